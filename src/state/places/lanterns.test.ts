/** The server's date clock on this page: by the town's clock, and by the page's own without it. */
import { afterEach, expect, it } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { FEATURE_WALKS } from '../../shared/realtime/events.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { joinWalks, loseWalks } from '../session/town-walks.ts';
import { epochAt, epochNow, takeLanterns } from './lanterns.ts';

const SERVER = Date.parse('2026-11-24T12:00:00Z');
const socket = { send: () => undefined, reconnect: () => undefined, close: () => undefined, retire: () => undefined };

afterEach(loseWalks);

it("is the server's, whatever the page's clock says", () => {
  const time = replaceRuntime(runtime, { nowMs: SERVER - 3_600_000 });
  takeLanterns({ nowMs: SERVER, townMs: 5000, day: 20781, found: [] });
  time.advance(1500);
  expect(epochNow()).toBe(SERVER + 1500);
  expect(epochAt(runtime.monotonic() + 200)).toBe(SERVER + 1700);
});

it("follows the town's clock, so that a late message does not make it late", () => {
  const time = replaceRuntime(runtime);
  joinWalks(socket, [FEATURE_WALKS], 5000);
  time.advance(400);
  // Sent at 5000 of the town's clock, and 400 ms under way.
  takeLanterns({ nowMs: SERVER, townMs: 5000, day: 20781, found: [] });
  expect(epochNow()).toBe(SERVER + 400);
});
