/**
 * A game whose connection is lost: played on, kept over closing and reloading, and drained at the server's pace. The core is
 * the real one; the server is a double that credits and replays as the real one does, on a clock that the test moves.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import type { Match3Game } from '../../engine/core/types.ts';
import { readFileSync } from 'node:fs';
import { createPicturesAndGames } from '../../engine/core/core.ts';
import type { FlowAnswer, FlowPlay } from '../../shared/realtime/events.ts';
import { growCredit, plausibleTurnMs, SPEED_CREDIT_MAX_MS, spendCredit } from '../../shared/rules/flow.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { connection } from '../../state/session/connection.ts';
import { flowSpeed } from '../../state/settings/flow-speed.ts';

const doubles = vi.hoisted(() => ({
  core: null as Match3Game | null,
  serve: null as ((play: FlowPlay) => FlowAnswer | null) | null,
}));
vi.mock('../../engine/page-core.ts', () => ({
  borrowCore: () => ({
    client: {
      replayMatch3: (...args: Parameters<Match3Game['replayMatch3']>) =>
        Promise.resolve(doubles.core?.replayMatch3(...args)),
      swapMatch3: (...args: Parameters<Match3Game['swapMatch3']>) => Promise.resolve(doubles.core?.swapMatch3(...args)),
    },
    release: () => undefined,
  }),
}));
vi.mock('../../state/session/connection.ts', async () => {
  const { proxy } = await import('valtio');
  return {
    connection: proxy({ status: 'online', message: null, refusal: null }),
    isReplaced: () => true,
  };
});
vi.mock('../../state/session/match-score.ts', () => ({
  sendMatchScore: (play: FlowPlay) => Promise.resolve(doubles.serve?.(play) ?? null),
}));

const { buyMultiplier, keptMoves, leaveGame, openGame, swap } = await import('./game.ts');
const { drop } = await import('./unsent.ts');
const { flow } = await import('./state.ts');

const SEED = 41;

/** What the server has of the game. */
let server: {
  gameId: string;
  log: number[];
  applied: number;
  score: number;
  base: number;
  credit: { ms: number; at: number };
  factor: number;
  factorEndsAt: number;
};
let replayCore: Match3Game;
/** `loadCore` finds its files by addresses that are no files in jsdom. */
const loadGame = async (): Promise<Match3Game> =>
  createPicturesAndGames((await WebAssembly.instantiate(readFileSync('build/core.wasm'))).instance.exports);
let clock: ReturnType<typeof replaceRuntime>;
let apart: number[];

const audience = { swapped: () => {}, cleared: () => {}, apart: (lost: number) => void apart.push(lost) };
const creditNow = () => growCredit(server.credit.ms, runtime.monotonic() - server.credit.at);
const factorNow = () => (server.factorEndsAt > runtime.now() ? server.factor : 1);

function serve({ gameId, from, swaps }: FlowPlay): FlowAnswer | null {
  if (connection.status !== 'online') return null;
  if (gameId !== server.gameId) return { isApplied: false, applied: null, code: 'no-game' };
  if (from > server.applied) return { isApplied: false, applied: server.applied, code: 'gap' };
  replayCore.replayMatch3(SEED, Uint8Array.from(server.log));
  const turnsMs: number[] = [];
  const logged: number[] = [];
  let base = server.base;
  for (const pair of swaps.slice(server.applied - from)) {
    const turn = replayCore.swapMatch3(pair);
    if (turn === null) return { isApplied: false, applied: server.applied, code: 'forged' };
    turnsMs.push(plausibleTurnMs(turn.steps.length));
    logged.push(...turn.logged);
    base = turn.state.score;
  }
  const credit = spendCredit(creditNow(), turnsMs);
  if (credit === null) {
    return { isApplied: false, applied: server.applied, code: 'too-fast', creditMs: creditNow() };
  }
  const score = server.score + (base - server.base) * factorNow();
  server = {
    ...server,
    log: [...server.log, ...logged],
    applied: server.applied + turnsMs.length,
    score,
    base,
    credit: { ms: credit, at: runtime.monotonic() },
  };
  return { isApplied: true, applied: server.applied, score, highScore: score, creditMs: credit };
}

/** Waits for promises, without moving the clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
async function wait(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    clock.advance(100);
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  }
}
/** Plays the first possible swaps, each to the end of its animation. */
async function play(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    const [one, other] = flow.possibleSwaps[0] ?? [0, 1];
    expect(await swap(one, other)).toBe(true);
    while (flow.film !== null) await wait(100);
  }
}
/** As after a reload: only the browser's storage is left. */
async function reload(): Promise<void> {
  leaveGame();
  drop();
  await openGame(audience);
}

beforeEach(async () => {
  localStorage.clear();
  doubles.core = await loadGame();
  doubles.serve = serve;
  replayCore = await loadGame();
  Object.assign(connection, { status: 'online', message: null, refusal: null });
  signInAs(userNamed('mirabel'));
  apart = [];
  clock = replaceRuntime(runtime);
  server = {
    gameId: 'game-1',
    log: [],
    applied: 0,
    score: 0,
    base: 0,
    credit: { ms: SPEED_CREDIT_MAX_MS, at: 0 },
    factor: 1,
    factorEndsAt: 0,
  };
  vi.stubGlobal('fetch', (url: string) => {
    if (connection.status === 'connecting') return Promise.reject(new TypeError('no network'));
    if (url.includes('/flow/multiplier/')) return Promise.resolve(Response.json({ success: true, message: 'Bought.' }));
    const { gameId, log, applied, score } = server;
    const rest = { multiplier: factorNow(), multiplierEndsInMs: Math.max(0, server.factorEndsAt - runtime.now()) };
    const records = { highScore: score, largestCombo: 1, creditMs: creditNow() };
    return Promise.resolve(
      Response.json({ success: true, gameId, seed: SEED, log, applied, score, ...rest, ...records }),
    );
  });
  await openGame(audience);
});
afterEach(() => {
  leaveGame();
  drop();
  vi.unstubAllGlobals();
});

describe('a swap that is made while gems fall', () => {
  it('waits for the end of the turn; of several, the last one', async () => {
    const before = flow.gems.slice();
    const [one, other] = flow.possibleSwaps[0] ?? [0, 1];
    expect(await swap(one, other)).toBe(true);
    expect(await swap(0, 1)).toBe(false);
    expect(flow.said?.kind).toBe('waits');
    const after = (await loadGame().then((core) => (core.startMatch3(SEED), core.swapMatch3([one, other]))))?.state;
    const next = after?.possibleSwaps[0] ?? [0, 1];
    expect(await swap(next[0], next[1])).toBe(false);
    expect([flow.next, server.applied]).toEqual([next, 1]);
    while (flow.next !== null) await wait(100);
    await wait(600);
    expect([server.applied, flow.gems]).toEqual([2, after?.gems]);
    while (flow.film !== null) await wait(100);
    expect(flow.gems).not.toEqual(before);
    expect(flow.score).toBe(server.score);
  });

  it('is forgotten when the game closes', async () => {
    const [one, other] = flow.possibleSwaps[0] ?? [0, 1];
    await swap(one, other);
    await swap(0, 1);
    leaveGame();
    expect([flow.next, flow.film]).toEqual([null, null]);
    await wait(6000);
    expect(server.applied).toBe(1);
  });
});

it('takes twice the time for a turn by the setting, which the browser keeps', async () => {
  const msOfTurn = async (): Promise<number> => {
    const [one, other] = flow.possibleSwaps[0] ?? [0, 1];
    await swap(one, other);
    const phases = flow.film?.phases.length ?? 0;
    let ms = 0;
    for (; flow.film !== null; ms += 100) await wait(100);
    return ms / phases;
  };
  expect(await msOfTurn()).toBe(300);
  flowSpeed.isSlow = true;
  expect(await msOfTurn()).toBe(600);
  expect(localStorage.getItem('isFlowSlow')).toBe('true');
  flowSpeed.isSlow = false;
});

describe('a lost connection', () => {
  it('keeps the moves over closing and reloading, and every move counts once', async () => {
    await play(2);
    expect([server.applied, flow.waiting, flow.isBehind]).toEqual([2, 0, false]);
    connection.status = 'lost';
    await play(3);
    const { score } = flow;
    expect([server.applied, flow.waiting, flow.isBehind]).toEqual([2, 3, true]);
    expect(flow.waitingPoints).toBe(score - server.score);
    expect(server.score).toBeLessThan(score);

    await reload();
    expect([flow.status, flow.waiting, flow.score, flow.highScore]).toEqual(['ready', 3, score, score]);
    connection.status = 'online';
    await wait(6000);
    expect([server.applied, flow.waiting, flow.isBehind]).toEqual([5, 0, false]);
    expect([server.score, flow.score]).toEqual([score, score]);
    expect([keptMoves(), apart]).toEqual([0, []]);
    await play(1);
    expect([server.applied, server.score]).toEqual([6, flow.score]);
  });

  it('is drained one move after the other, as fast as the server credits', async () => {
    connection.status = 'lost';
    await play(5);
    server.credit = { ms: 0, at: runtime.monotonic() };
    await reload();
    connection.status = 'online';
    const seen = new Set<number>([flow.waiting]);
    for (let step = 0; step < 100 && flow.waiting > 0; step += 1) {
      await wait(100);
      seen.add(flow.waiting);
    }
    expect([...seen]).toEqual([5, 4, 3, 2, 1, 0]);
    expect(server.score).toBe(flow.score);
  });

  it('goes on sending after the game was closed', async () => {
    connection.status = 'lost';
    await play(2);
    leaveGame();
    connection.status = 'online';
    await wait(3000);
    expect([server.applied, keptMoves()]).toEqual([2, 0]);
    expect(localStorage.getItem('flowMoves:mirabel')).toBeNull();
  });

  it('shows the points with the multiplier that applies when the moves arrive', async () => {
    await buyMultiplier(2);
    Object.assign(server, { factor: 2, factorEndsAt: runtime.now() + 5 * 60_000 });
    connection.status = 'lost';
    await play(2);
    const { score } = flow;
    expect([flow.waitingFactor, flow.waitingPoints]).toEqual([2, score]);
    // The multiplier ends before the connection is back.
    clock.advance(5 * 60_000);
    expect([flow.waitingFactor, flow.score]).toEqual([1, score / 2]);
    connection.status = 'online';
    await wait(3000);
    expect([server.score, flow.score, flow.waiting]).toEqual([score / 2, score / 2, 0]);
  });

  it('says how many moves could not be added to a game that went on elsewhere', async () => {
    connection.status = 'lost';
    await play(2);
    Object.assign(server, { gameId: 'game-2' });
    connection.status = 'online';
    await wait(1500);
    expect(apart).toEqual([2]);
    expect([flow.status, flow.waiting, flow.score, keptMoves()]).toEqual(['ready', 0, 0, 0]);
  });

  it('drops moves that do not replay, and keeps those before them', async () => {
    connection.status = 'lost';
    await play(3);
    const kept = JSON.parse(localStorage.getItem('flowMoves:mirabel') ?? '') as {
      turns: { result: { score: number } }[];
    };
    const last = kept.turns[2];
    if (last) last.result.score += 10;
    leaveGame();
    drop();
    localStorage.setItem('flowMoves:mirabel', JSON.stringify(kept));
    connection.status = 'online';
    await openGame(audience);
    await wait(4000);
    expect([apart, server.applied, flow.waiting]).toEqual([[1], 2, 0]);
    expect(flow.score).toBe(server.score);
  });

  it('leaves the moves of an account alone while another one plays', async () => {
    connection.status = 'lost';
    await play(2);
    leaveGame();
    signInAs(userNamed('odette'));
    connection.status = 'online';
    await wait(3000);
    expect([server.applied, keptMoves()]).toEqual([0, 0]);
    signInAs(userNamed('mirabel'));
    expect(keptMoves()).toBe(2);
  });

  it('opens by itself when the server can be reached again', async () => {
    leaveGame();
    connection.status = 'connecting';
    await openGame(audience);
    expect(flow.status).toBe('failed');
    connection.status = 'online';
    await settle();
    expect(flow.status).toBe('ready');
  });
});

it('stops in a tab that another one replaced, and leaves the waiting moves to it', async () => {
  connection.status = 'lost';
  await play(2);
  Object.assign(connection, { status: 'ended', message: 'You opened another window.', refusal: null });
  await settle();
  expect([flow.status, flow.failure]).toEqual(['ended', '']);
  expect(await swap(0, 1)).toBe(false);
  await wait(3000);
  expect([server.applied, keptMoves()]).toEqual([0, 2]);
  await openGame(audience);
  expect(flow.status).toBe('ended');
});

it('says that a swap makes no match', async () => {
  const isPossible = (one: number, other: number) => flow.possibleSwaps.some(([a, b]) => a === one && b === other);
  const cell = Array.from({ length: 5 }, (_, at) => at).find((at) => !isPossible(at, at + 1)) ?? 0;
  expect(await swap(cell, cell + 1)).toBe(false);
  expect(flow.said?.kind).toBe('no-match');
  expect(flow.film?.phases[0]?.kind).toBe('bounce');
});
