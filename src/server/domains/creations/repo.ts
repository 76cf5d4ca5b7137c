/** SQL of creations: catalogue items with a picture by a player. */
import type { Executor } from '../../db/database.ts';
import type { CatalogueItemTable, CreationTable } from '../../db/schema.ts';

export type CreationRow = CreationTable &
  Pick<CatalogueItemTable, 'name' | 'description' | 'category' | 'rarity' | 'costCoins' | 'costGems'>;

const creations = (db: Executor) =>
  db
    .selectFrom('creation')
    .innerJoin('catalogue_item', 'catalogue_item.id', 'creation.itemId')
    .select(['creation.itemId', 'creation.image', 'creation.backImage', 'creation.hairTopPx', 'creation.body'])
    .select([
      'catalogue_item.name',
      'catalogue_item.description',
      'catalogue_item.category',
      'catalogue_item.rarity',
      'catalogue_item.costCoins',
      'catalogue_item.costGems',
    ]);

export const allCreations = (db: Executor): Promise<CreationRow[]> => creations(db).execute();

export const findCreation = (db: Executor, itemId: string): Promise<CreationRow | undefined> =>
  creations(db).where('creation.itemId', '=', itemId).executeTakeFirst();

export async function insertCreation(db: Executor, row: CreationTable): Promise<void> {
  await db.insertInto('creation').values(row).execute();
}

/** Returns false when no creation exists. */
export async function deleteCreation(db: Executor, itemId: string): Promise<boolean> {
  const removed = await db.deleteFrom('creation').where('itemId', '=', itemId).returning('itemId').executeTakeFirst();
  return removed !== undefined;
}

/** The usernames of creators by item id; null for a deleted creator. Items that are not creations are omitted. */
export async function creatorsOf(db: Executor, itemIds: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('creation')
    .innerJoin('catalogue_item', 'catalogue_item.id', 'creation.itemId')
    .leftJoin('player', 'player.id', 'catalogue_item.creatorId')
    .select(['creation.itemId', 'player.username'])
    .where('creation.itemId', 'in', [...itemIds])
    .execute();
  return new Map(rows.map(({ itemId, username }) => [itemId, username]));
}

/** File names of the uploads that creations refer to. */
export async function creationImages(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('creation').select(['image', 'backImage']).execute();
  return rows.flatMap(({ image, backImage }) => (backImage === null ? [image] : [image, backImage]));
}

/** Approved items of a creator, with their pictures. */
export const creationsBy = (db: Executor, creatorId: string): Promise<CreationRow[]> =>
  creations(db).where('catalogue_item.creatorId', '=', creatorId).orderBy('catalogue_item.number').execute();
