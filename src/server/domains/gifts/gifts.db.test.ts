/** Gifts: who can give what to whom, what waits, what goes back, and that nothing is paid twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTING_COINS } from '../../../shared/rules/economy.ts';
import { GIFT_AGE_MS, GIFT_WAIT_MS, GIFTS_RECEIVED_A_DAY } from '../../../shared/rules/gifts.ts';
import type { ModeratedReport } from '../../../shared/contract/reports.ts';
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import { runtime } from '../../runtime.ts';
import type { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { driftsOf, entriesOf } from '../ledger/repo.ts';
import { countPopularity } from '../store/popularity.ts';
import { StoreFixture } from '../store/store-fixture.ts';
import { updateItem } from '../store/repo.ts';
import { GiftFixture } from './gift-fixture.ts';
import { giftData } from './service.ts';

const BERET = { currency: 'coins', amount: 850 } as const;

describe('gifts', () => {
  let store: StoreFixture;
  let gifts: GiftFixture;
  beforeAll(async () => {
    store = await StoreFixture.start((options) => startServer({ ...options, env: { REPORTS: 'on' } }));
    gifts = new GiftFixture(store.server);
  });
  afterAll(() => store.stop());

  const stockOf = async (id: string): Promise<number | null> => {
    const row = store.db.selectFrom('catalogue_item').select('quantity').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).quantity;
  };
  const listLimited = (id: string, quantity: number): Promise<void> =>
    store.list({ id, name: id, category: 7, rarity: 0, costCoins: 20, costGems: 0 }, { quantity });
  const drifts = async (...callers: Caller[]) =>
    await driftsOf(store.db, await Promise.all(callers.map(async (caller) => (await caller.record()).id)));

  it('wait in the bell without a name, are unwrapped once, and are paid by the giver', async () => {
    const [giver, receiver] = await gifts.pair();
    const reply = await gifts.send(giver, receiver, 'beret', { line: '  For  rainy days ' });
    expect(reply).toMatchObject({
      status: 200,
      body: { message: `Your gift is waiting for ${receiver.username}.`, coins: STARTING_COINS + 2000 - 850 },
    });
    const id = String(reply.body.giftId);
    expect(await gifts.owns(receiver, 'beret')).toBe(false);
    const [entry] = await gifts.bell(receiver);
    expect(entry).toMatchObject({ kind: 'gift', actor: giver.username, giftId: id, title: null });
    expect(entry).not.toHaveProperty('itemId');
    const { received } = await gifts.lists(receiver);
    expect(received).toMatchObject([{ id, username: giver.username, state: 'waiting', item: null, price: null }]);
    expect(received[0]?.line).toBe('For  rainy days');
    const exported = await giftData.export(store.db, (await receiver.record()).id);
    const seen = [(await receiver.get('/bell')).body, received, exported];
    expect(JSON.stringify(seen)).not.toContain('beret');
    expect((await gifts.lists(giver)).sent).toMatchObject([
      { id, item: { id: 'beret', name: 'Pier Beret' }, price: BERET },
    ]);

    const opened = await gifts.open(receiver, id);
    expect(opened).toMatchObject({ status: 200, body: { gift: { state: 'opened', item: { id: 'beret' } } } });
    expect((await gifts.open(receiver, id)).body).toEqual(opened.body);
    expect(await gifts.owns(receiver, 'beret')).toBe(true);
    expect((await gifts.bell(giver))[0]).toMatchObject({ kind: 'gift-opened', title: 'Pier Beret' });
    expect((await gifts.bell(receiver))[0]).toMatchObject({ kind: 'gift', title: 'Pier Beret', itemId: 'beret' });
    for (const caller of [giver, receiver]) {
      expect(await gifts.giveBack(caller, id)).toMatchObject({ status: 409, body: { code: 'gift-opened' } });
    }
    expect((await gifts.lists(giver)).sent[0]?.state).toBe('opened');
    expect(await drifts(giver, receiver)).toEqual([]);
    expect((await giver.get('/store/purchases')).body.entries).toMatchObject([{ kind: 'gift', amount: -850 }]);
  });

  it('cost nothing twice with one key, also by calls at the same time', async () => {
    const [giver, receiver] = await gifts.pair();
    const key = 'lost-and-repeated';
    const replies = await Promise.all(Array.from({ length: 5 }, () => gifts.send(giver, receiver, 'socks', { key })));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1);
    expect(await gifts.coins(giver)).toBe(STARTING_COINS + 2000 - 10);
    expect((await gifts.send(giver, receiver, 'beret', { key })).body).toMatchObject({ code: 'key-reused' });
  });

  it.each(['receiver', 'giver'] as const)('that the %s sends back pay the price once', async (who) => {
    const [giver, receiver] = await gifts.pair();
    await listLimited(`cap-${who}`, 3);
    const id = await gifts.sent(giver, receiver, `cap-${who}`);
    expect(await stockOf(`cap-${who}`)).toBe(2);
    await updateItem(store.db, `cap-${who}`, { costCoins: 900 });
    const caller = who === 'giver' ? giver : receiver;
    const replies = await Promise.all(Array.from({ length: 4 }, () => gifts.giveBack(caller, id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await gifts.coins(giver)).toBe(STARTING_COINS + 2000);
    expect(await stockOf(`cap-${who}`)).toBe(3);
    expect(await gifts.open(receiver, id)).toMatchObject({ status: 404, body: { code: 'no-gift' } });
    expect(await gifts.bell(receiver)).toEqual([]);
    expect((await gifts.lists(receiver)).received).toEqual([]);
    const news = (await gifts.bell(giver)).map(({ kind, price }) => [kind, price]);
    expect(news).toEqual(who === 'giver' ? [] : [['gift-back', { currency: 'coins', amount: 20 }]]);
    expect(await drifts(giver)).toEqual([]);
  });

  it('are unwrapped or go back, never both', async () => {
    const [giver, receiver] = await gifts.pair();
    for (let round = 0; round < 5; round += 1) {
      const id = await gifts.sent(giver, receiver, 'socks');
      const acts = [
        () => gifts.open(receiver, id),
        () => gifts.giveBack(giver, id),
        () => gifts.giveBack(receiver, id),
      ];
      const replies = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const isOwned = await gifts.owns(receiver, 'socks');
      const spent = STARTING_COINS + 2000 - (await gifts.coins(giver));
      expect(spent).toBe(isOwned ? 10 : 0);
      expect(replies.some(({ status }) => status === 200)).toBe(true);
      if (isOwned) break;
      await store.db.deleteFrom('gift').where('id', '=', id).execute();
    }
    expect(await drifts(giver, receiver)).toEqual([]);
  });

  it('need an account and a friendship of a week', async () => {
    const [giver, receiver] = await gifts.pair();
    const stranger = await gifts.newPlayer();
    expect((await gifts.send(giver, stranger, 'socks')).body).toMatchObject({ code: 'no-friend' });
    expect((await gifts.send(giver, giver, 'socks')).body).toMatchObject({ code: 'no-friend' });
    await gifts.befriend(giver, stranger, GIFT_AGE_MS - 60_000);
    expect((await gifts.send(giver, stranger, 'socks')).body).toMatchObject({ code: 'new-friend' });
    await gifts.setAge(giver, GIFT_AGE_MS - 60_000);
    expect((await gifts.send(giver, receiver, 'socks')).body).toMatchObject({ code: 'new-account' });
    expect((await gifts.choice(giver, 'socks')).isOldEnough).toBe(false);
    expect(await gifts.coins(giver)).toBe(STARTING_COINS + 2000);
  });

  it.each(['starting-grant', 'admin-grant', 'level-grant', 'forum-tip'] as const)(
    'are never paid from a %s',
    async (reason) => {
      const [giver, receiver] = await gifts.pair(0);
      await gifts.earn(giver, 400, reason);
      expect((await gifts.send(giver, receiver, 'socks')).body).toMatchObject({ code: 'not-earned' });
      await gifts.earn(giver, 10);
      await gifts.sent(giver, receiver, 'socks');
      expect((await gifts.choice(giver, 'beret')).canSpend).toBe(0);
    },
  );

  it('are paid from what was earned again after they went back, and not from the first walk', async () => {
    const [giver, receiver] = await gifts.pair(10);
    const id = await gifts.sent(giver, receiver, 'socks');
    expect((await gifts.choice(giver, 'beret')).canSpend).toBe(0);
    await gifts.giveBack(giver, id);
    expect(await gifts.choice(giver, 'beret')).toMatchObject({ canSpend: 10, price: BERET });
    const { id: playerId } = await giver.record();
    const walk = {
      playerId,
      currency: 'honor',
      amount: 100,
      balanceAfter: 100,
      reference: 'walk',
      createdAt: 1,
    } as const;
    await store.db
      .insertInto('ledger')
      .values({ ...walk, reason: 'first-walk' })
      .execute();
    expect((await gifts.choice(giver, 'beret')).canSpend).toBe(0);
  });

  it('name why a friend cannot get an item', async () => {
    const [giver, receiver] = await gifts.pair();
    const hindrance = async (itemId: string) => (await gifts.choice(giver, itemId)).friends[0]?.hindrance;
    expect(await hindrance('beret')).toBeNull();
    const id = await gifts.sent(giver, receiver, 'beret');
    expect(await hindrance('beret')).toBe('owned');
    expect((await gifts.send(giver, receiver, 'beret')).body).toMatchObject({ code: 'owned' });
    await gifts.open(receiver, id);
    expect((await gifts.send(giver, receiver, 'beret')).body).toMatchObject({ code: 'owned' });
    const { isMale } = (await receiver.record()).customization;
    const item = { id: 'narrow', name: 'Narrow', category: 7, rarity: 0, costCoins: 5, costGems: 0 } as const;
    await store.list(item, { fits: [isMale ? 'feminine' : 'masculine'] });
    expect(await hindrance('narrow')).toBe('no-fit');
    expect((await gifts.send(giver, receiver, 'narrow')).body).toMatchObject({ code: 'no-fit' });
    const row = await store.db.selectFrom('gift').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    for (let number = 1; number < GIFTS_RECEIVED_A_DAY; number += 1) {
      const back = { ...row, id: `back-${number}`, entryId: -number, state: 'returned' } as const;
      await store.db.insertInto('gift').values(back).execute();
    }
    expect(await hindrance('socks')).toBe('full');
    expect((await gifts.send(giver, receiver, 'socks')).body).toMatchObject({ code: 'full' });
  });

  it('refuse free and unknown items, other prices and sold out ones', async () => {
    const [giver, receiver] = await gifts.pair();
    expect((await gifts.send(giver, receiver, 'hat-cap')).body).toMatchObject({ code: 'free' });
    expect((await gifts.send(giver, receiver, 'nothing')).body).toMatchObject({ code: 'unknown-item' });
    const expected = { currency: 'coins', amount: 9 } as const;
    expect((await gifts.send(giver, receiver, 'socks', { expected })).body).toMatchObject({ code: 'price-changed' });
    await listLimited('rare', 0);
    expect((await gifts.send(giver, receiver, 'rare')).body).toMatchObject({ code: 'sold-out' });
    expect((await gifts.send(giver, receiver, 'jumper')).body).toMatchObject({ code: 'not-earned' });
    expect((await gifts.send(giver, receiver, 'socks', { line: 'x'.repeat(121) })).status).toBe(422);
    expect(await gifts.coins(giver)).toBe(STARTING_COINS + 2000);
  });

  it('of muted players have no line', async () => {
    const [giver, receiver] = await gifts.pair();
    await giver.admin('mute');
    expect((await gifts.send(giver, receiver, 'socks', { line: 'Hello' })).body).toMatchObject({ code: 'muted' });
    expect((await gifts.send(giver, receiver, 'socks')).status).toBe(200);
  });

  it('lose a line that a moderator redacts', async () => {
    const [giver, receiver] = await gifts.pair();
    const id = await gifts.sent(giver, receiver, 'socks', { line: 'A rude word' });
    await store.run('redact', 'gift', id);
    expect((await gifts.lists(receiver)).received[0]?.line).toBe(REDACTION_MARKER);
    await expect(store.run('redact', 'gift', 'none')).rejects.toThrow('There is no gift of this id.');
  });

  it('have a line that their receiver can report, with the line as evidence', async () => {
    const [giver, receiver] = await gifts.pair();
    const [stranger, judge, other] = [await gifts.newPlayer(), await gifts.newPlayer(), await gifts.newPlayer()];
    for (const moderator of [judge, other]) await moderator.admin('access', '1');
    const id = await gifts.sent(giver, receiver, 'socks', { line: 'A rude word' });
    const plain = await gifts.sent(giver, receiver, 'beret');
    const report = (by: Caller, giftId: string, about = giver) =>
      by.post('/reports', { username: about.username, kind: 'gift', id: giftId, category: 'CYBER_VIOLENCE', text: '' });
    for (const refused of [report(stranger, id), report(receiver, plain), report(receiver, id, stranger)])
      expect(await refused).toMatchObject({ status: 404, body: { code: 'nothing-to-report' } });
    expect((await report(receiver, id)).body).toMatchObject({ success: true });
    // The copy is the server's, and remains when the gift goes back.
    await gifts.giveBack(giver, id);
    const { reports } = (await judge.get('/moderation/reports?queue=open')).body;
    const [found] = reports as ModeratedReport[];
    expect(found).toMatchObject({ kind: 'gift', target: giver.username, redactables: ['gift'] });
    expect(found?.evidence?.lines).toMatchObject([{ username: giver.username, text: 'A rude word', isReported: true }]);
    const lineOf = async () => (await gifts.lists(giver)).sent.find((gift) => gift.id === id)?.line;
    const decided = await judge.post(`/moderation/reports/${found?.id}/decide`, { action: 'redact', reason: 'rude' });
    expect(decided.body).toMatchObject({ success: true });
    expect(await lineOf()).toBe(REDACTION_MARKER);
    await giver.post(`/reports/${found?.id}/appeal`, { text: 'It was a joke' });
    const outcome = { party: 'target', measure: { action: 'dismiss' }, reason: 'it was' };
    expect((await other.post(`/moderation/reports/${found?.id}/decide-appeal`, outcome)).status).toBe(200);
    expect(await lineOf()).toBe('A rude word');
  });

  it('go back when one blocks the other, and cannot be sent then', async () => {
    const [giver, receiver] = await gifts.pair();
    const id = await gifts.sent(giver, receiver, 'beret');
    await gifts.open(receiver, await gifts.sent(giver, receiver, 'socks'));
    await receiver.get(`/profile/${giver.username}/block/1`);
    expect(await gifts.coins(giver)).toBe(STARTING_COINS + 2000 - 10);
    expect((await gifts.bell(giver))[0]).toMatchObject({ kind: 'gift-back', actor: null, title: 'Pier Beret' });
    expect((await gifts.open(receiver, id)).status).toBe(404);
    expect(await gifts.owns(receiver, 'socks')).toBe(true);
    expect((await gifts.send(giver, receiver, 'beret')).status).toBe(403);
  });

  it('that the receiver bought meantime are not unwrapped', async () => {
    const [giver, receiver] = await gifts.pair();
    const id = await gifts.sent(giver, receiver, 'beret');
    await receiver.post('/store/checkout', { items: '["beret"]' });
    expect((await gifts.open(receiver, id)).body).toMatchObject({ code: 'already-owned' });
    expect((await gifts.giveBack(receiver, id)).status).toBe(200);
    expect(await gifts.coins(giver)).toBe(STARTING_COINS + 2000);
  });

  it('that wait are listed before the others', async () => {
    const [giver, receiver] = await gifts.pair();
    const first = await gifts.sent(giver, receiver, 'socks');
    const second = await gifts.sent(giver, receiver, 'beret');
    await gifts.open(receiver, second);
    const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(idsOf((await gifts.lists(receiver)).received)).toEqual([first, second]);
    expect(idsOf((await gifts.lists(giver)).sent)).toEqual([first, second]);
  });

  it('that the receiver buys at the same moment are unwrapped or bought, never both', async () => {
    const [giver, receiver] = await gifts.pair();
    await receiver.post('/store/checkout', { items: '["socks"]' });
    for (let nth = 0; nth < GIFTS_RECEIVED_A_DAY; nth += 1) {
      const itemId = `moment-${nth}`;
      await listLimited(itemId, 2);
      const id = await gifts.sent(giver, receiver, itemId);
      const buying = receiver.post('/store/checkout', { items: JSON.stringify([itemId]) });
      const replies = await Promise.all([gifts.open(receiver, id), buying]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  it('cannot be returned to the store, and do not count as paid', async () => {
    const [giver, receiver] = await gifts.pair();
    await receiver.post('/store/checkout', { items: '["beret"]' });
    await receiver.post('/store/refund', { itemId: 'beret' });
    await gifts.open(receiver, await gifts.sent(giver, receiver, 'beret'));
    const coins = await gifts.coins(receiver);
    expect((await receiver.post('/store/refund', { itemId: 'beret' })).status).toBe(409);
    expect(await gifts.coins(receiver)).toBe(coins);
    const { id } = await receiver.record();
    await store.db.updateTable('inventory').set({ acquiredAt: 1 }).where('playerId', '=', id).execute();
    await countPopularity(store.db);
    const item = store.db.selectFrom('catalogue_item').select('popularity').where('id', '=', 'beret');
    expect(await item.executeTakeFirstOrThrow()).toEqual({ popularity: 0 });
  });

  it.each(['waiting', 'opened'])(
    'that are %s: the refund of the operator takes the item and pays the giver once',
    async (state) => {
      const [giver, receiver] = await gifts.pair();
      await listLimited(`scarf-${state}`, 2);
      const id = await gifts.sent(giver, receiver, `scarf-${state}`);
      if (state === 'opened') await gifts.open(receiver, id);
      const rows = await entriesOf(store.db, (await giver.record()).id);
      const entry = String(rows.find(({ reason }) => reason === 'gift')?.id);
      expect(await store.run('refund', entry)).toContain(
        `${STARTING_COINS + 2000} coins. scarf-${state} was taken back.`,
      );
      await expect(store.run('refund', entry)).rejects.toThrow('refunded already');
      expect(await gifts.owns(receiver, `scarf-${state}`)).toBe(false);
      expect(await stockOf(`scarf-${state}`)).toBe(2);
      expect((await gifts.giveBack(giver, id)).status).toBe(200);
      expect(await gifts.coins(giver)).toBe(STARTING_COINS + 2000);
      expect(await drifts(giver)).toEqual([]);
    },
  );

  it('go back when nobody unwraps them', async () => {
    const [giver, receiver] = await gifts.pair();
    const id = await gifts.sent(giver, receiver, 'beret');
    const kept = await gifts.sent(giver, receiver, 'socks');
    const sentAt = runtime.now() - GIFT_WAIT_MS - 1000;
    await store.db.updateTable('gift').set({ sentAt }).where('id', '=', id).execute();
    await store.server.server.sweep();
    expect(await gifts.coins(giver)).toBe(STARTING_COINS + 2000 - 10);
    expect((await gifts.bell(giver))[0]).toMatchObject({ kind: 'gift-back', price: BERET });
    expect((await gifts.lists(receiver)).received.map((gift) => gift.id)).toEqual([kept]);
  });

  it('of deleted players go back, and what was unwrapped stays without a name', async () => {
    const [giver, receiver] = await gifts.pair();
    await listLimited('kite', 5);
    await gifts.sent(giver, receiver, 'kite');
    await gifts.open(receiver, await gifts.sent(giver, receiver, 'socks', { line: 'Warm feet' }));
    const back = await gifts.newPlayer();
    await gifts.befriend(receiver, back);
    await gifts.earn(receiver, 100);
    await gifts.sent(receiver, back, 'kite');
    await giver.admin('delete');
    expect(await stockOf('kite')).toBe(4);
    expect((await gifts.lists(receiver)).received).toMatchObject([{ username: null, line: '', item: { id: 'socks' } }]);
    expect(await gifts.owns(receiver, 'socks')).toBe(true);
    await back.admin('delete');
    expect(await stockOf('kite')).toBe(5);
    expect(await gifts.coins(receiver)).toBe(STARTING_COINS + 100);
    expect((await gifts.bell(receiver))[0]).toMatchObject({ kind: 'gift-back' });
  });
});
