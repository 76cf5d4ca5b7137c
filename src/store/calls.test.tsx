/** The checkout: what it sends, and what its reply changes on the client. */
import { beforeEach, describe, expect, it } from 'vitest';
import { collectToasts, servePage } from '../../tests/support/served-page.ts';
import { sessionReplyOf, signInAs, userNamed } from '../../tests/support/signed-in.ts';
import { storeItem as item } from '../../tests/support/samples/store-item.ts';
import { queryClient } from '../net/query-client.ts';
import { refreshSession, session } from '../state/session/session.ts';
import { addToCart, cart, clearCart } from '../state/shopping/cart.ts';
import { purse } from '../state/shopping/purse.ts';
import { inventoryQuery, outfitQuery } from '../state/shopping/wardrobe.ts';
import { buyCart, refreshCart, storeQuery } from './calls.ts';

const server = servePage();
const toasts = collectToasts();

const CHECKOUT = 'POST /store/checkout';
const BOUGHT = { success: true, message: 'Thank you.', items: ['hat', 'coat'], coins: 4800, gems: 49 };
const store = storeQuery({}, 20);
const isInvalidated = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;

beforeEach(async () => {
  signInAs(userNamed('mirabel'));
  // The cart follows its owner in a microtask.
  await Promise.resolve();
  queryClient.clear();
  queryClient.setQueryData(inventoryQuery().queryKey, []);
  queryClient.setQueryData(store.queryKey, { pages: [], pageParams: [] });
  clearCart();
  addToCart(item('hat'));
  addToCart(item('coat'));
});

describe('a checkout', () => {
  it('sends the items, the prices shown and the order key', async () => {
    server.answers.set(CHECKOUT, () => [200, BOUGHT]);
    expect(await buyCart()).toEqual(['hat', 'coat']);
    const body = server.callsOf(CHECKOUT)[0]?.body;
    expect(body).toMatchObject({ items: '["hat","coat"]', expected: { coins: 200, gems: 0 } });
    expect(body).toHaveProperty('idempotencyKey', expect.stringMatching(/^[0-9a-f]{32}$/));
    expect(cart).toMatchObject({ items: [], isBeingBought: false });
  });

  it('invalidates inventory, store lists and what cards of outfits say about owned items', async () => {
    await queryClient.prefetchQuery({ queryKey: outfitQuery('a1').queryKey, queryFn: () => ({ missing: [] }) });
    server.answers.set(CHECKOUT, () => [200, BOUGHT]);
    await buyCart();
    expect(isInvalidated(inventoryQuery().queryKey)).toBe(true);
    expect(isInvalidated(store.queryKey)).toBe(true);
    expect(isInvalidated(outfitQuery('a1').queryKey)).toBe(true);
  });

  it('takes the balances from its reply and does not fetch the session', async () => {
    server.answers.set(CHECKOUT, () => [200, BOUGHT]);
    await buyCart();
    expect(purse).toMatchObject({ coins: 4800, gems: 49 });
    expect(session.user).toMatchObject({ coins: 4800, gems: 49 });
    expect(JSON.parse(sessionStorage.getItem('session') ?? '{}')).toMatchObject({
      session: { user: { coins: 4800, gems: 49 } },
    });
    expect(server.callsOf('GET /session')).toEqual([]);
  });

  it('keeps its balances when a session refresh that began before it is answered later', async () => {
    server.answers.set(CHECKOUT, () => [200, BOUGHT]);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fetchNow = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const response = await fetchNow(input, init);
      if (String(input).endsWith('/session')) await held;
      return response;
    };
    server.answers.set('GET /session', () => [200, sessionReplyOf(userNamed('mirabel', { honor: 300 }))]);
    const refreshing = refreshSession();
    await buyCart();
    release();
    await refreshing;
    globalThis.fetch = fetchNow;
    expect(purse).toMatchObject({ coins: 4800, gems: 49, honor: 300 });
  });

  it('keeps the cart and refetches session, store and prices after a refusal', async () => {
    server.answers.set(CHECKOUT, () => [
      409,
      { success: false, message: 'Prices have changed.', code: 'price-changed' },
    ]);
    server.answers.set('GET /session', () => [200, sessionReplyOf(userNamed('mirabel', { coins: 150 }))]);
    const now = [{ ...item('hat'), costCoins: 120 }];
    server.answers.set('GET /store', () => [
      200,
      { success: true, items: now, pagination: { total: 1, hasMore: false } },
    ]);
    expect(await buyCart()).toBeNull();
    expect(cart.items.map(({ id, costCoins }) => [id, costCoins])).toEqual([['hat', 120]]);
    expect(isInvalidated(store.queryKey)).toBe(true);
    await expect.poll(() => purse.coins).toBe(150);
  });

  it('keeps cart and order key after a network failure, so that a second attempt is charged once', async () => {
    server.answers.set(CHECKOUT, () => [502, '']);
    expect([await buyCart(), await buyCart()]).toEqual([null, null]);
    const [first, second] = server.callsOf(CHECKOUT).map(({ body }) => body as { idempotencyKey: string });
    expect(first?.idempotencyKey).toBeDefined();
    expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
    expect(cart.items).toHaveLength(2);
    expect(isInvalidated(inventoryQuery().queryKey)).toBe(false);
  });
});

describe('a cart from before a reload', () => {
  const onSale = (...items: unknown[]) =>
    server.answers.set('GET /store', () => [
      200,
      { success: true, items, pagination: { total: items.length, hasMore: false } },
    ]);

  it('loses what was bought in the meantime, and says so', async () => {
    onSale(item('hat', { alreadyOwned: true }), item('coat'));
    await refreshCart();
    expect(cart.items.map(({ id }) => id)).toEqual(['coat']);
    expect(toasts.map(({ text }) => text)).toEqual(['A hat is yours already and left the cart.']);
    expect(server.callsOf('GET /store')[0]?.query).toContain('ids=hat%2Ccoat');
  });

  it('names what is not sold any more, and keeps quiet when nothing changed', async () => {
    onSale(item('hat'), item('coat'));
    await refreshCart();
    expect(toasts).toEqual([]);
    onSale();
    await refreshCart();
    expect(cart.items).toEqual([]);
    expect(toasts.map(({ text }) => text)).toEqual(['A hat and A coat are not sold any more and left the cart.']);
  });

  it('stays unchanged when the store cannot be reached', async () => {
    server.answers.set('GET /store', () => [502, '']);
    await refreshCart();
    expect(cart.items).toHaveLength(2);
    expect(toasts).toEqual([]);
  });
});
