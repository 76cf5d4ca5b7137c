/** Copies of wishlists: opt-in, merged, deleted, and what the bell says about them, once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WISHLIST_NEWS_A_DAY, WISHLIST_ITEMS_MAX } from '../../../shared/rules/wishlist.ts';
import { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { updateItem } from '../store/repo.ts';
import { StoreFixture } from '../store/store-fixture.ts';
import { notifyOfWishlists } from './service.ts';

describe('wishlists', () => {
  let store: StoreFixture;
  let newCaller: () => Promise<Caller>;
  beforeAll(async () => {
    store = await StoreFixture.start(startServer);
    newCaller = Caller.numbered(() => store.server, 'Saver');
  });
  afterAll(() => store.stop());

  const keep = (caller: Caller, items: string[], more: object = {}) => caller.post('/wishlist', { items, ...more });
  const change = (caller: Caller, itemId: string, isOnWishlist: boolean) =>
    caller.post('/wishlist/item', { itemId, isOnWishlist });
  const stateOf = async (caller: Caller) => (await caller.get('/wishlist')).body;
  const news = async (caller: Caller): Promise<unknown[][]> => {
    await notifyOfWishlists(store.db);
    const entries = (await caller.get('/bell')).body.entries as Record<string, unknown>[];
    return entries.map(({ kind, title, price, left }) => [kind, title, price ?? left]);
  };
  const item = (id: string, costCoins: number, quantity: number | null = null) =>
    store.list({ id, name: id, category: 7, rarity: 0, costCoins, costGems: 0 }, { quantity });

  it('are kept only for players who want it, and deleted when they do not', async () => {
    const caller = await newCaller();
    expect(await stateOf(caller)).toMatchObject({ isKept: false, hasNews: false, items: [] });
    expect((await change(caller, 'beret', true)).body).toMatchObject({ isKept: false, items: [] });
    const kept = await keep(caller, ['beret', 'socks', 'nothing']);
    expect(kept.body).toMatchObject({ isKept: true, hasNews: true, items: ['beret', 'socks'] });
    expect((await caller.delete('/wishlist')).body).toMatchObject({ isKept: false, items: [] });
    const { id } = await caller.record();
    for (const table of ['wishlist_item', 'wishlist_setting'] as const) {
      expect(await store.db.selectFrom(table).selectAll().where('playerId', '=', id).execute()).toEqual([]);
    }
  });

  it('of two devices become one list, the latest first', async () => {
    const caller = await newCaller();
    await keep(caller, ['beret', 'socks']);
    expect((await keep(caller, ['skirt', 'socks', 'jumper'])).body.items).toEqual([
      'skirt',
      'jumper',
      'beret',
      'socks',
    ]);
    expect((await change(caller, 'beret', false)).body.items).toEqual(['skirt', 'jumper', 'socks']);
    expect((await change(caller, 'wings', true)).body.items).toEqual(['wings', 'skirt', 'jumper', 'socks']);
  });

  it('are at most as many as the browser keeps', async () => {
    const caller = await newCaller();
    const ids = Array.from({ length: WISHLIST_ITEMS_MAX }, (_, at) => `many-${at}`);
    for (const id of ids) await item(id, 1);
    await keep(caller, ids);
    await change(caller, 'socks', true);
    const { items } = (await stateOf(caller)) as { items: string[] };
    expect([items.length, items[0], items.includes(ids.at(-1) ?? '')]).toEqual([WISHLIST_ITEMS_MAX, 'socks', false]);
    expect((await keep(caller, [...ids, 'x'])).status).toBe(422);
  });

  it('ring once for each fall of a price, and not for a rise', async () => {
    const caller = await newCaller();
    await item('lamp', 100);
    await keep(caller, ['lamp']);
    expect(await news(caller)).toEqual([]);
    await updateItem(store.db, 'lamp', { costCoins: 80 });
    const fallen = [['price', 'lamp', { currency: 'coins', amount: 80 }]];
    expect(await news(caller)).toEqual(fallen);
    expect(await news(caller)).toEqual(fallen);
    await updateItem(store.db, 'lamp', { costCoins: 90 });
    expect(await news(caller)).toEqual(fallen);
    await updateItem(store.db, 'lamp', { costCoins: 85 });
    expect(await news(caller)).toHaveLength(2);
    await updateItem(store.db, 'lamp', { costCoins: 0, costGems: 20 });
    expect(await news(caller)).toHaveLength(2);
    await updateItem(store.db, 'lamp', { costGems: 15 });
    expect((await news(caller))[0]).toEqual(['price', 'lamp', { currency: 'gems', amount: 15 }]);
    await change(caller, 'lamp', false);
    expect(await news(caller)).toEqual([]);
  });

  it('ring once while few are left, not when it is sold out', async () => {
    const caller = await newCaller();
    await item('kite', 10, 5);
    await keep(caller, ['kite']);
    expect(await news(caller)).toEqual([]);
    await updateItem(store.db, 'kite', { quantity: 3 });
    expect(await news(caller)).toEqual([['stock', 'kite', 3]]);
    await updateItem(store.db, 'kite', { quantity: 2 });
    expect(await news(caller)).toHaveLength(1);
    await updateItem(store.db, 'kite', { quantity: 0 });
    expect(await news(caller)).toHaveLength(1);
    await updateItem(store.db, 'kite', { isListed: 0 });
    expect(await news(caller)).toEqual([]);
  });

  it('do not ring for what is owned, for who does not want it, and more than a few times a day', async () => {
    const [owner, quiet, many] = [await newCaller(), await newCaller(), await newCaller()];
    const ids = Array.from({ length: WISHLIST_NEWS_A_DAY + 2 }, (_, at) => `fall-${at}`);
    for (const id of ids) await item(id, 50);
    await owner.own('fall-0');
    await keep(owner, ['fall-0']);
    await keep(quiet, ids, { hasNews: false });
    await keep(many, ids);
    for (const id of ids) await updateItem(store.db, id, { costCoins: 40 });
    expect(await news(owner)).toEqual([]);
    expect(await news(quiet)).toEqual([]);
    expect(await news(many)).toHaveLength(WISHLIST_NEWS_A_DAY);
    await keep(quiet, [], { hasNews: true });
    expect(await news(quiet)).toEqual([]);
  });
});
