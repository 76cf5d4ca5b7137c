/** The store's texts, word for word where the specification gives them (avatar, sections 2.6 and 8). */
import { formatCount } from '../../ui/controls/amount.tsx';
import { isolate } from '../../shared/rules/text/isolate.ts';

export const SEARCH = 'Search the store';
export const CURRENTLY = 'Currently Trying On';
export const CLEAR = 'Clear';
export const PREVIEW_CLEARED = 'Preview cleared';
export const ALL_IN_CART = 'All preview items are already in cart';
export const AUTO_ADD = 'Auto-add';
export const AUTO_ADD_LABEL = 'Auto add to cart';
export const WISHLIST = 'Wishlist';
export const RECENT = 'Recently viewed';
export const NOTHING_TRIED = 'Press an item to try it on.';
export const SHOW_TRIED = 'Try-on mode';
export const NONE_FOUND = 'No items found';
export const NONE_FOUND_NOTE = 'Another search or filter may find more.';
export const WISHLIST_EMPTY = 'Nothing on your wishlist yet';
export const WISHLIST_EMPTY_NOTE = 'The heart beside an item puts it here.';
export const RECENT_EMPTY = 'Nothing viewed yet';
export const RECENT_EMPTY_NOTE = 'What you try on is kept here, the last 20.';
export const LOADING = 'Loading items';
export const CART = 'Cart';
export const ITEMS = 'Items';
export const RARITY = 'Rarity';
export const ANY_RARITY = 'Any';
export const NORMAL = 'Normal';
export const PRICE = 'Price';
export const PRICE_FROM = 'From';
export const PRICE_TO = 'To';
export const AFFORDABLE = 'Only what I can afford';
export const FITTING = 'Only what fits me';
export const CURRENCY = 'Currency';
export const ANY_CURRENCY = 'Any';
export const IN_COINS = 'Coins';
export const IN_GEMS = 'Gems';
export const PRICE_NEEDS_CURRENCY = 'Choose coins or gems to limit the price.';
export const ABOUT_OUTLET = 'See the whole stock at a glance:';
export const OUTLET = 'Outlet';
export const KEYS = 'Up and Down: items. Shift with Right: wishlist and cart. Left and Right: turn the avatar.';
export const RESET = 'Reset filters';

const itemsOf = (count: number): string => `${formatCount(count)} ${count === 1 ? 'item' : 'items'}`;

export const available = (count: number): string => (count === 1 ? 'item available' : 'items available');
export const trying = (count: number): string => `Trying on ${itemsOf(count)}`;
export const addAll = (count: number): string => `Add All to Cart (${formatCount(count)})`;
export const addedMany = (count: number): string => `Added ${itemsOf(count)} to cart`;
export const LOAD_FAILED = 'Error loading store: ';
export const end = (total: number): string =>
  `You've reached the end • ${formatCount(total)} total ${total === 1 ? 'item' : 'items'}`;
export const tryOn = (name: string): string => `Try on ${isolate(name)}`;
export const takeOff = (name: string): string => `Take off ${isolate(name)}`;
export const manyMisfits = (count: number, body: string): string =>
  `${formatCount(count)} items fit ${body} bodies only`;
