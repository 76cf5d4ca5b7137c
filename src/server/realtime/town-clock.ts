/**
 * The town's clock: the time of day when the process began, advanced by the monotonic clock. It never jumps while the server runs,
 * and goes on after a restart, so that all that clients compute from it, such as where the townsfolk are, goes on too.
 */
import type { Runtime } from '../../shared/runtime/runtime.ts';

/** Milliseconds. */
export function townClock(runtime: Pick<Runtime, 'now' | 'monotonic'>): () => number {
  const originMs = runtime.now() - runtime.monotonic();
  return () => originMs + runtime.monotonic();
}
