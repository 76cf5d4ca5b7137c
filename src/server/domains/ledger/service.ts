/**
 * All changes of coins, gems and honor. Each change adds one ledger row with reason and reference in the same
 * transaction. A balance is never negative and equals the sum of its rows. `runOnce` makes calls idempotent. Owns the
 * tables of balances, ledger rows and idempotency keys.
 */
import { createHash } from 'node:crypto';
import {
  COINS_PER_LEVEL,
  CURRENCIES,
  type Currency,
  EARNED_REASONS,
  LEVEL_COINS_A_DAY,
  type LedgerReason,
  STARTING_COINS,
  STARTING_GEMS,
  STARTING_HONOR,
} from '../../../shared/rules/economy.ts';
import { levelOf } from '../../../shared/rules/honor.ts';
import type { Selectable } from 'kysely';
import { noteChange, noteReward } from '../../db/changes.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { LedgerTable } from '../../db/schema.ts';
import { DomainError } from '../../domain-error.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { OperatorText } from '../../sentences.ts';

export interface BalanceChange {
  playerId: string;
  currency: Currency;
  /** Signed integer, not 0. */
  amount: number;
  reason: LedgerReason;
  reference: string;
}

/**
 * Changes one balance inside the caller's transaction and returns the new one. Honor that reaches a level for the first
 * time pays the level's coins. Throws a DomainError `not-enough-<currency>` when the balance would become negative. The
 * caller must not catch it inside the transaction, so that the transaction is rolled back.
 */
export async function changeBalance(transaction: Executor, change: BalanceChange): Promise<number> {
  if (!Number.isSafeInteger(change.amount) || change.amount === 0) {
    throw new RangeError(`the amount of a balance change must be a non-zero integer, not ${change.amount}`);
  }
  const balance = await repo.addToBalance(transaction, change.playerId, change.currency, change.amount);
  if (balance === null) {
    const code = `not-enough-${change.currency}`;
    throw new DomainError('conflict', sentence('thereAreNotEnoughCurrency', { currency: change.currency }), {
      code,
      params: { currency: change.currency },
    });
  }
  await repo.insertEntry(transaction, { ...change, balanceAfter: balance, createdAt: runtime.now() });
  if (change.currency === 'honor' && change.amount > 0) await payLevels(transaction, change, levelOf(balance));
  return balance;
}

/** Opens the balances of a new player inside the caller's transaction. Adds one ledger row for each starting grant. */
export async function openBalances(transaction: Executor, playerId: string): Promise<void> {
  await repo.insertBalance(transaction, playerId);
  const grants = { coins: STARTING_COINS, gems: STARTING_GEMS, honor: STARTING_HONOR };
  for (const currency of CURRENCIES) {
    const amount = grants[currency];
    if (amount === 0) continue;
    await changeBalance(transaction, { playerId, currency, amount, reason: 'starting-grant', reference: 'welcome' });
  }
}

/** Locks the balances of a locked player. */
export const holdBalance = (transaction: Executor, playerId: string) => repo.lockBalance(transaction, playerId);

/** What a player can spend. */
export interface Purse {
  coins: number;
  gems: number;
}

/** Nothing for a deleted player. */
export const purseOf = async (db: Executor, playerId: string): Promise<Purse> =>
  (await repo.purseOf(db, playerId)) ?? { coins: 0, gems: 0 };

export interface Charge {
  currency: 'coins' | 'gems';
  /** Above 0. */
  amount: number;
  reference: string;
}

/**
 * The statements by which a player whose balances are held pays from `purse`, which is at least the sum; none without charges.
 * `paid` returns a row.
 */
export function payment(
  transaction: Executor,
  playerId: string,
  { purse, charges, reason }: { purse: Purse; charges: readonly Charge[]; reason: LedgerReason },
) {
  if (charges.length === 0) return { paid: undefined, entries: undefined };
  const rest = { ...purse };
  const createdAt = runtime.now();
  const entries = charges.map(({ currency, amount, reference }) => {
    rest[currency] -= amount;
    return { playerId, currency, amount: -amount, balanceAfter: rest[currency], reason, reference, createdAt };
  });
  noteChange(transaction, 'balance', playerId);
  return {
    paid: repo.subtract(transaction, playerId, { coins: purse.coins - rest.coins, gems: purse.gems - rest.gems }),
    entries: repo.insertEntries(transaction, entries),
  };
}

export type LedgerEntry = Selectable<LedgerTable>;

/** The ledger row to refund. Throws a DomainError when it does not exist or is a refund itself. */
export async function refundableEntry(transaction: Executor, entryId: number): Promise<LedgerEntry> {
  const entry = await repo.entryById(transaction, entryId);
  const params = { row: entryId };
  if (entry === null)
    throw new DomainError('not-found', new OperatorText(`There is no row ${entryId} in the ledger.`), { params });
  if (entry.reason === 'refund')
    throw new DomainError('conflict', new OperatorText(`Row ${entryId} is a refund itself.`), { params });
  return entry;
}

/** The newest purchase of an item by a player; null for a free item. */
export const lastPurchase = (transaction: Executor, playerId: string, itemId: string): Promise<LedgerEntry | null> =>
  repo.lastEntry(transaction, { playerId, reason: 'purchase', reference: itemId });

/** The newest pieces that a player bought in sets, newest first. */
export const lastPiecesOfSets = (db: Executor, playerId: string, limit: number): Promise<LedgerEntry[]> =>
  repo.entriesFor(db, playerId, { reasons: ['set'], before: null, limit });

/** The newest row about an item that a player paid for a friend. */
export const lastGift = (transaction: Executor, playerId: string, itemId: string): Promise<LedgerEntry | null> =>
  repo.lastEntry(transaction, { playerId, reason: 'gift', reference: itemId });

/**
 * What a player can still spend on gifts: what was earned (`EARNED_REASONS`), less what was spent on gifts. The first walk's honor
 * reaches the first level, whose coins are a grant too. Never more than the balances.
 */
export async function giftPurse(db: Executor, playerId: string, { coins, gems }: Purse): Promise<Purse> {
  const earned = await repo.balanceOfGifts(db, playerId, EARNED_REASONS);
  const walked = (await repo.hasEntry(db, { playerId, reason: 'first-walk' })) ? COINS_PER_LEVEL : 0;
  return {
    coins: Math.max(0, Math.min(coins, earned.coins - walked)),
    gems: Math.max(0, Math.min(gems, earned.gems)),
  };
}

/** The row of the ledger with this number; null when there is none. */
export const entryOf = (transaction: Executor, id: number): Promise<LedgerEntry | null> =>
  repo.entryById(transaction, id);

/**
 * Reverts the balance change of a ledger row by an additional row and returns the new balance. Returns null when the
 * row was refunded before. The player must be locked.
 */
export async function refund(
  transaction: Executor,
  { id, playerId, currency, amount }: LedgerEntry,
): Promise<number | null> {
  const row = { playerId, reason: 'refund', reference: referenceOf(id) } as const;
  if (await repo.hasEntry(transaction, row)) return null;
  return await changeBalance(transaction, { ...row, currency, amount: -amount });
}

/** What a refund of a row has as its reference, and back; null for another reference. */
const referenceOf = (id: number): string => `of row ${id}`;
const refundedId = (reference: string): number | null => {
  const id = /^of row (\d+)$/.exec(reference)?.[1];
  return id === undefined ? null : Number(id);
};

const BOUGHT: ReadonlySet<LedgerReason> = new Set(['purchase', 'set', 'gift']);

/** A purchase, for oneself or a friend, or the refund of one. */
export interface PurchaseEntry {
  entry: LedgerEntry;
  /** The purchase itself, of a refund the one that it reverses. */
  purchase: LedgerEntry;
}

/** The newest purchases of a player and their refunds, newest first, below the entry `before` if it is given. */
export async function purchasesOf(
  db: Executor,
  playerId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ entries: PurchaseEntry[]; hasMore: boolean }> {
  const rows = await repo.entriesFor(db, playerId, {
    reasons: ['purchase', 'set', 'gift', 'refund'],
    before,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const refunded = shown.flatMap(({ reason, reference }) => (reason === 'refund' ? (refundedId(reference) ?? []) : []));
  const originals = new Map((await repo.entriesByIds(db, playerId, refunded)).map((row) => [row.id, row]));
  const entries = shown.flatMap((entry) => {
    const purchase = entry.reason === 'refund' ? originals.get(refundedId(entry.reference) ?? -1) : entry;
    return purchase !== undefined && BOUGHT.has(purchase.reason) ? [{ entry, purchase }] : [];
  });
  return { entries, hasMore: rows.length > limit };
}

/** The references of those purchases of these items that were refunded at or after a time (epoch ms). */
export async function refundedSince(
  db: Executor,
  playerId: string,
  { itemIds, since }: { itemIds: readonly string[]; since: number },
): Promise<Set<string>> {
  const bought = await repo.entriesReferring(db, playerId, { reason: 'purchase', references: itemIds, since: 0 });
  const references = bought.map(({ id }) => referenceOf(id));
  const refunds = await repo.entriesReferring(db, playerId, { reason: 'refund', references, since });
  const ids = new Set(refunds.map(({ reference }) => refundedId(reference)));
  return new Set(bought.filter(({ id }) => ids.has(id)).map(({ reference }) => reference));
}

/** The newest rows of a player's ledger as text, one line per row, oldest first. */
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
  const isGranted = reason === 'admin-grant';
  const amount = isGranted ? earned : Math.min(earned, await remainingToday(transaction, playerId));
  const isWalk = reason === 'first-walk';
  noteReward(transaction, playerId, { kind: 'level', level, coins: Math.max(0, amount), ...(isWalk && { isWalk }) });
  if (amount <= 0) return;
  await changeBalance(transaction, {
    playerId,
    currency: 'coins',
    amount,
    reason: isGranted ? 'level-grant' : 'level-reward',
    reference: level - paidBefore === 1 ? `level ${level}` : `levels ${paidBefore + 1} to ${level}`,
  });
}

/** Coins that earned honor can still pay today (UTC) for reached levels. */
async function remainingToday(transaction: Executor, playerId: string): Promise<number> {
  return LEVEL_COINS_A_DAY - (await receivedToday(transaction, playerId, 'level-reward'));
}

/** What the player received for a reason today (UTC), of all currencies together. */
export function receivedToday(transaction: Executor, playerId: string, reason: LedgerReason): Promise<number> {
  const today = new Date(runtime.now()).setUTCHours(0, 0, 0, 0);
  return repo.receivedSince(transaction, playerId, reason, today);
}

/** A payer, and the call whose reply is stored with the new balances; null: no reply is stored. */
export interface Paying {
  playerId: string;
  call: (Call & { reply: object }) | null;
}

/** The parts of one statement by which players pay, on PostgreSQL, see `paymentParts`. Who does not pay has no row in `paid`. */
export const paymentAtOnce = ({
  payments,
  ...more
}: Omit<repo.PaymentParts, 'payments'> & { payments: readonly Paying[] }): ReturnType<typeof repo.paymentParts> =>
  repo.paymentParts({
    ...more,
    payments: payments.map(({ playerId, call }) => {
      if (call === null) return { playerId, call };
      const { scope, key, reply } = call;
      return { playerId, call: { scope, key, requestHash: hashOf(call), reply } };
    }),
  });

/** A payer of a group, with what the player has, which is at least the sum of the charges. */
export type GroupPayment = Paying & { purse: Purse; charges: readonly Charge[] };

/**
 * Makes the payments of different players in a transaction on SQLite, and stores the replies of their calls, whose keys are unused. It
 * notes nothing: that is left to the caller.
 */
export async function payTogether(
  transaction: Executor,
  { payments, reason }: { payments: readonly GroupPayment[]; reason: LedgerReason },
): Promise<void> {
  const createdAt = runtime.now();
  const rows: repo.GroupRows = { balances: [], entries: [], replies: [] };
  for (const { playerId, purse, charges, call } of payments) {
    const rest = { coins: purse.coins, gems: purse.gems };
    for (const { currency, amount, reference } of charges) {
      rest[currency] -= amount;
      rows.entries.push({
        playerId,
        currency,
        amount: -amount,
        balanceAfter: rest[currency],
        reason,
        reference,
        createdAt,
      });
    }
    if (charges.length > 0) rows.balances.push({ playerId, ...rest });
    if (call === null) continue;
    const { scope, key, reply } = call;
    rows.replies.push({
      scope,
      key,
      requestHash: hashOf(call),
      reply: JSON.stringify({ ...reply, ...rest }),
      createdAt,
    });
  }
  await repo.writeTogether(transaction, rows);
}

/** Notes a payment that was made at once. */
export const notePayment = (db: Database, playerId: string): void => noteChange(db, 'balance', playerId);

export interface Call {
  /** Player id and name of the call. Keys are unique within a scope. */
  scope: string;
  key: string;
  /** Parameters of the call. The same key with other parameters is rejected. */
  request: unknown;
}

export interface IdempotentCall<Reply> extends Call {
  run(transaction: Executor): Promise<Reply>;
}

/**
 * Runs the first call with a key and stores its reply in the same transaction. Later calls return the stored reply. A
 * concurrent call waits for the first. A call that throws stores no key, so it can be retried. `Reply` must be
 * serializable as JSON.
 */
export function runOnce<Reply>(db: Database, { run, ...call }: IdempotentCall<Reply>): Promise<Reply> {
  return db.transaction().execute(async (transaction) => {
    if ((await claimCall(transaction, call).execute()).length === 0) return await earlierReply(transaction, call);
    const reply = await run(transaction);
    await keepReply(transaction, call, reply).execute();
    return reply;
  });
}

/** The statement that claims the key of a call. It returns no row when the key was used before, and waits for a concurrent call. */
export const claimCall = (transaction: Executor, call: Call) => repo.claimKey(transaction, call, hashOf(call));

/** The reply that a call with a used key had. Throws a DomainError when its parameters were others. */
export async function earlierReply<Reply>(transaction: Executor, call: Call): Promise<Reply> {
  const stored = await repo.storedReply(transaction, call);
  if (stored.requestHash !== hashOf(call)) {
    throw new DomainError('conflict', sentence('thisKeyWasUsedFor'), { code: 'key-reused' });
  }
  return JSON.parse(stored.reply ?? 'null') as Reply;
}

/** The statement that stores the reply of a call whose key is claimed. */
export const keepReply = (transaction: Executor, call: Call, reply: unknown) =>
  repo.storeReply(transaction, call, JSON.stringify(reply));

const hashOf = ({ request }: Call): string =>
  createHash('sha256')
    .update(JSON.stringify(request) ?? '')
    .digest('hex');

const KEY_LIFETIME_MS = 7 * 24 * 3600 * 1000;

/** Deletes idempotency keys older than a week, the maximum age of a retry. */
export const deleteExpiredKeys = (db: Database): Promise<void> =>
  repo.deleteKeysBefore(db, runtime.now() - KEY_LIFETIME_MS);
