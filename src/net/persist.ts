/** Retries of reads: art that is still being rendered answers 503. */

const RETRY_FIRST_MS = 2000;
const RETRY_LAST_MS = 30_000;

/** Resolves after `ms` milliseconds, or at once when the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Runs a task until it succeeds, with exponential backoff. Resolves to undefined when the signal is aborted first. Only
 * for reads.
 */
export async function persist<Value>(signal: AbortSignal, task: () => Promise<Value>): Promise<Value | undefined> {
  for (let waitMs = RETRY_FIRST_MS; !signal.aborted; waitMs = Math.min(waitMs * 2, RETRY_LAST_MS)) {
    try {
      return await task();
    } catch {
      await pause(waitMs, signal);
    }
  }
  return undefined;
}
