/**
 * Copies of wishlists on accounts, for players who want one, and what the bell says about them: an item that costs less than the
 * player last learned, and an item of which few are left. Owns the tables `wishlist_item` and `wishlist_setting`.
 */
import type { Wishlist } from '../../../shared/contract/wishlist.ts';
import { FEW_LEFT, WISHLIST_NEWS_A_DAY, WISHLIST_ITEMS_MAX } from '../../../shared/rules/wishlist.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { PlayerData } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { forgetWishlistEntries, notify } from '../bell/service.ts';
import { lockPlayers } from '../players/service.ts';
import * as repo from './repo.ts';

export type WishlistState = Omit<Wishlist, 'success'>;

export interface Wishlists {
  get(playerId: string): Promise<WishlistState>;
  /** Adds to the copy, or makes it. `hasNews` undefined: as it was, on for a new copy. */
  keep(playerId: string, items: readonly string[], hasNews: boolean | undefined): Promise<WishlistState>;
  change(playerId: string, itemId: string, isOnWishlist: boolean): Promise<WishlistState>;
  forget(playerId: string): Promise<WishlistState>;
}

export function createWishlists(db: Database): Wishlists {
  const inTransaction = async (
    playerId: string,
    run: (transaction: Executor) => Promise<void>,
  ): Promise<WishlistState> =>
    await db.transaction().execute(async (transaction) => {
      await lockPlayers(transaction, [playerId]);
      await run(transaction);
      return await stateOf(transaction, playerId);
    });
  return {
    get: (playerId) => stateOf(db, playerId),

    keep: (playerId, items, hasNews) =>
      inTransaction(playerId, async (transaction) => {
        const before = await repo.settingOf(transaction, playerId);
        const isOn = hasNews ?? before?.hasNews !== 0;
        await repo.putSetting(transaction, { playerId, hasNews: isOn ? 1 : 0, createdAt: runtime.now() });
        await add(transaction, playerId, items);
      }),

    change: (playerId, itemId, isOnWishlist) =>
      inTransaction(playerId, async (transaction) => {
        if ((await repo.settingOf(transaction, playerId)) === null) return;
        if (isOnWishlist) await add(transaction, playerId, [itemId]);
        else {
          await repo.deleteItems(transaction, playerId, [itemId]);
          await forgetWishlistEntries(transaction, playerId, itemId);
        }
      }),

    forget: (playerId) =>
      inTransaction(playerId, async (transaction) => {
        await repo.deleteCopy(transaction, playerId);
        await forgetWishlistEntries(transaction, playerId);
      }),
  };
}

async function stateOf(db: Executor, playerId: string): Promise<WishlistState> {
  const setting = await repo.settingOf(db, playerId);
  if (setting === null) return { isKept: false, hasNews: false, items: [] };
  const items = await repo.itemsOf(db, playerId);
  return { isKept: true, hasNews: setting.hasNews === 1, items: items.map(({ itemId }) => itemId) };
}

/** Adds items that are in the catalogue before the others, and drops the oldest above the limit. */
async function add(transaction: Executor, playerId: string, items: readonly string[]): Promise<void> {
  const listed = await repo.itemsOf(transaction, playerId);
  const known = new Set(listed.map(({ itemId }) => itemId));
  const prices = await repo.pricesOf(transaction, items);
  const added = [...new Set(items)].filter((id) => !known.has(id)).toReversed();
  const first = (listed[0]?.place ?? 0) + 1;
  const rows = added.flatMap((itemId, at) => {
    const price = prices.find(({ id }) => id === itemId);
    if (price === undefined) return [];
    return [{ playerId, itemId, place: first + at, shownPrice: price.amount, shownCurrency: price.currency }];
  });
  await repo.insertItems(transaction, rows);
  const surplus = listed.length + rows.length - WISHLIST_ITEMS_MAX;
  if (surplus > 0) {
    const oldest = listed.slice(-surplus).map(({ itemId }) => itemId);
    await repo.deleteItems(transaction, playerId, oldest);
  }
}

/** How often prices and stock are compared with what players know. */
export const WISHLIST_NEWS_EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 3600_000;

/** Has the bell of each player say what changed since the last time: once for each fall and for each low stock, few in a day. */
export async function notifyOfWishlists(db: Database): Promise<void> {
  for (const item of await repo.changedItems(db, FEW_LEFT)) {
    await db.transaction().execute((transaction) => notifyOf(transaction, item));
  }
}

async function notifyOf(transaction: Executor, item: repo.ChangedItem): Promise<void> {
  const { playerId, itemId, quantity, shownPrice, shownCurrency } = item;
  const { currency, amount } = repo.priceOf(item);
  const isLow = quantity !== null && quantity <= FEW_LEFT ? 1 : 0;
  if (!(await repo.noteSeen(transaction, item, { shownPrice: amount, shownCurrency: currency, isLow }))) return;
  // What sold out is no news, and what the player owns or does not want to learn is none either.
  if (item.ownedId !== null || item.hasNews === 0 || quantity === 0) return;
  if ((await repo.countNews(transaction, playerId, runtime.now() - DAY_MS)) >= WISHLIST_NEWS_A_DAY) return;
  // Coins and gems are not compared.
  if (currency === shownCurrency && amount < shownPrice) {
    const detail = `${currency} ${amount}`;
    await notify(transaction, playerId, { kind: 'price', actorId: null, reference: { itemId, detail } });
  } else if (isLow === 1 && item.isLow === 0) {
    await notify(transaction, playerId, {
      kind: 'stock',
      actorId: null,
      reference: { itemId, detail: String(quantity) },
    });
  }
}

export const wishlistData: PlayerData = {
  name: 'wishlist',
  export: async (db, playerId) => {
    const { isKept, hasNews, items } = await stateOf(db, playerId);
    return { isKept, hasNews, items };
  },
  erase: repo.deleteCopy,
};
