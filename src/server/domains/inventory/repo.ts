/** SQL of the items that players own. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { runtime } from '../../runtime.ts';
import type { Slice } from '../../slices.ts';

/** Newest first. */
export async function listItems(db: Executor, playerId: string, { limit, offset }: Slice) {
  return await db
    .selectFrom('inventory')
    .select(['itemId', 'isFavourite'])
    .where('playerId', '=', playerId)
    .orderBy('acquiredAt', 'desc')
    .orderBy('itemId')
    .$if(limit !== null, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
}

/** At least one id. */
export async function setFavourite(
  db: Executor,
  playerId: string,
  { itemIds, isFavourite }: { itemIds: readonly string[]; isFavourite: boolean },
): Promise<void> {
  await db
    .updateTable('inventory')
    .set({ isFavourite: Number(isFavourite) })
    .where('playerId', '=', playerId)
    .where('itemId', 'in', [...itemIds])
    .execute();
}

/** In ascending order. */
export async function favouriteItemIds(db: Executor, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inventory')
    .select('itemId')
    .where('playerId', '=', playerId)
    .where('isFavourite', '=', 1)
    .orderBy('itemId')
    .execute();
  return rows.map(({ itemId }) => itemId);
}

/** The ids of at most `limit` owners of an item, in no particular order. */
export async function ownerIds(db: Executor, itemId: string, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('inventory').select('playerId').where('itemId', '=', itemId).limit(limit).execute();
  return rows.map(({ playerId }) => playerId);
}

/** The ids of the items that the player owns, in ascending order. `among` limits the result to these ids. */
export async function ownedItemIds(db: Executor, playerId: string, among?: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('inventory')
    .select('itemId')
    .where('playerId', '=', playerId)
    .$if(among !== undefined, (query) => query.where('itemId', 'in', among ?? []))
    .orderBy('itemId')
    .execute();
  return rows.map(({ itemId }) => itemId);
}

/** At least one. Items that the player already owns are not changed. `isUnworn`: 0 or 1 */
export function insertItems(db: Executor, playerId: string, itemIds: readonly string[], isUnworn: number) {
  const acquiredAt = runtime.now();
  return db
    .insertInto('inventory')
    .values(itemIds.map((itemId) => ({ playerId, itemId, acquiredAt, isUnworn })))
    .onConflict((conflict) => conflict.columns(['playerId', 'itemId']).doNothing())
    .returning('itemId');
}

/** Adds items that their players do not own, on SQLite. Otherwise it is a unique violation. */
export async function insertTogether(
  db: Executor,
  gifts: readonly { playerId: string; itemId: string }[],
): Promise<void> {
  await sql`
    insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn")
    select "value" ->> 'playerId', "value" ->> 'itemId', ${runtime.now()}, 1 from json_each(${JSON.stringify(gifts)})`.execute(
    db,
  );
}

/** Parts of a statement, on PostgreSQL, about its parts `wanted` (`at`, `id`), `payment` and `paid` (`at`, `playerId`). */
export interface GivingParts {
  /** `given` adds the items for the rows of `paid`. Items that came into the inventory at the same time are a unique violation. */
  given: RawBuilder<unknown>;
  /** Query of the payments whose player owns one of the items already. */
  owning: RawBuilder<unknown>;
}

export const givingParts = (): GivingParts => ({
  given: sql`"given" as (
    insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn")
    select "playerId", "id", ${runtime.now()}::bigint, 1
    from "paid" join "wanted" on "wanted"."at" = "paid"."at")`,
  owning: sql`
    select "payment"."at" from "payment" join "wanted" on "wanted"."at" = "payment"."at"
    join "inventory" on "inventory"."playerId" = "payment"."playerId" and "itemId" = "id"`,
});

/** The ids of the items that the player never wore, in ascending order. */
export async function unwornItemIds(db: Executor, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inventory')
    .select('itemId')
    .where('playerId', '=', playerId)
    .where((eb) => eb('isUnworn', '=', eb.lit(1)))
    .orderBy('itemId')
    .execute();
  return rows.map(({ itemId }) => itemId);
}

/** Returns whether one of the items was never worn before. */
export async function setWorn(db: Executor, playerId: string, itemIds: readonly string[]): Promise<boolean> {
  if (itemIds.length === 0) return false;
  const rows = await db
    .updateTable('inventory')
    .set({ isUnworn: 0 })
    .where('playerId', '=', playerId)
    .where((eb) => eb('isUnworn', '=', eb.lit(1)))
    .where('itemId', 'in', itemIds)
    .returning('itemId')
    .execute();
  return rows.length > 0;
}

/** Which of the items the player owns and never wore, in no order. */
export async function unwornAmong(db: Executor, playerId: string, itemIds: readonly string[]): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectFrom('inventory')
    .select('itemId')
    .where('playerId', '=', playerId)
    .where('itemId', 'in', [...itemIds])
    .where((eb) => eb('isUnworn', '=', eb.lit(1)))
    .execute();
  return rows.map(({ itemId }) => itemId);
}

/** Returns false when the player does not own the item, or wore it. */
export async function deleteUnworn(db: Executor, playerId: string, itemId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('inventory')
    .where((eb) => eb.and({ playerId, itemId }))
    .where((eb) => eb('isUnworn', '=', eb.lit(1)))
    .returning('itemId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false when the player does not own the item. */
export async function deleteItem(db: Executor, playerId: string, itemId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('inventory')
    .where((eb) => eb.and({ playerId, itemId }))
    .returning('itemId')
    .executeTakeFirst();
  return row !== undefined;
}
