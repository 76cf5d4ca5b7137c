/** Wishlist and recently viewed items: kept for each player of the browser. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RECENTLY_VIEWED_MAX } from '../../shared/rules/store.ts';

/** The modules as after a reload, with a signed-in player. */
async function reload(id: string | null) {
  vi.resetModules();
  const { signInAs, userNamed } = await import('../../../tests/support/signed-in.ts');
  if (id !== null) signInAs(userNamed(`player${id}`, { _id: id }));
  return await import('./shopping.ts');
}

const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());

describe('the lists', () => {
  it("are kept under the specification's keys, the last 20 viewed", async () => {
    const { shopping, toggleWishlistItem, rememberViewed } = await reload('1');
    expect([toggleWishlistItem('hat'), toggleWishlistItem('coat'), toggleWishlistItem('hat')]).toEqual([
      true,
      true,
      false,
    ]);
    for (let at = 0; at <= RECENTLY_VIEWED_MAX; at += 1) rememberViewed(`item-${at}`);
    expect(kept('storeWishlist')).toEqual(['coat']);
    expect(kept('recentlyViewed')).toEqual(shopping.recentlyViewed);
    expect(shopping.recentlyViewed).toHaveLength(RECENTLY_VIEWED_MAX);
    expect((await reload('1')).shopping).toMatchObject({ storeWishlist: ['coat'] });
  });

  it('belong to one player each', async () => {
    (await reload('1')).toggleWishlistItem('hat');
    const second = await reload('2');
    expect(second.shopping).toMatchObject({ storeWishlist: [], recentlyViewed: [] });
    second.rememberViewed('coat');
    expect((await reload('1')).shopping).toMatchObject({ storeWishlist: ['hat'], recentlyViewed: [] });
    expect((await reload('2')).shopping).toMatchObject({ storeWishlist: [], recentlyViewed: ['coat'] });
    expect((await reload(null)).shopping).toMatchObject({ storeWishlist: [], recentlyViewed: [] });
  });

  it('follow a sign-in without a reload', async () => {
    const { shopping, toggleWishlistItem } = await reload('1');
    toggleWishlistItem('hat');
    const { signInAs, userNamed } = await import('../../../tests/support/signed-in.ts');
    signInAs(userNamed('other', { _id: '2' }));
    await Promise.resolve();
    expect(shopping.storeWishlist).toEqual([]);
    toggleWishlistItem('boots');
    expect((await reload('1')).shopping.storeWishlist).toEqual(['hat']);
  });

  it('without an owner go to the first player', async () => {
    localStorage.setItem('storeWishlist', '["old"]');
    const first = await reload('1');
    expect(first.shopping.storeWishlist).toEqual(['old']);
    first.toggleWishlistItem('new');
    expect((await reload('2')).shopping.storeWishlist).toEqual([]);
  });

  it('follow another tab of the same player', async () => {
    const { shopping, toggleWishlistItem } = await reload('1');
    toggleWishlistItem('hat');
    localStorage.setItem('storeWishlist', '["coat","hat"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'storeWishlist:1' }));
    expect(shopping.storeWishlist).toEqual(['coat', 'hat']);
  });

  it.each(['nonsense', '{"a":1}', '[5]'])('are empty for the stored value %s', async (value) => {
    localStorage.setItem('storeWishlist', value);
    expect((await reload('1')).shopping.storeWishlist).toEqual([]);
  });
});
