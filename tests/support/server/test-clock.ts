/**
 * A shortened clock: the server's clocks go on at once to the next minute of the hour that a test names, for example 50.5. Timers and
 * connections stay as they are: what happens in the town by its clock is there, as if the players had paused until then.
 */
import process from 'node:process';
import { runtime } from '../../../src/server/runtime.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface ClockMessage {
  toMinute: number;
}

/** In the server: obeys the messages of the process that started it. */
export function listenToTestClock(): void {
  const { now, monotonic } = runtime;
  let aheadMs = 0;
  runtime.now = () => now() + aheadMs;
  runtime.monotonic = () => monotonic() + aheadMs;
  process.on('message', ({ toMinute }: ClockMessage) => {
    const sinceMs = (runtime.now() - toMinute * MINUTE_MS) % HOUR_MS;
    aheadMs += HOUR_MS - sinceMs;
    process.send?.({ toMinute } satisfies ClockMessage);
  });
}
