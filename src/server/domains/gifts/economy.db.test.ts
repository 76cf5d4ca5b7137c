/**
 * The economy of the store as a whole (property): purchases, sets, returns, gifts, refusals, withdrawals, blocks, refunds of the operator
 * and second accounts in any order create no coin, and each unit that was paid has one holder.
 */
import { array, assert as check, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { StoreShelf } from '../../../shared/contract/store.ts';
import { EARNED_REASONS, STARTING_COINS } from '../../../shared/rules/economy.ts';
import { REFUND_GAP_MS } from '../../../shared/rules/store.ts';
import type { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { driftsOf, entriesOf } from '../ledger/repo.ts';
import { StoreFixture } from '../store/store-fixture.ts';
import { GiftFixture } from './gift-fixture.ts';

const PLACES = [7, 10, 12];
const STOCK = 2;
const EARNED = 600;
const PLAYERS = 3;

const ACTS = [
  'buy',
  'buy',
  'buy',
  'return',
  'return',
  'set',
  'give',
  'give',
  'give',
  'open',
  'open',
  'back',
  'block',
  'refund',
  'wait',
  'wear',
] as const;

describe('the economy of gifts', () => {
  let store: StoreFixture;
  let gifts: GiftFixture;
  let round = 0;
  beforeAll(async () => {
    store = await StoreFixture.start(startServer);
    gifts = new GiftFixture(store.server);
    for (const category of PLACES) {
      const item = {
        id: `set${category}-mint`,
        name: `Set ${category}`,
        category,
        rarity: 0,
        costCoins: 60,
        costGems: 0,
      };
      await store.list(item);
      await store.db.updateTable('catalogue_item').set({ isGenerated: 1 }).where('id', '=', item.id).execute();
    }
  });
  afterAll(() => store.stop());

  /** Main and second accounts, each of whom earned the same, and all friends. */
  async function newPlayers(): Promise<Caller[]> {
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => gifts.newPlayer()));
    for (const [at, one] of players.entries()) {
      await gifts.earn(one, EARNED);
      for (const other of players.slice(at + 1)) await gifts.befriend(one, other);
    }
    return players;
  }

  const setOf = async (player: Caller) => ((await player.get('/store/shelf')).body as unknown as StoreShelf).set;
  const giftIds = async (): Promise<string[]> =>
    (await store.db.selectFrom('gift').select('id').orderBy('sentAt').orderBy('id').execute()).map(({ id }) => id);

  async function act(
    players: readonly Caller[],
    { kind, who, item, nth }: Step,
    items: readonly string[],
  ): Promise<unknown> {
    const player = players[who] as Caller;
    const other = players[(who + 1 + (nth % (PLAYERS - 1))) % PLAYERS] as Caller;
    const itemId = items[item % items.length] ?? '';
    if (kind === 'buy') return await player.post('/store/checkout', { items: JSON.stringify([itemId]) });
    if (kind === 'return') {
      const held = await store.db
        .selectFrom('inventory')
        .select('itemId')
        .where('playerId', '=', (await player.record()).id)
        .where('itemId', 'in', [...items])
        .orderBy('itemId')
        .execute();
      return await player.post('/store/refund', { itemId: held[nth % Math.max(1, held.length)]?.itemId ?? itemId });
    }
    if (kind === 'give') return await gifts.send(player, other, itemId);
    if (kind === 'wear') return await player.get(`/inventory/${itemId}/equip/1`);
    if (kind === 'set') {
      const set = await setOf(player);
      const { id: setId, coins, gems } = set ?? { id: '', coins: 0, gems: 0 };
      return await player.post('/store/set', { setId, expected: { coins, gems } });
    }
    if (kind === 'block') {
      await player.get(`/profile/${other.username}/block/1`);
      await player.get(`/profile/${other.username}/block/0`);
      return await gifts.befriend(player, other);
    }
    if (kind === 'wait') {
      const older = (column: string) => sql<number>`${sql.ref(column)} - ${REFUND_GAP_MS / 2}`;
      await store.db
        .updateTable('ledger')
        .set({ createdAt: older('createdAt') })
        .execute();
      return await store.db
        .updateTable('gift')
        .set({ sentAt: older('sentAt') })
        .execute();
    }
    const ids = await giftIds();
    const id = ids.at(-1 - (nth % Math.max(1, ids.length))) ?? 'none';
    if (kind === 'open') return await gifts.open(other, id);
    if (kind === 'back') return await gifts.giveBack(player, id);
    const rows = (await entriesOf(store.db, (await player.record()).id)).filter(({ amount }) => amount < 0);
    const row = rows.at(-1 - (nth % Math.max(1, rows.length)));
    return row && (await store.run('refund', String(row.id)).catch(() => null));
  }

  interface Step {
    kind: (typeof ACTS)[number];
    who: number;
    item: number;
    nth: number;
  }

  /** The rows that paid for units and were not reversed, and who holds units. */
  async function checkWorld(players: readonly Caller[], items: readonly string[], limited: string): Promise<void> {
    const ids = await Promise.all(players.map(async (player) => (await player.record()).id));
    const outstanding: string[] = [];
    let coins = 0;
    for (const [at, id] of ids.entries()) {
      const rows = await entriesOf(store.db, id);
      const reversed = rows.filter(({ reason }) => reason === 'refund').map(({ reference }) => reference);
      // Each row is reversed once.
      expect(new Set(reversed).size).toBe(reversed.length);
      const paid = rows.filter(({ reason }) => ['purchase', 'set', 'gift'].includes(reason));
      const kept = paid.filter((row) => !reversed.includes(`of row ${row.id}`));
      outstanding.push(...kept.map(({ reference }) => reference));
      // Named sources only.
      const sources = new Set(['starting-grant', 'level-reward']);
      const others = rows.filter(({ reason, amount }) => amount > 0 && reason !== 'refund' && !sources.has(reason));
      expect(others).toEqual([]);
      const spent = kept.filter(({ reason }) => reason === 'gift').reduce((sum, { amount }) => sum - amount, 0);
      const earned = rows.filter(({ reason, amount }) => amount > 0 && EARNED_REASONS.includes(reason));
      expect(spent).toBeLessThanOrEqual(earned.reduce((sum, { amount }) => sum + amount, 0));
      coins += (await players[at]?.record())?.coins ?? 0;
    }
    const held = await store.db
      .selectFrom('inventory')
      .select('itemId')
      .where('playerId', 'in', ids)
      .where('itemId', 'in', [...items])
      .execute();
    const waiting = await store.db
      .selectFrom('gift')
      .select(['itemId', 'state', 'receiverId'])
      .where('receiverId', 'in', ids)
      .where('state', '=', 'waiting')
      .execute();
    const units = [...held, ...waiting].map(({ itemId }) => itemId).toSorted();
    expect(units).toEqual(outstanding.toSorted());
    const row = store.db.selectFrom('catalogue_item').select('quantity').where('id', '=', limited);
    const { quantity } = await row.executeTakeFirstOrThrow();
    expect((quantity ?? 0) + units.filter((id) => id === limited).length).toBe(STOCK);
    expect(coins).toBeLessThanOrEqual(PLAYERS * (STARTING_COINS + EARNED));
    expect(await driftsOf(store.db, ids)).toEqual([]);
  }

  it('creates no coin, and each unit has one holder', async () => {
    const steps = array(record({ kind: constantFrom(...ACTS), who: nat(PLAYERS - 1), item: nat(4), nth: nat(2) }), {
      minLength: 8,
      maxLength: 26,
    });
    const done = new Map<string, number>();
    await check(
      asyncProperty(steps, async (given) => {
        round += 1;
        const players = await newPlayers();
        const limited = `limited-${round}`;
        await store.list(
          { id: limited, name: limited, category: 7, rarity: 0, costCoins: 40, costGems: 0 },
          { quantity: STOCK },
        );
        const items = ['socks', limited, ...PLACES.map((category) => `set${category}-mint`)];
        await store.db.deleteFrom('gift').execute();
        for (const step of given) {
          const reply = await act(players, step, items);
          if (typeof reply === 'object' && reply !== null && 'status' in reply && reply.status === 200) {
            done.set(step.kind, (done.get(step.kind) ?? 0) + 1);
          }
        }
        await checkWorld(players, items, limited);
      }),
      { numRuns: inject('database') === 'sqlite' ? 16 : 6, seed: 27 },
    );
    // The property says something only if its acts succeed.
    for (const kind of ['buy', 'set', 'give', 'open', 'back', 'return'])
      expect([kind, (done.get(kind) ?? 0) > 0]).toEqual([kind, true]);
  }, 90_000);
});
