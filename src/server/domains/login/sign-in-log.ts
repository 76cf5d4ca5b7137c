/**
 * Log lines of failed sign-ins. An operator sees that one account or one network is attacked, and not whose: both are hashes with a
 * key of this world, from which nobody without the key can compute an address.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Log } from '../../log.ts';
import { addressKey } from '../../plugins/rate-limits.ts';

export type SignInFailure = 'credentials' | 'too-many' | 'busy' | 'refused';

export interface SignInLogDeps {
  /** Of this world. */
  secret: string;
  log: Log;
  /** Called for each failure. */
  failed: (reason: SignInFailure) => void;
}

export interface Attempt {
  email: string;
  /** Address of the client. */
  address: string;
}

const HASH_LENGTH = 16;

/** Returns a function that logs a failed attempt. */
export function createSignInLog({ secret, log, failed }: SignInLogDeps) {
  // A key of its own: a hash of the log must be of no use elsewhere.
  const key = createHmac('sha256', secret).update('sign-in log').digest();
  const hash = (text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, HASH_LENGTH);
  return ({ email, address }: Attempt, reason: SignInFailure): void => {
    failed(reason);
    const account = hash(`account ${email.trim().toLowerCase()}`);
    log.warn({ reason, account, network: hash(`network ${networkOf(address)}`) }, 'a sign-in failed');
  };
}

/** The first 24 bits of an IPv4 address, 48 of an IPv6 address. */
function networkOf(address: string): string {
  const key = addressKey(address);
  return isIPv6(address) && key.includes(':')
    ? key.split(':').slice(0, 3).join(':')
    : key.split('.').slice(0, 3).join('.');
}
