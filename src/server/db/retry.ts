/**
 * Runs transactions and single statements again that PostgreSQL undid because of others: a deadlock, or a serialization failure. SQLite has neither, because
 * its transactions run one after the other. Owns no state.
 */
import { DomainError } from '../domain-error.ts';
import { runtime } from '../runtime.ts';
import { sentence } from '../../shared/rules/sentence.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** Attempts in all. */
const ATTEMPTS = 5;
/** The longest wait before the second attempt; it doubles with each further one. */
const FIRST_WAIT_MS = 20;
const RETRY_AFTER_S = 1;

/** Whether the database undid the transaction because of others, so that it may succeed when it runs again. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK;
}

/**
 * Calls `run`, which runs one whole transaction or a statement outside any, until it succeeds, at most five times. The waits are random, so that transactions
 * that hindered each other do not meet again. Rejects with a DomainError when all attempts failed, and at once with any other error.
 */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === ATTEMPTS) {
        const details = { code: 'busy', cause: error, retryAfterS: RETRY_AFTER_S };
        throw new DomainError('unavailable', sentence('theDatabaseDoesNotAnswer'), details);
      }
    }
    const waitMs = runtime.random() * FIRST_WAIT_MS * 2 ** (attempt - 1);
    await new Promise<void>((resolve) => void runtime.setTimeout(resolve, waitMs));
  }
}
