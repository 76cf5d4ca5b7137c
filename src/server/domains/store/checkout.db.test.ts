/** Checkouts, which happen once, whole, at today's price, or not at all, and refunds, which undo them. */
import { array, assert as check, asyncProperty, constantFrom, record, shuffledSubarray } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STARTING_COINS, STARTING_GEMS } from '../../../shared/rules/economy.ts';
import { entriesOf } from '../ledger/repo.ts';
import { updateItem } from './repo.ts';
import { StoreFixture, UNTOUCHED, WARES } from './store-fixture.ts';
import { startServer } from '../../testing/database-server.ts';

describe('store', () => {
  let stall: StoreFixture;
  beforeAll(async () => {
    stall = await StoreFixture.start(startServer);
  });
  afterAll(() => stall.stop());
  beforeEach(() => stall.nextBuyer());

  describe('checkout', () => {
    it('charges coins and gems, writes a row an item, and gives the items', async () => {
      const reply = await stall.buy(['beret', 'jumper'], { expected: { coins: 850, gems: 45 } });
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
      expect(await stall.stateOf(stall.buyer)).toEqual({ coins: 4150, gems: 5, owned: ['beret', 'jumper'] });
      const player = await stall.record();
      const rows = (await entriesOf(stall.db, player.id)).filter(({ reason }) => reason === 'purchase');
      expect(rows.map(({ currency, amount, reference }) => [currency, amount, reference])).toEqual([
        ['coins', -850, 'beret'],
        ['gems', -45, 'jumper'],
      ]);
      expect((await stall.look({ search: 'pier' })).body.items).toMatchObject([{ alreadyOwned: true }]);
    });

    it('gives free items for nothing', async () => {
      expect((await stall.buy(['hat-crown'])).body).toMatchObject({ success: true, coins: 5000, gems: 50 });
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
      const reply = await stall.buy(ids, more);
      expect(reply.status).toBe(status);
      expect(reply.body.success).toBe(false);
      if (message !== '') expect(reply.body.message).toBe(message);
      expect(await stall.stateOf(stall.buyer)).toEqual(UNTOUCHED);
    });

    it('refuses items that are no JSON, and a price of its own that is sent along changes nothing', async () => {
      const headers = { 'x-session-key': stall.buyer.key };
      expect((await stall.server.post('/store/checkout', { items: '[socks' }, headers)).status).toBe(422);
      const reply = await stall.buy(['beret'], { costCoins: 0, total: -5 });
      expect(reply.body).toMatchObject({ coins: 4150 });
    });

    it('refuses for want of one coin, and takes the last', async () => {
      await stall.list({
        id: 'rich',
        name: 'Rich',
        category: 7,
        rarity: 0,
        costCoins: STARTING_COINS + 1,
        costGems: 0,
      });
      const short = await stall.buy(['rich']);
      expect([short.status, short.body.message]).toEqual([409, 'Insufficient funds']);
      expect(await stall.stateOf(stall.buyer)).toEqual(UNTOUCHED);
      await stall.run('grant', stall.buyer.username, 'coins', '1');
      expect((await stall.buy(['rich'])).body).toMatchObject({ success: true, coins: 0 });
      await updateItem(stall.db, 'rich', { isListed: 0 });
    });

    it('reports a price that has changed instead of charging it', async () => {
      const { db } = stall;
      await updateItem(db, 'beret', { costCoins: 900 });
      const reply = await stall.buy(['beret'], { expected: { coins: 850, gems: 0 } });
      await updateItem(db, 'beret', { costCoins: 850 });
      expect(reply).toMatchObject({ status: 409, body: { code: 'price-changed' } });
      expect(await stall.stateOf(stall.buyer)).toEqual(UNTOUCHED);
    });

    it('charges once for a key, in the body or as a header, however often it comes', async () => {
      const more = { idempotencyKey: 'retry-after-lost' };
      const replies = await Promise.all(Array.from({ length: 5 }, () => stall.buy(['beret'], more)));
      for (const { status, body } of replies) expect([status, body.coins]).toEqual([200, 4150]);
      const headers = { 'x-session-key': stall.buyer.key, 'idempotency-key': 'retry-after-lost' };
      const again = await stall.server.post('/store/checkout', { items: '["beret"]' }, headers);
      expect(again.body).toMatchObject({ success: true, coins: 4150 });
      expect((await stall.buy(['socks'], more)).body.code).toBe('key-reused');
      expect(await stall.stateOf(stall.buyer)).toEqual({ coins: 4150, gems: 50, owned: ['beret'] });
    });

    it('sells one thing once to two tabs', async () => {
      const replies = await Promise.all([stall.buy(['beret', 'socks']), stall.buy(['socks', 'skirt'])]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { coins, owned } = await stall.stateOf(stall.buyer);
      expect(owned).toHaveLength(2);
      expect(coins).toBe(owned.includes('beret') ? 5000 - 860 : 5000 - 2410);
    });

    it('sells the last of a limited item to one of 50 buyers, and unlimited ones to all', async () => {
      await stall.list(
        { id: 'last', name: 'Last', category: 7, rarity: 3, costCoins: 100, costGems: 0 },
        { quantity: 1 },
      );
      const buyers = await Promise.all(Array.from({ length: 50 }, () => stall.newBuyer()));
      const all = await Promise.all(buyers.map((one) => stall.buy(['beret'], {}, one)));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      const last = await Promise.all(buyers.map((one) => stall.buy(['socks', 'last'], {}, one)));
      const winners = last.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      expect(last.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'sold-out' });
      const states = await Promise.all(buyers.map((one) => stall.stateOf(one)));
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
          const player = await stall.newBuyer();
          let expected = { coins: STARTING_COINS, gems: STARTING_GEMS, owned: [] as string[] };
          await Promise.all(
            given.map(({ ids, extra }) => stall.buy(extra === '' ? ids : [...ids, extra], {}, player)),
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
          const state = await stall.stateOf(player);
          expect(state).toEqual(expected);
          const { id } = await stall.record(player.username);
          const rows = await entriesOf(stall.db, id);
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
      await stall.buy(['skirt']);
      const player = await stall.record();
      const { db } = stall;
      const look = { ...player.customization, bottom: 'skirt' };
      await db
        .updateTable('player')
        .set({ customization: JSON.stringify(look) })
        .where('id', '=', player.id)
        .execute();
      const row = (await entriesOf(db, player.id)).find(({ reason }) => reason === 'purchase');
      const refund = () => stall.run('refund', String(row?.id));
      expect(await refund()).toBe(`${stall.buyer.username} now has 5000 coins. skirt was taken back.`);
      expect(await stall.stateOf(stall.buyer)).toEqual(UNTOUCHED);
      expect((await stall.record()).customization.bottom).toBeNull();
      await expect(refund()).rejects.toThrow(`Row ${row?.id} was refunded already.`);
      expect((await stall.buy(['skirt'])).status).toBe(200);
    });

    it('take back a grant, unless it is spent, and refuse refunds and rows that are none', async () => {
      const player = await stall.record();
      const [grant] = await entriesOf(stall.db, player.id);
      await stall.buy(['socks']);
      const refund = (id: number | undefined) => stall.run('refund', String(id));
      await expect(refund(grant?.id)).rejects.toThrow('not enough coins');
      await stall.run('grant', stall.buyer.username, 'coins', '10');
      expect(await refund(grant?.id)).toBe(`${stall.buyer.username} now has 0 coins.`);
      const rows = await entriesOf(stall.db, player.id);
      await expect(refund(rows.at(-1)?.id)).rejects.toThrow('is a refund itself');
      await expect(refund(999_999)).rejects.toThrow('There is no row 999999');
      await expect(refund(0)).rejects.toThrow('whole number');
    });
  });
});
