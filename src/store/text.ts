/** Texts that store and outlet share, word for word where the specification gives them (avatar, sections 2.6, 2.7 and 8). */
import { formatCount } from '../ui/controls/amount.tsx';
import { isolate } from '../shared/rules/text/isolate.ts';

export const CART = 'Your cart';
export const CART_EMPTY_NOTE = 'What you add waits here, also after a reload.';
export const TOTAL = 'Total:';
export const NOTHING = 'Empty';
export const AFTER = 'After this';
export const CHECKOUT = 'CHECKOUT';
export const PROCESSING = 'Processing...';
export const CONFIRM_PURCHASE = 'Confirm Purchase';
export const CLEAR_CART = 'Clear Cart';
export const CART_CLEARED = 'Cart cleared';
export const ADD_TO_CART = 'Add to Cart';
export const IN_CART = 'In cart';
export const ADD_TO_WISHLIST = 'Add to Wishlist';
export const REMOVE_FROM_WISHLIST = 'Remove from wishlist';
export const ADDED_TO_WISHLIST = 'Added to wishlist';
export const REMOVED_FROM_WISHLIST = 'Removed from wishlist';
export const OWNED = 'Owned';
export const FREE = 'Free';
export const SOLD_OUT = 'Sold out';
export const RETRY = 'Retry';
export const FETCH_FAILED = 'Failed to fetch store data';
export const ALL = 'All';
export const CATEGORIES = 'Categories';
export const CART_FULL = 'The cart is full.';

export const added = (name: string): string => `Added ${isolate(name)} to cart`;
export const removed = (name: string): string => `Removed ${isolate(name)} from cart`;
export const remove = (name: string): string => `Remove ${isolate(name)}`;
export const checkoutFailed = (message: string): string => `Checkout failed: ${message}`;
export const confirmCount = (count: number): string =>
  count === 1 ? 'This item will be yours:' : `These ${formatCount(count)} items will be yours:`;
/** Of a limited item. */
export const leftOf = (quantity: number): string => (quantity === 0 ? SOLD_OUT : `${formatCount(quantity)} left`);
export const boughtBefore = (names: readonly string[]): string =>
  `${listed(names)} ${names.length === 1 ? 'is' : 'are'} yours already and left the cart.`;
export const notSold = (names: readonly string[]): string =>
  `${listed(names)} ${names.length === 1 ? 'is' : 'are'} not sold any more and left the cart.`;
const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names.map(isolate));

/** The safe choice of the confirmation. */
export const KEEP_SHOPPING = 'Keep shopping';
export const GET_GEMS = 'Get gems';
export const PLAY_FLOW = 'Play FLOW';
export const PLAY_FLOW_NOTE = 'Each level in FLOW pays coins.';
export const missing = ({ coins, gems }: { coins: number; gems: number }): string => {
  const parts = [amountOf(coins, 'coin'), amountOf(gems, 'gem')].filter((part) => part !== '');
  return `${parts.join(' and ')} missing`;
};
const amountOf = (count: number, unit: string): string =>
  count === 0 ? '' : `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;
/** Of items in the cart that fit another body. */
export const misfits = (count: number): string =>
  count === 1
    ? 'One of these items does not fit your body: you would own it, but not see it.'
    : `${formatCount(count)} of these items do not fit your body: you would own them, but not see them.`;
export const cannotTryOn = (name: string, body: string): string => `${isolate(name)} fits ${body} bodies only`;
export const onlyFor = (body: string): string => `Fits ${body} bodies only`;

export const SORT_NAMES = {
  newest: 'Newest',
  oldest: 'Oldest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  name: 'Name',
  rarity: 'Rarity',
} as const;
export const SORT = 'Sort by';
