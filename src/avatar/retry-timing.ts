/** Time limits for an avatar's pictures, and pauses between retries (specification: avatar, section 2.1). */
import { runtime } from '../shared/runtime/client.ts';

/** Limit for a sprite of the avatar image host, and for the first composite. */
export const firstLimitMs = (isOptimized: boolean): number => (isOptimized ? 10_000 : 15_000);
/** Limit for the composite that replaces a failed sprite. */
export const fallbackLimitMs = (isOptimized: boolean): number => (isOptimized ? 20_000 : 10_000);

const RETRY_FIRST_MS = 2000;
const RETRY_MAX_MS = 30_000;

/** Pause before the next retry of a hidden avatar: exponential, capped, since art that is rendered late takes minutes. */
export const retryDelayMs = (failures: number): number => Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_MAX_MS);

/** Settles as `task` does, or rejects after `limitMs`. */
export function withTimeout<Value>(limitMs: number, task: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = runtime.setTimeout(() => reject(new Error('the avatar took too long')), limitMs);
    task.then(resolve, reject).finally(cancel);
  });
}
