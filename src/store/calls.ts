/**
 * The calls of store and outlet. Lists are cached page by page for each filter; a search that is overtaken is aborted and
 * nobody hears of it. A checkout goes out with what the player was shown and with the cart's key, so that it is charged
 * once, and never at another price.
 */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ApiError, ERROR_TEXTS } from '../net/api-error.ts';
import { call } from '../net/http.ts';
import { queryClient } from '../net/query-client.ts';
import { checkout, listStore, type StoreItem } from '../shared/contract/store.ts';
import { checkoutProblem, CART_MAX_ITEMS, type StoreSort, totalOf } from '../shared/rules/store.ts';
import { cart, clearCart, orderKey, updateCart } from '../state/shopping/cart.ts';
import { purse } from '../state/shopping/purse.ts';
import { refreshSession } from '../state/session/session.ts';
import { showToast } from '../ui/feedback/toast.ts';
import * as text from './text.ts';

const STORE = 'store';

export interface StoreFilter {
  categories?: string | undefined;
  search?: string | undefined;
  /** Left out for the newest. */
  sortBy?: StoreSort | undefined;
  rarity?: '0' | '1' | '2' | '3' | undefined;
  priceRange?: string | undefined;
  onlyAffordable?: 'true' | undefined;
  ids?: string | undefined;
}

export interface StorePage {
  items: StoreItem[];
  total: number;
  hasMore: boolean;
}

export const storeQuery = (filter: StoreFilter, limit: number) =>
  infiniteQueryOptions({
    queryKey: [STORE, limit, filter],
    queryFn: ({ pageParam, signal }) => askForPage(filter, { page: pageParam, limit, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: StorePage, _, page) => (last.hasMore ? page + 1 : undefined),
  });

async function askForPage(
  filter: StoreFilter,
  { signal, ...page }: { page: number; limit: number; signal?: AbortSignal },
): Promise<StorePage> {
  try {
    const reply = await call(listStore, { query: { ...page, ...filter }, signal });
    if (Array.isArray(reply)) return { items: reply, total: reply.length, hasMore: false };
    if (!reply.success) throw new ApiError(500, reply.message ?? text.FETCH_FAILED);
    return { items: reply.items, ...reply.pagination };
  } catch (error) {
    const hasNoMessage = error instanceof ApiError && error.message === ERROR_TEXTS.failed;
    throw hasNoMessage ? new ApiError(error.status, text.FETCH_FAILED, { cause: error }) : error;
  }
}

/** Every item once: what is listed meanwhile shifts the pages that are fetched after it. */
export const itemsOf = (pages: readonly StorePage[] | undefined): StoreItem[] => [
  ...new Map(pages?.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
];

/** What stands against buying the cart, told in a toast; false when something does. */
export function isReadyToBuy(): boolean {
  const problem = checkoutProblem(cart.items, purse);
  if (problem !== null) showToast({ text: problem, tone: 'bad', id: 'checkout' });
  return problem === null;
}

/** Buys what is in the cart. Tells the outcome in a toast; resolves to the ids that were bought, or null. */
export async function buyCart(): Promise<readonly string[] | null> {
  if (cart.isBeingBought) return null;
  cart.isBeingBought = true;
  try {
    return await order();
  } finally {
    cart.isBeingBought = false;
  }
}

async function order(): Promise<readonly string[] | null> {
  const ids = cart.items.map(({ id }) => id);
  const body = { items: JSON.stringify(ids), expected: totalOf(cart.items), idempotencyKey: orderKey() };
  try {
    const reply = await call(checkout, { body });
    showToast({ text: reply.message, tone: 'ok' });
    clearCart();
    void refreshSession();
    void queryClient.invalidateQueries({ queryKey: [STORE] });
    void queryClient.invalidateQueries({ queryKey: ['inventory'] });
    return reply.items;
  } catch (error) {
    tellFailure(error);
    if (error instanceof ApiError && error.isRefusal) await bringUpToDate();
    return null;
  }
}

function tellFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const isRefusal = error instanceof ApiError && error.isRefusal;
  showToast({ text: isRefusal ? message : text.checkoutFailed(message), tone: 'bad', id: 'checkout' });
}

/** Prices may have changed, and what is in the cart may have been bought in another tab. */
async function bringUpToDate(): Promise<void> {
  void refreshSession();
  void queryClient.invalidateQueries({ queryKey: [STORE] });
  if (cart.items.length === 0) return;
  try {
    const ids = cart.items.map(({ id }) => id).join(',');
    const { items } = await askForPage({ ids }, { page: 1, limit: CART_MAX_ITEMS });
    updateCart(items);
  } catch {
    // The cart stays as it is; the server refuses again what is wrong with it.
  }
}
