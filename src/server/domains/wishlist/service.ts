/**
 * Copies of wishlists on accounts, for players who want one, and what the bell says about them: a wish that costs less than the player
 * last learned, and a wish of which few are left. Owns the tables `wish` and `wish_setting`.
 */
import type { Wishlist } from '../../../shared/contract/wishlist.ts';
import { FEW_LEFT, WISH_NEWS_A_DAY, WISHES_MAX } from '../../../shared/rules/wishlist.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { PlayerData } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { forgetWish, notify } from '../bell/service.ts';
import { lockPlayers } from '../players/service.ts';
import * as repo from './repo.ts';

export type WishState = Omit<Wishlist, 'success'>;

export interface Wishes {
  get(playerId: string): Promise<WishState>;
  /** Adds to the copy, or makes it. `hasNews` undefined: as it was, on for a new copy. */
  keep(playerId: string, items: readonly string[], hasNews: boolean | undefined): Promise<WishState>;
  change(playerId: string, itemId: string, isWished: boolean): Promise<WishState>;
  forget(playerId: string): Promise<WishState>;
}

export function createWishes(db: Database): Wishes {
  const inTransaction = async (playerId: string, run: (transaction: Executor) => Promise<void>): Promise<WishState> =>
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

    change: (playerId, itemId, isWished) =>
      inTransaction(playerId, async (transaction) => {
        if ((await repo.settingOf(transaction, playerId)) === null) return;
        if (isWished) await add(transaction, playerId, [itemId]);
        else {
          await repo.deleteWishes(transaction, playerId, [itemId]);
          await forgetWish(transaction, playerId, itemId);
        }
      }),

    forget: (playerId) =>
      inTransaction(playerId, async (transaction) => {
        await repo.deleteCopy(transaction, playerId);
        await forgetWish(transaction, playerId);
      }),
  };
}

async function stateOf(db: Executor, playerId: string): Promise<WishState> {
  const setting = await repo.settingOf(db, playerId);
  if (setting === null) return { isKept: false, hasNews: false, items: [] };
  const wishes = await repo.wishesOf(db, playerId);
  return { isKept: true, hasNews: setting.hasNews === 1, items: wishes.map(({ itemId }) => itemId) };
}

/** Adds items that are in the catalogue before the others, and drops the oldest above the limit. */
async function add(transaction: Executor, playerId: string, items: readonly string[]): Promise<void> {
  const wished = await repo.wishesOf(transaction, playerId);
  const known = new Set(wished.map(({ itemId }) => itemId));
  const prices = await repo.pricesOf(transaction, items);
  const added = [...new Set(items)].filter((id) => !known.has(id)).toReversed();
  const first = (wished[0]?.place ?? 0) + 1;
  const wishes = added.flatMap((itemId, at) => {
    const price = prices.find(({ id }) => id === itemId)?.price;
    return price === undefined ? [] : [{ playerId, itemId, place: first + at, shownPrice: price }];
  });
  await repo.insertWishes(transaction, wishes);
  const surplus = wished.length + wishes.length - WISHES_MAX;
  if (surplus > 0) {
    const oldest = wished.slice(-surplus).map(({ itemId }) => itemId);
    await repo.deleteWishes(transaction, playerId, oldest);
  }
}

/** How often prices and stock are compared with what players know. */
export const WISH_NEWS_EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 3600_000;

/** Has the bell of each player say what changed since the last time: once for each fall and for each low stock, few in a day. */
export async function sayWishNews(db: Database): Promise<void> {
  for (const wish of await repo.changedWishes(db, FEW_LEFT)) {
    await db.transaction().execute((transaction) => say(transaction, wish));
  }
}

async function say(transaction: Executor, wish: repo.ChangedWish): Promise<void> {
  const { playerId, itemId, costCoins, costGems, quantity, shownPrice } = wish;
  const price = costCoins + costGems;
  const isLow = quantity !== null && quantity <= FEW_LEFT ? 1 : 0;
  if (!(await repo.noteSeen(transaction, wish, { shownPrice: price, isLow }))) return;
  // What sold out is no news, and what the player owns or does not want to learn is none either.
  if (wish.ownedId !== null || wish.hasNews === 0 || quantity === 0) return;
  if ((await repo.countNews(transaction, playerId, runtime.now() - DAY_MS)) >= WISH_NEWS_A_DAY) return;
  if (price < shownPrice) {
    const detail = `${costGems > 0 ? 'gems' : 'coins'} ${price}`;
    await notify(transaction, playerId, { kind: 'price', actorId: null, reference: { itemId, detail } });
  } else if (isLow === 1 && wish.isLow === 0) {
    await notify(transaction, playerId, {
      kind: 'stock',
      actorId: null,
      reference: { itemId, detail: String(quantity) },
    });
  }
}

export const wishData: PlayerData = {
  name: 'wishes',
  export: async (db, playerId) => {
    const { isKept, hasNews, items } = await stateOf(db, playerId);
    return { isKept, hasNews, items };
  },
  erase: repo.deleteCopy,
};
