/** The list of purchases, and their return: once, in time, never worn, at the price that was paid; also under races. */
import { array, assert as check, asyncProperty, constantFrom, record } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../../shared/contract/store.ts';
import { STARTING_COINS, STARTING_GEMS } from '../../../shared/rules/economy.ts';
import { REFUND_GAP_MS, REFUND_MS } from '../../../shared/rules/store.ts';
import { startServer } from '../../testing/database-server.ts';
import type { Reply, SignedIn } from '../../testing/test-server.ts';
import { driftsOf, entriesOf } from '../ledger/repo.ts';
import { updateItem } from './repo.ts';
import { StoreFixture, UNTOUCHED } from './store-fixture.ts';

/** An item with art, which can be worn. */
const CROWN = 'hat-crown';
const CROWN_COINS = 300;

describe('purchases', () => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await StoreFixture.start(startServer);
    await updateItem(fixture.db, CROWN, { costCoins: CROWN_COINS });
  });
  afterAll(() => fixture.stop());
  beforeEach(() => fixture.nextBuyer());

  const giveBack = (itemId: string, more: object = {}, player: SignedIn = fixture.buyer): Promise<Reply> =>
    fixture.server.post('/store/refund', { itemId, ...more }, { 'x-session-key': player.key });
  const wear = (itemId: string): Promise<Reply> =>
    fixture.server.get(`/inventory/${itemId}/equip/1`, { 'x-session-key': fixture.buyer.key });
  const list = async (): Promise<LedgerEntry[]> => {
    const reply = await fixture.server.get('/store/purchases', { 'x-session-key': fixture.buyer.key });
    expect(reply.status).toBe(200);
    return reply.body.entries as LedgerEntry[];
  };
  /** Makes all entries of a player older. */
  async function age(ms: number, { username }: SignedIn = fixture.buyer): Promise<void> {
    const { id } = await fixture.record(username);
    await fixture.db
      .updateTable('ledger')
      .set((eb) => ({ createdAt: eb('createdAt', '-', ms) }))
      .where('playerId', '=', id)
      .execute();
  }
  const coinsOf = async (): Promise<number> => (await fixture.record()).coins;

  it('are listed with the entries of the ledger, newest first, and say until when they can be returned', async () => {
    await fixture.buy(['beret', 'jumper']);
    const returned = await giveBack('beret');
    expect(returned).toMatchObject({
      status: 200,
      body: { success: true, message: 'You got back 850 coins for Pier Beret.', coins: 5000, gems: 5 },
    });
    const entries = await list();
    expect(entries.map(({ kind, amount, balanceAfter, item }) => [kind, item.id, amount, balanceAfter])).toEqual([
      ['refund', 'beret', 850, 5000],
      ['purchase', 'jumper', -45, 5],
      ['purchase', 'beret', -850, 4150],
    ]);
    const [, jumper, beret] = entries;
    expect(Date.parse(jumper?.returnUntil ?? '') - Date.parse(jumper?.at ?? '')).toBe(REFUND_MS);
    expect(beret?.returnUntil).toBeNull();
    expect(beret?.keptFor).toBeUndefined();
  });

  it('come in pages', async () => {
    await fixture.run('grant', fixture.buyer.username, 'coins', '1000');
    for (let number = 0; number < 51; number += 1) {
      await fixture.list({
        id: `pin-${number}`,
        name: `Pin ${number}`,
        category: 7,
        rarity: 0,
        costCoins: 1,
        costGems: 0,
      });
    }
    await fixture.buy(Array.from({ length: 51 }, (_, number) => `pin-${number}`));
    const first = await fixture.server.get('/store/purchases', { 'x-session-key': fixture.buyer.key });
    expect(first.body).toMatchObject({ hasMore: true });
    const shown = first.body.entries as LedgerEntry[];
    const rest = await fixture.server.get(`/store/purchases?before=${shown.at(-1)?.id}`, {
      'x-session-key': fixture.buyer.key,
    });
    expect([shown.length, (rest.body.entries as LedgerEntry[]).length, rest.body.hasMore]).toEqual([50, 1, false]);
  });

  it('are returned for the price that was paid, although the price has changed', async () => {
    await fixture.buy([CROWN]);
    await updateItem(fixture.db, CROWN, { costCoins: 2 * CROWN_COINS });
    await giveBack(CROWN);
    await updateItem(fixture.db, CROWN, { costCoins: CROWN_COINS });
    expect(await fixture.stateOf(fixture.buyer)).toEqual(UNTOUCHED);
  });

  it.each<[string, string, (id: string) => Promise<unknown>, number, string]>([
    ['free items', 'hat-cap', (id) => fixture.buy([id]), 404, 'This item cannot be returned.'],
    [
      'items of others',
      'beret',
      async (id) => fixture.buy([id], {}, await fixture.newBuyer()),
      404,
      'This item cannot be returned.',
    ],
    [
      'items after ten minutes',
      'beret',
      async (id) => {
        await fixture.buy([id]);
        await age(REFUND_MS);
      },
      409,
      'The time to return this item is over.',
    ],
    [
      'items that were worn',
      CROWN,
      async (id) => {
        await fixture.buy([id]);
        await wear(id);
        await fixture.server.get(`/inventory/${id}/equip/0`, { 'x-session-key': fixture.buyer.key });
      },
      409,
      'An item that was worn cannot be returned.',
    ],
  ])('of %s cannot be returned', async (_, itemId, before, status, message) => {
    await before(itemId);
    const coins = await coinsOf();
    expect(await giveBack(itemId)).toMatchObject({ status, body: { success: false, message } });
    expect(await coinsOf()).toBe(coins);
    expect((await list()).every(({ returnUntil }) => returnUntil === null)).toBe(true);
  });

  it('of limited items cannot be returned', async () => {
    await fixture.list(
      { id: 'cloak', name: 'Cloak', category: 11, rarity: 3, costCoins: 20, costGems: 0 },
      { quantity: 5 },
    );
    await fixture.buy(['cloak']);
    expect((await giveBack('cloak')).body).toMatchObject({ code: 'limited' });
    expect((await list())[0]).toMatchObject({ returnUntil: null, keptFor: 'limited' });
  });

  it('say for ten minutes why an item that was worn cannot be returned', async () => {
    await fixture.buy([CROWN]);
    expect((await list())[0]?.keptFor).toBeUndefined();
    await wear(CROWN);
    expect((await list())[0]).toMatchObject({ returnUntil: null, keptFor: 'worn' });
    await age(REFUND_MS);
    expect((await list())[0]?.keptFor).toBeUndefined();
  });

  it('of one item are returned once a week', async () => {
    await fixture.buy(['socks']);
    expect((await giveBack('socks')).status).toBe(200);
    await fixture.buy(['socks']);
    expect((await giveBack('socks')).body).toMatchObject({ code: 'returned-before' });
    const [again, refund, first] = await list();
    expect(again).toMatchObject({ returnUntil: null, keptFor: 'returned' });
    expect([refund?.keptFor, first?.keptFor]).toEqual([undefined, undefined]);
    await age(REFUND_GAP_MS);
    await fixture.server.post('/store/checkout', { items: '["beret"]' }, { 'x-session-key': fixture.buyer.key });
    await giveBack('beret');
    expect(await coinsOf()).toBe(STARTING_COINS - 10);
  });

  it('are returned once with one key, and once by calls at the same time', async () => {
    await fixture.buy(['beret', 'socks']);
    const more = { idempotencyKey: 'lost-and-repeated' };
    const replies = await Promise.all(Array.from({ length: 4 }, () => giveBack('beret', more)));
    for (const { status, body } of replies) expect([status, body.coins]).toEqual([200, STARTING_COINS - 10]);
    expect((await giveBack('socks', more)).body).toMatchObject({ code: 'key-reused' });
    const others = await Promise.all(Array.from({ length: 5 }, () => giveBack('socks')));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await fixture.stateOf(fixture.buyer)).toEqual(UNTOUCHED);
  });

  it('are worn or returned, never both, when both are requested at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      await fixture.nextBuyer();
      await fixture.buy([CROWN]);
      const [worn, returned] = await Promise.all(
        round % 2 === 0 ? [wear(CROWN), giveBack(CROWN)] : [giveBack(CROWN), wear(CROWN)].toReversed(),
      );
      expect([worn?.status, returned?.status].filter((status) => status === 200)).toHaveLength(1);
      const player = await fixture.record();
      const isReturned = returned?.status === 200;
      expect(player.coins).toBe(isReturned ? STARTING_COINS : STARTING_COINS - CROWN_COINS);
      expect(player.customization.hat === CROWN).toBe(!isReturned);
    }
  });

  it('leave no trace in an outfit that is worn at the same time', async () => {
    const other = await fixture.newBuyer();
    await fixture.buy([CROWN], {}, other);
    await fixture.server.get(`/inventory/${CROWN}/equip/1`, { 'x-session-key': other.key });
    await fixture.server.post('/outfit', { name: 'Crowned' }, { 'x-session-key': other.key });
    const outfits = await fixture.server.get('/outfit/list', { 'x-session-key': other.key });
    const [{ id } = { id: '' }] = outfits.body as unknown as { id: string }[];
    for (let round = 0; round < 4; round += 1) {
      await fixture.nextBuyer();
      await fixture.buy([CROWN]);
      const key = { 'x-session-key': fixture.buyer.key };
      const [, returned] = await Promise.all([fixture.server.get(`/outfit/${id}/wear`, key), giveBack(CROWN)]);
      const player = await fixture.record();
      expect(player.customization.hat === CROWN).toBe(returned.status !== 200);
    }
  });

  it('create no coin and no gem by any order of purchases and returns', async () => {
    const ids = ['beret', 'socks', 'jumper', CROWN];
    const acts = array(record({ act: constantFrom('buy', 'return', 'wear', 'wait'), id: constantFrom(...ids) }), {
      maxLength: 14,
    });
    await check(
      asyncProperty(acts, async (given) => {
        await fixture.nextBuyer();
        for (const { act, id } of given) {
          if (act === 'buy') await fixture.buy([id]);
          else if (act === 'return') await giveBack(id);
          else if (act === 'wear') await wear(id);
          else await age(REFUND_GAP_MS / 2);
        }
        const player = await fixture.record();
        const { owned } = await fixture.stateOf(fixture.buyer);
        const rows = await entriesOf(fixture.db, player.id);
        const spent = rows.filter(({ reason }) => reason === 'purchase' || reason === 'refund');
        expect(player.coins).toBeLessThanOrEqual(STARTING_COINS);
        expect(player.gems).toBeLessThanOrEqual(STARTING_GEMS);
        // What is owned was paid.
        const bought = new Set(spent.filter(({ reason }) => reason === 'purchase').map(({ reference }) => reference));
        expect(owned.every((id) => bought.has(id))).toBe(true);
        const worth: Record<string, number> = { beret: 850, socks: 10, jumper: 45, [CROWN]: CROWN_COINS };
        const crown = player.customization.hat === CROWN ? [CROWN] : [];
        const least = [...new Set([...owned, ...crown])].reduce((sum, id) => sum + (worth[id] ?? 0), 0);
        expect(STARTING_COINS - player.coins + STARTING_GEMS - player.gems).toBeGreaterThanOrEqual(least);
        expect(await driftsOf(fixture.db, [player.id])).toEqual([]);
      }),
      { numRuns: 12, seed: 27 },
    );
  }, 60_000);
});
