/** How long the pictures of an avatar may take, and when to ask again (specification: avatar, section 2.1). */

/** A sprite of the avatar image host, or the first composition. */
export const firstLimitMs = (isOptimized: boolean): number => (isOptimized ? 10_000 : 15_000);
/** The composition that stands in for what the host failed to give. */
export const fallbackLimitMs = (isOptimized: boolean): number => (isOptimized ? 20_000 : 10_000);

const AGAIN_FIRST_MS = 2000;
const AGAIN_LAST_MS = 30_000;

/** Pause before a hidden avatar is tried again: art that is still being rendered comes within minutes. */
export const againAfterMs = (failures: number): number => Math.min(AGAIN_FIRST_MS * 2 ** failures, AGAIN_LAST_MS);

/** The task's answer, or a rejection once `limitMs` have passed. */
export function within<Value>(limitMs: number, task: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the avatar took too long')), limitMs);
    task.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
