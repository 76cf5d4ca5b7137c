/**
 * The economy of the store as a whole (property): purchases, sets, returns, gifts, refusals, withdrawals, blocks, other prices, refunds of
 * the operator, second accounts and deletions, in any order and at the same time, create no coin, and each unit that was paid has one
 * holder. On PostgreSQL the players use two servers of one world.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { array, assert as check, asyncProperty, boolean, constantFrom, nat, record } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { StoreShelf } from '../../../shared/contract/store.ts';
import { EARNED_REASONS, type LedgerReason } from '../../../shared/rules/economy.ts';
import { GIFT_AGE_MS, GIFTS_RECEIVED_A_DAY } from '../../../shared/rules/gifts.ts';
import { REFUND_GAP_MS } from '../../../shared/rules/store.ts';
import { noteChange } from '../../db/changes.ts';
import { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { createDatabase } from '../../testing/postgres-database.ts';
import { TEMPLATE } from '../../testing/postgres-setup.ts';
import { PrivateRedis } from '../../testing/private-redis.ts';
import { temporaryFolder, TestServer } from '../../testing/test-server.ts';
import { driftsOf, entriesOf } from '../ledger/repo.ts';
import { updateItem } from '../store/repo.ts';
import { StoreFixture } from '../store/store-fixture.ts';
import { GiftFixture } from './gift-fixture.ts';

const DAY_MS = 24 * 3600_000;
const PLACES = [7, 10, 12];
const PRICES = [40, 60, 80];
const PEARL = 3;
/** It has art, and can be worn. */
const CROWN = 'hat-crown';
const STOCK = 2;
/** What is left of the coins of the start, so that players run out of them. */
const LEFT_COINS = 150;
/** The last one is a second account, which has earned too little for any gift. */
const EARNED = [600, 600, 30];
/** This account is new. */
const YOUNG = 1;
const RUNS = { sqlite: 16, postgres: 8 };

const TRADE: ReadonlySet<LedgerReason> = new Set(['purchase', 'set', 'gift', 'refund']);
const ACTS = [
  'buy',
  'buy',
  'buy',
  'return',
  'return',
  'set',
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
  'price',
  'bargain',
  'bargain',
  'regret',
  'regret',
] as const;

interface Step {
  kind: (typeof ACTS)[number];
  who: number;
  item: number;
  nth: number;
  /** Whether the next step does not wait for this one. */
  isTogether: boolean;
}

interface Round {
  players: readonly Caller[];
  ids: readonly string[];
  items: readonly string[];
  limited: string;
}

describe('the economy of gifts', () => {
  let store: StoreFixture;
  let gifts: GiftFixture;
  let second: TestServer | null = null;
  let redis: PrivateRedis | null = null;
  const uploads = temporaryFolder();
  let round = 0;

  /** Of a world of two. */
  async function startBoth(): Promise<TestServer> {
    redis = await PrivateRedis.start();
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const world = {
      DATABASE_URL: await createDatabase(inject('postgresUrl'), name, TEMPLATE),
      REDIS_URL: redis.newDatabase(),
      UPLOADS_DIR: uploads,
      AUTH_SECRET: 'the secret of this test, long enough',
    };
    const start = (node: string): Promise<TestServer> =>
      TestServer.start({ env: { ...world, NODE_NAME: node, NODE_PATH: `/t/${node}` } });
    const first = await start('town-1');
    second = await start('town-2');
    return first;
  }

  beforeAll(async () => {
    store = await StoreFixture.start(inject('database') === 'postgres' ? startBoth : startServer);
    gifts = new GiftFixture(store.server);
    for (const category of PLACES) {
      const id = `set${category}-mint`;
      await store.list({ id, name: `Set ${category}`, category, rarity: 0, costCoins: 60, costGems: 0 });
      await store.db.updateTable('catalogue_item').set({ isGenerated: 1 }).where('id', '=', id).execute();
    }
    await updateItem(store.db, CROWN, { costCoins: 60 });
    await store.list({ id: 'pearl', name: 'Pearl', category: 7, rarity: 0, costCoins: 0, costGems: PEARL });
  });
  afterAll(async () => {
    await second?.stop();
    await store.stop();
    await redis?.stop();
    rmSync(uploads, { recursive: true, force: true });
  });

  /** Two main accounts and a second one, all friends. */
  async function newRound(): Promise<Round> {
    round += 1;
    const players = await Promise.all(EARNED.map(() => gifts.newPlayer()));
    for (const [at, one] of players.entries()) {
      const isSecond = at === players.length - 1;
      if (at === YOUNG) await gifts.setAge(one, 0);
      await one.admin('grant', 'coins', String(LEFT_COINS - 5000));
      await gifts.earn(one, EARNED[at] ?? 0);
      await gifts.earn(one, 20, isSecond ? 'forum-tip' : 'gem-pack', isSecond ? 'coins' : 'gems');
      for (const [before, other] of players.slice(0, at).entries()) {
        await gifts.befriend(one, other, isSecond && before === YOUNG ? 0 : undefined);
      }
    }
    const limited = `limited-${round}`;
    await store.list(
      { id: limited, name: limited, category: 7, rarity: 0, costCoins: 40, costGems: 0 },
      { quantity: STOCK },
    );
    await store.db.deleteFrom('gift').execute();
    const ids = await Promise.all(players.map(async (player) => (await player.record()).id));
    return {
      players,
      ids,
      limited,
      items: ['pearl', CROWN, limited, limited, ...PLACES.map((category) => `set${category}-mint`)],
    };
  }

  /** The same player at the second server, for every second step. */
  const elsewhere = (player: Caller, { nth, item }: Step): Caller =>
    second !== null && (nth + item) % 2 === 1 ? new Caller(second, player) : player;

  const setOf = async (player: Caller) => ((await player.get('/store/shelf')).body as unknown as StoreShelf).set;
  /** The latest first. */
  const sentGifts = () => store.db.selectFrom('gift').selectAll().orderBy('sentAt', 'desc').orderBy('id').execute();
  const held = (ids: readonly string[], items: readonly string[]) =>
    store.db
      .selectFrom('inventory')
      .select(['playerId', 'itemId'])
      .where('playerId', 'in', [...ids])
      .where('itemId', 'in', [...items])
      .orderBy('itemId')
      .execute();

  /** Accounts, friendships, gifts and entries become older by half of the time between two returns. */
  async function wait({ ids }: Round): Promise<void> {
    const older = (column: string) => sql<number>`${sql.ref(column)} - ${REFUND_GAP_MS / 2}`;
    const createdAt = older('createdAt');
    await store.db.updateTable('ledger').set({ createdAt }).execute();
    await store.db
      .updateTable('gift')
      .set({ sentAt: older('sentAt') })
      .execute();
    await store.db.updateTable('friendship').set({ createdAt }).execute();
    await store.db
      .updateTable('player')
      .set({ createdAt })
      .where('id', 'in', [...ids])
      .execute();
    noteChange(store.db, 'player', ...ids);
  }

  const reprice = (id: string, nth: number): Promise<void> =>
    updateItem(store.db, id, id === 'pearl' ? { costGems: PEARL + nth } : { costCoins: PRICES[nth] ?? 60 });

  async function act(given: Round, step: Step): Promise<unknown> {
    const { players, ids, items } = given;
    const { kind, who, item, nth } = step;
    const player = elsewhere(players[who] as Caller, step);
    const toWhom = (who + 1 + (nth % (players.length - 1))) % players.length;
    const other = players[toWhom] as Caller;
    const itemId = items[item % items.length] ?? '';
    if (kind === 'wait') return await wait(given);
    if (kind === 'buy') return await player.post('/store/checkout', { items: JSON.stringify([itemId]) });
    if (kind === 'return') {
      const bought = (await entriesOf(store.db, ids[who] ?? '')).filter(({ reason }) => reason === 'purchase');
      return await player.post('/store/refund', {
        itemId: bought.at(-1 - (nth % Math.max(1, bought.length)))?.reference ?? itemId,
      });
    }
    if (kind === 'give') return await gifts.send(player, other, itemId);
    if (kind === 'wear') {
      if (nth === 0) await player.post('/store/checkout', { items: JSON.stringify([CROWN]) });
      return await player.get(`/inventory/${CROWN}/equip/1`);
    }
    if (kind === 'price') return await reprice(itemId, nth);
    if (kind === 'bargain') {
      await player.post('/store/checkout', { items: JSON.stringify([itemId]) });
      await reprice(itemId, nth);
      return await player.post('/store/refund', { itemId });
    }
    if (kind === 'regret') {
      const { body } = await gifts.send(player, other, itemId);
      return await gifts.giveBack(nth % 2 === 0 ? player : other, String(body.giftId ?? 'none'));
    }
    if (kind === 'set') {
      const { id: setId, coins, gems } = (await setOf(player)) ?? { id: '', coins: 0, gems: 0 };
      return await player.post('/store/set', { setId, expected: { coins, gems } });
    }
    if (kind === 'block') {
      await player.get(`/profile/${other.username}/block/1`);
      await player.get(`/profile/${other.username}/block/0`);
      // Somebody else may have made the same two friends.
      return await gifts.befriend(player, other).catch(() => null);
    }
    if (kind === 'open' || kind === 'back') {
      const all = await sentGifts();
      const gift = all[nth % Math.max(1, all.length)];
      if (gift === undefined) return null;
      // Mostly the receiver unwraps it, and both send it back.
      const by = kind === 'open' || item % 2 === 0 ? gift.receiverId : gift.giverId;
      const one = item === 5 ? player : elsewhere(players[ids.indexOf(by ?? '')] ?? player, step);
      return await (kind === 'open' ? gifts.open(one, gift.id) : gifts.giveBack(one, gift.id));
    }
    const rows = (await entriesOf(store.db, ids[who] ?? '')).filter(
      ({ amount, reason }) => amount < 0 && isTrade(reason),
    );
    const row = rows.at(-1 - (nth % Math.max(1, rows.length)));
    return row && (await store.run('refund', String(row.id)).catch(() => null));
  }

  const isTrade = (reason: LedgerReason): boolean => TRADE.has(reason);

  /** What holds for the entries of a player. Returns what was paid for and not reversed. */
  async function checkEntries(id: string): Promise<string[]> {
    const rows = await entriesOf(store.db, id);
    const refunds = rows.filter(({ reason }) => reason === 'refund');
    const reversed = refunds.map(({ reference }) => reference);
    // Each row is reversed once, by what was paid.
    expect(new Set(reversed).size).toBe(reversed.length);
    for (const { currency, amount, reference } of refunds) {
      const of = rows.find((row) => reference === `of row ${row.id}`);
      expect([of?.currency, of?.amount]).toEqual([currency, -amount]);
    }
    // From named sources only.
    const sources = new Set<LedgerReason>(['starting-grant', 'level-reward', 'gem-pack', 'forum-tip', 'refund']);
    expect(rows.filter(({ reason, amount }) => amount > 0 && !sources.has(reason))).toEqual([]);
    const kept = rows.filter(
      ({ id: row, reason }) => isTrade(reason) && reason !== 'refund' && !reversed.includes(`of row ${row}`),
    );
    for (const currency of ['coins', 'gems'] as const) {
      const sum = (of: typeof rows): number =>
        of.reduce((total, row) => total + (row.currency === currency ? row.amount : 0), 0);
      expect(sum(rows.filter(({ reason }) => isTrade(reason)))).toBe(sum(kept));
      const earned = rows.filter(({ reason, amount }) => amount > 0 && EARNED_REASONS.includes(reason));
      expect(-sum(kept.filter(({ reason }) => reason === 'gift'))).toBeLessThanOrEqual(sum(earned));
    }
    return kept.map(({ reference }) => reference);
  }

  async function checkWorld({ ids, items, limited }: Round): Promise<void> {
    const outstanding: string[] = [];
    for (const id of ids) outstanding.push(...(await checkEntries(id)));
    expect(await driftsOf(store.db, ids)).toEqual([]);
    const sent = await store.db
      .selectFrom('gift')
      .innerJoin('player', 'player.id', 'gift.giverId')
      .select(['itemId', 'state', 'receiverId', 'sentAt', 'player.createdAt'])
      .execute();
    const waiting = sent.filter(({ state }) => state === 'waiting');
    const units = [...(await held(ids, items)), ...waiting].map(({ itemId }) => itemId).toSorted();
    expect(units).toEqual(outstanding.toSorted());
    const stock = store.db.selectFrom('catalogue_item').select('quantity').where('id', '=', limited);
    const { quantity } = await stock.executeTakeFirstOrThrow();
    expect((quantity ?? 0) + units.filter((id) => id === limited).length).toBe(STOCK);
    // Of accounts that were old enough, and not more than a day's.
    expect(sent.filter(({ sentAt, createdAt }) => sentAt - createdAt < GIFT_AGE_MS)).toEqual([]);
    const ofDay = new Map<string, number>();
    for (const { receiverId, sentAt } of sent) {
      const day = `${receiverId} ${Math.floor(sentAt / DAY_MS)}`;
      ofDay.set(day, (ofDay.get(day) ?? 0) + 1);
    }
    expect(Math.max(0, ...ofDay.values())).toBeLessThanOrEqual(GIFTS_RECEIVED_A_DAY);
  }

  /** The second account is deleted: what waits goes back, what it held is gone, and nobody gets anything else. */
  async function checkDeletion({ players, ids, items }: Round): Promise<void> {
    const [main, friend, last] = ids;
    const before = await held([main ?? '', friend ?? ''], items);
    const waiting = await store.db.selectFrom('gift').selectAll().where('state', '=', 'waiting').execute();
    await players.at(-1)?.admin('delete');
    expect(await held([main ?? '', friend ?? ''], items)).toEqual(before);
    for (const id of [main ?? '', friend ?? '']) await checkEntries(id);
    expect(await driftsOf(store.db, [main ?? '', friend ?? ''])).toEqual([]);
    const left = await store.db.selectFrom('gift').select('id').where('state', '=', 'waiting').execute();
    const between = waiting.filter(({ giverId, receiverId }) => giverId !== last && receiverId !== last);
    expect(left.map(({ id }) => id).toSorted()).toEqual(between.map(({ id }) => id).toSorted());
    for (const { giverId, receiverId, entryId } of waiting) {
      if (giverId === null || receiverId !== last) continue;
      const rows = await entriesOf(store.db, giverId);
      expect(rows.filter(({ reference }) => reference === `of row ${entryId}`)).toHaveLength(1);
    }
  }

  it('creates no coin, and each unit has one holder', async () => {
    const steps = array(
      record({
        kind: constantFrom(...ACTS),
        who: nat(EARNED.length - 1),
        item: nat(6),
        nth: nat(2),
        isTogether: boolean(),
      }),
      { minLength: 14, maxLength: 28 },
    );
    const done = new Map<string, number>();
    await check(
      asyncProperty(steps, async (given) => {
        const world = await newRound();
        let running: Promise<unknown>[] = [];
        for (const step of given) {
          if (step.kind === 'wait') await Promise.all(running.splice(0));
          const work = act(world, step).then((reply) => {
            if (typeof reply === 'object' && reply !== null && 'status' in reply && reply.status === 200)
              done.set(step.kind, (done.get(step.kind) ?? 0) + 1);
          });
          running.push(work);
          if (step.isTogether && step.kind !== 'wait') continue;
          await Promise.all(running);
          running = [];
        }
        await Promise.all(running);
        await checkWorld(world);
        await checkDeletion(world);
      }),
      { numRuns: RUNS[inject('database')], seed: 27 },
    );
    // The property says something only if its acts succeed. What is done at the same time depends on the moment on PostgreSQL.
    const kinds = [
      'buy',
      'set',
      'give',
      ...(inject('database') === 'sqlite' ? ['open', 'back', 'return', 'wear', 'bargain', 'regret'] : []),
    ];
    for (const kind of kinds) expect([kind, (done.get(kind) ?? 0) > 0]).toEqual([kind, true]);
  }, 90_000);
});
