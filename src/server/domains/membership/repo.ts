/**
 * SQL of memberships: one row for each level of a player, with its end (the player's row has the highest level); of the
 * stock of limited bundles; of received events; and of unfulfilled payments.
 */
import type { Executor } from '../../db/database.ts';
import type { PaymentIssueTable } from '../../db/schema-payments.ts';

export interface Period {
  level: number;
  /** Epoch milliseconds; null: without an end */
  until: number | null;
}

export const periodsOf = (db: Executor, playerId: string): Promise<Period[]> =>
  db.selectFrom('membership_period').select(['level', 'until']).where('playerId', '=', playerId).execute();

export async function putPeriod(db: Executor, playerId: string, { level, until }: Period): Promise<void> {
  await db
    .insertInto('membership_period')
    .values({ playerId, level, until })
    .onConflict((conflict) => conflict.columns(['playerId', 'level']).doUpdateSet({ until }))
    .execute();
}

export async function dropPeriods(db: Executor, playerId: string): Promise<void> {
  await db.deleteFrom('membership_period').where('playerId', '=', playerId).execute();
}

/** Returns false when the player has no membership of this level without an end. */
export async function dropLifetime(db: Executor, playerId: string, level: number): Promise<boolean> {
  const dropped = await db
    .deleteFrom('membership_period')
    .where('playerId', '=', playerId)
    .where('level', '=', level)
    .where('until', 'is', null)
    .returning('level')
    .executeTakeFirst();
  return dropped !== undefined;
}

export async function dropEndedPeriods(db: Executor, playerId: string, now: number): Promise<void> {
  await db
    .deleteFrom('membership_period')
    .where('playerId', '=', playerId)
    .where('until', 'is not', null)
    .where('until', '<=', now)
    .execute();
}

/** Counts one sale; returns false when `limit` is reached. The row's lock serialises concurrent payments. */
export async function takeBundle(db: Executor, bundle: string, limit: number): Promise<boolean> {
  await db
    .insertInto('bundle_stock')
    .values({ bundle, sold: 0 })
    .onConflict((conflict) => conflict.column('bundle').doNothing())
    .execute();
  const taken = await db
    .updateTable('bundle_stock')
    .set((eb) => ({ sold: eb('sold', '+', 1) }))
    .where('bundle', '=', bundle)
    .where('sold', '<', limit)
    .returning('sold')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Takes back the count of one sale. */
export async function returnBundle(db: Executor, bundle: string): Promise<void> {
  await db
    .updateTable('bundle_stock')
    .set((eb) => ({ sold: eb('sold', '-', 1) }))
    .where('bundle', '=', bundle)
    .where('sold', '>', 0)
    .execute();
}

/** Bundles without sales may be missing. */
export const soldBundles = (db: Executor) => db.selectFrom('bundle_stock').selectAll().execute();

export async function insertIssue(db: Executor, issue: Omit<PaymentIssueTable, 'settledAt'>): Promise<void> {
  await db
    .insertInto('payment_issue')
    .values({ ...issue, settledAt: null })
    .execute();
}

/** The newest `limit` issues, oldest first. */
export async function newestIssues(db: Executor, limit: number) {
  const rows = await db
    .selectFrom('payment_issue')
    .leftJoin('player', 'player.id', 'payment_issue.playerId')
    .selectAll('payment_issue')
    .select('player.username')
    .orderBy('payment_issue.createdAt', 'desc')
    .orderBy('payment_issue.eventId', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

export const issuesOf = (db: Executor, playerId: string) =>
  db
    .selectFrom('payment_issue')
    .select(['offer', 'reason', 'createdAt', 'settledAt'])
    .where('playerId', '=', playerId)
    .orderBy('createdAt')
    .execute();

export const issueById = (db: Executor, eventId: string) =>
  db.selectFrom('payment_issue').selectAll().where('eventId', '=', eventId).executeTakeFirst();

/** Returns false when the issue is already settled. */
export async function settleIssue(db: Executor, eventId: string, settledAt: number): Promise<boolean> {
  const settled = await db
    .updateTable('payment_issue')
    .set({ settledAt })
    .where('eventId', '=', eventId)
    .where('settledAt', 'is', null)
    .returning('eventId')
    .executeTakeFirst();
  return settled !== undefined;
}

/** Returns false when the event was received before. A concurrent call with the same event waits for the first. */
export async function insertEvent(db: Executor, id: string, receivedAt: number): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_event')
    .values({ id, receivedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Stores the events of calls with keys of `scope`. */
export async function insertEventsOfKeys(db: Executor, scope: string): Promise<void> {
  await db
    .insertInto('payment_event')
    .columns(['id', 'receivedAt'])
    .expression((eb) => eb.selectFrom('idempotency_key').select(['key', 'createdAt']).where('scope', '=', scope))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The ids of the players whose displayed membership ended at or before `now` (epoch milliseconds). */
export async function endedMembers(db: Executor, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('player')
    .select('id')
    .where('membershipUntil', 'is not', null)
    .where('membershipUntil', '<=', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the displayed membership of the player ended at or before `now` (epoch milliseconds). */
export async function hasEnded(db: Executor, playerId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .where('membershipUntil', 'is not', null)
    .where('membershipUntil', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}
