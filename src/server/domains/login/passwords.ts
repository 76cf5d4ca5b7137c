/**
 * Password hashing with argon2id on the thread pool, with a queue of its own: sign-ins never take all threads, which also
 * read files, and a flood of them is refused instead of waiting. Owns the queue.
 */
import { hash, verify } from '@node-rs/argon2';
import { BoundedQueue, type QueueLimits } from '../../bounded-queue.ts';
import { DomainError } from '../../domain-error.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface PasswordCost {
  memoryKib: number;
  iterations: number;
}

/** OWASP's recommendation for argon2id with a parallelism of 1. */
export const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, iterations: 2 };

/** Half of the pool's threads. A household of 300 players who sign in at once waits four seconds. */
const PASSWORD_QUEUE: QueueLimits = { concurrency: 2, waitingMax: 300 };
const RETRY_AFTER_S = 3;

/** Both reject with a DomainError with Retry-After when too many calls wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

/** argon2id is the library's default. Only tests use lower values. A stored hash contains its own cost. */
export function createPasswords(cost: PasswordCost, limits: QueueLimits = PASSWORD_QUEUE): Passwords {
  const queue = new BoundedQueue(limits, tooBusy);
  const options = {
    memoryCost: cost.memoryKib,
    timeCost: cost.iterations,
    parallelism: 1,
  };
  return {
    hash: (password) => queue.run(() => hash(password, options)),
    verify: (stored) => queue.run(() => verify(stored.hash, stored.password)),
  };
}

const tooBusy = (): DomainError =>
  new DomainError('unavailable', sentence('tooManyPlayersAreSigning'), {
    code: 'busy',
    retryAfterS: RETRY_AFTER_S,
  });
