/** Item pages, the shelf and its set, the order by popularity, and the filter of owned items. */
import { array, assert as check, asyncProperty, boolean, constantFrom, nat, record } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoreItemPage, StoreShelf } from '../../../shared/contract/store.ts';
import { groupByCut } from '../../../shared/rules/cuts.ts';
import { priceInSet } from '../../../shared/rules/shelf.ts';
import { startServer } from '../../testing/database-server.ts';
import { setPlayerRows } from '../../testing/player-rows.ts';
import type { Reply, SignedIn } from '../../testing/test-server.ts';
import { driftsOf } from '../ledger/repo.ts';
import { windowName } from '../../../shared/rules/shop-window.ts';
import { wornItemIds } from '../../../shared/rules/slots.ts';
import { STORE_SORTS } from '../../../shared/rules/store.ts';
import { countPopularity } from './popularity.ts';
import { updateItem } from './repo.ts';
import { Shelves } from './shelves.ts';
import { StoreFixture } from './store-fixture.ts';
import { createWindowLook } from './window-look.ts';

const PLACES = [7, 10, 12, 13, 16];
const COLOURS = ['denim', 'mint'];
const PRICE = 155;
const DAY_MS = 24 * 3600_000;

describe('the store', () => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await StoreFixture.start(startServer);
    for (const colour of COLOURS) {
      for (const category of PLACES) {
        const item = { id: `own${category}-${colour}`, name: `Own ${category} ${colour}`, category, rarity: 0 };
        await fixture.list({ ...item, costCoins: PRICE, costGems: 0 });
        await fixture.db.updateTable('catalogue_item').set({ isGenerated: 1 }).where('id', '=', item.id).execute();
      }
    }
  });
  afterAll(() => fixture.stop());
  beforeEach(() => fixture.nextBuyer());

  const get = async <Body>(path: string, player: SignedIn = fixture.buyer): Promise<Body> => {
    const reply = await fixture.server.get(path, { 'x-session-key': player.key });
    expect(reply.status).toBe(200);
    return reply.body as Body;
  };
  const setOf = async (player?: SignedIn) => {
    const { set } = await get<StoreShelf>('/store/shelf', player);
    if (set === null) throw new Error('there is no set');
    return set;
  };
  const buySet = (order: object, player: SignedIn = fixture.buyer): Promise<Reply> =>
    fixture.server.post('/store/set', order, { 'x-session-key': player.key });

  it('shows an item with its other colours, what goes with it, and the friends who wear it', async () => {
    const friend = await fixture.newBuyer();
    const stranger = await fixture.newBuyer();
    const { buyer } = fixture;
    await fixture.server.post(`/friend/${friend.username}`, {}, { 'x-session-key': buyer.key });
    await fixture.server.post(`/friend/${buyer.username}`, {}, { 'x-session-key': friend.key });
    for (const { username } of [friend, stranger]) {
      const { customization } = await fixture.record(username);
      const look = { ...customization, hat: 'own7-mint' };
      await setPlayerRows(fixture.db, [username], { customization: JSON.stringify(look) });
    }
    const page = await get<StoreItemPage>('/store/item/own7-mint');
    expect(page.item).toMatchObject({ id: 'own7-mint', costCoins: PRICE, alreadyOwned: false });
    expect(page.colours.map(({ id }) => id)).toEqual(['own7-denim']);
    expect(page.goesWith.map(({ category }) => category).toSorted((a, b) => a - b)).toEqual([10, 12, 13, 16]);
    expect(page.goesWith.every(({ id }) => id.endsWith('-mint'))).toBe(true);
    expect(page.wornBy).toEqual([friend.username]);
  });

  it('has no page of an item that is not sold', async () => {
    await fixture.list({ id: 'gone', name: 'Gone', category: 7, rarity: 0, costCoins: 1, costGems: 0 });
    await updateItem(fixture.db, 'gone', { isListed: 0 });
    const reply = await fixture.server.get('/store/item/gone', { 'x-session-key': fixture.buyer.key });
    expect([reply.status, reply.body.code]).toEqual([404, 'unknown-item']);
  });

  it('sells the missing pieces of the set below their price, once, and never takes them back', async () => {
    const whole = await setOf();
    const [first] = whole.pieces;
    expect(whole).toMatchObject({ coins: PLACES.length * priceInSet(PRICE), gems: 0 });
    await fixture.buy([first?.id]);
    const { id: setId, coins, gems } = await setOf();
    expect(coins).toBe((PLACES.length - 1) * priceInSet(PRICE));
    const order = { setId, expected: { coins, gems }, idempotencyKey: 'set-of-today' };
    const replies = await Promise.all([buySet(order), buySet(order), buySet(order)]);
    const left = 5000 - PRICE - coins;
    for (const { status, body } of replies) expect([status, body.coins]).toEqual([200, left]);
    expect((await buySet({ setId, expected: { coins: 0, gems: 0 } })).body).toMatchObject({ code: 'already-owned' });
    const piece = whole.pieces.at(-1)?.id ?? '';
    const back = await fixture.server.post('/store/refund', { itemId: piece }, { 'x-session-key': fixture.buyer.key });
    expect(back.status).toBe(404);
    const player = await fixture.record();
    expect([player.coins, await driftsOf(fixture.db, [player.id])]).toEqual([left, []]);
    const bought = await get<{ entries: { returnUntil: string | null; keptFor?: string }[] }>('/store/purchases');
    expect(bought.entries.every(({ returnUntil }) => returnUntil === null)).toBe(true);
    expect(bought.entries.map(({ keptFor }) => keptFor)).toEqual(['set', 'set', 'set', 'set', 'set']);
    // The single piece made the others cheaper, and stays with them.
    const single = await fixture.server.post(
      '/store/refund',
      { itemId: first?.id ?? '' },
      { 'x-session-key': fixture.buyer.key },
    );
    expect([single.status, single.body.code, (await fixture.record()).coins]).toEqual([409, 'in-set', left]);
    await fixture.buy(['beret']);
    const other = await fixture.server.post(
      '/store/refund',
      { itemId: 'beret' },
      { 'x-session-key': fixture.buyer.key },
    );
    expect(other.status).toBe(200);
  });

  it('shows the pieces of the set in the window of the town, of today and the days beside it', async () => {
    const { pieces } = await setOf();
    const today = Math.floor(Date.now() / DAY_MS);
    const { db } = fixture;
    const windowLook = createWindowLook(db, new Shelves());
    const worn = (await windowLook(windowName(today))) ?? expect.unreachable();
    expect(wornItemIds(worn).toSorted()).toEqual(pieces.map(({ id }) => id).toSorted());
    const looks = await Promise.all(
      [today - 2, today - 1, today + 1, today + 2].map((day) => windowLook(windowName(day))),
    );
    expect(looks.map((look) => look === null)).toEqual([true, false, false, true]);
    expect(await windowLook('~cadence')).toBeNull();
    expect(await windowLook(`${windowName(today)}x`)).toBeNull();
  });

  it('charges nothing for another price, another day, or too little money', async () => {
    const { id: setId, coins, gems } = await setOf();
    const day = Number(setId.split('-')[1]);
    expect((await buySet({ setId, expected: { coins: coins - 1, gems } })).body).toMatchObject({
      code: 'price-changed',
    });
    for (const other of [`day-${day + 1}`, `day-${day - 2}`, 'day-x']) {
      expect((await buySet({ setId: other, expected: { coins, gems } })).body).toMatchObject({ code: 'unknown-set' });
    }
    await fixture.list({ id: 'dear', name: 'Dear', category: 7, rarity: 0, costCoins: 4900, costGems: 0 });
    await fixture.buy(['dear']);
    expect((await buySet({ setId, expected: { coins, gems } })).body).toMatchObject({ code: 'insufficient-funds' });
    expect((await fixture.record()).coins).toBe(100);
    await updateItem(fixture.db, 'dear', { isListed: 0 });
  });

  it('sorts by the number of players who paid for an item, of older accounts and after the time to return it', async () => {
    const [old, young, late] = [await fixture.newBuyer(), await fixture.newBuyer(), await fixture.newBuyer()];
    await setPlayerRows(fixture.db, [old.username, late.username], { createdAt: Date.now() - 8 * DAY_MS });
    for (const player of [old, young]) await fixture.buy(['skirt'], {}, player);
    await fixture.buy(['hat-crown'], {}, old);
    const { id } = await fixture.record(late.username);
    await fixture.db
      .updateTable('inventory')
      .set((eb) => ({ acquiredAt: eb('acquiredAt', '-', DAY_MS) }))
      .execute();
    await fixture.buy(['beret'], {}, late);
    await countPopularity(fixture.db);
    const counts = await fixture.db
      .selectFrom('catalogue_item')
      .select(['id', 'popularity'])
      .where('popularity', '>', 0)
      .execute();
    expect(counts).toEqual([{ id: 'skirt', popularity: 1 }]);
    const { items } = (await fixture.look({ sortBy: 'popular' })).body as { items: { id: string }[] };
    expect(items[0]?.id).toBe('skirt');
    expect(id).not.toBe('');
  });

  it('finds by kind, colour and synonym when no name has the words', async () => {
    const idsOf = async (search: string) =>
      ((await fixture.look({ search, priceRange: `${PRICE}-${PRICE}` })).body.items as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await idsOf('footwear')).toEqual(['own13-mint', 'own13-denim']);
    expect(await idsOf('blue headwear')).toEqual(['own7-denim']);
    expect(await idsOf('grüne tasche')).toEqual(['own16-mint']);
    expect(await idsOf('blue submarine')).toEqual([]);
  });

  it('creates no coin by any order of purchases, sets and returns, also with a second account', async () => {
    const acts = array(
      record({ act: constantFrom('buy', 'return', 'set', 'wait'), piece: nat(4), isFirst: boolean() }),
      {
        maxLength: 12,
      },
    );
    await check(
      asyncProperty(acts, async (given) => {
        const players = [await fixture.newBuyer(), await fixture.newBuyer()] as const;
        const { pieces } = await setOf(players[0]);
        for (const { act, piece, isFirst } of given) {
          const player = players[isFirst ? 0 : 1];
          const itemId = pieces[piece]?.id ?? '';
          const { id: setId, coins, gems } = await setOf(player);
          if (act === 'buy') await fixture.buy([itemId], {}, player);
          else if (act === 'set') await buySet({ setId, expected: { coins, gems } }, player);
          else if (act === 'wait')
            await fixture.db
              .updateTable('ledger')
              .set((eb) => ({ createdAt: eb('createdAt', '-', 4 * DAY_MS) }))
              .execute();
          else await fixture.server.post('/store/refund', { itemId }, { 'x-session-key': player.key });
        }
        for (const player of players) {
          const { coins, owned } = await fixture.stateOf(player);
          // Each owned piece was paid, at least at the price of the set.
          expect(coins).toBeLessThanOrEqual(5000 - owned.length * priceInSet(PRICE));
          const { id } = await fixture.record(player.username);
          expect(await driftsOf(fixture.db, [id])).toEqual([]);
        }
      }),
      { numRuns: 8, seed: 27 },
    );
  }, 60_000);

  it('filters what the player owns', async () => {
    await fixture.buy(['beret']);
    const idsOf = async (owned: string) =>
      ((await fixture.look({ owned })).body.items as { id: string; alreadyOwned: boolean }[]).map((item) => item);
    const [mine, others] = [await idsOf('true'), await idsOf('false')];
    expect(mine.some(({ id }) => id === 'beret')).toBe(true);
    expect(mine.every(({ alreadyOwned }) => alreadyOwned)).toBe(true);
    expect(others.some(({ alreadyOwned }) => alreadyOwned)).toBe(false);
  });

  describe('pages of cuts', () => {
    const FILTERS: Record<string, string>[] = [
      {},
      { categories: '7' },
      { search: 'knit' },
      { rarity: '1' },
      { onlyAffordable: 'true', currency: 'coins' },
      { owned: 'false', onlyFitting: 'true' },
      { priceRange: '50-150' },
    ];
    beforeAll(async () => {
      // Of each cut some colours are before those of the others in every order, and some are not.
      for (const [at, colour] of ['coal', 'mint', 'berry', 'sky', 'camel'].entries()) {
        for (const [n, cut] of ['beanie', 'mitten', 'scarf'].entries()) {
          const turn = (at * 7 + n * 3) % 5;
          const id = turn === 1 ? `${cut}-${colour}-rare` : `${cut}-${colour}`;
          const cost = turn === 2 ? { costCoins: 0, costGems: 3 + n } : { costCoins: 40 + turn * 25, costGems: 0 };
          const item = { id, name: `${colour} ${cut} knit`, category: n === 0 ? 7 : 10, rarity: turn === 1 ? 1 : 0 };
          await fixture.list({ ...item, ...cost }, turn === 3 ? { fits: ['feminine'] } : {});
          await updateItem(fixture.db, id, { popularity: turn });
        }
      }
    });

    it.each(STORE_SORTS)(
      'have each cut once with all its colours, at the place of its first one: %s',
      async (sortBy) => {
        for (const filter of FILTERS) {
          const idsOf = async (query: Record<string, string>) => {
            const { body } = await fixture.look({ sortBy, ...filter, ...query });
            const { items, pagination } = body as {
              items: { id: string }[];
              pagination: { total: number; hasMore: boolean };
            };
            return { ids: items.map(({ id }) => id), ...pagination };
          };
          const whole = await idsOf({ limit: '3000' });
          const cuts = groupByCut(whole.ids.map((id) => ({ id }))).map((cut) => cut.map(({ id }) => id));
          const pages: unknown[] = [];
          const expected: unknown[] = [];
          for (let page = 1, hasMore = true; hasMore; page += 1) {
            const found = await idsOf({ cuts: 'true', limit: '4', page: String(page) });
            pages.push(found);
            ({ hasMore } = found);
          }
          for (let from = 0; from === 0 || from < cuts.length; from += 4) {
            const ids = cuts.slice(from, from + 4).flat();
            expected.push({ ids, total: whole.ids.length, hasMore: from + 4 < cuts.length });
          }
          expect(pages).toEqual(expected);
        }
      },
    );

    it('are in the order of the translated names', async () => {
      const headers = { 'accept-language': 'de' };
      const whole = (await fixture.look({ sortBy: 'name', limit: '3000' }, headers)).body.items as { id: string }[];
      const paged = (await fixture.look({ sortBy: 'name', limit: '3000', cuts: 'true' }, headers)).body.items;
      expect((paged as { id: string }[]).map(({ id }) => id)).toEqual(
        groupByCut(whole).flatMap((cut) => cut.map(({ id }) => id)),
      );
    });
  });
});
