/** The daily lantern board: three tries of one deal, replayed by the server; lanterns, prizes and the ranking. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BestTurn, bestDailyTurns, LIT_SEED as SEED } from '../../../../tests/support/best-daily-turns.ts';
import type { DailyGame } from '../../../engine/core/daily-types.ts';
import { loadDaily } from '../../../engine/node/load-core.ts';
import { LANTERNS_FOR_PRIZE, prizeOf } from '../../../shared/rules/daily-board.ts';
import { SPEED_CREDIT_MAX_MS, turnMs } from '../../../shared/rules/flow.ts';
import type { SignedIn, TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';
import { ownedOf } from '../inventory/service.ts';
import { insertFriendship } from '../friends/repo.ts';
import { createDailyBoards, type DailyAnswer, type DailyBoards } from './daily.ts';

const DAY_MS = 86_400_000;

describe('the daily board', () => {
  let server: TestServer;
  let core: DailyGame;
  let daily: DailyBoards;
  let now: number;
  let seeds: number[];
  let count = 0;
  beforeAll(async () => {
    server = await startServer();
    core = await loadDaily();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    // Days of their own for each test.
    now = (20_000 + 100 * count) * DAY_MS + 1000;
    seeds = [];
    daily = createDailyBoards({
      db: server.server.database.db,
      core: await loadDaily(),
      now: () => now,
      newSeed: () => seeds.shift() ?? SEED,
    });
  });

  const newPlayer = async (): Promise<SignedIn & { id: string }> => {
    count += 1;
    const player = await server.newPlayer(`Daily_${count}`);
    return { ...player, id: (await server.server.players.byUsername(player.username))?.id ?? '' };
  };
  const message = (all: readonly BestTurn[], from: number, to: number) => {
    const last = all[to - 1]?.state;
    const swaps = all.slice(from, to).map(({ swap }) => swap);
    return [
      { from, swaps },
      { score: last?.score ?? 0, combo: last?.bestCombo ?? 0 },
    ] as const;
  };
  const playAll = async (id: string, tryId: string, all: readonly BestTurn[]): Promise<DailyAnswer | null> => {
    let answer: DailyAnswer | null = null;
    for (const [at, { steps }] of all.entries()) {
      answer = await daily.play(id, tryId, ...message(all, at, at + 1));
      expect(answer).toMatchObject({ isApplied: true, applied: at + 1 });
      now += turnMs(steps);
    }
    return answer;
  };
  const balances = async (id: string) => {
    const player = await server.server.players.byId(id);
    return { honor: player?.honor, coins: player?.coins, gems: player?.gems };
  };

  it('deals the same board to all, three times, and draws its seed on the day', async () => {
    const [ada, eve] = [await newPlayer(), await newPlayer()];
    seeds = [11, 12, 13];
    const first = await daily.start(ada.id);
    expect(first).toMatchObject({ number: 1, seed: 11, log: [], creditMs: SPEED_CREDIT_MAX_MS });
    expect(await daily.start(ada.id), 'the open try is returned').toEqual(first);
    expect((await daily.start(eve.id)).seed).toBe(11);
    for (const number of [2, 3]) {
      await daily.end(ada.id, (await daily.start(ada.id)).tryId);
      expect(await daily.start(ada.id)).toMatchObject({ number, seed: 11 });
    }
    await daily.end(ada.id, (await daily.start(ada.id)).tryId);
    expect(await daily.read(ada)).toMatchObject({ triesLeft: 0, hasOpenTry: false });
    await expect(daily.start(ada.id)).rejects.toMatchObject({ status: 409, code: 'no-try-left' });
    now += DAY_MS;
    const next = await daily.start(ada.id);
    expect(next.number).toBe(1);
    expect(next.seed).not.toBe(11);
  });

  it('deals one board at midnight and one try to a player, by two servers at once', async () => {
    const [ada, eve] = [await newPlayer(), await newPlayer()];
    seeds = [];
    const { db } = server.server.database;
    const servers = await Promise.all(
      [21, 22].map(async (seed) =>
        createDailyBoards({ db, core: await loadDaily(), now: () => now, newSeed: () => seed }),
      ),
    );
    for (let day = 0; day < 4; day += 1) {
      now += DAY_MS;
      const dealt = await Promise.all(
        servers.flatMap((each) => [each.start(ada.id), each.start(eve.id), each.start(ada.id)]),
      );
      expect(new Set(dealt.map(({ seed }) => seed)).size).toBe(1);
      expect(new Set(dealt.map(({ tryId }) => tryId)).size).toBe(2);
      expect(await daily.read(ada)).toMatchObject({ triesLeft: 2, hasOpenTry: true });
    }
  });

  it('replays every swap: a finished board gives its lantern once, and neither honor nor currency', async () => {
    const ada = await newPlayer();
    const before = await balances(ada.id);
    const all = bestDailyTurns(core, SEED);
    expect(all.at(-1)?.state.lanternsLeft).toBe(0);
    const { tryId } = await daily.start(ada.id);
    const end = await playAll(ada.id, tryId, all);
    const score = all.at(-1)?.state.score ?? 0;
    expect(end).toMatchObject({ isOver: true, isLanternNew: true, score });
    expect(await daily.play(ada.id, tryId, ...message(all, 0, 1))).toMatchObject({ code: 'no-game' });
    const again = await daily.start(ada.id);
    expect(again.number).toBe(2);
    now += 60_000;
    expect(await playAll(ada.id, again.tryId, all)).toMatchObject({ isOver: true, isLanternNew: false });
    expect(await daily.read(ada)).toMatchObject({
      triesLeft: 1,
      bestScore: score,
      isFinished: true,
      place: 1,
      players: 1,
      lanterns: 1,
    });
    expect(await balances(ada.id)).toEqual(before);
  });

  it('refuses what does not replay, what is too fast and what is not the player’s', async () => {
    const [ada, eve] = [await newPlayer(), await newPlayer()];
    const { tryId } = await daily.start(ada.id);
    const all = bestDailyTurns(core, SEED, 8);
    const [play, result] = message(all, 0, 2);
    const refused = { isApplied: false, applied: 0, code: 'forged' };
    expect(await daily.play(ada.id, tryId, play, { ...result, score: result.score + 10 })).toEqual(refused);
    expect(await daily.play(ada.id, tryId, play, { ...result, combo: result.combo + 1 })).toEqual(refused);
    expect(await daily.play(ada.id, tryId, { from: 0, swaps: [[0, 35]] }, result)).toEqual(refused);
    expect(await daily.play(ada.id, tryId, ...message(all, 1, 2))).toMatchObject({ applied: 0, code: 'gap' });
    expect(await daily.play(eve.id, tryId, play, result)).toEqual({ isApplied: false, applied: null, code: 'no-game' });
    await expect(daily.end(eve.id, tryId)).rejects.toMatchObject({ status: 404 });
    const tooFast = { isApplied: false, applied: 0, code: 'too-fast', creditMs: SPEED_CREDIT_MAX_MS };
    expect(await daily.play(ada.id, tryId, ...message(all, 0, 8))).toEqual(tooFast);
    expect(await daily.play(ada.id, tryId, ...message(all, 0, 1))).toMatchObject({ isApplied: true, applied: 1 });
    now += 10_000;
    expect(await daily.play(ada.id, tryId, play, result)).toMatchObject({ isApplied: true, applied: 2 });
    expect(await daily.start(ada.id)).toMatchObject({ tryId, number: 1 });
  });

  it('a try that began before midnight may be finished the next day, until another is started', async () => {
    const ada = await newPlayer();
    const { tryId, day } = await daily.start(ada.id);
    const all = bestDailyTurns(core, SEED);
    now += DAY_MS;
    expect(await playAll(ada.id, tryId, all)).toMatchObject({ isOver: true, isLanternNew: true });
    expect(await daily.read(ada)).toMatchObject({ day: day + 1, isFinished: false, lanterns: 1, bestScore: null });
    const late = await daily.start(ada.id);
    now += DAY_MS;
    await daily.start(ada.id);
    expect(await daily.play(ada.id, late.tryId, ...message(all, 0, 1))).toMatchObject({ code: 'no-game' });
  });

  it('every seventh lantern gives the item of the season, days in a row or not', async () => {
    const ada = await newPlayer();
    const all = bestDailyTurns(core, SEED);
    const { db } = server.server.database;
    for (let lantern = 1; lantern <= LANTERNS_FOR_PRIZE; lantern += 1) {
      now += 2 * DAY_MS;
      const { tryId, day } = await daily.start(ada.id);
      const end = await playAll(ada.id, tryId, all);
      const isLast = lantern === LANTERNS_FOR_PRIZE;
      expect(end).toMatchObject({ isLanternNew: true, ...(isLast && { prize: prizeOf(day) }) });
      expect('prize' in (end ?? {})).toBe(isLast);
      expect((await ownedOf(db, ada.id, [prizeOf(day)])).size).toBe(isLast ? 1 : 0);
    }
  });

  it('ranks all and friends by their best ended try, without those across a block', async () => {
    const [ada, eve, bob] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const { db } = server.server.database;
    await insertFriendship(db, ada.id, eve.id);
    await insertFriendship(db, ada.id, bob.id);
    const turns: Record<string, number> = { [ada.id]: 2, [eve.id]: 4, [bob.id]: 6 };
    const all = bestDailyTurns(core, SEED, 6);
    for (const { id } of [ada, eve, bob]) {
      const { tryId } = await daily.start(id);
      await playAll(id, tryId, all.slice(0, turns[id]));
      expect(await daily.read({ id, username: '' }), 'an open try does not count').toMatchObject({ place: null });
      await daily.end(id, tryId);
    }
    const scoreOf = (id: string) => all[(turns[id] ?? 0) - 1]?.state.score;
    const mine = { username: ada.username, score: scoreOf(ada.id), isMe: true };
    const eves = { username: eve.username, score: scoreOf(eve.id), isMe: false };
    const bobs = { username: bob.username, score: scoreOf(bob.id), isMe: false };
    const view = await daily.read(ada);
    expect(view).toMatchObject({ place: 3, players: 3 });
    expect(view.friends).toEqual([
      { ...bobs, place: 1 },
      { ...eves, place: 2 },
      { ...mine, place: 3 },
    ]);
    const top = [
      { ...bobs, place: 1 },
      { ...eves, place: 2 },
      { ...mine, place: 3 },
    ];
    expect(view.top).toEqual(top);
    const stranger = await newPlayer();
    expect((await daily.read(stranger)).top.map(({ place, isMe }) => [place, isMe])).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ]);
    await db.insertInto('block').values({ playerId: bob.id, blockedId: ada.id, createdAt: now }).execute();
    expect((await daily.read(ada)).friends).toEqual([
      { ...eves, place: 1 },
      { ...mine, place: 2 },
    ]);
    // Hidden from each other, and the others keep their places.
    expect((await daily.read(ada)).top).toEqual(top.slice(1));
    expect((await daily.read(bob)).top.map(({ username }) => username)).toEqual([bob.username, eve.username]);
    const twin = await newPlayer();
    const { tryId } = await daily.start(twin.id);
    await playAll(twin.id, tryId, all.slice(0, turns[eve.id]));
    await daily.end(twin.id, tryId);
    expect((await daily.read(stranger)).top.map(({ place }) => place)).toEqual([1, 2, 2, 4]);
  });

  it('answers over HTTP', async () => {
    const { key } = await newPlayer();
    const headers = { 'x-session-key': key };
    const dealt = (await server.post('/flow/daily', {}, headers)).body;
    const [first] = core.startDaily(Number(dealt.seed)).possibleSwaps;
    const turn = core.swapDaily(first ?? [0, 0]);
    const body = { from: 0, swaps: [first], score: turn?.state.score, combo: turn?.state.bestCombo };
    const path = `/flow/daily/${String(dealt.tryId)}`;
    expect((await server.post(path, body, headers)).body).toMatchObject({ success: true, isApplied: true, applied: 1 });
    expect((await server.post(path, { ...body, swaps: [[0, 36]] }, headers)).status).toBe(422);
    expect((await server.post(`${path}/end`, {}, headers)).body).toMatchObject({ score: turn?.state.score });
    expect((await server.get('/flow/daily', headers)).body).toMatchObject({ success: true, triesLeft: 2, place: 1 });
    for (const one of ['/flow/daily', path, `${path}/end`]) expect((await server.post(one, body)).status).toBe(401);
  });
});
