/** Checkouts, which are atomic, idempotent and at the current price; and refunds, which reverse them. */
import { array, assert as check, asyncProperty, constantFrom, record, shuffledSubarray } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STARTING_COINS, STARTING_GEMS } from '../../../shared/rules/economy.ts';
import { entriesOf } from '../ledger/repo.ts';
import { updateItem } from './repo.ts';
import { StoreFixture, UNTOUCHED, TEST_ITEMS } from './store-fixture.ts';
import { startServer } from '../../testing/database-server.ts';
import { setPlayerRows } from '../../testing/player-rows.ts';

describe('store', () => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await StoreFixture.start(startServer);
  });
  afterAll(() => fixture.stop());
  beforeEach(() => fixture.nextBuyer());

  describe('checkout', () => {
    it('charges coins and gems, writes one ledger row per item, and adds the items', async () => {
      const reply = await fixture.buy(['beret', 'jumper'], { expected: { coins: 850, gems: 45 } });
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
      expect(await fixture.stateOf(fixture.buyer)).toEqual({ coins: 4150, gems: 5, owned: ['beret', 'jumper'] });
      const player = await fixture.record();
      const rows = (await entriesOf(fixture.db, player.id)).filter(({ reason }) => reason === 'purchase');
      expect(rows.map(({ currency, amount, reference }) => [currency, amount, reference])).toEqual([
        ['coins', -850, 'beret'],
        ['gems', -45, 'jumper'],
      ]);
      expect((await fixture.look({ search: 'pier' })).body.items).toMatchObject([{ alreadyOwned: true }]);
    });

    it('charges nothing for free items', async () => {
      expect((await fixture.buy(['hat-crown'])).body).toMatchObject({ success: true, coins: 5000, gems: 50 });
    });

    it.each<[string, unknown, Record<string, unknown>, number, string]>([
      ['an empty cart', [], {}, 422, 'Your cart is empty'],
      ['the same item twice', ['socks', 'socks'], {}, 422, 'The cart holds the same item twice.'],
      ['an unknown item', ['socks', 'nothing-such'], {}, 404, 'An item of the cart is not sold here any more.'],
      ['an owned item', ['socks', 'hair-bob'], {}, 409, 'You own hair-bob already. Nothing was charged.'],
      ['a price above the balance of gems', ['socks', 'wings'], {}, 409, 'Insufficient funds'],
      ['no list', { 0: 'socks' }, {}, 422, 'The items must be a list of ids, as JSON.'],
      ['a number', [1e300], {}, 422, 'The items must be a list of ids, as JSON.'],
      ['negative prices', ['socks'], { expected: { coins: -10, gems: 0 } }, 422, ''],
      ['huge prices', ['socks'], { expected: { coins: 1e300, gems: 0 } }, 422, ''],
      [
        'tampered prices',
        ['beret'],
        { expected: { coins: 1, gems: 0 } },
        409,
        'Prices have changed: this now costs 850 coins. Nothing was charged.',
      ],
      [
        'a changed price in gems',
        ['wings'],
        { expected: { coins: 0, gems: 1 } },
        409,
        'Prices have changed: this now costs 180 gems. Nothing was charged.',
      ],
      ['a bad key', ['socks'], { idempotencyKey: 'short' }, 422, 'This is no idempotency key.'],
      [
        '201 items',
        Array.from({ length: 201 }, (_, at) => `x${at}`),
        {},
        422,
        'At most 200 items can be bought at once.',
      ],
    ])('rejects %s and charges nothing', async (_, ids, more, status, message) => {
      const reply = await fixture.buy(ids, more);
      expect(reply.status).toBe(status);
      expect(reply.body.success).toBe(false);
      if (message !== '') expect(reply.body.message).toBe(message);
      expect(await fixture.stateOf(fixture.buyer)).toEqual(UNTOUCHED);
    });

    it('rejects items that are not JSON, and ignores prices in the request', async () => {
      const headers = { 'x-session-key': fixture.buyer.key };
      expect((await fixture.server.post('/store/checkout', { items: '[socks' }, headers)).status).toBe(422);
      const reply = await fixture.buy(['beret'], { costCoins: 0, total: -5 });
      expect(reply.body).toMatchObject({ coins: 4150 });
    });

    it('rejects a checkout when one coin is missing, and accepts one for the whole balance', async () => {
      await fixture.list({
        id: 'rich',
        name: 'Rich',
        category: 7,
        rarity: 0,
        costCoins: STARTING_COINS + 1,
        costGems: 0,
      });
      const short = await fixture.buy(['rich']);
      expect([short.status, short.body.message]).toEqual([409, 'Insufficient funds']);
      expect(await fixture.stateOf(fixture.buyer)).toEqual(UNTOUCHED);
      await fixture.run('grant', fixture.buyer.username, 'coins', '1');
      expect((await fixture.buy(['rich'])).body).toMatchObject({ success: true, coins: 0 });
      await updateItem(fixture.db, 'rich', { isListed: 0 });
    });

    it('rejects a checkout whose price has changed', async () => {
      const { db } = fixture;
      await updateItem(db, 'beret', { costCoins: 900 });
      const reply = await fixture.buy(['beret'], { expected: { coins: 850, gems: 0 } });
      await updateItem(db, 'beret', { costCoins: 850 });
      expect(reply).toMatchObject({ status: 409, body: { code: 'price-changed', params: { coins: 900, gems: 0 } } });
      expect(await fixture.stateOf(fixture.buyer)).toEqual(UNTOUCHED);
    });

    it('charges once per idempotency key, in the body or in the header', async () => {
      const more = { idempotencyKey: 'retry-after-lost' };
      const replies = await Promise.all(Array.from({ length: 5 }, () => fixture.buy(['beret'], more)));
      for (const { status, body } of replies) expect([status, body.coins]).toEqual([200, 4150]);
      const headers = { 'x-session-key': fixture.buyer.key, 'idempotency-key': 'retry-after-lost' };
      const again = await fixture.server.post('/store/checkout', { items: '["beret"]' }, headers);
      expect(again.body).toMatchObject({ success: true, coins: 4150 });
      expect((await fixture.buy(['socks'], more)).body.code).toBe('key-reused');
      expect(await fixture.stateOf(fixture.buyer)).toEqual({ coins: 4150, gems: 50, owned: ['beret'] });
    });

    it('sells an item once to concurrent checkouts of one player', async () => {
      const replies = await Promise.all([fixture.buy(['beret', 'socks']), fixture.buy(['socks', 'skirt'])]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { coins, owned } = await fixture.stateOf(fixture.buyer);
      expect(owned).toHaveLength(2);
      expect(coins).toBe(owned.includes('beret') ? 5000 - 860 : 5000 - 2410);
    });

    it('sells the last of a limited item to one of 50 buyers, and unlimited ones to all', async () => {
      await fixture.list(
        { id: 'last', name: 'Last', category: 7, rarity: 3, costCoins: 100, costGems: 0 },
        { quantity: 1 },
      );
      const buyers = await Promise.all(Array.from({ length: 50 }, () => fixture.newBuyer()));
      const all = await Promise.all(buyers.map((one) => fixture.buy(['beret'], {}, one)));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      const last = await Promise.all(buyers.map((one) => fixture.buy(['socks', 'last'], {}, one)));
      const winners = last.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      expect(last.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'sold-out' });
      const states = await Promise.all(buyers.map((one) => fixture.stateOf(one)));
      expect(states.filter(({ owned }) => owned.includes('last'))).toHaveLength(1);
      expect(states.filter(({ coins }) => coins === 4150)).toHaveLength(49);
      expect(states.reduce((sum, { coins }) => sum + coins, 0)).toBe(50 * 4150 - 110);
    }, 60_000);

    it('keeps balances, ledger and inventory consistent for random orders', async () => {
      const orders = array(
        record({
          ids: shuffledSubarray(TEST_ITEMS.map(({ id }) => id)),
          extra: constantFrom('', 'hair-bob', 'nothing'),
        }),
        { maxLength: 4 },
      );
      await check(
        asyncProperty(orders, async (given) => {
          const player = await fixture.newBuyer();
          let expected = { coins: STARTING_COINS, gems: STARTING_GEMS, owned: [] as string[] };
          await Promise.all(
            given.map(({ ids, extra }) => fixture.buy(extra === '' ? ids : [...ids, extra], {}, player)),
          ).then((replies) => {
            for (const { status, body } of replies) {
              if (status !== 200) continue;
              const bought = TEST_ITEMS.filter(({ id }) => (body.items as string[]).includes(id));
              expected = {
                coins: expected.coins - bought.reduce((sum, { costCoins }) => sum + costCoins, 0),
                gems: expected.gems - bought.reduce((sum, { costGems }) => sum + costGems, 0),
                owned: [...expected.owned, ...bought.map(({ id }) => id)].toSorted(),
              };
            }
          });
          const state = await fixture.stateOf(player);
          expect(state).toEqual(expected);
          const { id } = await fixture.record(player.username);
          const rows = await entriesOf(fixture.db, id);
          const sum = (currency: string) =>
            rows.filter((row) => row.currency === currency).reduce((total, { amount }) => total + amount, 0);
          expect([sum('coins'), sum('gems')]).toEqual([state.coins, state.gems]);
        }),
        { numRuns: 10, seed: 9 },
      );
    }, 60_000);
  });

  describe('refunds', () => {
    it('return the price once and remove the item from inventory and avatar', async () => {
      await fixture.buy(['skirt']);
      const player = await fixture.record();
      const { db } = fixture;
      const look = { ...player.customization, bottom: 'skirt' };
      await setPlayerRows(db, [player.username], { customization: JSON.stringify(look) });
      const row = (await entriesOf(db, player.id)).find(({ reason }) => reason === 'purchase');
      const refund = () => fixture.run('refund', String(row?.id));
      expect(await refund()).toBe(`${fixture.buyer.username} now has 5000 coins. skirt was taken back.`);
      expect(await fixture.stateOf(fixture.buyer)).toEqual(UNTOUCHED);
      expect((await fixture.record()).customization.bottom).toBeNull();
      await expect(refund()).rejects.toThrow(`Row ${row?.id} was refunded already.`);
      expect((await fixture.buy(['skirt'])).status).toBe(200);
    });

    it('return a limited item to the stock', async () => {
      await fixture.list(
        { id: 'cloak', name: 'Last Cloak', category: 10, rarity: 0, costCoins: 5, costGems: 0 },
        { quantity: 1 },
      );
      expect((await fixture.buy(['cloak'])).status).toBe(200);
      const other = await fixture.newBuyer();
      expect((await fixture.buy(['cloak'], {}, other)).body).toMatchObject({ code: 'sold-out' });
      const rows = await entriesOf(fixture.db, (await fixture.record()).id);
      await fixture.run('refund', String(rows.find(({ reason }) => reason === 'purchase')?.id));
      expect((await fixture.buy(['cloak'], {}, other)).status).toBe(200);
      await updateItem(fixture.db, 'cloak', { isListed: 0 });
    });

    it('reverse a grant unless it is spent, and reject refunds of refunds and unknown rows', async () => {
      const player = await fixture.record();
      const [grant] = await entriesOf(fixture.db, player.id);
      await fixture.buy(['socks']);
      const refund = (id: number | undefined) => fixture.run('refund', String(id));
      await expect(refund(grant?.id)).rejects.toThrow('not enough coins');
      await fixture.run('grant', fixture.buyer.username, 'coins', '10');
      expect(await refund(grant?.id)).toBe(`${fixture.buyer.username} now has 0 coins.`);
      const rows = await entriesOf(fixture.db, player.id);
      await expect(refund(rows.at(-1)?.id)).rejects.toThrow('is a refund itself');
      await expect(refund(999_999)).rejects.toThrow('There is no row 999999');
      await expect(refund(0)).rejects.toThrow('whole number');
    });
  });
});
