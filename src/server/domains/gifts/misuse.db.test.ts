/** Calls of money that somebody misuses: keys of other orders, impossible amounts, prizes, and friends who leave at the same moment. */
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreShelf } from '../../../shared/contract/store.ts';
import { PRESTIGE_HAT } from '../../../shared/rules/cookie/constants.ts';
import { SEASON_PRIZES } from '../../../shared/rules/daily-board.ts';
import { STARTING_COINS } from '../../../shared/rules/economy.ts';
import { priceInSet } from '../../../shared/rules/shelf.ts';
import { WISHLIST_ITEMS_MAX } from '../../../shared/rules/wishlist.ts';
import { FAVOURITES_OF_CALL_MAX } from '../../../shared/contract/inventory.ts';
import type { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { driftsOf, entriesOf } from '../ledger/repo.ts';
import { updateItem } from '../store/repo.ts';
import { StoreFixture } from '../store/store-fixture.ts';
import { GiftFixture } from './gift-fixture.ts';

const EARNED = 2000;
const PIECES = [7, 10, 12].map((category) => ({ id: `odd${category}-mint`, category }));
/** At ten percent less they are not whole numbers. */
const PRICES = [1, 7, 95];

describe('misuse', () => {
  let store: StoreFixture;
  let gifts: GiftFixture;
  beforeAll(async () => {
    store = await StoreFixture.start(startServer);
    gifts = new GiftFixture(store.server);
    for (const [at, { id, category }] of PIECES.entries()) {
      await store.list({ id, name: id, category, rarity: 0, costCoins: PRICES[at] ?? 1, costGems: 0 });
      await store.db.updateTable('catalogue_item').set({ isGenerated: 1 }).where('id', '=', id).execute();
    }
  });
  afterAll(() => store.stop());

  const ledgerOf = async (caller: Caller) => await entriesOf(store.db, (await caller.record()).id);
  const setOf = async (caller: Caller) => {
    const { set } = (await caller.get('/store/shelf')).body as unknown as StoreShelf;
    return set ?? expect.unreachable();
  };

  it('of a key for another order changes nothing, in each call', async () => {
    const [giver, friend] = await gifts.pair(EARNED);
    const other = await gifts.newPlayer();
    await gifts.befriend(giver, other);
    const key = 'the-same-key';
    const { id: setId, coins, gems } = await setOf(giver);
    const price = { currency: 'coins', amount: 10 };
    const gift = { itemId: 'socks', username: friend.username, line: '', expected: price, idempotencyKey: key };
    const orders: [path: string, first: object, second: object][] = [
      ['/store/checkout', { items: '["socks"]' }, { items: '["beret"]' }],
      ['/store/checkout', { items: '["socks"]' }, { items: '["socks"]', expected: { coins: 10, gems: 0 } }],
      ['/store/refund', { itemId: 'socks' }, { itemId: 'beret' }],
      ['/store/set', { setId, expected: { coins, gems } }, { setId, expected: { coins: coins - 1, gems } }],
      ['/gifts', gift, { ...gift, username: other.username }],
      ['/gifts', gift, { ...gift, line: 'Again' }],
    ];
    for (const [path, first, second] of orders) {
      const done = await giver.post(path, { ...first, idempotencyKey: key });
      expect([path, done.status]).toEqual([path, 200]);
      const before = await ledgerOf(giver);
      const wrong = await giver.post(path, { ...second, idempotencyKey: key });
      expect([path, wrong.status, wrong.body.code]).toEqual([path, 409, 'key-reused']);
      const again = await giver.post(path, { ...first, idempotencyKey: key });
      expect([path, again.body]).toEqual([path, done.body]);
      expect(await ledgerOf(giver)).toEqual(before);
    }
    // Of another player it is another key.
    expect((await friend.post('/store/checkout', { items: '["beret"]', idempotencyKey: key })).status).toBe(200);
    expect(await gifts.coins(friend)).toBe(STARTING_COINS - 850);
  });

  it('of amounts and names that cannot be is refused before anything is read', async () => {
    const [giver, friend] = await gifts.pair(EARNED);
    const { id: setId } = await setOf(giver);
    const amounts: unknown[] = [-1, 0.5, 1e300, '850', null, [850], { coins: 850 }];
    const many = Array.from({ length: 300 }, (_, at) => `item-${at}`);
    const gift = { itemId: 'beret', username: friend.username, line: '', idempotencyKey: 'amounts-of-gifts' };
    const bodies: [path: string, body: object][] = [
      ...amounts.flatMap((amount): [string, object][] => [
        ['/store/checkout', { items: '["beret"]', expected: { coins: amount, gems: 0 } }],
        ['/store/set', { setId, expected: { coins: 0, gems: amount } }],
        ['/gifts', { ...gift, expected: { currency: 'coins', amount } }],
      ]),
      ['/gifts', { ...gift, expected: { currency: 'honor', amount: 850 } }],
      ['/gifts', { ...gift, expected: { currency: 'coins', amount: 850 }, line: 'x'.repeat(121) }],
      ['/gifts', { ...gift, expected: { currency: 'coins', amount: 850 }, idempotencyKey: 'short' }],
      ...['["beret","beret"]', '[]', '{}', '[["beret"]]', '["be\\u0000ret"]', JSON.stringify(many)].map(
        (items): [string, object] => ['/store/checkout', { items }],
      ),
      ['/store/refund', { itemId: "'; drop table ledger; --" }],
      ['/wishlist', { items: many.slice(0, WISHLIST_ITEMS_MAX + 1) }],
      ['/inventory/favourites', { itemIds: many.slice(0, FAVOURITES_OF_CALL_MAX + 1), isFavourite: true }],
    ];
    const before = await ledgerOf(giver);
    for (const [path, body] of bodies) {
      const { status } = await giver.post(path, body);
      expect([path, JSON.stringify(body).slice(0, 120), status]).toEqual([path, expect.any(String), 422]);
    }
    for (const query of ['0', '-1', '1.5', '1e300', 'x', String(2 ** 53)]) {
      expect([query, (await giver.get(`/store/purchases?before=${query}`)).status]).toEqual([query, 422]);
    }
    expect((await giver.get(`/store/purchases?before=${Number.MAX_SAFE_INTEGER}`)).status).toBe(200);
    expect(await ledgerOf(giver)).toEqual(before);
  });

  it('of prizes: they are not sold, given or returned', async () => {
    const [giver, friend] = await gifts.pair(EARNED);
    // What is not on sale is no gift either.
    await store.list({ id: 'ended', name: 'Ended', category: 7, rarity: 0, costCoins: 1, costGems: 0 });
    await updateItem(store.db, 'ended', { isListed: 0 });
    for (const itemId of ['ended', PRESTIGE_HAT, ...SEASON_PRIZES]) {
      await giver.own(itemId);
      const expected = { currency: 'coins', amount: 1 };
      const gift = { itemId, username: friend.username, line: '', expected, idempotencyKey: `prize-${itemId}` };
      const replies = [
        await giver.post('/gifts', gift),
        await giver.get(`/gifts/choice/${itemId}`),
        await giver.post('/store/refund', { itemId }),
        await friend.post('/store/checkout', { items: JSON.stringify([itemId]) }),
      ];
      const codes = ['unknown-item', 'unknown-item', 'not-bought', 'unknown-item'];
      expect([itemId, ...replies.map(({ status }) => status)]).toEqual([itemId, 404, 404, 404, 404]);
      expect([itemId, ...replies.map(({ body }) => body.code)]).toEqual([itemId, ...codes]);
      expect([itemId, await gifts.owns(giver, itemId)]).toEqual([itemId, true]);
    }
    expect(await gifts.coins(giver)).toBe(STARTING_COINS + EARNED);
  });

  it('of sets: odd prices are rounded down, never to nothing, and another price than the displayed one is not charged', async () => {
    const [buyer] = await gifts.pair(0);
    const { id: setId, coins, gems } = await setOf(buyer);
    expect([coins, gems]).toEqual([PRICES.reduce((sum, price) => sum + priceInSet(price), 0), 0]);
    expect(coins).toBe(1 + 6 + 85);
    await updateItem(store.db, 'odd12-mint', { costCoins: 195 });
    const order = (expected: number) => buyer.post('/store/set', { setId, expected: { coins: expected, gems } });
    expect((await order(coins)).body).toMatchObject({ code: 'price-changed', params: { coins: 1 + 6 + 175 } });
    // A piece that is bought meantime is not paid twice.
    const [single, set] = await Promise.all([
      buyer.post('/store/checkout', { items: '["odd12-mint"]' }),
      order(1 + 6 + 175),
    ]);
    expect(Math.min(single.status, set.status)).toBe(200);
    expect(Math.max(single.status, set.status)).toBe(409);
    await updateItem(store.db, 'odd12-mint', { costCoins: 95 });
    expect(await gifts.coins(buyer)).toBe(STARTING_COINS - (single.status === 200 ? 195 : 1 + 6 + 175));
  });

  it('of returns: what a friend gave is no purchase, also after an own one that the operator paid back', async () => {
    const [giver, receiver] = await gifts.pair(EARNED);
    expect((await receiver.post('/store/checkout', { items: '["beret"]' })).status).toBe(200);
    const row = (await ledgerOf(receiver)).at(-1);
    await store.run('refund', String(row?.id));
    await gifts.open(receiver, await gifts.sent(giver, receiver, 'beret'));
    const back = await receiver.post('/store/refund', { itemId: 'beret' });
    expect([back.status, back.body.code]).toEqual([409, 'returned-before']);
    expect([await gifts.owns(receiver, 'beret'), await gifts.coins(receiver)]).toEqual([true, STARTING_COINS]);
  });

  it('of a moment: a friend who leaves, blocks or ends the friendship while a gift is sent costs nothing', async () => {
    const leaving: ((friend: Caller, giver: Caller) => Promise<unknown>)[] = [
      (friend) => friend.admin('delete'),
      (friend, giver) => friend.get(`/profile/${giver.username}/block/1`),
      (friend, giver) => giver.get(`/profile/${friend.username}/block/1`),
    ];
    for (const [at, leave] of [...leaving, ...leaving].entries()) {
      const [giver, friend] = await gifts.pair(EARNED);
      const { id } = await giver.record();
      const [sent] = await Promise.all([
        gifts.send(giver, friend, 'socks'),
        // The second time somewhat later.
        pass(at < leaving.length ? 0 : 2 + at).then(() => leave(friend, giver)),
        gifts.send(giver, friend, 'beret'),
      ]);
      expect([200, 403, 404], JSON.stringify(sent.body)).toContain(sent.status);
      const waiting = store.db.selectFrom('gift').select('id').where('state', '=', 'waiting');
      expect(await waiting.where('giverId', '=', id).execute()).toEqual([]);
      expect([await gifts.coins(giver), await driftsOf(store.db, [id])]).toEqual([STARTING_COINS + EARNED, []]);
    }
  });

  it('of a sale that ends while a gift is sent: it is not sent, and costs nothing', async () => {
    const [giver, friend] = await gifts.pair(EARNED);
    for (const [id, quantity] of [
      ['last-kite', null],
      ['last-lamp', 3],
    ] as const) {
      await store.list({ id, name: id, category: 7, rarity: 0, costCoins: 20, costGems: 0 }, { quantity });
      const sending = await store.db.transaction().execute(async (transaction) => {
        await updateItem(transaction, id, { isListed: 0 });
        const sent = gifts.send(giver, friend, id);
        await pass(150);
        return { sent };
      });
      expect([id, (await sending.sent).body.code]).toEqual([id, 'unknown-item']);
      const row = store.db.selectFrom('catalogue_item').select('quantity').where('id', '=', id);
      expect((await row.executeTakeFirstOrThrow()).quantity).toBe(quantity);
    }
    expect(await gifts.coins(giver)).toBe(STARTING_COINS + EARNED);
  });

  it('of a line: who blocked its writer does not read it, and has it again without the block', async () => {
    const [giver, friend] = await gifts.pair(EARNED);
    await gifts.open(friend, await gifts.sent(giver, friend, 'socks', { line: 'You owe me' }));
    const shown = async () => [(await gifts.lists(friend)).received.length, (await gifts.lists(giver)).sent.length];
    await friend.get(`/profile/${giver.username}/block/1`);
    expect(await shown()).toEqual([0, 1]);
    expect(JSON.stringify((await friend.get('/bell')).body)).not.toContain('You owe me');
    await friend.get(`/profile/${giver.username}/block/0`);
    expect(await shown()).toEqual([1, 1]);
  });

  it('of a ban: the banned giver can neither give nor take back, and the friend keeps the gift', async () => {
    const [giver, friend] = await gifts.pair(EARNED);
    const id = await gifts.sent(giver, friend, 'socks');
    await giver.admin('ban');
    const replies = [await gifts.send(giver, friend, 'beret'), await gifts.giveBack(giver, id)];
    expect(replies.map(({ status }) => status)).toEqual([401, 401]);
    expect((await gifts.open(friend, id)).status).toBe(200);
    expect([await gifts.owns(friend, 'socks'), await gifts.coins(giver)]).toEqual([true, STARTING_COINS + EARNED - 10]);
  });
});
