/** SQL of balances, ledger rows and idempotency keys. Conditional updates prevent negative balances. */
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Currency, LedgerReason } from '../../../shared/rules/economy.ts';
import { noteChange } from '../../db/changes.ts';
import type { Executor } from '../../db/database.ts';
import type { IdempotencyKeyTable, LedgerTable } from '../../db/schema.ts';
import { runtime } from '../../runtime.ts';

/** Inserts the balances of a new player, all 0. */
export async function insertBalance(db: Executor, playerId: string): Promise<void> {
  await db.insertInto('balance').values({ playerId, coins: 0, gems: 0, honor: 0, paidLevel: 0 }).execute();
}

/** Returns the new balance; null when the player is unknown or the balance would be negative. */
export async function addToBalance(
  db: Executor,
  playerId: string,
  currency: Currency,
  amount: number,
): Promise<number | null> {
  const row = await db
    .updateTable('balance')
    .set({ [currency]: sql`${sql.ref(currency)} + ${amount}` })
    .where('playerId', '=', playerId)
    .where(sql<boolean>`${sql.ref(currency)} + ${amount} >= 0`)
    .returning(currency)
    .executeTakeFirst();
  noteChange(db, 'balance', playerId);
  return row?.[currency] ?? null;
}

/** Ids of at most `count` players with balances after an id, in order. */
export async function playersAfter(db: Executor, after: string, count: number): Promise<string[]> {
  const query = db.selectFrom('balance').select('playerId').where('playerId', '>', after).orderBy('playerId');
  return (await query.limit(count).execute()).map(({ playerId }) => playerId);
}

/** What the balance is above the sum of the ledger rows. */
export interface Drift {
  playerId: string;
  coins: number;
  gems: number;
  honor: number;
}

/** The players among these whose balances are not the sums of their rows: one statement, so that no payment comes between. */
export async function driftsOf(db: Executor, playerIds: readonly string[]): Promise<Drift[]> {
  if (playerIds.length === 0) return [];
  const { rows } = await sql<Drift>`
    select "balance"."playerId",
      "balance"."coins" - coalesce(sum(case when "currency" = 'coins' then "amount" end), 0) as "coins",
      "balance"."gems" - coalesce(sum(case when "currency" = 'gems' then "amount" end), 0) as "gems",
      "balance"."honor" - coalesce(sum(case when "currency" = 'honor' then "amount" end), 0) as "honor"
    from "balance" left join "ledger" on "ledger"."playerId" = "balance"."playerId"
    where "balance"."playerId" in (${sql.join(playerIds)})
    group by "balance"."playerId", "balance"."coins", "balance"."gems", "balance"."honor"`.execute(db);
  const drifts = rows.map((row) => ({
    ...row,
    coins: Number(row.coins),
    gems: Number(row.gems),
    honor: Number(row.honor),
  }));
  return drifts.filter(({ coins, gems, honor }) => coins !== 0 || gems !== 0 || honor !== 0);
}

/** Locks the balances until the transaction ends. The player is locked before. */
export const lockBalance = (db: Executor, playerId: string) =>
  db
    .updateTable('balance')
    .set((eb) => ({ coins: eb.ref('coins') }))
    .where('playerId', '=', playerId)
    .returning('playerId');

/** What the player can spend; null when the player is deleted. */
export async function purseOf(db: Executor, playerId: string): Promise<{ coins: number; gems: number } | null> {
  const row = await db
    .selectFrom('balance')
    .select(['coins', 'gems'])
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Subtracts from locked balances. Returns no row when one would be negative. */
export const subtract = (db: Executor, playerId: string, { coins, gems }: { coins: number; gems: number }) =>
  db
    .updateTable('balance')
    .set((eb) => ({ coins: eb('coins', '-', coins), gems: eb('gems', '-', gems) }))
    .where('playerId', '=', playerId)
    .where('coins', '>=', coins)
    .where('gems', '>=', gems)
    .returning('playerId');

/** A call whose reply is stored. */
export type KeptCall = IdempotencyKey & {
  requestHash: string;
  /** To which the balances are added. */
  reply: object;
};

/** Parts of one statement by which players pay, each of them once, on PostgreSQL. */
export interface PaymentParts {
  /** A payer is named by the place in this list, `at`. Without a call no reply is stored. */
  payments: readonly { playerId: string; call: KeptCall | null }[];
  reason: LedgerReason;
  /** Query of the charges: `at`, `position`, `currency` (coins or gems), `amount` (above 0), `reference`. */
  charges: RawBuilder<unknown>;
  /** Whether the payer of the row of `due` may pay at all. */
  admitted: RawBuilder<unknown>;
  /** What has to be true besides of the row of `held`. */
  condition: RawBuilder<unknown>;
}

/**
 * `charge` and `due`: the charges and their sums; `held` locks the balances that cover them, except those that others have locked, so
 * that nobody waits for another player; `paid` subtracts them under the condition and has the new balances; `entries`: the ledger rows;
 * `kept`: the replies of the calls. The conditions of `payment` are always true, and keep PostgreSQL from assuming many payments. A payer whose key was used does not pay. The parts that the condition is about come after the
 * first list.
 */
export function paymentParts({
  payments,
  reason,
  charges,
  admitted,
  condition,
}: PaymentParts): [holding: RawBuilder<unknown>[], paying: RawBuilder<unknown>[]] {
  const now = runtime.now();
  const list = JSON.stringify(payments.map(({ playerId, call }, at) => ({ at, playerId, ...call })));
  const payment = sql`"payment" as (
    select * from jsonb_to_recordset(${list}::jsonb)
      as "p" ("at" int, "playerId" text, "scope" text, "key" text, "requestHash" text, "reply" jsonb)
    where "at" >= 0 and "playerId" > '')`;
  const charge = sql`"charge" as (${charges})`;
  const due = sql`"due" as (
    select "payment"."at", "playerId",
      coalesce(sum("amount") filter (where "currency" = 'coins'), 0)::bigint as "coins",
      coalesce(sum("amount") filter (where "currency" = 'gems'), 0)::bigint as "gems"
    from "payment" left join "charge" on "charge"."at" = "payment"."at"
    where not exists (
      select 1 from "idempotency_key" "used" where "used"."scope" = "payment"."scope" and "used"."key" = "payment"."key")
    group by "payment"."at", "playerId")`;
  const held = sql`"held" as (
    select "due".* from "due" join "balance" on "balance"."playerId" = "due"."playerId"
    where "balance"."coins" >= "due"."coins" and "balance"."gems" >= "due"."gems" and ${admitted}
    for update of "balance" skip locked)`;
  const paid = sql`"paid" as (
    update "balance"
    set "coins" = "balance"."coins" - "held"."coins", "gems" = "balance"."gems" - "held"."gems"
    from "held" where "balance"."playerId" = "held"."playerId" and ${condition}
    returning "held"."at", "balance"."playerId", "balance"."coins", "balance"."gems")`;
  // The balance after each charge is the last one and what the later charges in the same currency take.
  const entries = sql`"entries" as (
    insert into "ledger" ("playerId", "currency", "amount", "balanceAfter", "reason", "reference", "createdAt")
    select "playerId", "currency", -"amount",
      case "currency" when 'gems' then "gems" else "coins" end - "amount"
        + sum("amount") over (partition by "paid"."at", "currency" order by "position" desc),
      ${reason}, "reference", ${now}::bigint
    from "paid" join "charge" on "charge"."at" = "paid"."at" order by "paid"."at", "position")`;
  const kept = sql`"kept" as (
    insert into "idempotency_key" ("scope", "key", "requestHash", "reply", "createdAt")
    select "scope", "key", "requestHash", ("reply" || jsonb_build_object('coins', "coins", 'gems', "gems"))::text, ${now}::bigint
    from "paid" join "payment" on "payment"."at" = "paid"."at" where "key" is not null)`;
  return [
    [payment, charge, due, held],
    [paid, entries, kept],
  ];
}

export type NewEntry = Insertable<LedgerTable>;

/** At least one. They get their numbers in this order. */
export const insertEntries = (db: Executor, entries: readonly NewEntry[]) =>
  db
    .insertInto('ledger')
    .values([...entries])
    .returning('id');

/** Rows of several players. */
export interface GroupRows {
  /** The new balances. */
  balances: { playerId: string; coins: number; gems: number }[];
  entries: NewEntry[];
  replies: Insertable<IdempotencyKeyTable>[];
}

/** Writes the rows on SQLite, each list by one statement whose text does not depend on it. */
export async function writeTogether(db: Executor, { balances, entries, replies }: GroupRows): Promise<void> {
  if (balances.length > 0) {
    await sql`
      update "balance" set "coins" = "new"."value" ->> 'coins', "gems" = "new"."value" ->> 'gems'
      from json_each(${JSON.stringify(balances)}) as "new" where "balance"."playerId" = "new"."value" ->> 'playerId'`.execute(
      db,
    );
  }
  if (entries.length > 0) await insertJson(db, 'ledger', ENTRY_COLUMNS, entries);
  if (replies.length > 0) await insertJson(db, 'idempotency_key', REPLY_COLUMNS, replies);
}

const ENTRY_COLUMNS = ['playerId', 'currency', 'amount', 'balanceAfter', 'reason', 'reference', 'createdAt'] as const;
const REPLY_COLUMNS = ['scope', 'key', 'requestHash', 'reply', 'createdAt'] as const;

/** Inserts in the given order. */
async function insertJson(
  db: Executor,
  table: string,
  columns: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const names = columns.map((name) => sql.ref(name));
  const values = columns.map((name) => sql`"value" ->> ${sql.lit(name)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(values)} from json_each(${JSON.stringify(rows)}) order by "key"`.execute(db);
}

export async function insertEntry(db: Executor, entry: NewEntry): Promise<number> {
  const row = await db.insertInto('ledger').values(entry).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Records `level` as paid if it is above the paid level. Returns the previous paid level, or null without a change. */
export async function raisePaidLevel(db: Executor, playerId: string, level: number): Promise<number | null> {
  const before = await db.selectFrom('balance').select('paidLevel').where('playerId', '=', playerId).executeTakeFirst();
  if (before === undefined || before.paidLevel >= level) return null;
  const raised = await db
    .updateTable('balance')
    .set({ paidLevel: level })
    .where('playerId', '=', playerId)
    .where('paidLevel', '=', before.paidLevel)
    .returning('playerId')
    .executeTakeFirst();
  return raised === undefined ? null : before.paidLevel;
}

/** Sum of what a player received for a reason since a time (epoch ms); payments are not subtracted. */
export async function receivedSince(
  db: Executor,
  playerId: string,
  reason: LedgerReason,
  since: number,
): Promise<number> {
  const row = await db
    .selectFrom('ledger')
    .select((eb) => eb.fn.sum<number | null>('amount').as('sum'))
    .where('playerId', '=', playerId)
    .where('reason', '=', reason)
    .where('createdAt', '>=', since)
    .where('amount', '>', 0)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

export async function entryById(db: Executor, id: number) {
  return (await db.selectFrom('ledger').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Whether a player has a row with this reason and reference. */
export async function hasEntry(
  db: Executor,
  row: { playerId: string; reason: LedgerReason; reference?: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('ledger')
    .select('id')
    .where((eb) => eb.and(row))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The player's newest row with this reason and reference, or null. */
export async function lastEntry(
  db: Executor,
  { playerId, reason, reference }: { playerId: string; reason: LedgerReason; reference: string },
) {
  const row = await db
    .selectFrom('ledger')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('reason', '=', reason)
    .where('reference', '=', reference)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Coins and gems that a player has from some reasons, without what was reversed, less what was spent on gifts that did not go back.
 * Below 0 when more was reversed than was left.
 */
export async function balanceOfGifts(
  db: Executor,
  playerId: string,
  earned: readonly LedgerReason[],
): Promise<{ coins: number; gems: number }> {
  const counted = sql`"reason" = 'gift' or ("amount" > 0 and "reason" in (${sql.join([...earned])}))`;
  const { rows } = await sql<{ currency: string; sum: number }>`
    select "currency", sum("amount") as "sum" from "ledger"
    where "playerId" = ${playerId} and (${counted} or ("reason" = 'refund' and "reference" in (
      select 'of row ' || "id" from "ledger" where "playerId" = ${playerId} and (${counted}))))
    group by "currency"`.execute(db);
  const of = (currency: string): number => Number(rows.find((row) => row.currency === currency)?.sum ?? 0);
  return { coins: of('coins'), gems: of('gems') };
}

/** The player's newest rows with one of these reasons, below `before` if it is given, newest first. */
export async function entriesFor(
  db: Executor,
  playerId: string,
  { reasons, before, limit }: { reasons: readonly LedgerReason[]; before: number | null; limit: number },
) {
  return await db
    .selectFrom('ledger')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('reason', 'in', [...reasons])
    .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The player's rows with these ids, in no order. */
export async function entriesByIds(db: Executor, playerId: string, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = db.selectFrom('ledger').selectAll().where('playerId', '=', playerId);
  return await rows.where('id', 'in', [...ids]).execute();
}

/** The player's rows with one of these references and a reason, at or after a time (epoch ms); in no order. */
export async function entriesReferring(
  db: Executor,
  playerId: string,
  { reason, references, since }: { reason: LedgerReason; references: readonly string[]; since: number },
) {
  if (references.length === 0) return [];
  return await db
    .selectFrom('ledger')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('reason', '=', reason)
    .where('reference', 'in', [...references])
    .where('createdAt', '>=', since)
    .execute();
}

/** The newest `limit` rows of a player, ordered oldest first. */
export async function entriesOf(db: Executor, playerId: string, limit = 1_000_000) {
  const newest = await db
    .selectFrom('ledger')
    .selectAll()
    .where('playerId', '=', playerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return newest.toReversed();
}

export interface IdempotencyKey {
  scope: string;
  key: string;
}

/** Returns no row when the key was used before. A concurrent transaction waits for the first one. */
export const claimKey = (db: Executor, { scope, key }: IdempotencyKey, requestHash: string) =>
  db
    .insertInto('idempotency_key')
    .values({ scope, key, requestHash, reply: null, createdAt: runtime.now() })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key');

export async function storedReply(db: Executor, { scope, key }: IdempotencyKey) {
  return await db
    .selectFrom('idempotency_key')
    .select(['requestHash', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

export const storeReply = (db: Executor, { scope, key }: IdempotencyKey, reply: string) =>
  db.updateTable('idempotency_key').set({ reply }).where('scope', '=', scope).where('key', '=', key).returning('key');

export async function deleteKeysBefore(db: Executor, time: number): Promise<void> {
  await db.deleteFrom('idempotency_key').where('createdAt', '<', time).execute();
}
