/**
 * Shopping data of this browser (specification: avatar, section 3, local keys): the wishlist, recently viewed items, and
 * whether fitted items are added to the cart.
 */
import { proxy, subscribe } from 'valtio';
import * as z from 'zod/mini';
import { RECENTLY_VIEWED_MAX } from '../../shared/rules/store.ts';
import { readStored, writeStored } from '../../net/browser-storage.ts';

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

/** The property names are the storage keys. */
export const shopping = proxy<Shopping>({
  storeWishlist: readStored('local', 'storeWishlist', ids) ?? [],
  recentlyViewed: readStored('local', 'recentlyViewed', ids)?.slice(0, RECENTLY_VIEWED_MAX) ?? [],
  autoAddToCart: readStored('local', 'autoAddToCart', z.boolean()) ?? false,
});

/** Returns whether the item is on the wishlist afterwards. */
export function toggleWish(id: string): boolean {
  const isWished = shopping.storeWishlist.includes(id);
  const others = shopping.storeWishlist.filter((one) => one !== id);
  shopping.storeWishlist = isWished ? others : [id, ...others].slice(0, WISHLIST_MAX);
  return !isWished;
}

export function rememberViewed(id: string): void {
  const others = shopping.recentlyViewed.filter((one) => one !== id);
  shopping.recentlyViewed = [id, ...others].slice(0, RECENTLY_VIEWED_MAX);
}

subscribe(shopping, () => {
  for (const [key, value] of Object.entries(shopping)) writeStored('local', key, value);
});
