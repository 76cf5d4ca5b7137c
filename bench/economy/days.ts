/**
 * What players of the economy bench do on each day, through the calls and domains of the product: one function for each source that
 * is newer than the specification's own. Each takes all that the source gives on that day, and returns how often it gave something.
 */
import type { DailyGame } from '../../src/engine/core/daily-types.ts';
import type { DailyBoard } from '../../src/shared/contract/flow.ts';
import type { StoreShelf } from '../../src/shared/contract/store.ts';
import type { Database } from '../../src/server/db/database.ts';
import { createAlbums } from '../../src/server/domains/album/service.ts';
import type { Reply, TestServer } from '../../src/server/testing/test-server.ts';
import { BUILDING_IDS } from '../../src/shared/rules/cookie/constants.ts';
import { bake, buyBuildings, buyLevel, click, type CookieSave, newGame } from '../../src/shared/rules/cookie/game.ts';
import { turnMs } from '../../src/shared/rules/flow.ts';
import { dayOf, lanternsOf } from '../../src/shared/rules/lanterns/lanterns.ts';

/** The virtual wall clock. */
export interface Clock {
  now: number;
}

export interface Day {
  server: TestServer;
  db: Database;
  core: DailyGame;
  clock: Clock;
  player: Account;
  /** Gives and receives gifts; null for players who give none. */
  friend: Account | null;
}

export interface Account {
  id: string;
  username: string;
  email: string;
  /** The session of the day. */
  key: string;
}

/** Rejects when the server refuses a call that has to succeed. */
async function must(day: Day, method: 'get' | 'post', path: string, body: object = {}): Promise<Reply['body']> {
  const headers = { 'x-session-key': day.player.key };
  const { server } = day;
  const reply = method === 'get' ? await server.get(path, headers) : await server.post(path, body, headers);
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** All five lanterns of the day. */
async function lanterns({ db, server, clock, player }: Day): Promise<number> {
  const albums = createAlbums({ db, players: server.server.players, honorChanged: () => undefined });
  const today = dayOf(clock.now);
  for (const { n } of lanternsOf(today)) await albums.find(player.id, today, n);
  // The last one again: it pays once.
  for (const { n } of lanternsOf(today).slice(-1)) await albums.find(player.id, today, n);
  return 1;
}

const THINKING_MS = 2000;

/** Three tries of the daily board, each to its end, with the swap that is worth most. */
async function dailyBoard(day: Day): Promise<number> {
  const { core, clock } = day;
  for (;;) {
    const { triesLeft, isFinished } = (await must(day, 'get', '/flow/daily')) as unknown as DailyBoard;
    if (triesLeft === 0) return isFinished ? 1 : 0;
    const { tryId, seed } = (await must(day, 'post', '/flow/daily')) as { tryId: string; seed: number };
    let state = core.startDaily(seed);
    const log: number[] = [];
    while (state.possibleSwaps.length > 0) {
      const worth = state.possibleSwaps.map((swap) => {
        const { state: after } = core.swapDaily(swap) ?? { state };
        core.replayDaily(seed, Uint8Array.from(log));
        return { swap, worth: after.score - 200 * after.lanternsLeft };
      });
      const { swap } = worth.reduce((best, one) => (one.worth > best.worth ? one : best));
      const turn = core.swapDaily(swap);
      if (turn === null) throw new Error('the core refused a possible swap');
      clock.now += THINKING_MS + turnMs(turn.steps.length);
      const played = { from: log.length, swaps: [swap], score: turn.state.score, combo: turn.state.bestCombo };
      const answer = await must(day, 'post', `/flow/daily/${tryId}`, played);
      if (answer.isApplied !== true) throw new Error(`the daily board refused a swap: ${JSON.stringify(answer)}`);
      log.push(turn.logged);
      ({ state } = turn);
    }
  }
}

const BAKING_MS = 3 * 3600_000;

/** Three hours at the oven, all cookies into buildings and improvements, and a new bakery whenever there is one. */
async function bakery(day: Day): Promise<number> {
  const { clock } = day;
  const { cookieGameState } = (await must(day, 'get', '/cookie/load')) as { cookieGameState: string };
  const before = cookieGameState === '' ? null : (JSON.parse(cookieGameState) as CookieSave);
  const game = before === null ? newGame(clock.now) : structuredClone(before);
  for (let press = 0; press < 2000; press += 1) click(game);
  bake(game, BAKING_MS);
  clock.now += BAKING_MS;
  for (const id of BUILDING_IDS) {
    buyBuildings(game, id, 5);
    buyLevel(game, id);
  }
  game.lastSave = clock.now;
  await must(day, 'post', '/cookie/save', { ...game, ...(before && { basedOn: before.lastSave }) });
  const opened = await day.server.post(
    '/cookie/prestige',
    { basedOn: game.lastSave },
    { 'x-session-key': day.player.key },
  );
  if (opened.status !== 200 && opened.body.code !== 'too-early') throw new Error(JSON.stringify(opened.body));
  return opened.status === 200 ? 1 : 0;
}

/** Buys each item of the shelf that is affordable and returns it, twice. */
async function returns(day: Day): Promise<number> {
  const { items } = (await must(day, 'get', '/store/shelf')) as unknown as StoreShelf;
  const headers = { 'x-session-key': day.player.key };
  let returned = 0;
  for (const { id } of items) {
    await day.server.post('/store/checkout', { items: JSON.stringify([id]) }, headers);
    for (let time = 0; time < 2; time += 1) {
      const { status } = await day.server.post('/store/refund', { itemId: id }, headers);
      if (status === 200) returned += 1;
    }
  }
  return returned;
}

/** Buys the set of the day, and asks for the money of each piece. */
async function sets(day: Day): Promise<number> {
  const { set } = (await must(day, 'get', '/store/shelf')) as unknown as StoreShelf;
  if (set === null) throw new Error('there is no set');
  const headers = { 'x-session-key': day.player.key };
  const { id: setId, coins, gems, pieces } = set;
  const bought = await day.server.post('/store/set', { setId, expected: { coins, gems } }, headers);
  for (const { id } of pieces) await day.server.post('/store/refund', { itemId: id }, headers);
  return bought.status === 200 ? 1 : 0;
}

/** Wears, saves and shows: what counts as a favourite, and what friends see. */
async function looks(day: Day): Promise<number> {
  const { clock } = day;
  await must(day, 'post', '/outfit', { name: `Look ${dayOf(clock.now)}` });
  const outfits = (await must(day, 'get', '/outfit/list')) as unknown as { id: string }[];
  const [outfit] = outfits;
  if (outfit === undefined) throw new Error('there is no outfit');
  await must(day, 'get', `/outfit/${outfit.id}/wear`);
  await must(day, 'post', '/outfit/favourite', { outfitId: outfit.id });
  await day.server.delete(`/outfit/${outfit.id}`, { 'x-session-key': day.player.key });
  return 1;
}

const DAY_MS = 24 * 3600_000;
/** Ids of the items that are given, cheap enough for a day's gifts. */
export const GIVEN: readonly string[] = Array.from({ length: 30 }, (_, at) => `given-${at}`);
export const GIVEN_PRICE = 15;

/**
 * Gifts of two friends to each other, once both accounts are a week old: one is unwrapped and offered to the store, one is refused, one is
 * taken back, each twice at the same time.
 */
async function gifts(day: Day): Promise<number> {
  const { player, friend, server } = day;
  if (friend === null) throw new Error('a giver needs a friend');
  const post = (by: Account, path: string, body: object = {}) => server.post(path, body, { 'x-session-key': by.key });
  const twice = (by: Account, path: string) => Promise.all([post(by, path), post(by, path)]);
  const give = async (by: Account, to: Account, itemId: string): Promise<string | null> => {
    const expected = { currency: 'coins', amount: GIVEN_PRICE };
    const key = `${by.username}-${day.clock.now}-${itemId}`;
    const order = { itemId, username: to.username, line: '', expected, idempotencyKey: key };
    const [reply] = await Promise.all([post(by, '/gifts', order), post(by, '/gifts', order)]);
    return reply.status === 200 ? String(reply.body.giftId) : null;
  };
  const today = Math.floor(day.clock.now / DAY_MS);
  const itemOf = (nth: number): string => GIVEN[(today + nth) % GIVEN.length] ?? '';
  const [kept, refused, withdrawn] = [
    await give(player, friend, itemOf(0)),
    await give(friend, player, itemOf(7)),
    await give(player, friend, itemOf(14)),
  ];
  if (kept !== null) {
    await Promise.all([twice(friend, `/gifts/${kept}/open`), twice(player, `/gifts/${kept}/return`)]);
    await post(friend, '/store/refund', { itemId: itemOf(0) });
    await post(player, '/store/refund', { itemId: itemOf(0) });
  }
  if (refused !== null) {
    await Promise.all([twice(player, `/gifts/${refused}/return`), twice(friend, `/gifts/${refused}/return`)]);
  }
  if (withdrawn !== null) {
    await twice(player, `/gifts/${withdrawn}/return`);
    await twice(friend, `/gifts/${withdrawn}/open`);
  }
  return [kept, refused, withdrawn].filter((id) => id !== null).length;
}

/** In the order of a day. */
export const SOURCES: Readonly<Record<string, (day: Day) => Promise<number>>> = {
  lanterns,
  'daily board': dailyBoard,
  bakery,
  'purchases and returns': returns,
  'sets of the day': sets,
  'outfits and favourites': looks,
  gifts,
};
