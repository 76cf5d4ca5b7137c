/** Password hashing with argon2id on the thread pool. Owns no state. */
import { hash, verify } from '@node-rs/argon2';

export interface PasswordCost {
  memoryKib: number;
  iterations: number;
}

/** OWASP's recommendation for argon2id with a parallelism of 1. */
export const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, iterations: 2 };

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

/** argon2id is the library's default. Only tests use a lower `cost`. A stored hash contains its own cost. */
export function createPasswords(cost: PasswordCost): Passwords {
  const options = {
    memoryCost: cost.memoryKib,
    timeCost: cost.iterations,
    parallelism: 1,
  };
  return {
    hash: (password) => hash(password, options),
    verify: (stored) => verify(stored.hash, stored.password),
  };
}
