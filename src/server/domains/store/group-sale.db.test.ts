/** Orders of several players that arrive at the same time, and are sold together. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTING_COINS } from '../../../shared/rules/economy.ts';
import { onReward } from '../../db/changes.ts';
import { startServer } from '../../testing/database-server.ts';
import type { SignedIn } from '../../testing/test-server.ts';
import { entriesOf } from '../ledger/repo.ts';
import { StoreFixture, TEST_ITEMS } from './store-fixture.ts';

describe('orders at the same time', () => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await StoreFixture.start(startServer);
    const [item] = TEST_ITEMS;
    if (item === undefined) throw new Error('no item');
    for (let number = 0; number < 8; number += 1)
      await fixture.list({ ...item, id: `pin-${number}`, name: `Pin ${number}`, costCoins: 7 });
    await fixture.list({ ...item, id: 'dear', name: 'Dear', costCoins: 9000 });
    await fixture.list({ ...item, id: 'last', name: 'Last', costCoins: 7 }, { quantity: 3 });
  });
  afterAll(() => fixture.stop());

  it('does not sell a limited item more often than there is, and answers keys alike', async () => {
    const buyers: SignedIn[] = [];
    for (let at = 0; at < 6; at += 1) {
      const buyer = await fixture.newBuyer();
      await fixture.buy(['pin-0'], {}, buyer);
      await fixture.buy(['pin-1'], {}, buyer);
      buyers.push(buyer);
    }
    const buyAll = () =>
      Promise.all(buyers.map((buyer) => fixture.buy(['last', 'pin-2'], { idempotencyKey: 'same-key' }, buyer)));
    const replies = await buyAll();
    const bought = replies.filter(({ status }) => status === 200);
    expect(bought.length).toBeGreaterThanOrEqual(2);
    expect(bought.length).toBeLessThanOrEqual(3);
    for (const { body } of replies.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ code: 'sold-out' });
    expect((await buyAll()).filter(({ status }) => status === 200).map(({ body }) => body)).toEqual(
      bought.map(({ body }) => body),
    );
  });

  it('meets each order whole, and one that is refused harms no other', async () => {
    const buyers: SignedIn[] = [];
    for (let at = 0; at < 9; at += 1) {
      const buyer = await fixture.newBuyer();
      await fixture.buy(['pin-0'], { idempotencyKey: 'used-key' }, buyer);
      await fixture.buy(['pin-1'], {}, buyer);
      buyers.push(buyer);
    }
    const carts: [ids: string[], more: Record<string, unknown>, outcome: unknown][] = [
      [['pin-2', 'pin-3'], { idempotencyKey: 'key-of-first' }, STARTING_COINS - 28],
      [['pin-1', 'pin-4'], {}, 'already-owned'],
      [['nothing-such', 'pin-4'], {}, 'unknown-item'],
      [['pin-0'], { idempotencyKey: 'used-key' }, STARTING_COINS - 7],
      [['pin-5'], { expected: { coins: 1, gems: 0 } }, 'price-changed'],
      [['pin-5', 'wings'], {}, 'insufficient-funds'],
      [['pin-5', 'dear'], {}, 'insufficient-funds'],
      [['hat-crown'], { expected: { coins: 0, gems: 0 } }, STARTING_COINS - 14],
      [['pin-6', 'jumper'], { expected: { coins: 7, gems: 45 } }, STARTING_COINS - 21],
    ];
    const replies = await Promise.all(carts.map(([ids, more], at) => fixture.buy(ids, more, buyers[at])));
    expect(replies.map(({ status, body }) => (status === 200 ? body.coins : body.code))).toEqual(
      carts.map(([, , outcome]) => outcome),
    );
    const [first, second] = buyers;
    if (first === undefined || second === undefined) throw new Error('no buyers');
    expect((await fixture.stateOf(first)).owned).toEqual(['pin-0', 'pin-1', 'pin-2', 'pin-3']);
    expect((await fixture.stateOf(second)).coins).toBe(STARTING_COINS - 14);
    const entries = await entriesOf(fixture.db, (await fixture.record(first.username)).id);
    expect(entries.slice(-2).map(({ reference, balanceAfter }) => [reference, balanceAfter])).toEqual([
      ['pin-2', STARTING_COINS - 21],
      ['pin-3', STARTING_COINS - 28],
    ]);
    const [ids, more] = carts[0] ?? [[], {}];
    expect((await fixture.buy(ids, more, first)).body).toMatchObject({ coins: STARTING_COINS - 28, items: ids });
  });
  it('announces the first purchase of each buyer, once', async () => {
    const buyers: SignedIn[] = [];
    for (let at = 0; at < 5; at += 1) buyers.push(await fixture.newBuyer());
    const rewarded: string[] = [];
    const ids = new Map(
      await Promise.all(buyers.map(async ({ username }) => [(await fixture.record(username)).id, username] as const)),
    );
    const stop = onReward(fixture.db, (playerId, { kind }) => {
      if (kind === 'bought') rewarded.push(ids.get(playerId) ?? 'somebody else');
    });
    for (const cart of [['hat-crown'], ['pin-0', 'pin-1'], ['pin-2']]) {
      const replies = await Promise.all(buyers.map((buyer) => fixture.buy(cart, {}, buyer)));
      expect(replies.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    }
    stop();
    expect(rewarded.toSorted()).toEqual(buyers.map(({ username }) => username).toSorted());
  });
});
