/** The store's view: tried-on items, stage, filters and search. Kept for the lifetime of the page. */
import { proxy } from 'valtio';
import { type Camera, cameraOn, frameOf, rotationFor } from '../../avatar/camera.ts';
import { wrapRotation } from '../../avatar/views.ts';
import type { StoreItem } from '../../shared/contract/store.ts';
import type { StoreSort } from '../../shared/rules/store.ts';
import { ALL_CATEGORIES } from '../../store/category-chips.tsx';
import { countShopFilters, NO_SHOP_FILTERS, type ShopFilters } from '../../store/filter-parts.tsx';
import { addToCart, isInCart, removeAllFromCart, removeFromCart } from '../../state/shopping/cart.ts';
import { rememberViewed, shopping } from '../../state/shopping/shopping.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { text as shopText } from '../../store/text.ts';
import { text } from './text.ts';

/** Prices in coins and in gems are not comparable: the price limits apply to one of them. */
export interface StoreFilters extends ShopFilters {
  /** `all`, a category's number, `wishlist` or `recent` */
  chosen: string;
  search: string;
  sortBy: StoreSort;
  /** Digits, or empty. */
  minPrice: string;
  maxPrice: string;
  isOnlyAffordable: boolean;
}

export const NO_FILTERS: StoreFilters = {
  chosen: ALL_CATEGORIES,
  search: '',
  sortBy: 'newest',
  ...NO_SHOP_FILTERS,
  minPrice: '',
  maxPrice: '',
  isOnlyAffordable: false,
};
export const WISHLIST = 'wishlist';
export const RECENT = 'recent';

export interface StoreState {
  /** One item a category, in the order in which they were put on. */
  tried: StoreItem[];
  /** Whether the figure wears them. */
  isTryingOn: boolean;
  rotation: number;
  camera: Camera;
  filters: StoreFilters;
}

export const store = proxy<StoreState>({
  tried: [],
  isTryingOn: true,
  rotation: 0,
  camera: cameraOn('whole'),
  filters: { ...NO_FILTERS },
});

/** Tries an item on, in place of the tried-on item of its category, or takes it off. */
export function toggleTried(item: StoreItem): void {
  const wasOn = store.isTryingOn && store.tried.some(({ id }) => id === item.id);
  store.isTryingOn = true;
  if (wasOn) {
    takeOff(item);
    return;
  }
  rememberViewed(item.id);
  lookAt(item);
  const [before] = store.tried.filter(({ category, id }) => category === item.category && id !== item.id);
  if (before && shopping.autoAddToCart) removeFromCart(before.id);
  store.tried = [...store.tried.filter(({ category }) => category !== item.category), item];
  if (shopping.autoAddToCart && addToCart(item)) {
    showToast({ text: shopText.added({ name: item.name }), tone: 'ok', id: 'cart' });
  }
}

/** With auto-add on, it is also removed from the cart. */
export function takeOff(item: { id: string; name: string }): void {
  store.tried = store.tried.filter(({ id }) => id !== item.id);
  if (!shopping.autoAddToCart || !isInCart(item.id)) return;
  removeFromCart(item.id);
  showToast({ text: shopText.removed({ name: item.name }), tone: 'info', id: 'cart' });
}

/** With auto-add on, the items are also removed from the cart. */
export function clearTried(): void {
  if (store.tried.length === 0) return;
  if (shopping.autoAddToCart) removeAllFromCart(store.tried.map(({ id }) => id));
  store.tried = [];
  showToast({ text: text.previewCleared, tone: 'info', id: 'preview' });
}

/** Bought items are no longer tried on. */
export function forgetBought(ids: readonly string[]): void {
  store.tried = store.tried.filter(({ id }) => !ids.includes(id));
}

export function addAllTried(): void {
  const added = store.tried.filter((item) => addToCart(item)).length;
  const isLeft = store.tried.some(({ id, alreadyOwned }) => !alreadyOwned && !isInCart(id));
  if (isLeft) showToast({ text: shopText.cartFull, tone: 'bad', id: 'cart' });
  else if (added === 0) showToast({ text: text.allInCart, tone: 'info', id: 'cart' });
  else showToast({ text: text.addedMany({ count: added }), tone: 'ok', id: 'cart' });
}

export function turn(views: number): void {
  store.rotation = wrapRotation(store.rotation + views);
}

/** Shows a category of the list. The camera goes to the part of the figure that wears it. */
export function chooseCategory(chosen: string): void {
  store.filters.chosen = chosen;
  const category = Number(chosen);
  store.camera = cameraOn(Number.isNaN(category) ? 'whole' : frameOf(category));
}

function lookAt({ category }: { category: number }): void {
  store.rotation = rotationFor(category, store.rotation);
  if (store.camera.frame !== frameOf(category)) store.camera = cameraOn(frameOf(category));
}

/** Limits in the wrong order are swapped. */
export function sortPrices(): void {
  const { minPrice, maxPrice } = store.filters;
  if (minPrice === '' || maxPrice === '' || Number(minPrice) <= Number(maxPrice)) return;
  Object.assign(store.filters, { minPrice: maxPrice, maxPrice: minPrice });
}

/** Price limits without a currency have no effect and are kept for the next choice of one. */
const hasPrices = ({ minPrice, maxPrice, currency }: StoreFilters): boolean =>
  currency !== 'any' && (minPrice !== '' || maxPrice !== '');

/** The `priceRange` of the store's call. */
export const priceRangeOf = (filters: StoreFilters): string | undefined =>
  hasPrices(filters) ? `${filters.minPrice}-${filters.maxPrice}` : undefined;

/** The number of active filters, without category and search. */
export const countFilters = (filters: StoreFilters): number =>
  countShopFilters(filters) + [hasPrices(filters), filters.isOnlyAffordable].filter(Boolean).length;
