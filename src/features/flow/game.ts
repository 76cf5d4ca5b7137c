/**
 * A FLOW game: dealt or resumed by the server, played on the core in the worker, every swap sent for replay. Moves that
 * the server has not acknowledged are replayed on the board when the game opens. The animation of a turn runs by the
 * clock; a swap that is made during it waits (`turns.ts`).
 */
import { ref, subscribe } from 'valtio';
import type { Match3State, Match3Swap, Match3Turn } from '../../engine/core/types.ts';
import { type BorrowedCore, borrowCore } from '../../engine/page-core.ts';
import { call } from '../../net/http.ts';
import { buyFlowMultiplier, endFlowGame, openFlowGame } from '../../shared/contract/flow.ts';
import { MAX_SWAPS_PER_GAME, MULTIPLIER_COST_GEMS, MULTIPLIER_MS, type Multiplier } from '../../shared/rules/flow.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { connection, isReplaced } from '../../state/session/connection.ts';
import { noteOpenFlow } from '../../state/places/door-news.ts';
import { purse } from '../../state/shopping/purse.ts';
import { readBests } from './bests.ts';
import { areNeighbours } from './cells.ts';
import { filmedMatch, phasesOfTurn } from './phases.ts';
import { flow, nothing } from './state.ts';
import { text } from './text.ts';
import { atEachStep, makeSwap, runFilm, say, stopTurns } from './turns.ts';
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
let audience: Audience | null = null;
let stopFollowing = (): void => {};

/** Opens the player's game. Can be called again after a failure. */
export async function openGame(listener: Audience): Promise<void> {
  audience = listener;
  core ??= borrowCore();
  follow();
  Object.assign(flow, { ...nothing, ...startingBests() });
  stopTurns();
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
  stopTurns();
  unsent.unwatchGame();
  core?.release();
  core = null;
  audience = null;
}

/** Swaps two cells, after the running turn if there is one. Resolves to whether they made a match now. */
export async function swap(one: number, other: number): Promise<boolean> {
  if (core === null || flow.status !== 'ready' || flow.isFull || !areNeighbours(one, other)) return false;
  const lent = core;
  const own = opening;
  return await makeSwap([one, other], {
    compute: (pair) => lent.client.swapMatch3(pair),
    isCurrent: () => core === lent && own === opening,
    swapped: (isPossible) => audience?.swapped(isPossible),
    show: (before, turn) => playTurn(before, [one, other], turn),
    again: playNext,
  });
}

const playNext = ([one, other]: Match3Swap): void => void swap(one, other);

/** How a game ended. */
export interface GameEnd {
  /** Of the server, for the player. */
  message: string;
  score: number;
  highScore: number;
}

/** Ends the game and deals a new one. Rejects with an `ApiError`. */
export async function newGame(): Promise<GameEnd> {
  if (flow.waiting > 0) throw new Error(text.movesFirst);
  const { message, score, highScore } = await call(endFlowGame, { params: { id: unsent.gameIdOfQueue() } });
  unsent.setHighScore(highScore);
  unsent.rememberBests();
  unsent.drop();
  if (audience) await openGame(audience);
  return { message, score, highScore };
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
  stopTurns();
  Object.assign(flow, { status: 'ended', failure: isReplaced() ? '' : (connection.message ?? ''), isBehind: false });
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
  atEachStep(turn.steps, (combo) => audience?.cleared(combo));
  const showEnd = (): void => {
    show(turn.state);
    unsent.showTotals();
    say({ kind: 'points', points: flow.score - scoreBefore, rounds });
  };
  runFilm(phasesOfTurn(before, pair, filmedMatch(turn)), showEnd, playNext);
  const { score, bestCombo } = turn.state;
  unsent.addTurn({ swap: pair, result: { score, combo: bestCombo }, rounds });
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
