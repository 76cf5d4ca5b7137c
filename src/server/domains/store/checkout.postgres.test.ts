/** What a checkout costs PostgreSQL, and checkouts at the same time. */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STARTING_COINS } from '../../../shared/rules/economy.ts';
import { startServer } from '../../testing/database-server.ts';
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
});
