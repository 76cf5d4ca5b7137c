/** Daily limits of new accounts, against spam from throwaway accounts. */
import { DomainError } from './domain-error.ts';
import { runtime } from './runtime.ts';
import { sentence } from '../shared/rules/sentence.ts';

const DAY_MS = 24 * 3600 * 1000;
const NEW_FOR_MS = 7 * DAY_MS;
const MAILS_A_DAY = 50;
const FRIEND_REQUESTS_A_DAY = 30;

/**
 * Throws a DomainError when a new account has reached its daily limit. `countSince` counts from a time (epoch
 * milliseconds).
 */
export async function limitNewAccount(
  player: { createdAt: number },
  what: 'mails' | 'friend requests',
  countSince: (since: number) => Promise<number>,
): Promise<void> {
  const now = runtime.now();
  if (player.createdAt < now - NEW_FOR_MS) return;
  const limit = what === 'mails' ? MAILS_A_DAY : FRIEND_REQUESTS_A_DAY;
  if ((await countSince(now - DAY_MS)) < limit) return;
  const message = sentence('newPlayersCanSendLimit', { limit, what });
  throw new DomainError('too-many', message, {
    code: 'new-account-limit',
    params: { limit, what },
    retryAfterS: DAY_MS / 1000,
  });
}
