/**
 * The town's clock: the time of the week when the process began, in UTC, advanced by the monotonic clock. It never jumps while the
 * server runs, and goes on after a restart in the same week. Clients get the full time of day with their lanterns; counted since
 * 1970, the times in their messages would be longer.
 */
import type { Runtime } from '../../shared/runtime/runtime.ts';

export const WEEK_MS = 7 * 24 * 3_600_000;

/** Milliseconds. */
export function townClock(runtime: Pick<Runtime, 'now' | 'monotonic'>): () => number {
  const originMs = (runtime.now() % WEEK_MS) - runtime.monotonic();
  return () => originMs + runtime.monotonic();
}
