/**
 * Constants and rules that store, outlet and server share: page sizes, sort orders, carts (specification: avatar,
 * sections 5 and 9).
 */
import { sentence, type SentenceData } from './sentence.ts';

/** Creator name of items that no player created. Reserved as a username. */
export const SYSTEM_CREATOR = 'Promenade';
/** Page size of the store dialog. */
export const STORE_PAGE_SIZE = 50;
/** Page size of the outlet, and the server's maximum page size. */
export const OUTLET_PAGE_SIZE = 3000;
/** With at most this many items in total, the outlet fetches only one page. */
export const OUTLET_SINGLE_PAGE_MAX = 500;
/** Distance to the end of the list, in CSS pixels, at which the outlet fetches its next page. */
export const OUTLET_NEAR_END_PX = 200;
/** Maximum number of items per checkout. */
export const CART_MAX_ITEMS = 200;
export const RECENTLY_VIEWED_MAX = 20;
export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 2;
export const ZOOM_STEP = 0.25;

/** A purchase can be returned by its buyer for this time, if the item was never worn. */
export const REFUND_MS = 10 * 60_000;
/** Between two returns of one item by one player. */
export const REFUND_GAP_MS = 7 * 24 * 3600_000;
/** Entries of the list of purchases for each page. */
export const PURCHASES_PAGE_SIZE = 50;

export const STORE_SORTS = ['newest', 'oldest', 'price-low', 'price-high', 'name', 'rarity', 'popular'] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

/** Currencies of prices. */
export const CURRENCIES = ['coins', 'gems'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const EMPTY_CART = sentence('yourCartIsEmpty');
export const INSUFFICIENT_FUNDS = sentence('insufficientFunds');

/** An item has one price: in coins or in gems, the other is 0. Free items cost neither. */
export interface Price {
  costCoins: number;
  costGems: number;
}

export interface Total {
  coins: number;
  gems: number;
}

export function totalOf(items: readonly Price[]): Total {
  return items.reduce<Total>(
    (total, { costCoins, costGems }) => ({ coins: total.coins + costCoins, gems: total.gems + costGems }),
    { coins: 0, gems: 0 },
  );
}

/** What a purse lacks for these items; 0 where nothing is missing. */
export function shortfallOf(items: readonly Price[], purse: Total): Total {
  const total = totalOf(items);
  return { coins: Math.max(0, total.coins - purse.coins), gems: Math.max(0, total.gems - purse.gems) };
}

/** The specification's message if these items cannot be bought with these balances; null otherwise. */
export function checkoutProblem(items: readonly Price[], purse: Total): SentenceData | null {
  if (items.length === 0) return EMPTY_CART;
  const { coins, gems } = shortfallOf(items, purse);
  return coins > 0 || gems > 0 ? INSUFFICIENT_FUNDS : null;
}
