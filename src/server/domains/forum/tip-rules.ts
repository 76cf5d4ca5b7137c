/** Rules against farming by tips: who may tip, and how much a player receives a day. */
import { TIPS_RECEIVED_A_DAY } from '../../../shared/rules/economy.ts';
import type { Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerRecord } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { receivedToday } from '../ledger/service.ts';
import { isUnverified } from '../login/service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

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
    const message = sentence('youCanTipWhenYour', { days: sentence('partAge', { count: days }) });
    throw new DomainError('forbidden', message, { code: 'account-too-new', params: { days } });
  }
  if (!verifiesEmail || !(await isUnverified(db, player.id))) return;
  const message = sentence('pleaseConfirmYourEMail');
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
  const message = sentence('usernameHasReceivedAsMany', { username });
  throw new DomainError('conflict', message, { code: 'tips-of-the-day', params: { username } });
}
