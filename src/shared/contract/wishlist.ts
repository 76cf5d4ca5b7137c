/**
 * The copy of the wishlist on the account. The browser's list is the player's own; a copy is made only when the player wants one, and
 * is deleted when the player turns it off.
 */
import * as z from 'zod/mini';
import { WISHLIST_ITEMS_MAX } from '../rules/wishlist.ts';
import { endpoint } from './endpoint.ts';
import { idText } from './fields.ts';

const ids = z.array(idText).check(z.maxLength(WISHLIST_ITEMS_MAX));

const wishlist = z.object({
  success: z.boolean(),
  /** Whether there is a copy. */
  isKept: z.boolean(),
  /** Whether the bell says when an item costs less, or few are left. */
  hasNews: z.boolean(),
  /** Ids of items, latest first. */
  items: ids,
});
export type Wishlist = z.infer<typeof wishlist>;

export const getWishlist = endpoint({
  method: 'GET',
  path: '/wishlist',
  auth: 'player',
  summary: 'The copy of my wishlist',
  accountRatePerMinute: 60,
  reply: wishlist,
});

/**
 * Makes the copy, or adds to it what it does not have: `items` first, latest first. Items that were never in the catalogue are left
 * out.
 */
export const keepWishlist = endpoint({
  method: 'POST',
  path: '/wishlist',
  auth: 'player',
  summary: 'Keep a copy of my wishlist on my account',
  body: z.object({ items: ids, hasNews: z.optional(z.boolean()) }),
  accountRatePerMinute: 30,
  reply: wishlist,
});

/** Adds one item to the copy, or removes it. Nothing happens without a copy. */
export const changeWishlistItem = endpoint({
  method: 'POST',
  path: '/wishlist/item',
  auth: 'player',
  summary: 'Add an item to the copy, or remove it',
  body: z.object({ itemId: idText, isOnWishlist: z.boolean() }),
  accountRatePerMinute: 120,
  reply: wishlist,
});

export const forgetWishlist = endpoint({
  method: 'DELETE',
  path: '/wishlist',
  auth: 'player',
  summary: 'Delete the copy of my wishlist',
  accountRatePerMinute: 30,
  reply: wishlist,
});
