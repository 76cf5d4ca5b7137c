/**
 * Queries and the checkout of store and outlet. Lists are cached page by page for each filter; a superseded search is
 * aborted without a message. A checkout sends the prices that the player saw and the cart's order key, so that the server
 * charges it once and at no other price.
 */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ApiError, ERROR_TEXTS } from '../net/api-error.ts';
import { call } from '../net/http.ts';
import { translateItems } from '../languages/item-words.ts';
import { defineMutation } from '../net/mutation.ts';
import { queryClient } from '../net/query-client.ts';
import { storeKeys, wardrobeKeys } from '../net/query-keys.ts';
import { checkout, listStore, type StoreItem } from '../shared/contract/store.ts';
import { checkoutProblem, CART_MAX_ITEMS, type Currency, type StoreSort, totalOf } from '../shared/rules/store.ts';
import { cart, clearCart, orderKey, updateCart } from '../state/shopping/cart.ts';
import { playSound } from '../state/settings/sounds.ts';
import { purse } from '../state/shopping/purse.ts';
import { refreshSession, setBalances } from '../state/session/session.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { boughtBefore, notSold, text } from './text.ts';
import { sentenceText } from '../net/reply-words.ts';
import type { SentenceData } from '../shared/rules/sentence.ts';

export interface StoreFilter {
  categories?: string | undefined;
  search?: string | undefined;
  /** Left out for the newest. */
  sortBy?: StoreSort | undefined;
  rarity?: '0' | '1' | '2' | '3' | undefined;
  priceRange?: string | undefined;
  onlyAffordable?: 'true' | undefined;
  onlyFitting?: 'true' | undefined;
  currency?: Currency | undefined;
  owned?: 'true' | 'false' | undefined;
  ids?: string | undefined;
  /** Pages of cuts. */
  cuts?: 'true' | undefined;
}

export interface StorePage {
  items: StoreItem[];
  total: number;
  hasMore: boolean;
}

export const storeQuery = (filter: StoreFilter, limit: number) =>
  infiniteQueryOptions({
    queryKey: storeKeys.list(limit, filter),
    queryFn: ({ pageParam, signal }) => fetchPage(filter, { page: pageParam, limit, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: StorePage, _, page) => (last.hasMore ? page + 1 : undefined),
  });

async function fetchPage(
  filter: StoreFilter,
  { signal, ...page }: { page: number; limit: number; signal?: AbortSignal },
): Promise<StorePage> {
  try {
    const reply = await call(listStore, { query: { ...page, ...filter }, signal });
    if (Array.isArray(reply)) return { items: await translateItems(reply), total: reply.length, hasMore: false };
    if (!reply.success) throw new ApiError(500, reply.message ?? text.fetchFailed);
    return { items: await translateItems(reply.items), ...reply.pagination };
  } catch (error) {
    const hasNoMessage = error instanceof ApiError && error.message === ERROR_TEXTS.failed;
    throw hasNoMessage ? new ApiError(error.status, text.fetchFailed, { cause: error }) : error;
  }
}

/** Removes duplicates: an item that is listed later shifts the pages that are fetched later. */
export const itemsOf = (pages: readonly StorePage[] | undefined): StoreItem[] => [
  ...new Map(pages?.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
];

/** False when the cart cannot be bought; a toast then shows the reason. */
export function isReadyToBuy(): boolean {
  const problem = checkoutProblem(cart.items, purse);
  if (problem !== null) void showProblem(problem);
  return problem === null;
}

async function showProblem(problem: SentenceData): Promise<void> {
  showToast({ text: await sentenceText(problem), tone: 'bad', id: 'checkout' });
}

/** Buys the items of the cart and shows the outcome in a toast. Resolves to the ids that were bought, or null. */
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
  try {
    const reply = await sendOrder();
    showToast({ text: reply.message, tone: 'ok' });
    playSound('purchase');
    return reply.items;
  } catch (error) {
    showFailure(error);
    if (error instanceof ApiError && error.isRefusal) await refreshAfterRefusal();
    return null;
  }
}

const sendOrder = defineMutation({
  send: () => {
    const ids = cart.items.map(({ id }) => id);
    const body = { items: JSON.stringify(ids), expected: totalOf(cart.items), idempotencyKey: orderKey() };
    return call(checkout, { body });
  },
  onSuccess: ({ coins, gems }) => {
    clearCart();
    setBalances({ coins, gems });
    void queryClient.invalidateQueries({ queryKey: storeKeys.lists });
    void queryClient.invalidateQueries({ queryKey: wardrobeKeys.inventory });
    void queryClient.invalidateQueries({ queryKey: wardrobeKeys.codes });
  },
});

function showFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const isRefusal = error instanceof ApiError && error.isRefusal;
  showToast({ text: isRefusal ? message : text.checkoutFailed({ message }), tone: 'bad', id: 'checkout' });
}

/** After a refusal: prices may have changed, and items may have been bought in another tab. */
async function refreshAfterRefusal(): Promise<void> {
  void refreshSession();
  void queryClient.invalidateQueries({ queryKey: storeKeys.lists });
  await compareCart({ isInOrder: true });
}

/** Takes over the server's state of the items in the cart. Returns what left the cart; null when nothing was compared. */
async function compareCart({ isInOrder }: { isInOrder: boolean }): Promise<ReturnType<typeof updateCart> | null> {
  if (cart.items.length === 0) return null;
  try {
    const ids = cart.items.map(({ id }) => id);
    const { items } = await fetchPage({ ids: ids.join(',') }, { page: 1, limit: CART_MAX_ITEMS });
    const isSame = cart.items.length === ids.length && cart.items.every(({ id }) => ids.includes(id));
    return isSame && cart.isBeingBought === isInOrder ? updateCart(items) : null;
  } catch {
    // The cart stays unchanged; the server refuses it again.
    return null;
  }
}

/**
 * When a shop opens: a checkout whose reply was lost by a reload, or another device, may have bought items of the cart.
 * They leave it, and a toast says so.
 */
export async function refreshCart(): Promise<void> {
  if (cart.isBeingBought) return;
  const dropped = await compareCart({ isInOrder: false });
  if (dropped === null) return;
  const names = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);
  if (dropped.owned.length > 0) showToast({ text: boughtBefore(names(dropped.owned)), tone: 'info', id: 'cart-owned' });
  if (dropped.gone.length > 0) showToast({ text: notSold(names(dropped.gone)), tone: 'info', id: 'cart-gone' });
}
