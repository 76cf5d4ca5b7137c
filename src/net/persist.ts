/** Retries of reads: art that is still being rendered answers 503. */
import { runtime } from '../shared/runtime/client.ts';
import { retry } from '../shared/runtime/timing.ts';

const RETRY_FIRST_MS = 2000;
const RETRY_MAX_MS = 30_000;

/**
 * Runs a task until it succeeds, with exponential backoff. Resolves to undefined when the signal is aborted first. Only
 * for reads.
 */
export async function persist<Value>(signal: AbortSignal, task: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await retry(runtime, { firstMs: RETRY_FIRST_MS, maxMs: RETRY_MAX_MS, signal }, task);
  } catch {
    // Only an abort ends the retries.
    return undefined;
  }
}
