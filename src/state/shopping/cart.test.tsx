/** The stored cart: reload, owner, other tabs, and updates from the store. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { storeItem as item } from '../../../tests/support/samples/store-item.ts';
import { CART_MAX_ITEMS } from '../../shared/rules/store.ts';

/** The modules as after a reload, with a signed-in player. */
async function reload(id = '1') {
  vi.resetModules();
  const { signInAs: signIn, userNamed: named } = await import('../../../tests/support/signed-in.ts');
  signIn(named('mirabel', { _id: id }));
  return await import('./cart.ts');
}

const idsOf = ({ cart }: Awaited<ReturnType<typeof reload>>): string[] => cart.items.map(({ id }) => id);

describe('the cart', () => {
  beforeEach(() => {
    localStorage.clear();
    signInAs(userNamed('mirabel'));
  });

  it('survives a reload with its order key', async () => {
    const before = await reload();
    before.addToCart(item('hat'));
    const key = before.orderKey();
    const after = await reload();
    expect(idsOf(after)).toEqual(['hat']);
    expect(after.orderKey()).toBe(key);
  });

  it('gets a new order key when an item changes', async () => {
    const { addToCart, removeFromCart, updateCart, orderKey } = await reload();
    addToCart(item('hat'));
    const keys = [orderKey()];
    addToCart(item('coat'));
    keys.push(orderKey());
    updateCart([item('hat', { costCoins: 120 }), item('coat')]);
    keys.push(orderKey());
    removeFromCart('coat');
    keys.push(orderKey(), orderKey());
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is not shown to the next player of the browser', async () => {
    (await reload('1')).addToCart(item('hat'));
    expect(idsOf(await reload('2'))).toEqual([]);
  });

  it('follows another tab', async () => {
    const here = await reload();
    here.addToCart(item('hat'));
    const kept = JSON.parse(localStorage.getItem('storeCart') ?? '{}') as object;
    localStorage.setItem('storeCart', JSON.stringify({ ...kept, items: [], orderKey: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'storeCart' }));
    expect(idsOf(here)).toEqual([]);
  });

  it.each(['nonsense', '{"ownerId":"1","items":[{"id":5}],"orderKey":null}', 'null'])(
    'starts empty for the stored value %s',
    async (kept) => {
      localStorage.setItem('storeCart', kept);
      expect(idsOf(await reload())).toEqual([]);
    },
  );

  it('rejects duplicates, owned items, and more items than one checkout allows', async () => {
    const shop = await reload();
    expect(shop.addToCart(item('hat'))).toBe(true);
    expect(shop.addToCart(item('hat'))).toBe(false);
    expect(shop.addToCart(item('coat', { alreadyOwned: true }))).toBe(false);
    for (let at = 1; at < CART_MAX_ITEMS; at += 1) expect(shop.addToCart(item(`sock-${at}`))).toBe(true);
    expect(shop.addToCart(item('last'))).toBe(false);
    expect(idsOf(shop)).toHaveLength(CART_MAX_ITEMS);
  });

  it('updates prices, and drops items that are owned, sold out or not sold any more', async () => {
    const shop = await reload();
    for (const id of ['hat', 'coat', 'shoes', 'ring']) shop.addToCart(item(id));
    const dropped = shop.updateCart([
      item('hat', { costCoins: 7 }),
      item('coat', { alreadyOwned: true }),
      item('ring', { quantity: 0 }),
    ]);
    expect(shop.cart.items).toMatchObject([{ id: 'hat', costCoins: 7 }]);
    expect(dropped).toMatchObject({ owned: [{ id: 'coat' }], gone: [{ id: 'shoes' }, { id: 'ring' }] });
  });

  it('keeps its order key when an update changes nothing', async () => {
    const shop = await reload();
    shop.addToCart(item('hat'));
    const key = shop.orderKey();
    shop.updateCart([item('hat')]);
    expect(shop.orderKey()).toBe(key);
    shop.updateCart([item('hat', { costCoins: 1 })]);
    expect(shop.orderKey()).not.toBe(key);
  });

  it('removes several items at once and ignores others', async () => {
    const shop = await reload();
    for (const id of ['hat', 'coat', 'shoes']) shop.addToCart(item(id));
    shop.removeAllFromCart(['hat', 'shoes', 'ring']);
    expect(idsOf(shop)).toEqual(['coat']);
  });
});
