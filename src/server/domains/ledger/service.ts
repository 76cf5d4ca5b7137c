/**
 * Every change of coins, gems or honor goes through here: one ledger row in the same transaction as the change, with its
 * reason and what it belongs to. A balance is never negative and always the sum of its rows. Calls that must happen once
 * although they may arrive twice go through `runOnce`.
 */
import { createHash } from 'node:crypto';
import {
  COINS_PER_LEVEL,
  CURRENCIES,
  type Currency,
  FLOW_LEVEL_COINS_A_DAY,
  type LedgerReason,
  STARTING_COINS,
  STARTING_GEMS,
  STARTING_HONOR,
} from '../../../shared/rules/economy.ts';
import { levelOf } from '../../../shared/rules/honor.ts';
import type { Selectable } from 'kysely';
import type { Database, Executor } from '../../db/database.ts';
import type { LedgerTable } from '../../db/schema.ts';
import { DomainError } from '../../domain-error.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';

export interface BalanceChange {
  playerId: string;
  currency: Currency;
  /** Whole and signed; not 0. */
  amount: number;
  reason: LedgerReason;
  reference: string;
}

/**
 * Changes one balance inside the caller's transaction and returns the new one. Honor that reaches a level for the first
 * time pays the level's coins. Throws a DomainError `not-enough-<currency>` when the balance would become negative; the
 * caller's transaction must then be rolled back, which throwing out of it does.
 */
export async function changeBalance(transaction: Executor, change: BalanceChange): Promise<number> {
  if (!Number.isSafeInteger(change.amount) || change.amount === 0) {
    throw new RangeError(`a balance changes by a whole amount, not ${change.amount}`);
  }
  const balance = await repo.addToBalance(transaction, change.playerId, change.currency, change.amount);
  if (balance === null) {
    const code = `not-enough-${change.currency}`;
    throw new DomainError('conflict', `There are not enough ${change.currency} for this.`, {
      code,
      params: { currency: change.currency },
    });
  }
  await repo.insertEntry(transaction, { ...change, balanceAfter: balance, createdAt: runtime.now() });
  if (change.currency === 'honor' && change.amount > 0) await payLevels(transaction, change, levelOf(balance));
  return balance;
}

/** Opens the balances of a new player inside the caller's transaction and adds the starting grants, each as a ledger row. */
export async function openBalances(transaction: Executor, playerId: string): Promise<void> {
  await repo.insertBalance(transaction, playerId);
  const grants = { coins: STARTING_COINS, gems: STARTING_GEMS, honor: STARTING_HONOR };
  for (const currency of CURRENCIES) {
    const amount = grants[currency];
    if (amount === 0) continue;
    await changeBalance(transaction, { playerId, currency, amount, reason: 'starting-grant', reference: 'welcome' });
  }
}

/** Balances as the transaction sees them. Throws a DomainError when the player is deleted. */
export async function purseOf(transaction: Executor, playerId: string): Promise<{ coins: number; gems: number }> {
  const balance = await repo.balanceOf(transaction, playerId);
  if (balance === undefined) throw new DomainError('not-found', 'This player is no longer here.');
  return { coins: balance.coins, gems: balance.gems };
}

export type LedgerEntry = Selectable<LedgerTable>;

/** The ledger row that a refund undoes. Throws a DomainError when it does not exist or is a refund itself. */
export async function refundableEntry(transaction: Executor, entryId: number): Promise<LedgerEntry> {
  const entry = await repo.entryById(transaction, entryId);
  if (entry === null) throw new DomainError('not-found', `There is no row ${entryId} in the ledger.`);
  if (entry.reason === 'refund') throw new DomainError('conflict', `Row ${entryId} is a refund itself.`);
  return entry;
}

/** The newest purchase of an item by a player; null when the item cost nothing. */
export const lastPurchase = (transaction: Executor, playerId: string, itemId: string): Promise<LedgerEntry | null> =>
  repo.lastEntry(transaction, { playerId, reason: 'purchase', reference: itemId });

/**
 * Undoes the balance change of one ledger row by another row, once, and returns the new balance; null when the row was
 * refunded before. The player has to be locked.
 */
export async function refund(
  transaction: Executor,
  { id, playerId, currency, amount }: LedgerEntry,
): Promise<number | null> {
  const row = { playerId, reason: 'refund', reference: `of row ${id}` } as const;
  if (await repo.hasEntry(transaction, row)) return null;
  return await changeBalance(transaction, { ...row, currency, amount: -amount });
}

/** The newest rows of a player's ledger, one line each, oldest first. */
export async function describeLedger(db: Executor, playerId: string, limit: number): Promise<string[]> {
  const entries = await repo.entriesOf(db, playerId, limit);
  return entries.map(({ id, createdAt, amount, currency, balanceAfter, reason, reference }) => {
    const signed = amount > 0 ? `+${amount}` : String(amount);
    return `${id}  ${new Date(createdAt).toISOString()}  ${signed} ${currency} = ${balanceAfter}  ${reason} (${reference})`;
  });
}

async function payLevels(transaction: Executor, { playerId, reason }: BalanceChange, level: number): Promise<void> {
  const paidBefore = await repo.raisePaidLevel(transaction, playerId, level);
  if (paidBefore === null) return;
  const earned = (level - paidBefore) * COINS_PER_LEVEL;
  const amount = reason === 'flow-honor' ? Math.min(earned, await leftToday(transaction, playerId)) : earned;
  if (amount <= 0) return;
  await changeBalance(transaction, {
    playerId,
    currency: 'coins',
    amount,
    reason: 'level-reward',
    reference: level - paidBefore === 1 ? `level ${level}` : `levels ${paidBefore + 1} to ${level}`,
  });
}

/** Coins that levels may still pay today (UTC) to who plays for them. */
async function leftToday(transaction: Executor, playerId: string): Promise<number> {
  const today = new Date(runtime.now()).setUTCHours(0, 0, 0, 0);
  return FLOW_LEVEL_COINS_A_DAY - (await repo.sumSince(transaction, playerId, 'level-reward', today));
}

export interface OnceCall<Reply> {
  /** Whose keys these are, with the call's name: the same key of another player or call is another key. */
  scope: string;
  key: string;
  /** What was asked for: the same key with another request is refused. */
  request: unknown;
  run(transaction: Executor): Promise<Reply>;
}

/**
 * The first call with a key runs and stores its reply in the same transaction as its effects; later ones get that reply.
 * Two at once: the second waits for the first. A call that throws leaves no key behind, so that it may be tried again.
 * `Reply` must survive JSON.
 */
export function runOnce<Reply>(db: Database, call: OnceCall<Reply>): Promise<Reply> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(call.request) ?? '')
    .digest('hex');
  return db.transaction().execute(async (transaction) => {
    if (!(await repo.claimKey(transaction, call, requestHash))) {
      const earlier = await repo.earlierReply(transaction, call);
      if (earlier.requestHash !== requestHash) {
        throw new DomainError('conflict', 'This key was used for another request.', { code: 'key-reused' });
      }
      return JSON.parse(earlier.reply ?? 'null') as Reply;
    }
    const reply = await call.run(transaction);
    await repo.storeReply(transaction, call, JSON.stringify(reply));
    return reply;
  });
}

const KEY_LIFETIME_MS = 7 * 24 * 3600 * 1000;

/** Removes idempotency keys that nobody retries any more: those older than a week. */
export const forgetOldKeys = (db: Database): Promise<void> =>
  repo.deleteKeysBefore(db, runtime.now() - KEY_LIFETIME_MS);
