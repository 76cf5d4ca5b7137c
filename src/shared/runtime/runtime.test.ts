import { describe, expect, it } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { platformRuntime, randomId, randomUuid } from './runtime.ts';
import { sleep } from './timing.ts';

describe('the platform runtime', () => {
  it('returns different ids in the documented formats', () => {
    const runtime = platformRuntime();
    const ids = Array.from({ length: 50 }, () => randomUuid(runtime));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(50);
    expect(randomId(runtime)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('cancels a timeout and an interval', async () => {
    const runtime = platformRuntime();
    let calls = 0;
    runtime.setTimeout(() => calls++, 1)();
    runtime.setInterval(() => calls++, 1)();
    await sleep(runtime, 20);
    expect(calls).toBe(0);
  });
});

describe('a replaced runtime', () => {
  const runtime = platformRuntime();

  it('moves both clocks and runs timers in order, only when advanced', () => {
    const clock = replaceRuntime(runtime, { nowMs: 1000 });
    const calls: string[] = [];
    const stop = runtime.setInterval(() => calls.push(`every ${runtime.monotonic()}`), 40);
    runtime.setTimeout(() => calls.push(`once ${runtime.now()}`), 50);
    expect(calls).toEqual([]);
    clock.advance(90);
    expect(calls).toEqual(['every 40', 'once 1050', 'every 80']);
    expect(runtime.now()).toBe(1090);
    stop();
    expect(clock.pendingTimers()).toBe(0);
  });

  it('repeats its randomness for the same seed', () => {
    replaceRuntime(runtime, { seed: 7 });
    const first = [runtime.random(), ...runtime.randomBytes(3)];
    replaceRuntime(runtime, { seed: 7 });
    expect([runtime.random(), ...runtime.randomBytes(3)]).toEqual(first);
  });

  it('is the platform again after the test', () => {
    expect(Math.abs(runtime.now() - Date.now())).toBeLessThan(60_000);
  });
});
