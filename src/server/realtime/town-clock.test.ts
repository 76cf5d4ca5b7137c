/** The town's clock while the machine's clock is set, and after a restart. */
import { expect, it } from 'vitest';
import { townClock, WEEK_MS } from './town-clock.ts';

const STARTED = Date.UTC(2026, 10, 25);

it('runs with the monotonic clock and ignores that the machine’s clock is set', () => {
  const runtime = { wallMs: STARTED, upMs: 5000, now: () => runtime.wallMs, monotonic: () => runtime.upMs };
  const now = townClock(runtime);
  expect(now()).toBe(STARTED % WEEK_MS);
  Object.assign(runtime, { wallMs: STARTED - 3_600_000, upMs: 5250 });
  expect(now()).toBe((STARTED % WEEK_MS) + 250);
});

it('goes on in the next process', () => {
  const before = townClock({ now: () => STARTED, monotonic: () => 90_000 });
  const after = townClock({ now: () => STARTED + 4000, monotonic: () => 700 });
  expect(after() - before()).toBe(4000);
});
