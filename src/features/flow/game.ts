/**
 * A FLOW game: dealt or resumed by the server, played on the core in the worker, every swap sent for replay. Moves that
 * the server has not acknowledged are replayed on the board when the game opens. The animation of a turn runs by the
 * clock; the board accepts no swap until it has ended.
 */
import { ref, subscribe } from 'valtio';
import type { Match3State, Match3Swap, Match3Turn } from '../../engine/core/types.ts';
import { type BorrowedCore, borrowCore } from '../../engine/page-core.ts';
import { call } from '../../net/http.ts';
import { buyFlowMultiplier, endFlowGame, openFlowGame } from '../../shared/contract/flow.ts';
import {
  MAX_SWAPS_PER_GAME,
  MULTIPLIER_COST_GEMS,
  MULTIPLIER_MS,
  type Multiplier,
  STEP_MS,
} from '../../shared/rules/flow.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { connection, isReplaced } from '../../state/session/connection.ts';
import { noteOpenFlow } from '../../state/places/door-news.ts';
import { purse } from '../../state/shopping/purse.ts';
import { readBests } from './bests.ts';
import { areNeighbours } from './cells.ts';
import { lengthMs, type Phase, phasesOfBounce, phasesOfTurn } from './phases.ts';
import { activeFactor, flow, nothing, type Said } from './state.ts';
import { text } from './text.ts';
import * as unsent from './unsent.ts';
import { type PlayedTurn, readWaitingMoves, stillWaiting, writeWaitingMoves } from './waiting-moves.ts';

/** Receives events for sounds and messages. */
export interface Audience {
  swapped(isMatch: boolean): void;
  cleared(round: number): void;
  /** The board was set back to the server's; `lost` moves were not added. */
  apart(lost: number): void;
}

/** While moves wait, their points are recomputed in this interval: a multiplier can end before they arrive. */
const TOTALS_MS = 1000;
/** Attempts to open the game while moves under way change it. */
const MAX_OPENINGS = 3;

let core: BorrowedCore | null = null;
/** Counts openings; an older one gives up. */
let opening = 0;
let isTurning = false;
let audience: Audience | null = null;
let stopFollowing = (): void => {};
const timers = new Set<Cancel>();

/** Opens the player's game. Can be called again after a failure. */
export async function openGame(listener: Audience): Promise<void> {
  audience = listener;
  core ??= borrowCore();
  follow();
  Object.assign(flow, { ...nothing, ...startingBests() });
  isTurning = false;
  if (connection.status === 'ended') return end();
  const lent = core;
  opening += 1;
  const own = opening;
  const isCurrent = (): boolean => core === lent && own === opening;
  unsent.holdMoves();
  try {
    const { game, waiting } = await dealGame();
    if (!isCurrent()) return;
    unsent.adoptGame(game, waiting.turns);
    const deal = async (): Promise<Match3State> => {
      const state = await lent.client.replayMatch3(game.seed, Uint8Array.from(game.log));
      if (state === null) throw new Error(text.notDealt);
      return state;
    };
    const dealt = await deal();
    unsent.adoptBaseScore(dealt.score, game.applied);
    const { state, count } = await replay(lent, deal, { dealt, turns: waiting.turns });
    if (!isCurrent()) return;
    if (count < waiting.turns.length) unsent.adoptGame(game, waiting.turns.slice(0, count));
    show(state);
    setMultiplier(game.multiplier, game.multiplierEndsInMs);
    flow.status = 'ready';
    unsent.watchGame(reopen);
    if (waiting.lost + waiting.turns.length - count > 0) audience?.apart(waiting.lost + waiting.turns.length - count);
  } catch (error) {
    if (!isCurrent()) return;
    flow.status = 'failed';
    flow.failure = error instanceof Error ? error.message : String(error);
  }
}

/** The dialog closes. The game stays open on the server, and waiting moves are still sent. */
export function leaveGame(): void {
  if (flow.status === 'ready') noteOpenFlow(flow.score > 0);
  stopFollowing();
  stopFollowing = () => {};
  for (const cancel of timers) cancel();
  timers.clear();
  unsent.unwatchGame();
  core?.release();
  core = null;
  isTurning = false;
  audience = null;
}

/** Swaps two cells, unless a turn is running. Resolves to whether they made a match. */
export async function swap(one: number, other: number): Promise<boolean> {
  if (core === null || flow.status !== 'ready' || isTurning || flow.isFull || !areNeighbours(one, other)) return false;
  isTurning = true;
  flow.taken = null;
  flow.hint = null;
  const lent = core;
  const own = opening;
  const before = flow.gems.slice();
  const pair: Match3Swap = [one, other];
  const turn = await lent.client.swapMatch3(pair).catch(() => null);
  if (core !== lent || own !== opening) return false;
  audience?.swapped(turn !== null);
  if (turn === null) {
    say({ kind: 'no-match' });
    run(phasesOfBounce(before, pair), () => {});
    return false;
  }
  playTurn(before, [one, other], turn);
  return true;
}

export function takeUp(cell: number | null): void {
  if (!isTurning && flow.status === 'ready') flow.taken = cell;
}

export function showHint(): void {
  if (isTurning) return;
  flow.hint = flow.possibleSwaps[0] ?? null;
}

/** Ends the game and deals a new one. Rejects with an `ApiError`. Resolves to the server's message. */
export async function newGame(): Promise<string> {
  if (flow.waiting > 0) throw new Error(text.movesFirst);
  const { message, highScore } = await call(endFlowGame, { params: { id: unsent.gameIdOfQueue() } });
  unsent.setHighScore(highScore);
  unsent.rememberBests();
  unsent.drop();
  if (audience) await openGame(audience);
  return message;
}

/** Buys a multiplier. Rejects with an `ApiError`. Resolves to the server's reply. */
export async function buyMultiplier(factor: Multiplier) {
  const reply = await call(buyFlowMultiplier, { params: { factor: String(factor) } });
  setMultiplier(factor, MULTIPLIER_MS);
  unsent.showTotals();
  purse.gems = Math.max(0, purse.gems - MULTIPLIER_COST_GEMS[factor]);
  return reply;
}

/** Number of moves that wait for the server, those of an earlier visit included. */
export const keptMoves = (): number =>
  (unsent.movesOfPage() ?? readWaitingMoves(unsent.currentOwner()))?.turns.length ?? 0;

interface Waiting {
  turns: PlayedTurn[];
  /** Kept moves that this game cannot take. */
  lost: number;
}

/** The server's game, and the moves that it lacks. A move under way can be acknowledged in the meantime: then again. */
async function dealGame() {
  for (let attempt = 1; ; attempt += 1) {
    const game = await openOrRenew();
    const ofPage = unsent.movesOfPage();
    const isOlder = ofPage !== null && ofPage.gameId === game.gameId && ofPage.from > game.applied;
    if (isOlder && attempt < MAX_OPENINGS) continue;
    const kept = ofPage ?? readWaitingMoves(unsent.currentOwner());
    const { turns, isLost } = stillWaiting(kept, game);
    return { game, waiting: { turns, lost: isLost ? (kept?.turns.length ?? 0) : 0 } satisfies Waiting };
  }
}

/** A game that has reached its longest is ended, and a new one dealt. */
async function openOrRenew() {
  const game = await call(openFlowGame);
  if (game.applied < MAX_SWAPS_PER_GAME) return game;
  await call(endFlowGame, { params: { id: game.gameId } });
  return call(openFlowGame);
}

/**
 * Plays the waiting moves on the core, which holds the dealt board. `count` is how many of them have the outcome that they
 * had; the board is then the one after these.
 */
async function replay(
  lent: BorrowedCore,
  deal: () => Promise<Match3State>,
  { dealt, turns }: { dealt: Match3State; turns: readonly PlayedTurn[] },
): Promise<{ state: Match3State; count: number }> {
  let state = dealt;
  for (const [count, { swap: pair, result }] of turns.entries()) {
    const turn = await lent.client.swapMatch3(pair);
    if (turn === null || turn.state.score !== result.score || turn.state.bestCombo !== result.combo) {
      return replay(lent, deal, { dealt: await deal(), turns: turns.slice(0, count) });
    }
    state = turn.state;
  }
  return { state, count: turns.length };
}

/** The server's game is another one: the waiting moves cannot be added to it. */
function reopen(): void {
  const lost = unsent.movesOfPage();
  unsent.drop();
  if (lost) writeWaitingMoves(unsent.currentOwner(), { ...lost, turns: [] });
  audience?.apart(lost?.turns.length ?? 0);
  if (audience) void openGame(audience);
}

/** Another tab plays, or the server refused this one. The waiting moves stay in the storage for the tab that plays. */
function end(): void {
  opening += 1;
  unsent.drop();
  for (const cancel of timers) cancel();
  timers.clear();
  Object.assign(flow, { status: 'ended', failure: isReplaced() ? '' : (connection.message ?? '') });
  Object.assign(flow, { taken: null, hint: null, film: null, isBehind: false });
  isTurning = false;
}

/** Follows the connection and the clock until `leaveGame`. */
function follow(): void {
  stopFollowing();
  const unsubscribe = subscribe(connection, () => {
    if (connection.status === 'ended') return end();
    if (connection.status !== 'online') return unsent.showTotals();
    if (flow.status === 'failed' && audience) void openGame(audience);
    else unsent.sendNow();
  });
  const stopTicking = runtime.setInterval(() => {
    if (flow.isBehind) unsent.showTotals();
  }, TOTALS_MS);
  stopFollowing = () => {
    unsubscribe();
    stopTicking();
  };
}

function playTurn(before: Uint8Array, pair: [number, number], turn: Match3Turn): void {
  const rounds = turn.steps.length;
  const { score: scoreBefore } = flow;
  turn.steps.forEach(({ combo }, round) => schedule(clearBeginsMs(round), () => audience?.cleared(combo)));
  run(phasesOfTurn(before, pair, turn), () => {
    show(turn.state);
    unsent.showTotals();
    say({ kind: 'points', points: flow.score - scoreBefore, rounds });
  });
  const { score, bestCombo } = turn.state;
  unsent.addTurn({ swap: pair, result: { score, combo: bestCombo }, rounds });
}

function say(said: { kind: 'no-match' } | { kind: 'points'; points: number; rounds: number }): void {
  flow.said = { ...said, count: (flow.said?.count ?? 0) + 1 } satisfies Said;
}

function startingBests() {
  const { highScore, largestCombo, multiplierExpiry } = readBests();
  return { highScore, largestCombo, multiplierEndsAt: multiplierExpiry > runtime.now() ? multiplierExpiry : 0 };
}

function setMultiplier(factor: number, endsInMs: number): void {
  flow.multiplier = factor;
  flow.multiplierEndsAt = endsInMs > 0 ? runtime.now() + endsInMs : 0;
  unsent.rememberBests();
}

function show(state: Match3State): void {
  flow.gems = ref(state.gems);
  flow.possibleSwaps = state.possibleSwaps;
}

function run(phases: Phase[], onEnd: () => void): void {
  flow.film = ref({ phases, startedAt: runtime.monotonic(), factor: activeFactor() });
  schedule(lengthMs(phases), () => {
    flow.film = null;
    isTurning = false;
    onEnd();
  });
}

/** The start of the clear phase of a round: after the swap and the three phases of each earlier round. */
const clearBeginsMs = (round: number): number => STEP_MS * (1 + 3 * round);

function schedule(ms: number, task: () => void): void {
  const cancel = runtime.setTimeout(() => {
    timers.delete(cancel);
    task();
  }, ms);
  timers.add(cancel);
}
