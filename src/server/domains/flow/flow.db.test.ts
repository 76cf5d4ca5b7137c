/** FLOW's verified play: only swaps that replay on the server earn honor. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Core, Match3State, Match3Swap } from '../../../engine/core/types.ts';
import { loadCore } from '../../../engine/node/load-core.ts';
import type { FlowPlay, FlowResult } from '../../../shared/realtime/events.ts';
import { LEVEL_COINS_A_DAY } from '../../../shared/rules/economy.ts';
import { MAX_SWAPS_PER_GAME, SPEED_CREDIT_MAX_MS, turnMs } from '../../../shared/rules/flow.ts';
import { createRateLimit, type RateLimit } from '../../plugins/rate-limits.ts';
import type { SignedIn, TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';
import { changeBalance } from '../ledger/service.ts';
import { createFlow, type Flow } from './service.ts';

/** One turn of a player who takes the first possible swap. `ms` is the duration of its animation. */
interface Turn {
  swap: Match3Swap;
  state: Match3State;
  ms: number;
}

describe('FLOW', () => {
  let server: TestServer;
  let core: Core;
  let flow: Flow;
  let now: number;
  let deals: RateLimit;
  let honorUpdates: { playerId: string; honor: number }[];
  let count = 0;
  beforeAll(async () => {
    server = await startServer();
    core = await loadCore();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    now = Date.now();
    honorUpdates = [];
    deals = createRateLimit({ points: 1000, scale: 1 });
    flow = createFlow({
      db: server.server.database.db,
      core: await loadCore(),
      admitDeal: (playerId) => deals.consume(playerId),
      honorChanged: (playerId, honor) => void honorUpdates.push({ playerId, honor }),
      now: () => now,
      newSeed: () => 20 + count,
    });
  });

  const newPlayer = async (): Promise<SignedIn & { id: string }> => {
    count += 1;
    const player = await server.newPlayer(`Flow_${count}`);
    return { ...player, id: (await server.server.players.byUsername(player.username))?.id ?? '' };
  };
  const balances = async (id: string) => {
    const player = await server.server.players.byId(id);
    return { honor: player?.honor, coins: player?.coins, gems: player?.gems };
  };
  const firstTurns = (seed: number, length: number): Turn[] => {
    let state = core.startMatch3(seed);
    return Array.from({ length }, () => {
      const swap = state.possibleSwaps[0];
      const turn = swap && core.swapMatch3(swap);
      if (!swap || !turn) throw new Error('the core rejected a possible swap');
      state = turn.state;
      return { swap, state, ms: turnMs(turn.steps.length) };
    });
  };
  const playing = (gameId: string, all: readonly Turn[]) => (from: number, to: number) => {
    const part = all.slice(from, to);
    const last = part.at(-1)?.state;
    const swaps = part.map(({ swap }) => [...swap] as [number, number]);
    return [
      { gameId, from, swaps },
      { score: last?.score ?? 0, combo: last?.bestCombo ?? 0 },
    ] as const;
  };
  const wait = (all: readonly Turn[], from: number, to: number) => {
    for (const { ms } of all.slice(from, to)) now += ms;
  };

  /** Plays each turn and advances the clock by its animation. */
  const playInRealTime = async (id: string, gameId: string, all: readonly Turn[], from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      expect(await flow.play(id, ...playing(gameId, all)(at, at + 1))).toMatchObject({ isApplied: true });
      wait(all, at, at + 1);
    }
  };

  it('grants 1 % of the replayed score as honor, rounded down, and notifies the player', async () => {
    const { id } = await newPlayer();
    const { gameId, seed, log, multiplier } = await flow.open(id);
    expect([log, multiplier]).toEqual([[], 1]);
    const all = firstTurns(seed, 30);
    await playInRealTime(id, gameId, all, 0, 30);
    const score = all.at(-1)?.state.score ?? 0;
    const { honor } = await balances(id);
    expect(honor).toBe(Math.floor(score / 100));
    expect(honorUpdates.at(-1)).toEqual({ playerId: id, honor });
    const resumed = await flow.open(id);
    expect(resumed).toMatchObject({ gameId, seed, applied: 30, score, highScore: score });
    expect(core.replayMatch3(seed, Uint8Array.from(resumed.log))).toEqual(all.at(-1)?.state);
  });

  it('ignores swaps that were applied and reports a gap', async () => {
    const { id } = await newPlayer();
    const { gameId, seed } = await flow.open(id);
    const all = firstTurns(seed, 6);
    const message = playing(gameId, all);
    now += 60_000;
    expect(await flow.play(id, ...message(2, 4))).toEqual({ isApplied: false, applied: 0, code: 'gap' });
    await playInRealTime(id, gameId, all, 0, 2);
    const twice = await flow.play(id, ...message(0, 2));
    expect(twice).toMatchObject({ isApplied: true, applied: 2, score: all[1]?.state.score });
    await playInRealTime(id, gameId, all, 2, 3);
    expect(await flow.play(id, ...message(0, 4))).toMatchObject({ isApplied: true, applied: 4 });
    expect((await balances(id)).honor).toBe(Math.floor((all[3]?.state.score ?? 0) / 100));
  });

  it('rejects forged plays without ending the game', async () => {
    const ada = await newPlayer();
    const eve = await newPlayer();
    const { gameId, seed } = await flow.open(ada.id);
    const all = firstTurns(seed, 4);
    const message = playing(gameId, all);
    now += 60_000;
    const [play, result] = message(0, 2);
    const far = [0, 35] satisfies [number, number];
    const forgeries = [
      [play, { ...result, score: result.score + 10 }],
      [play, { ...result, combo: result.combo + 1 }],
      [{ ...message(1, 2)[0], from: 0 }, message(1, 2)[1]],
      [{ ...play, swaps: [far] }, result],
      [{ ...play, swaps: [...play.swaps, far] }, result],
    ] satisfies [FlowPlay, FlowResult][];
    for (const [forged, claimed] of forgeries) {
      expect(await flow.play(ada.id, forged, claimed)).toEqual({ isApplied: false, applied: 0, code: 'forged' });
    }
    expect(await flow.play(eve.id, play, result)).toEqual({ isApplied: false, applied: null, code: 'no-game' });
    expect(await flow.play(ada.id, { ...play, gameId: 'none' }, result)).toMatchObject({ code: 'no-game' });
    expect(await balances(ada.id)).toMatchObject({ honor: 0 });
    expect(await flow.play(ada.id, ...message(0, 1))).toMatchObject({ isApplied: true, applied: 1 });
  });

  it('rejects plays that are faster than their animations', async () => {
    const { id } = await newPlayer();
    const { gameId, seed } = await flow.open(id);
    const all = firstTurns(seed, 20);
    const message = playing(gameId, all);
    now += 3_600_000;
    const refusal = { isApplied: false, applied: 0, code: 'too-fast', creditMs: SPEED_CREDIT_MAX_MS };
    expect(await flow.play(id, ...message(0, 20))).toEqual(refusal);
    expect(await balances(id)).toMatchObject({ honor: 0 });
    expect(await flow.play(id, ...message(0, 1))).toMatchObject({ isApplied: true, applied: 1 });
  });

  it('tells with each answer when the next swap is accepted', async () => {
    const { id } = await newPlayer();
    const { gameId, seed, creditMs } = await flow.open(id);
    expect(creditMs).toBe(SPEED_CREDIT_MAX_MS);
    const all = firstTurns(seed, 20);
    const message = playing(gameId, all);
    let at = 0;
    let credit = creditMs;
    for (; credit >= 0; at += 1) {
      const answer = await flow.play(id, ...message(at, at + 1));
      expect(answer).toMatchObject({ isApplied: true, creditMs: credit - (all[at]?.ms ?? 0) * 0.8 });
      credit = answer.creditMs ?? 0;
    }
    now += -credit - 1;
    const early = { isApplied: false, applied: at, code: 'too-fast', creditMs: -1 };
    expect(await flow.play(id, ...message(at, at + 1))).toEqual(early);
    expect(await flow.open(id)).toMatchObject({ applied: at, creditMs: -1 });
    now += 1;
    expect(await flow.play(id, ...message(at, at + 1))).toMatchObject({ isApplied: true, applied: at + 1 });
  });

  it('keeps the playing time of the player when a new game is dealt', async () => {
    const { id } = await newPlayer();
    const first = await flow.open(id);
    const all = firstTurns(first.seed, 20);
    let credit = first.creditMs;
    for (let at = 0; credit >= 0; at += 1) {
      credit = (await flow.play(id, ...playing(first.gameId, all)(at, at + 1))).creditMs ?? 0;
    }
    await flow.end(id, first.gameId);
    const second = await flow.open(id);
    expect([second.gameId === first.gameId, second.creditMs]).toEqual([false, credit]);
    const message = playing(second.gameId, firstTurns(second.seed, 1))(0, 1);
    expect(await flow.play(id, ...message)).toMatchObject({ isApplied: false, code: 'too-fast', creditMs: credit });
    now += 1000 - credit;
    await flow.end(id, second.gameId);
    expect(await flow.open(id)).toMatchObject({ creditMs: 1000 });
    expect((await newPlayer().then((other) => flow.open(other.id))).creditMs).toBe(SPEED_CREDIT_MAX_MS);
  });

  it('limits the deals of a player; an open game is always returned', async () => {
    const { id } = await newPlayer();
    deals = createRateLimit({ points: 2, scale: 1, windowS: 3600 });
    for (let deal = 0; deal < 2; deal += 1) {
      const { gameId } = await flow.open(id);
      expect((await flow.open(id)).gameId).toBe(gameId);
      await flow.end(id, gameId);
    }
    await expect(flow.open(id)).rejects.toMatchObject({ status: 429, code: 'too-many' });
    const other = await newPlayer();
    expect((await flow.open(other.id)).log).toEqual([]);
  });

  it('applies concurrent duplicates once', async () => {
    const { id } = await newPlayer();
    const { gameId, seed } = await flow.open(id);
    const all = firstTurns(seed, 3);
    const message = playing(gameId, all);
    await playInRealTime(id, gameId, all, 0, 2);
    await Promise.all(Array.from({ length: 10 }, () => flow.play(id, ...message(2, 3))));
    const score = all[2]?.state.score ?? 0;
    expect(await flow.open(id)).toMatchObject({ applied: 3, score });
    expect(await balances(id)).toMatchObject({ honor: Math.floor(score / 100) });
  });

  it('multiplies scores while a multiplier is active and sells one multiplier at a time', async () => {
    const { id } = await newPlayer();
    const { gameId, seed } = await flow.open(id);
    const all = firstTurns(seed, 9);
    const scores = [2, 5, 8].map((at) => all[at]?.state.score ?? 0) as [number, number, number];
    await playInRealTime(id, gameId, all, 0, 3);
    await flow.buyMultiplier(id, 7);
    await expect(flow.buyMultiplier(id, 2)).rejects.toMatchObject({ status: 409, code: 'multiplier-active' });
    expect(await balances(id)).toMatchObject({ gems: 35 });
    await playInRealTime(id, gameId, all, 3, 6);
    expect(await flow.open(id)).toMatchObject({ multiplier: 7, score: scores[0] + 7 * (scores[1] - scores[0]) });
    now += 5 * 60_000;
    expect(await flow.open(id)).toMatchObject({ multiplier: 1, multiplierEndsInMs: 0 });
    await playInRealTime(id, gameId, all, 6, 9);
    const total = scores[0] + 7 * (scores[1] - scores[0]) + (scores[2] - scores[1]);
    expect(await flow.open(id)).toMatchObject({ score: total });
    expect(await balances(id)).toMatchObject({ honor: Math.floor(total / 100) });
    await flow.buyMultiplier(id, 2);
    expect(await balances(id)).toMatchObject({ gems: 30 });
  });

  it('does not start a multiplier without enough gems', async () => {
    const { id } = await newPlayer();
    const pay = (amount: number) =>
      server.server.database.db.transaction().execute((transaction) =>
        changeBalance(transaction, {
          playerId: id,
          currency: 'gems',
          amount,
          reason: 'admin-grant',
          reference: 'test',
        }),
      );
    await pay(-46);
    await expect(flow.buyMultiplier(id, 2)).rejects.toMatchObject({ code: 'not-enough-gems' });
    expect(await flow.open(id)).toMatchObject({ multiplier: 1 });
    await pay(1);
    await flow.buyMultiplier(id, 2);
    expect(await balances(id)).toMatchObject({ gems: 0 });
  });

  it('pays level coins up to the daily limit', async () => {
    const { id } = await newPlayer();
    const earn = (amount: number, reason: 'flow-honor' | 'lanterns' | 'admin-grant' = 'flow-honor') =>
      server.server.database.db
        .transaction()
        .execute((transaction) =>
          changeBalance(transaction, { playerId: id, currency: 'honor', amount, reason, reference: 'test' }),
        );
    await earn(300);
    expect(await balances(id)).toMatchObject({ coins: 5000 + 1500 });
    // Those of an administrator's grant are beside the limit.
    await earn(400, 'admin-grant');
    expect(await balances(id)).toMatchObject({ coins: 5000 + 1500 + 2000 });
    await earn(600, 'lanterns');
    expect(await balances(id)).toMatchObject({ coins: 5000 + 4500 + 2000 });
    await earn(5000);
    expect(await balances(id)).toMatchObject({ honor: 6300, coins: 5000 + LEVEL_COINS_A_DAY + 2000 });
  });

  it('ends a game with its high score and opens a new one', async () => {
    const ada = await newPlayer();
    const eve = await newPlayer();
    const headers = { 'x-session-key': ada.key };
    const opened = (await server.post('/flow/game', {}, headers)).body;
    const gameId = String(opened.gameId);
    expect(await server.post(`/flow/game/${gameId}/end`, {}, { 'x-session-key': eve.key })).toMatchObject({
      status: 404,
    });
    const all = firstTurns(Number(opened.seed), 2);
    await playInRealTime(ada.id, gameId, all, 0, 2);
    const ended = await server.post(`/flow/game/${gameId}/end`, {}, headers);
    expect(ended.body).toMatchObject({ success: true, score: all[1]?.state.score, highScore: all[1]?.state.score });
    expect((await server.post(`/flow/game/${gameId}/end`, {}, headers)).status).toBe(200);
    expect(await flow.play(ada.id, ...playing(gameId, all)(0, 2))).toMatchObject({ code: 'no-game' });
    const next = (await server.post('/flow/game', {}, headers)).body;
    expect(next.gameId).not.toBe(gameId);
    expect(next).toMatchObject({ log: [], score: 0, highScore: all[1]?.state.score });
  });

  it('rejects swaps beyond the limit of a game', async () => {
    const { id } = await newPlayer();
    const { gameId, seed } = await flow.open(id);
    const all = firstTurns(seed, 1);
    const { db } = server.server.database;
    const setApplied = (applied: number) =>
      db.updateTable('flow_game').set({ applied }).where('id', '=', gameId).execute();
    const [play, result] = playing(gameId, all)(0, 1);
    await setApplied(MAX_SWAPS_PER_GAME);
    const answer = await flow.play(id, { ...play, from: MAX_SWAPS_PER_GAME }, result);
    expect(answer).toEqual({ isApplied: false, applied: MAX_SWAPS_PER_GAME, code: 'full' });
    await setApplied(MAX_SWAPS_PER_GAME - 1);
    expect(await flow.play(id, { ...play, from: MAX_SWAPS_PER_GAME - 1 }, result)).toMatchObject({ isApplied: true });
  });

  it('takes no time credit for a clock that was set back', async () => {
    const { id } = await newPlayer();
    const { gameId, seed } = await flow.open(id);
    const all = firstTurns(seed, 2);
    now -= 3_600_000;
    expect(await flow.play(id, ...playing(gameId, all)(0, 1))).toMatchObject({ isApplied: true });
  });

  it('keeps the last ten ended games', async () => {
    const { id } = await newPlayer();
    const ended: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const { gameId } = await flow.open(id);
      now += 1000;
      await flow.end(id, gameId);
      ended.push(gameId);
    }
    const { db } = server.server.database;
    const rows = await db.selectFrom('flow_game').select('id').where('playerId', '=', id).orderBy('endedAt').execute();
    expect(rows.map((row) => row.id)).toEqual(ended.slice(2));
  });

  it('rejects unknown multipliers and unauthenticated calls', async () => {
    const { key } = await newPlayer();
    for (const factor of ['3', '1', '-2', '2.0', 'x']) {
      expect((await server.post(`/flow/multiplier/${factor}`, {}, { 'x-session-key': key })).status).toBe(422);
    }
    for (const path of ['/flow/game', '/flow/game/x/end', '/flow/multiplier/2']) {
      expect((await server.post(path, {})).status).toBe(401);
    }
  });
});
