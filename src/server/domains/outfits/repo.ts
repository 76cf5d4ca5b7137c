/** SQL of outfits. */
import type { Executor } from '../../db/database.ts';
import type { OutfitTable } from '../../db/schema.ts';

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

/** Newest first. */
export async function listOutfits(db: Executor, playerId: string): Promise<OutfitTable[]> {
  return await db
    .selectFrom('outfit')
    .selectAll()
    .where('playerId', '=', playerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
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

/** Returns false when the player has no such outfit. */
export async function removeOutfit(db: Executor, playerId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('outfit')
    .where('playerId', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
