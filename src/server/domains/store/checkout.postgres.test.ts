/** What a checkout costs PostgreSQL, and checkouts at the same time. */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STARTING_COINS } from '../../../shared/rules/economy.ts';
import { startServer } from '../../testing/database-server.ts';
import type { SignedIn } from '../../testing/test-server.ts';
import { entriesOf } from '../ledger/repo.ts';
import { StoreFixture, TEST_ITEMS } from './store-fixture.ts';

const NUMBERS = Array.from({ length: 24 }, (_, number) => number);

describe('checkouts on PostgreSQL', () => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await StoreFixture.start(startServer);
    const [item] = TEST_ITEMS;
    if (item === undefined) throw new Error('no item');
    for (const number of NUMBERS)
      await fixture.list({ ...item, id: `pin-${number}`, name: `Pin ${number}`, costCoins: 7 });
    await fixture.list({ ...item, id: 'last', name: 'Last', costCoins: 7 }, { quantity: 3 });
  });
  afterAll(() => fixture.stop());
  beforeEach(() => fixture.nextBuyer());

  /** The statements of one checkout, without those that find the session, and jobs. */
  async function statementsOf(ids: readonly string[]): Promise<string[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    try {
      const reply = await fixture.buy(ids, { idempotencyKey: `key-of-${ids.join('-')}` });
      expect(reply.body).toMatchObject({ success: true });
      const texts = query.mock.calls.map(([given]) => (given as unknown as { text: string }).text);
      return texts.filter((text) => /^(?:begin|commit|with|select "(?:balance|player)")/.test(text));
    } finally {
      query.mockRestore();
    }
  }

  it('take five statements for the first two purchases of a player, and one afterwards, besides a read of the player', async () => {
    expect(await statementsOf(['pin-0', 'pin-1', 'pin-2'])).toHaveLength(6);
    expect(await statementsOf(['pin-3', 'last'])).toHaveLength(6);
    expect(await statementsOf(['pin-4', 'pin-5'])).toHaveLength(2);
    // The player's balances are known from the checkout before.
    expect(await statementsOf(['pin-6'])).toHaveLength(1);
  });

  it('of one player at the same time charge each item once, in one order of balances', async () => {
    await fixture.buy(['pin-0']);
    await fixture.buy(['pin-1']);
    const carts = NUMBERS.slice(2).flatMap((number) => [[`pin-${number}`], [`pin-${number}`, `pin-${number}`]]);
    const replies = await Promise.all(carts.map(([...ids]) => fixture.buy([...new Set(ids)])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(NUMBERS.length - 2);
    const { coins, owned } = await fixture.stateOf(fixture.buyer);
    expect(coins).toBe(STARTING_COINS - 7 * NUMBERS.length);
    expect(owned).toHaveLength(NUMBERS.length);
    const entries = await entriesOf(fixture.db, (await fixture.record()).id);
    const paid = entries.filter(({ reason }) => reason === 'purchase');
    expect(paid.map(({ balanceAfter }) => balanceAfter)).toEqual(
      NUMBERS.map((number) => STARTING_COINS - 7 * (number + 1)),
    );
  });

  it('of known buyers do not sell a limited item more often than there is, and keys answer alike', async () => {
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

  it('of known buyers at one time are few statements, and one that is refused harms no other', async () => {
    const buyers: SignedIn[] = [];
    for (let at = 0; at < 8; at += 1) {
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
      [['hat-crown'], { expected: { coins: 0, gems: 0 } }, STARTING_COINS - 14],
      [['pin-6', 'jumper'], { expected: { coins: 7, gems: 45 } }, STARTING_COINS - 21],
    ];
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const replies = await Promise.all(carts.map(([ids, more], at) => fixture.buy(ids, more, buyers[at])));
    const sales = query.mock.calls.filter(([given]) =>
      (given as unknown as { text?: string }).text?.startsWith('with "wanted"'),
    );
    query.mockRestore();
    expect(replies.map(({ status, body }) => (status === 200 ? body.coins : body.code))).toEqual(
      carts.map(([, , outcome]) => outcome),
    );
    expect(sales.length).toBeLessThan(carts.length);
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
});
