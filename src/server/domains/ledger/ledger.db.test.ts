/** The ledger: balances are the sums of their rows and never negative, levels pay once, keys make calls idempotent. */
import { array, assert as check, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COINS_PER_LEVEL, CURRENCIES, type Currency } from '../../../shared/rules/economy.ts';
import { DomainError } from '../../domain-error.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';
import { entriesOf } from './repo.ts';
import { changeBalance, runOnce } from './service.ts';

describe('ledger', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const newPlayerId = async (username: string): Promise<string> => {
    await server.register(username);
    return (await server.server.players.byUsername(username))?.id ?? '';
  };
  const change = (playerId: string, currency: Currency, amount: number): Promise<number> =>
    server.server.database.db
      .transaction()
      .execute((transaction) =>
        changeBalance(transaction, { playerId, currency, amount, reason: 'admin-grant', reference: 'test' }),
      );
  const balances = async (playerId: string): Promise<Record<Currency, number>> => {
    const player = await server.server.players.byId(playerId);
    if (player === null) throw new Error('no player');
    return { coins: player.coins, gems: player.gems, honor: player.honor };
  };
  const sums = async (playerId: string): Promise<Record<Currency, number>> => {
    const total = { coins: 0, gems: 0, honor: 0 };
    for (const { currency, amount, balanceAfter } of await entriesOf(server.server.database.db, playerId)) {
      total[currency] += amount;
      expect(balanceAfter).toBe(total[currency]);
    }
    return total;
  };

  it('each balance is the sum of its rows and never negative (property)', async () => {
    let run = 0;
    const changeLists = array(
      record({
        currency: constantFrom(...CURRENCIES),
        amount: integer({ min: -4000, max: 3000 }).filter(Boolean),
      }),
      { maxLength: 12 },
    );
    await check(
      asyncProperty(changeLists, async (changes) => {
        run += 1;
        const id = await newPlayerId(`Ledger_${run}`);
        for (const { currency, amount } of changes) {
          const before = await balances(id);
          const refusal = await change(id, currency, amount).then(
            () => null,
            (error: unknown) => error,
          );
          if (before[currency] + amount < 0) {
            expect(refusal).toBeInstanceOf(DomainError);
            expect(await balances(id)).toEqual(before);
          } else expect(refusal).toBeNull();
        }
        expect(await balances(id)).toEqual(await sums(id));
      }),
      { numRuns: 12, seed: 20 },
    );
  }, 60_000);

  it('50 concurrent payments never overdraw the balance', async () => {
    const id = await newPlayerId('Spender');
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => change(id, 'coins', -150)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(33);
    expect(await balances(id)).toMatchObject({ coins: 50 });
    expect(await sums(id)).toMatchObject({ coins: 50 });
  });

  it('pays each level once, also when honor is lost and earned again', async () => {
    const id = await newPlayerId('Leveller');
    await change(id, 'honor', 99);
    expect(await balances(id)).toMatchObject({ coins: 5000 });
    await change(id, 'honor', 1);
    expect(await balances(id)).toMatchObject({ coins: 5000 + COINS_PER_LEVEL });
    await change(id, 'honor', -60);
    await change(id, 'honor', 260);
    expect(await balances(id)).toMatchObject({ honor: 300, coins: 5000 + 3 * COINS_PER_LEVEL });
    const rewards = (await entriesOf(server.server.database.db, id)).filter(({ reason }) => reason === 'level-grant');
    expect(rewards.map(({ amount, reference }) => [amount, reference])).toEqual([
      [500, 'level 1'],
      [1000, 'levels 2 to 3'],
    ]);
  });

  it('pays each level once for concurrent gains of honor', async () => {
    const id = await newPlayerId('Racer');
    await Promise.all(Array.from({ length: 20 }, () => change(id, 'honor', 30)));
    expect(await balances(id)).toMatchObject({ honor: 600, coins: 5000 + 6 * COINS_PER_LEVEL });
    expect(await sums(id)).toEqual(await balances(id));
  });

  it.each([0, 1.5, Number.NaN, 2 ** 60])('rejects the amount %d', async (amount) => {
    const id = await newPlayerId(`Odd_${String(amount).replace(/\W/g, '').slice(0, 6)}`);
    await expect(change(id, 'coins', amount)).rejects.toThrow(RangeError);
    expect(await balances(id)).toMatchObject({ coins: 5000 });
  });

  it('rejects an unknown player', async () => {
    await expect(change('nobody', 'coins', 5)).rejects.toThrow(DomainError);
    expect(await entriesOf(server.server.database.db, 'nobody')).toEqual([]);
  });

  describe('idempotency keys', () => {
    const once = (playerId: string, key: string, amount: number): Promise<{ balance: number }> =>
      runOnce(server.server.database.db, {
        scope: `${playerId} test`,
        key,
        request: { amount },
        run: async (transaction) => ({
          balance: await changeBalance(transaction, {
            playerId,
            currency: 'coins',
            amount,
            reason: 'admin-grant',
            reference: key,
          }),
        }),
      });

    it('run 20 concurrent calls once and return the same reply', async () => {
      const id = await newPlayerId('Retry');
      const replies = await Promise.all(Array.from({ length: 20 }, () => once(id, 'k1', -100)));
      expect(new Set(replies.map(({ balance }) => balance))).toEqual(new Set([4900]));
      expect(await balances(id)).toMatchObject({ coins: 4900 });
      expect(await once(id, 'k2', -100)).toEqual({ balance: 4800 });
      expect(await once(id, 'k1', -100)).toEqual({ balance: 4900 });
    });

    it('reject another request with the same key', async () => {
      const id = await newPlayerId('Reuse');
      await once(id, 'k1', -100);
      await expect(once(id, 'k1', -200)).rejects.toMatchObject({ status: 409, code: 'key-reused' });
      expect(await balances(id)).toMatchObject({ coins: 4900 });
    });

    it('are not stored for a failed call, which can be retried', async () => {
      const id = await newPlayerId('Again');
      await expect(once(id, 'k1', -6000)).rejects.toThrow('not enough coins');
      await change(id, 'coins', 1000);
      expect(await once(id, 'k1', -6000)).toEqual({ balance: 0 });
    });

    it('are separate for each player', async () => {
      const [a, b] = [await newPlayerId('Key_a'), await newPlayerId('Key_b')];
      await once(a, 'same', -1);
      expect(await once(b, 'same', -2)).toEqual({ balance: 4998 });
    });
  });
});
