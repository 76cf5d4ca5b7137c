/** The store: what is found in which order, and checkouts that happen once, whole, at today's price, or not at all. */
import { array, assert as check, asyncProperty, constantFrom, record, shuffledSubarray } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STARTING_COINS, STARTING_GEMS } from '../../../shared/rules/economy.ts';
import { runCommand } from '../../admin/commands.ts';
import { artFixture } from '../../testing/art-fixture.ts';
import type { Reply, SignedIn, StartServer, TestServer } from '../../testing/test-server.ts';
import { entriesOf } from '../ledger/repo.ts';
import { ownedOf } from '../inventory/service.ts';
import { type NewItem, rowOf, seedCatalogue } from './catalogue.ts';
import { insertItems, updateItem } from './repo.ts';

const WARES: Pick<NewItem, 'id' | 'name' | 'category' | 'rarity' | 'costCoins' | 'costGems'>[] = [
  { id: 'beret', name: 'Pier Beret', category: 7, rarity: 0, costCoins: 850, costGems: 0 },
  { id: 'skirt', name: 'Regatta Pleats', category: 12, rarity: 1, costCoins: 2400, costGems: 0 },
  { id: 'jumper', name: 'Lamplighter 100% Knit', category: 10, rarity: 2, costCoins: 0, costGems: 45 },
  { id: 'wings', name: 'Moth_Hour Wings', category: 759, rarity: 3, costCoins: 0, costGems: 180 },
  { id: 'socks', name: 'Plain Socks', category: 758, rarity: 0, costCoins: 10, costGems: 0 },
];
const item = (ware: (typeof WARES)[number], more: Partial<NewItem> = {}): NewItem => ({
  ...ware,
  description: '',
  fits: ['feminine', 'masculine'],
  creator: null,
  ...more,
});

export function storeSuite(start: StartServer): void {
  describe('store', () => {
    let server: TestServer;
    let buyer: SignedIn;
    let count = 0;
    const newBuyer = async (): Promise<SignedIn> => {
      count += 1;
      return await server.newPlayer(`Buyer_${count}`);
    };
    const list = (one: NewItem): Promise<void> =>
      server.server.database.db.transaction().execute((transaction) => insertItems(transaction, [rowOf(one, false)]));
    beforeAll(async () => {
      server = await start();
      for (const ware of WARES) await list(item(ware));
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      buyer = await newBuyer();
    });

    const look = (query: Record<string, string> = {}, player = buyer): Promise<Reply> =>
      server.get(`/store?${new URLSearchParams(query)}`, { 'x-session-key': player.key });
    const namesOf = ({ body }: Reply): string[] => (body.items as { id: string }[]).map(({ id }) => id);
    const priced = async (query: Record<string, string>) => namesOf(await look({ priceRange: '1-', ...query }));
    const buy = (ids: unknown, more: Record<string, unknown> = {}, player = buyer): Promise<Reply> =>
      server.post('/store/checkout', { items: JSON.stringify(ids), ...more }, { 'x-session-key': player.key });
    const stateOf = async ({ username }: SignedIn) => {
      const player = await server.server.players.byUsername(username);
      if (player === null) throw new Error('no player');
      const { db } = server.server.database;
      const owned = await ownedOf(db, player.id, [...WARES.map(({ id }) => id), 'last', 'own', 'rich']);
      return { coins: player.coins, gems: player.gems, owned: [...owned].toSorted() };
    };
    const untouched = { coins: STARTING_COINS, gems: STARTING_GEMS, owned: [] };

    describe('pages', () => {
      it('hold what is sold, with what the player has of it', async () => {
        const { body, status } = await look();
        expect(status).toBe(200);
        expect(body.pagination).toEqual({ total: artFixture.items.length + WARES.length, hasMore: false });
        const items = body.items as Record<string, unknown>[];
        expect(items[0]).toEqual({
          id: 'socks',
          name: 'Plain Socks',
          description: '',
          creator: 'Promenade',
          category: 758,
          rarity: 0,
          costCoins: 10,
          costGems: 0,
          canBuyWithCoins: true,
          canBuyWithGems: false,
          alreadyOwned: false,
          isEquipped: false,
          quantity: null,
          bodyTypes: ['feminine', 'masculine'],
          imageUrl: null,
        });
        expect(items.find(({ id }) => id === 'hair-bob')).toMatchObject({
          alreadyOwned: true,
          imageUrl: expect.stringContaining('/storage/items/hair-bob/') as string,
        });
        expect(items.find(({ id }) => id === 'jumper')).toMatchObject({ canBuyWithCoins: false, canBuyWithGems: true });
        expect(items.filter(({ isEquipped }) => isEquipped).length).toBeGreaterThan(4);
      });

      it('follow each other without a gap', async () => {
        const whole = namesOf(await look({ sortBy: 'name' }));
        const seen: string[] = [];
        for (let page = 1, hasMore = true; hasMore; page += 1) {
          const reply = await look({ sortBy: 'name', page: String(page), limit: '4' });
          seen.push(...namesOf(reply));
          ({ hasMore } = reply.body.pagination as { hasMore: boolean });
        }
        expect(seen).toEqual(whole);
      });

      it.each([
        ['newest', ['socks', 'wings', 'jumper', 'skirt', 'beret']],
        ['oldest', ['beret', 'skirt', 'jumper', 'wings', 'socks']],
        ['price-low', ['socks', 'beret', 'skirt', 'jumper', 'wings']],
        ['price-high', ['wings', 'jumper', 'skirt', 'beret', 'socks']],
        ['name', ['jumper', 'wings', 'beret', 'socks', 'skirt']],
        ['rarity', ['wings', 'jumper', 'skirt', 'socks', 'beret']],
      ])('are sorted by %s', async (sortBy, expected) => {
        expect(await priced({ sortBy })).toEqual(expected);
      });

      it.each<[Record<string, string>, string[]]>([
        [{ categories: '12,758' }, ['socks', 'skirt']],
        [{ categories: '' }, ['socks', 'wings', 'jumper', 'skirt', 'beret']],
        [{ search: 'PIER' }, ['beret']],
        [{ search: ' promenade ' }, ['socks', 'wings', 'jumper', 'skirt', 'beret']],
        [{ search: '0%' }, ['jumper']],
        [{ search: '%' }, ['jumper']],
        [{ search: '_' }, ['wings']],
        [{ search: '\\' }, []],
        [{ search: "' or 1=1 --" }, []],
        [{ rarity: '3' }, ['wings']],
        [{ priceRange: '45-850' }, ['wings', 'jumper', 'beret']],
        [{ priceRange: '-10', rarity: '0', categories: '758' }, ['socks']],
        [{ ids: 'wings,beret,nothing' }, ['wings', 'beret']],
        [{ onlyAffordable: 'true' }, ['socks', 'jumper', 'skirt', 'beret']],
        [{ onlyAffordable: 'false', rarity: '3' }, ['wings']],
      ])('are filtered by %j', async (query, expected) => {
        const reply = await look({ priceRange: '1-', ...query });
        expect(namesOf(reply)).toEqual(expected);
        expect(reply.body.pagination).toEqual({ total: expected.length, hasMore: false });
      });

      it.each<Record<string, string>>([
        { page: '0' },
        { page: '1.5' },
        { limit: '3001' },
        { limit: '-1' },
        { sortBy: 'cheapest' },
        { rarity: '4' },
        { categories: '1;2' },
        { priceRange: 'a-b' },
        { priceRange: '-1-5' },
        { search: 'x'.repeat(27) },
        { onlyAffordable: 'yes' },
        { ids: '' },
        { ids: "a','b" },
      ])('refuse %j', async (query) => {
        expect((await look(query)).status).toBe(422);
      });

      it('know the present name of a maker', async () => {
        const maker = await newBuyer();
        const player = await server.server.players.byUsername(maker.username);
        await list(
          item(
            { id: 'own', name: 'Own Work', category: 7, rarity: 0, costCoins: 1, costGems: 0 },
            { creator: { id: player?.id ?? '', username: maker.username } },
          ),
        );
        expect((await look({ search: 'own work' })).body.items).toMatchObject([{ creator: maker.username }]);
        await runCommand(server.server.admin, ['rename', maker.username, 'Renamed_Maker'], 'rename');
        const { body } = await look({ search: 'own work' });
        expect(body.items).toMatchObject([{ id: 'own', creator: 'Renamed_Maker' }]);
        await updateItem(server.server.database.db, 'own', { isListed: 0 });
      });

      it('know the present price and how many are left', async () => {
        const { db } = server.server.database;
        await list(
          item({ id: 'few', name: 'Only Few', category: 7, rarity: 0, costCoins: 1, costGems: 0 }, { quantity: 2 }),
        );
        const few = async (): Promise<unknown> => ((await look({ search: 'only few' })).body.items as unknown[])[0];
        expect(await few()).toMatchObject({ costCoins: 1, quantity: 2, alreadyOwned: false });
        expect((await buy(['few'])).status).toBe(200);
        expect(await few()).toMatchObject({ costCoins: 1, quantity: 1, alreadyOwned: true });
        await updateItem(db, 'few', { costCoins: 0, costGems: 3 });
        expect(await few()).toMatchObject({ costCoins: 0, costGems: 3, canBuyWithGems: true, quantity: 1 });
        await updateItem(db, 'few', { isListed: 0 });
      });

      it('of many items arrive whole', async () => {
        const { db } = server.server.database;
        const names = Array.from({ length: 500 }, (_, index) => `Bulk "${index}" \\ é ☂`);
        for (const [index, name] of names.entries()) {
          const ware = { id: `bulk-${index}`, name, category: 7, rarity: 0, costCoins: 1, costGems: 0 };
          await list(item(ware, { description: 'x'.repeat(200) }));
        }
        const { body } = await look({ limit: '3000', search: 'bulk', sortBy: 'oldest' });
        expect((body.items as { name: string }[]).map(({ name }) => name)).toEqual(names);
        expect(body.pagination).toEqual({ total: names.length, hasMore: false });
        await db.updateTable('catalogue_item').set({ isListed: 0 }).where('id', 'like', 'bulk-%').execute();
      });
    });

    describe('catalogue', () => {
      it('takes over what the art changes, adds and withdraws, and keeps what is listed otherwise', async () => {
        const { db } = server.server.database;
        const crown = artFixture.items.find(({ id }) => id === 'hat-crown');
        if (crown === undefined) throw new Error('no crown');
        const others = artFixture.items.filter(({ id }) => id !== 'hat-crown' && id !== 'top-tee');
        expect(await seedCatalogue(db, [...others, { ...crown, costCoins: 7 }, { ...crown, id: 'hat-new' }])).toBe(1);
        expect(namesOf(await look({ search: 'top-tee' }))).toEqual([]);
        expect((await look({ priceRange: '7-7' })).body.items).toMatchObject([{ id: 'hat-crown', costCoins: 7 }]);
        expect(namesOf(await look({ limit: '1' }))).toEqual(['hat-new']);
        expect(await seedCatalogue(db, artFixture.items)).toBe(0);
        expect(namesOf(await look({ search: 'top-tee' }))).toEqual(['top-tee']);
        expect(namesOf(await look({ search: 'hat-new' }))).toEqual([]);
        expect(namesOf(await look({ search: 'hat-crown' }))).toEqual(namesOf(await look({ search: 'crown' })));
      });
    });

    describe('checkout', () => {
      it('charges coins and gems, writes a row an item, and gives the items', async () => {
        const reply = await buy(['beret', 'jumper'], { expected: { coins: 850, gems: 45 } });
        expect(reply).toMatchObject({
          status: 200,
          body: {
            success: true,
            message: 'Thank you! 2 items are yours now.',
            items: ['beret', 'jumper'],
            coins: 4150,
            gems: 5,
          },
        });
        expect(await stateOf(buyer)).toEqual({ coins: 4150, gems: 5, owned: ['beret', 'jumper'] });
        const player = await server.server.players.byUsername(buyer.username);
        const rows = (await entriesOf(server.server.database.db, player?.id ?? '')).filter(
          ({ reason }) => reason === 'purchase',
        );
        expect(rows.map(({ currency, amount, reference }) => [currency, amount, reference])).toEqual([
          ['coins', -850, 'beret'],
          ['gems', -45, 'jumper'],
        ]);
        expect((await look({ search: 'pier' })).body.items).toMatchObject([{ alreadyOwned: true }]);
      });

      it('gives free items for nothing', async () => {
        expect((await buy(['hat-crown'])).body).toMatchObject({ success: true, coins: 5000, gems: 50 });
      });

      it.each<[string, unknown, Record<string, unknown>, number, string]>([
        ['nothing', [], {}, 422, 'Your cart is empty'],
        ['the same item twice', ['socks', 'socks'], {}, 422, 'The cart holds the same item twice.'],
        ['an unknown item', ['socks', 'nothing-such'], {}, 404, 'An item of the cart is not sold here any more.'],
        ['what is owned', ['socks', 'hair-bob'], {}, 409, 'You own hair-bob already. Nothing was charged.'],
        ['more gems than there are', ['socks', 'wings'], {}, 409, 'Insufficient funds'],
        ['no list', { 0: 'socks' }, {}, 422, 'The items must be a list of ids, as JSON.'],
        ['a number', [1e300], {}, 422, 'The items must be a list of ids, as JSON.'],
        ['negative prices', ['socks'], { expected: { coins: -10, gems: 0 } }, 422, ''],
        ['huge prices', ['socks'], { expected: { coins: 1e300, gems: 0 } }, 422, ''],
        [
          'tampered prices',
          ['beret'],
          { expected: { coins: 1, gems: 0 } },
          409,
          'Prices have changed: this now costs 850 coins and 0 gems. Nothing was charged.',
        ],
        ['a bad key', ['socks'], { idempotencyKey: 'short' }, 422, 'This is no idempotency key.'],
        [
          '201 items',
          Array.from({ length: 201 }, (_, at) => `x${at}`),
          {},
          422,
          'At most 200 items can be bought at once.',
        ],
      ])('refuses %s and charges nothing', async (_, ids, more, status, message) => {
        const reply = await buy(ids, more);
        expect(reply.status).toBe(status);
        expect(reply.body.success).toBe(false);
        if (message !== '') expect(reply.body.message).toBe(message);
        expect(await stateOf(buyer)).toEqual(untouched);
      });

      it('refuses items that are no JSON, and a price of its own that is sent along changes nothing', async () => {
        const headers = { 'x-session-key': buyer.key };
        expect((await server.post('/store/checkout', { items: '[socks' }, headers)).status).toBe(422);
        const reply = await buy(['beret'], { costCoins: 0, total: -5 });
        expect(reply.body).toMatchObject({ coins: 4150 });
      });

      it('refuses for want of one coin, and takes the last', async () => {
        await list(
          item({ id: 'rich', name: 'Rich', category: 7, rarity: 0, costCoins: STARTING_COINS + 1, costGems: 0 }),
        );
        const short = await buy(['rich']);
        expect([short.status, short.body.message]).toEqual([409, 'Insufficient funds']);
        expect(await stateOf(buyer)).toEqual(untouched);
        await runCommand(server.server.admin, ['grant', buyer.username, 'coins', '1'], `one ${buyer.username}`);
        expect((await buy(['rich'])).body).toMatchObject({ success: true, coins: 0 });
        await updateItem(server.server.database.db, 'rich', { isListed: 0 });
      });

      it('tells a price that changed meanwhile instead of charging it', async () => {
        const { db } = server.server.database;
        await updateItem(db, 'beret', { costCoins: 900 });
        const reply = await buy(['beret'], { expected: { coins: 850, gems: 0 } });
        await updateItem(db, 'beret', { costCoins: 850 });
        expect(reply).toMatchObject({ status: 409, body: { code: 'price-changed' } });
        expect(await stateOf(buyer)).toEqual(untouched);
      });

      it('charges once for a key, in the body or as a header, however often it comes', async () => {
        const more = { idempotencyKey: 'retry-after-lost' };
        const replies = await Promise.all(Array.from({ length: 5 }, () => buy(['beret'], more)));
        for (const { status, body } of replies) expect([status, body.coins]).toEqual([200, 4150]);
        const headers = { 'x-session-key': buyer.key, 'idempotency-key': 'retry-after-lost' };
        const again = await server.post('/store/checkout', { items: '["beret"]' }, headers);
        expect(again.body).toMatchObject({ success: true, coins: 4150 });
        expect((await buy(['socks'], more)).body.code).toBe('key-reused');
        expect(await stateOf(buyer)).toEqual({ coins: 4150, gems: 50, owned: ['beret'] });
      });

      it('sells one thing once to two tabs', async () => {
        const replies = await Promise.all([buy(['beret', 'socks']), buy(['socks', 'skirt'])]);
        expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
        const { coins, owned } = await stateOf(buyer);
        expect(owned).toHaveLength(2);
        expect(coins).toBe(owned.includes('beret') ? 5000 - 860 : 5000 - 2410);
      });

      it('sells the last of a limited item to one of 50 buyers, and unlimited ones to all', async () => {
        await list(
          item({ id: 'last', name: 'Last', category: 7, rarity: 3, costCoins: 100, costGems: 0 }, { quantity: 1 }),
        );
        const buyers = await Promise.all(Array.from({ length: 50 }, () => newBuyer()));
        const all = await Promise.all(buyers.map((one) => buy(['beret'], {}, one)));
        expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
        const last = await Promise.all(buyers.map((one) => buy(['socks', 'last'], {}, one)));
        const winners = last.filter(({ status }) => status === 200);
        expect(winners).toHaveLength(1);
        expect(last.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'sold-out' });
        const states = await Promise.all(buyers.map(stateOf));
        expect(states.filter(({ owned }) => owned.includes('last'))).toHaveLength(1);
        expect(states.filter(({ coins }) => coins === 4150)).toHaveLength(49);
        expect(states.reduce((sum, { coins }) => sum + coins, 0)).toBe(50 * 4150 - 110);
      }, 60_000);

      it('keeps purse, ledger and inventory in step, whatever is ordered', async () => {
        const orders = array(
          record({ ids: shuffledSubarray(WARES.map(({ id }) => id)), extra: constantFrom('', 'hair-bob', 'nothing') }),
          { maxLength: 4 },
        );
        await check(
          asyncProperty(orders, async (given) => {
            const player = await newBuyer();
            let expected = { coins: STARTING_COINS, gems: STARTING_GEMS, owned: [] as string[] };
            await Promise.all(
              given.map(({ ids, extra }) => buy(extra === '' ? ids : [...ids, extra], {}, player)),
            ).then((replies) => {
              for (const { status, body } of replies) {
                if (status !== 200) continue;
                const bought = WARES.filter(({ id }) => (body.items as string[]).includes(id));
                expected = {
                  coins: expected.coins - bought.reduce((sum, { costCoins }) => sum + costCoins, 0),
                  gems: expected.gems - bought.reduce((sum, { costGems }) => sum + costGems, 0),
                  owned: [...expected.owned, ...bought.map(({ id }) => id)].toSorted(),
                };
              }
            });
            const state = await stateOf(player);
            expect(state).toEqual(expected);
            const { id = '' } = (await server.server.players.byUsername(player.username)) ?? {};
            const rows = await entriesOf(server.server.database.db, id);
            const sum = (currency: string) =>
              rows.filter((row) => row.currency === currency).reduce((total, { amount }) => total + amount, 0);
            expect([sum('coins'), sum('gems')]).toEqual([state.coins, state.gems]);
          }),
          { numRuns: 10, seed: 9 },
        );
      }, 60_000);
    });

    describe('refunds', () => {
      it('give the price back once and take the item back, also off the avatar', async () => {
        await buy(['skirt']);
        const player = await server.server.players.byUsername(buyer.username);
        const { db } = server.server.database;
        const look = { ...player?.customization, bottom: 'skirt' };
        await db
          .updateTable('player')
          .set({ customization: JSON.stringify(look) })
          .where('id', '=', player?.id ?? '')
          .execute();
        const row = (await entriesOf(db, player?.id ?? '')).find(({ reason }) => reason === 'purchase');
        const refund = () => runCommand(server.server.admin, ['refund', String(row?.id)], 'refund');
        expect(await refund()).toBe(`${buyer.username} now has 5000 coins. skirt was taken back.`);
        expect(await stateOf(buyer)).toEqual(untouched);
        expect((await server.server.players.byUsername(buyer.username))?.customization.bottom).toBeNull();
        await expect(refund()).rejects.toThrow(`Row ${row?.id} was refunded already.`);
        expect((await buy(['skirt'])).status).toBe(200);
      });

      it('take back a grant, unless it is spent, and refuse refunds and rows that are none', async () => {
        const player = await server.server.players.byUsername(buyer.username);
        const [grant] = await entriesOf(server.server.database.db, player?.id ?? '');
        await buy(['socks']);
        const refund = (id: number | undefined) => runCommand(server.server.admin, ['refund', String(id)], 'refund');
        await expect(refund(grant?.id)).rejects.toThrow('not enough coins');
        await runCommand(server.server.admin, ['grant', buyer.username, 'coins', '10'], `ten ${buyer.username}`);
        expect(await refund(grant?.id)).toBe(`${buyer.username} now has 0 coins.`);
        const rows = await entriesOf(server.server.database.db, player?.id ?? '');
        await expect(refund(rows.at(-1)?.id)).rejects.toThrow('is a refund itself');
        await expect(refund(999_999)).rejects.toThrow('There is no row 999999');
        await expect(refund(0)).rejects.toThrow('whole number');
      });
    });
  });
}
