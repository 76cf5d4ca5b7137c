/**
 * Shopping data of this browser (specification: avatar, section 3, local keys): the wishlist, recently viewed items, and
 * whether fitted items are added to the cart. The two lists belong to a player: the specification's keys have those of
 * the player who changed them last, and a copy under each player's id keeps them for the next time.
 */
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import * as z from 'zod/mini';
import { RECENTLY_VIEWED_MAX } from '../../shared/rules/store.ts';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { followPlayer } from '../session/follow-player.ts';

export interface Shopping {
  /** Ids of items, latest first. */
  storeWishlist: string[];
  /** Ids of items, latest first, at most 20. */
  recentlyViewed: string[];
  autoAddToCart: boolean;
}

/** Limit of one request. */
const WISHLIST_MAX = 200;
const ids = z.array(z.string());
const AUTO_ADD_KEY = 'autoAddToCart';
/** The player whose lists are under the specification's keys. */
const OWNER_KEY = 'shoppingOwner';
const LISTS = { storeWishlist: WISHLIST_MAX, recentlyViewed: RECENTLY_VIEWED_MAX } as const;
type List = keyof typeof LISTS;

/** The property names are the storage keys. */
export const shopping = proxy<Shopping>({
  storeWishlist: [],
  recentlyViewed: [],
  autoAddToCart: readStored('local', AUTO_ADD_KEY, z.boolean()) ?? false,
});

let ownerId: string | null = null;

/** Returns whether the item is on the wishlist afterwards. */
export function toggleWishlistItem(id: string): boolean {
  const isOnWishlist = shopping.storeWishlist.includes(id);
  const others = shopping.storeWishlist.filter((one) => one !== id);
  keep('storeWishlist', isOnWishlist ? others : [id, ...others]);
  return !isOnWishlist;
}

/** Takes over a list, latest first. */
export function replaceWishlist(ids: readonly string[]): void {
  if (ids.join() !== shopping.storeWishlist.join()) keep('storeWishlist', ids);
}

export function rememberViewed(id: string): void {
  const others = shopping.recentlyViewed.filter((one) => one !== id);
  keep('recentlyViewed', [id, ...others]);
}

const copyKey = (list: List, playerId: string): string => `${list}:${playerId}`;

function keep(list: List, items: readonly string[]): void {
  shopping[list] = items.slice(0, LISTS[list]);
  if (ownerId === null) return;
  for (const one of LIST_NAMES) {
    writeStored('local', one, shopping[one]);
    writeStored('local', copyKey(one, ownerId), shopping[one]);
  }
  writeStored('local', OWNER_KEY, ownerId);
}
const LIST_NAMES = Object.keys(LISTS) as List[];

function restore(): void {
  for (const list of LIST_NAMES) shopping[list] = stored(list).slice(0, LISTS[list]);
}

/** Lists without an owner are from before lists had one: the first player gets them. */
function stored(list: List): string[] {
  if (ownerId === null) return [];
  const owner = readStored('local', OWNER_KEY, z.string());
  const key = owner === null || owner === ownerId ? list : copyKey(list, ownerId);
  return readStored('local', key, ids) ?? [];
}

followPlayer((playerId) => {
  ownerId = playerId;
  restore();
});
subscribeKey(shopping, AUTO_ADD_KEY, (isOn) => writeStored('local', AUTO_ADD_KEY, isOn));
/** Another tab of the same player changed a list. */
window.addEventListener('storage', ({ key }) => {
  if (key !== null && ownerId !== null && LIST_NAMES.some((list) => key === copyKey(list, ownerId ?? ''))) restore();
});
