/** Work that waits until the browser has nothing else to do. */

/** Resolves after this time even when the browser is not idle. */
const IDLE_TIMEOUT_MS = 5000;

/** Safari has no idle callbacks. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 200);
  });
