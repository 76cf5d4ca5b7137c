/** SQL of outfits. */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { OutfitTable } from '../../db/schema-outfits.ts';

export async function insertOutfit(db: Executor, row: OutfitTable): Promise<void> {
  await db.insertInto('outfit').values(row).execute();
}

export async function countOutfits(db: Executor, playerId: string): Promise<number> {
  const row = await db
    .selectFrom('outfit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** New ones first, then in the player's order. `favouriteId` is the id of the favourite, or null when it is another one. */
export async function listOutfits(
  db: Executor,
  playerId: string,
): Promise<(OutfitTable & { favouriteId: string | null })[]> {
  return await db
    .selectFrom('outfit')
    .leftJoin('favourite_outfit', 'favourite_outfit.outfitId', 'outfit.id')
    .selectAll('outfit')
    .select('favourite_outfit.outfitId as favouriteId')
    .where('outfit.playerId', '=', playerId)
    .orderBy(sql`case when "outfit"."position" is null then 0 else 1 end`)
    .orderBy('outfit.position')
    .orderBy('outfit.createdAt', 'desc')
    .orderBy('outfit.id')
    .execute();
}

export async function findOutfit(db: Executor, id: string): Promise<(OutfitTable & { username: string }) | undefined> {
  return await db
    .selectFrom('outfit')
    .innerJoin('player', 'player.id', 'outfit.playerId')
    .selectAll('outfit')
    .select('player.username')
    .where('outfit.id', '=', id)
    .executeTakeFirst();
}

/** Outfits whose look contains the item. */
export async function outfitsWith(db: Executor, itemId: string): Promise<Pick<OutfitTable, 'id' | 'look'>[]> {
  return await db.selectFrom('outfit').select(['id', 'look']).where('look', 'like', `%"${itemId}"%`).execute();
}

export async function setLook(db: Executor, id: string, look: string): Promise<void> {
  await db.updateTable('outfit').set({ look }).where('id', '=', id).execute();
}

/** The caller has checked that the outfit is the player's. */
export async function setUsed(db: Executor, id: string, usedAt: number): Promise<void> {
  await db.updateTable('outfit').set({ usedAt }).where('id', '=', id).execute();
}

/** Returns false when the player has no such outfit. */
export async function removeOutfit(db: Executor, playerId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('outfit')
    .where('playerId', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Returns undefined when the player has no such outfit. */
export async function ownOutfit(db: Executor, playerId: string, id: string): Promise<OutfitTable | undefined> {
  return await db
    .selectFrom('outfit')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Null removes it. The caller has checked that the outfit is the player's. */
export async function writeFavourite(db: Executor, playerId: string, outfitId: string | null): Promise<void> {
  if (outfitId === null) {
    await db.deleteFrom('favourite_outfit').where('playerId', '=', playerId).execute();
    return;
  }
  await db
    .insertInto('favourite_outfit')
    .values({ playerId, outfitId })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ outfitId }))
    .execute();
}

export async function findFavourite(db: Executor, playerId: string): Promise<OutfitTable | undefined> {
  return await db
    .selectFrom('favourite_outfit')
    .innerJoin('outfit', 'outfit.id', 'favourite_outfit.outfitId')
    .selectAll('outfit')
    .where('favourite_outfit.playerId', '=', playerId)
    .executeTakeFirst();
}

export async function setName(db: Executor, id: string, name: string): Promise<void> {
  await db.updateTable('outfit').set({ name }).where('id', '=', id).execute();
}

/** The caller has checked that the outfit is the player's. */
export async function setPosition(db: Executor, id: string, position: number): Promise<void> {
  await db.updateTable('outfit').set({ position }).where('id', '=', id).execute();
}
