/**
 * What the sources that are newer than the specification's own pay a player: one player for each, and one who does everything, on each
 * of 30 virtual days, on the real server with SQLite. Fails when a player gets more than 100 coins a day on average, the grants of
 * the start and the first walk aside, or any gem. What is bought counts as what was paid while it is owned. Who gives gifts has a friend,
 * and what the friend gets and owns counts too.
 */
import { loadDaily } from '../../src/engine/node/load-core.ts';
import type { Database } from '../../src/server/db/database.ts';
import { insertItems } from '../../src/server/domains/store/repo.ts';
import { rowOf } from '../../src/server/domains/store/catalogue.ts';
import { runtime } from '../../src/server/runtime.ts';
import { TestServer } from '../../src/server/testing/test-server.ts';
import { COINS_PER_LEVEL, type LedgerReason } from '../../src/shared/rules/economy.ts';
import { levelProgress } from '../../src/shared/rules/honor.ts';
import { short, type Row, type Table } from '../lib/table.ts';
import { changeBalance } from '../../src/server/domains/ledger/service.ts';
import { type Account, type Clock, type Day, GIVEN, GIVEN_PRICE, SOURCES } from './days.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
/** 2026-01-05, a Monday, 08:00 UTC. */
const START_MS = Date.UTC(2026, 0, 5, 8);
const MOST_COINS_A_DAY = 100;
const ASIDE: ReadonlySet<LedgerReason> = new Set(['starting-grant', 'first-walk']);
const TRADE: ReadonlySet<LedgerReason> = new Set(['purchase', 'set', 'gift', 'refund']);
const BOUGHT: ReadonlySet<LedgerReason> = new Set(['purchase', 'set', 'gift']);
/** Gifts are paid from what was earned. */
const EARNED_BEFORE = { amount: 600, reason: 'membership', reference: 'earned before' } as const;
const EVERYTHING = 'everything';

export async function benchEconomy(): Promise<Table[]> {
  const clock: Clock = { now: START_MS };
  const before = runtime.now;
  runtime.now = () => clock.now;
  const server = await TestServer.start();
  try {
    const { db } = server.server.database;
    await furnish(db);
    const core = await loadDaily();
    const names = [...Object.keys(SOURCES), EVERYTHING];
    const players = await Promise.all(names.map((name, at) => newcomer(server, name, at)));
    for (let day = 0; day < DAYS; day += 1) {
      for (const player of players) {
        clock.now = START_MS + day * DAY_MS;
        await renewSessions(server, player);
        const { account, friend } = player;
        player.times += await live(player.source, { server, db, core, clock, player: account, friend });
      }
    }
    const rows = await Promise.all(
      players.map(async ({ account, friend, source, times }) => {
        const ids = [account, friend].flatMap((one) => one?.id ?? []);
        return { source, times, ...(await incomeOf(db, ids)) };
      }),
    );
    const idle = rows.filter(({ times }) => times === 0).map(({ source }) => source);
    if (idle.length > 0) throw new Error(`nothing was done at: ${idle.join(', ')}`);
    const over = rows.filter(({ coins, gems }) => coins > MOST_COINS_A_DAY || gems > 0);
    const table = { name: 'economy', title: `New sources on ${DAYS} days, a day`, rows: rows.map(rowOfSource) };
    if (over.length > 0) {
      console.table(table.rows);
      const said = over.map(({ source, coins, gems }) => `${source} pays ${coins} coins and ${gems} gems a day`);
      throw new Error(`${said.join('; ')}: at most ${MOST_COINS_A_DAY} coins and no gems are allowed`);
    }
    return [table];
  } finally {
    runtime.now = before;
    await server.stop();
  }
}

interface Newcomer {
  source: string;
  account: Account;
  friend: Account | null;
  times: number;
}

async function newcomer(server: TestServer, source: string, at: number): Promise<Newcomer> {
  const account = await register(server, `Saver_${at}`);
  if (source !== 'gifts' && source !== EVERYTHING) return { source, account, friend: null, times: 0 };
  const friend = await register(server, `Friend_${at}`);
  const { db } = server.server.database;
  for (const [one, other] of [
    [account, friend],
    [friend, account],
  ] as const) {
    await server.post(`/friend/${other.username}`, {}, { 'x-session-key': one.key });
    const earned = { playerId: one.id, currency: 'coins', ...EARNED_BEFORE } as const;
    await db.transaction().execute((transaction) => changeBalance(transaction, earned));
  }
  return { source, account, friend, times: 0 };
}

async function register(server: TestServer, name: string): Promise<Account> {
  const { username, email, key } = await server.newPlayer(name);
  const record = await server.server.players.byUsername(username);
  if (record === null) throw new Error(`${username} is missing`);
  return { id: record.id, username, email, key };
}

async function renewSessions(server: TestServer, { account, friend }: Newcomer): Promise<void> {
  for (const one of friend === null ? [account] : [account, friend]) {
    one.key = String((await server.signIn(one.email)).body.token);
  }
}

/** @returns how often the sources gave something. */
async function live(source: string, day: Day): Promise<number> {
  let times = 0;
  for (const [name, act] of Object.entries(SOURCES)) {
    if (source === name || source === EVERYTHING) times += await act(day);
  }
  return times;
}

const COLOURS = ['denim', 'mint', 'berry', 'coal'];
/** Categories of a set. */
const PLACES = [7, 10, 12, 13, 16];

/** Items for sets and the shelf, at prices that a player can pay again and again. */
async function furnish(db: Database): Promise<void> {
  const items = COLOURS.flatMap((colour) =>
    PLACES.map((category) => ({
      id: `bench${category}-${colour}`,
      name: `Bench ${category} ${colour}`,
      description: '',
      category,
      rarity: 0,
      costCoins: 95,
      costGems: 0,
      fits: ['feminine' as const, 'masculine' as const],
      creator: null,
    })),
  );
  const given = GIVEN.map((id) => ({
    id,
    name: `Bench ${id}`,
    description: '',
    category: 7,
    rarity: 0,
    costCoins: GIVEN_PRICE,
    costGems: 0,
    fits: ['feminine' as const, 'masculine' as const],
    creator: null,
  }));
  const rows = [...items.map((item) => rowOf(item, true)), ...given.map((item) => rowOf(item, false))];
  await db.transaction().execute((transaction) => insertItems(transaction, rows));
}

interface Income {
  /** Each a day. */
  coins: number;
  honor: number;
  gems: number;
  /** Reasons of the ledger with what they paid a day. */
  from: string;
}

/** Of all these accounts together. */
async function incomeOf(db: Database, playerIds: readonly string[]): Promise<Income> {
  const ids = [...playerIds];
  const entries = await db.selectFrom('ledger').selectAll().where('playerId', 'in', ids).orderBy('id').execute();
  const owned = await db.selectFrom('inventory').select(['playerId', 'itemId']).where('playerId', 'in', ids).execute();
  const paying = entries.filter(({ reason, reference }) => !ASIDE.has(reason) && reference !== EARNED_BEFORE.reference);
  const byReason = new Map<string, number>();
  const sum = { coins: 0, honor: 0, gems: 0 };
  for (const { currency, amount, reason } of paying) {
    sum[currency] += amount;
    const name = TRADE.has(reason) ? 'trade' : `${reason} (${currency})`;
    byReason.set(name, (byReason.get(name) ?? 0) + amount);
  }
  // What is owned counts as the last price that was paid for it and not returned.
  const returned = new Set(entries.filter(({ reason }) => reason === 'refund').map(({ reference }) => reference));
  const kept = paying.filter(({ id, reason }) => BOUGHT.has(reason) && !returned.has(`of row ${id}`));
  for (const { playerId, itemId } of owned) {
    const paid = kept.findLast(
      (entry) => entry.reference === itemId && (entry.reason === 'gift') === (entry.playerId !== playerId),
    );
    if (paid === undefined) continue;
    kept.splice(kept.indexOf(paid), 1);
    sum[paid.currency] -= paid.amount;
    byReason.set('trade', (byReason.get('trade') ?? 0) - paid.amount);
  }
  // The part of a level that is not paid yet counts too.
  sum.coins += levelProgress(sum.honor) * COINS_PER_LEVEL;
  const perDay = (amount: number): number => short(amount / DAYS);
  const parts = [...byReason].filter(([, amount]) => amount !== 0);
  return {
    coins: perDay(sum.coins),
    honor: perDay(sum.honor),
    gems: perDay(sum.gems),
    from: parts.map(([reason, amount]) => `${reason} ${perDay(amount)}`).join(', ') || 'nothing',
  };
}

const rowOfSource = ({ source, times, coins, honor, gems, from }: Income & { source: string; times: number }): Row => ({
  source,
  'times in all': times,
  coins,
  honor,
  gems,
  'by reason': from,
});
