/** Time limits for an avatar's pictures, and pauses between retries (specification: avatar, section 2.1). */
import { runtime } from '../shared/runtime/client.ts';
import * as timing from '../shared/runtime/timing.ts';

/** Limit for a sprite of the avatar image host, and for the first composite. */
export const firstLimitMs = (isOptimized: boolean): number => (isOptimized ? 10_000 : 15_000);
/** Limit for the composite that replaces a failed sprite. */
export const fallbackLimitMs = (isOptimized: boolean): number => (isOptimized ? 20_000 : 10_000);

const RETRY: timing.Backoff = { firstMs: 2000, maxMs: 30_000 };

/** Pause before the next retry of a hidden avatar: exponential, capped, since art that is rendered late takes minutes. */
export const retryDelayMs = (failures: number): number => timing.backoffMs(runtime, RETRY, failures);

/** Settles as `task` does, or rejects after `limitMs`. */
export const withTimeout = <Value>(limitMs: number, task: Promise<Value>): Promise<Value> =>
  timing.withTimeout(runtime, { limitMs, message: 'the avatar took too long' }, task);
