/** SQL of the copies of wishlists. */
import type { Currency } from '../../../shared/rules/store.ts';
import type { Executor } from '../../db/database.ts';

export async function settingOf(db: Executor, playerId: string): Promise<{ hasNews: number } | null> {
  const row = db.selectFrom('wishlist_setting').select('hasNews').where('playerId', '=', playerId);
  return (await row.executeTakeFirst()) ?? null;
}

export async function putSetting(
  db: Executor,
  setting: { playerId: string; hasNews: number; createdAt: number },
): Promise<void> {
  await db
    .insertInto('wishlist_setting')
    .values(setting)
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ hasNews: setting.hasNews }))
    .execute();
}

/** Latest first. */
export async function itemsOf(db: Executor, playerId: string) {
  return await db
    .selectFrom('wishlist_item')
    .select(['itemId', 'place'])
    .where('playerId', '=', playerId)
    .orderBy('place', 'desc')
    .execute();
}

export interface Price {
  currency: Currency;
  amount: number;
}

/** The prices of those of the items that are in the catalogue, in no order. */
export async function pricesOf(db: Executor, itemIds: readonly string[]): Promise<({ id: string } & Price)[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectFrom('catalogue_item')
    .select(['id', 'costCoins', 'costGems'])
    .where('id', 'in', [...itemIds])
    .execute();
  return rows.map(({ id, ...cost }) => ({ id, ...priceOf(cost) }));
}

/** A free item costs no coins. */
export const priceOf = ({ costCoins, costGems }: { costCoins: number; costGems: number }): Price =>
  costGems > 0 ? { currency: 'gems', amount: costGems } : { currency: 'coins', amount: costCoins };

export interface NewItem {
  playerId: string;
  itemId: string;
  place: number;
  shownPrice: number;
  shownCurrency: Currency;
}

/** Items that are on the list already are not changed. */
export async function insertItems(db: Executor, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('wishlist_item')
    .values([...items])
    .onConflict((conflict) => conflict.columns(['playerId', 'itemId']).doNothing())
    .execute();
}

export async function deleteItems(db: Executor, playerId: string, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await db
    .deleteFrom('wishlist_item')
    .where('playerId', '=', playerId)
    .where('itemId', 'in', [...itemIds])
    .execute();
}

export async function deleteCopy(db: Executor, playerId: string): Promise<void> {
  await db.deleteFrom('wishlist_item').where('playerId', '=', playerId).execute();
  await db.deleteFrom('wishlist_setting').where('playerId', '=', playerId).execute();
}

/** Rows whose price or stock is not what the player last learned of, with who owns the item; the latest of a player first. */
export async function changedItems(db: Executor, fewLeft: number) {
  return await db
    .selectFrom('wishlist_item')
    .innerJoin('wishlist_setting', 'wishlist_setting.playerId', 'wishlist_item.playerId')
    .innerJoin('catalogue_item as item', 'item.id', 'wishlist_item.itemId')
    .leftJoin('inventory', (join) =>
      join
        .onRef('inventory.playerId', '=', 'wishlist_item.playerId')
        .onRef('inventory.itemId', '=', 'wishlist_item.itemId'),
    )
    .select([
      'wishlist_item.playerId',
      'wishlist_item.itemId',
      'wishlist_item.shownPrice',
      'wishlist_item.shownCurrency',
      'wishlist_item.isLow',
      'wishlist_setting.hasNews',
    ])
    .select(['item.costCoins', 'item.costGems', 'item.quantity', 'inventory.itemId as ownedId'])
    .where('item.isListed', '=', 1)
    .where((eb) =>
      eb.or([
        eb(eb('item.costCoins', '+', eb.ref('item.costGems')), '<>', eb.ref('wishlist_item.shownPrice')),
        eb.and([eb('wishlist_item.shownCurrency', '=', 'coins'), eb('item.costGems', '>', 0)]),
        eb.and([eb('wishlist_item.shownCurrency', '=', 'gems'), eb('item.costGems', '=', 0)]),
        eb.and([eb('wishlist_item.isLow', '=', 0), eb('item.quantity', '<=', fewLeft), eb('item.quantity', '>', 0)]),
        eb.and([
          eb('wishlist_item.isLow', '=', 1),
          eb.or([eb('item.quantity', 'is', null), eb('item.quantity', '>', fewLeft)]),
        ]),
      ]),
    )
    .orderBy('wishlist_item.playerId')
    .orderBy('wishlist_item.place', 'desc')
    .execute();
}
export type ChangedItem = Awaited<ReturnType<typeof changedItems>>[number];

/** Returns false when another process has noted it, or the item is off the list. */
export async function noteSeen(
  db: Executor,
  { playerId, itemId, shownPrice, shownCurrency, isLow }: ChangedItem,
  now: { shownPrice: number; shownCurrency: Currency; isLow: number },
): Promise<boolean> {
  const row = await db
    .updateTable('wishlist_item')
    .set(now)
    .where((eb) => eb.and({ playerId, itemId, shownPrice, shownCurrency, isLow }))
    .returning('itemId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Entries of the bell about the wishlist that the player got since a time (epoch ms). */
export async function countNews(db: Executor, playerId: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('bell_entry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('playerId', '=', playerId)
    .where('kind', 'in', ['price', 'stock'])
    .where('createdAt', '>=', since)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
