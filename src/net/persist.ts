/** Asking again for what is not there yet: art that is still being rendered answers 503 for a while. */

const RETRY_FIRST_MS = 2000;
const RETRY_LAST_MS = 30_000;

/** Resolves after a while, or at once when the signal ends it. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Runs a task until it succeeds, waiting longer each time; undefined when the signal ended it before. Only for reading. */
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
