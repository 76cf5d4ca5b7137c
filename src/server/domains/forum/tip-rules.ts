/** Rules against farming by tips: who may tip, and how much a player receives a day. */
import { TIPS_RECEIVED_A_DAY } from '../../../shared/rules/economy.ts';
import type { Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerRecord } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { receivedToday } from '../ledger/service.ts';
import { isUnverified } from '../login/service.ts';

export interface TipRules {
  /** Minimum age of the account that tips. */
  tipMinAgeDays: number;
  /** Accounts that were asked to confirm their e-mail address tip only after it. */
  verifiesEmail: boolean;
}

const DAY_MS = 24 * 3600 * 1000;

/** Throws a DomainError when the player may not tip yet. */
export async function refuseTipper(db: Executor, player: PlayerRecord, rules: TipRules): Promise<void> {
  const { tipMinAgeDays: days, verifiesEmail } = rules;
  if (runtime.now() - player.createdAt < days * DAY_MS) {
    const message = `You can tip when your account is ${days === 1 ? 'a day' : `${days} days`} old.`;
    throw new DomainError('forbidden', message, { code: 'account-too-new', params: { days } });
  }
  if (!verifiesEmail || !(await isUnverified(db, player.id))) return;
  const message =
    'Please confirm your e-mail address before you tip: open the link in our mail. Your profile can send it again.';
  throw new DomainError('forbidden', message, { code: 'email-not-confirmed' });
}

/** Throws a DomainError when the author would receive more than the maximum a day. The author must be locked. */
export async function refuseBeyondDailyTips(
  transaction: Executor,
  author: { id: string; username: string },
  coins: number,
): Promise<void> {
  if ((await receivedToday(transaction, author.id, 'forum-tip')) + coins <= TIPS_RECEIVED_A_DAY) return;
  const { username } = author;
  const message = `${username} has received as many tips today as a player can. Please come back tomorrow.`;
  throw new DomainError('conflict', message, { code: 'tips-of-the-day', params: { username } });
}
