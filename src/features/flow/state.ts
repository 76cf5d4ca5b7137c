/**
 * The state of a FLOW game: dealt or resumed by the server, played on the core in the worker, every swap sent for
 * replay. The animation of a turn runs by the clock; the board accepts no swap until it has ended.
 */
import { proxy, ref, subscribe } from 'valtio';
import type { Match3State, Match3Swap } from '../../engine/core/types.ts';
import { type BorrowedCore, borrowCore } from '../../engine/page-core.ts';
import { call } from '../../net/http.ts';
import { buyFlowMultiplier, endFlowGame, openFlowGame } from '../../shared/contract/flow.ts';
import { MULTIPLIER_COST_GEMS, MULTIPLIER_MS, type Multiplier, STEP_MS } from '../../shared/rules/flow.ts';
import { connection, sendMatchScore } from '../../state/session/connection.ts';
import { purse } from '../../state/shopping/purse.ts';
import { readBests, writeBests } from './bests.ts';
import { areNeighbours } from './cells.ts';
import { lengthMs, type Phase, phasesOfBounce, phasesOfTurn } from './phases.ts';
import { createTurnQueue, type TurnQueue } from './turn-queue.ts';
import { runtime } from '../../shared/runtime/client.ts';

export interface Film {
  phases: Phase[];
  /** By `runtime.monotonic()` */
  startedAt: number;
}

export interface FlowState {
  status: 'loading' | 'ready' | 'failed';
  /** Why it failed, as a text for the player. */
  failure: string;
  /** The board between turns. */
  gems: Uint8Array;
  film: Film | null;
  score: number;
  highScore: number;
  largestCombo: number;
  possibleSwaps: Match3Swap[];
  multiplier: number;
  /** Epoch ms; 0 when none is active. */
  multiplierEndsAt: number;
  /** The selected cell. */
  taken: number | null;
  /** Two cells that make a match, while the hint is shown. */
  hint: Match3Swap | null;
  /** The points of the last turn, for screen readers. */
  said: string;
}

const nothing: FlowState = {
  status: 'loading',
  failure: '',
  gems: ref(new Uint8Array(0)),
  film: null,
  score: 0,
  highScore: 0,
  largestCombo: 0,
  possibleSwaps: [],
  multiplier: 1,
  multiplierEndsAt: 0,
  taken: null,
  hint: null,
  said: '',
};

export const flow = proxy<FlowState>({ ...nothing });

/** Receives events for sounds and effects: swaps, clears of a round, the end of a turn. */
export interface Audience {
  swapped(isMatch: boolean): void;
  cleared(round: number): void;
  apart(): void;
}

let core: BorrowedCore | null = null;
let queue: TurnQueue | null = null;
let gameId = '';
let baseScore = 0;
let isTurning = false;
let audience: Audience | null = null;
let stopListening = (): void => {};
const timers = new Set<number>();

/** Opens the player's game. Can be called again after a failure. */
export async function openGame(listener: Audience): Promise<void> {
  audience = listener;
  core ??= borrowCore();
  const lent = core;
  Object.assign(flow, { ...nothing, ...startingBests() });
  try {
    const game = await call(openFlowGame);
    const state = await lent.client.replayMatch3(game.seed, Uint8Array.from(game.log));
    if (core !== lent) return;
    if (state === null) throw new Error('The board could not be dealt.');
    gameId = game.gameId;
    show(state);
    baseScore = state.score;
    flow.score = game.score;
    flow.highScore = Math.max(game.highScore, game.score);
    flow.largestCombo = game.largestCombo;
    setMultiplier(game.multiplier, game.multiplierEndsInMs);
    queue?.stop();
    queue = newQueue(game.applied);
    flow.status = 'ready';
    stopListening();
    stopListening = subscribe(connection, () => {
      if (connection.status === 'online') queue?.retry();
    });
  } catch (error) {
    if (core !== lent) return;
    flow.status = 'failed';
    flow.failure = error instanceof Error ? error.message : String(error);
  }
}

/** The dialog closes. The game stays open on the server. */
export function leaveGame(): void {
  stopListening();
  for (const timer of timers) window.clearTimeout(timer);
  timers.clear();
  queue?.stop();
  queue = null;
  core?.release();
  core = null;
  isTurning = false;
  audience = null;
}

/** Swaps two cells, unless a turn is running. Resolves to whether they made a match. */
export async function swap(one: number, other: number): Promise<boolean> {
  if (core === null || flow.status !== 'ready' || isTurning || !areNeighbours(one, other)) return false;
  isTurning = true;
  flow.taken = null;
  flow.hint = null;
  const before = flow.gems.slice();
  const pair: Match3Swap = [one, other];
  const turn = await core.client.swapMatch3(pair).catch(() => null);
  audience?.swapped(turn !== null);
  if (turn === null) {
    run(phasesOfBounce(before, pair), () => {});
    return false;
  }
  const gained = turn.state.score - baseScore;
  baseScore = turn.state.score;
  queue?.add({ swap: [one, other], result: { score: turn.state.score, combo: turn.state.bestCombo } });
  const points = gained * activeFactor();
  turn.steps.forEach(({ combo }, round) => schedule(clearBeginsMs(round), () => audience?.cleared(combo)));
  run(phasesOfTurn(before, pair, turn), () => {
    show(turn.state);
    flow.score += points;
    flow.highScore = Math.max(flow.highScore, flow.score);
    flow.largestCombo = Math.max(flow.largestCombo, turn.steps.length);
    flow.said = `${points} ${turn.steps.length}`;
    remember();
  });
  return true;
}

export function takeUp(cell: number | null): void {
  if (!isTurning) flow.taken = cell;
}

export function showHint(): void {
  if (isTurning) return;
  flow.hint = flow.possibleSwaps[0] ?? null;
}

/** Ends the game and deals a new one. Rejects with an `ApiError`. Resolves to the server's message. */
export async function newGame(): Promise<string> {
  const { message, highScore } = await call(endFlowGame, { params: { id: gameId } });
  flow.highScore = highScore;
  remember();
  if (audience) await openGame(audience);
  return message;
}

/** Buys a multiplier. Rejects with an `ApiError`. Resolves to the server's reply. */
export async function buyMultiplier(factor: Multiplier) {
  const reply = await call(buyFlowMultiplier, { params: { factor: String(factor) } });
  setMultiplier(factor, MULTIPLIER_MS);
  purse.gems = Math.max(0, purse.gems - MULTIPLIER_COST_GEMS[factor]);
  return reply;
}

const activeFactor = (): number => (flow.multiplierEndsAt > runtime.now() ? flow.multiplier : 1);

function startingBests(): Partial<FlowState> {
  const { highScore, largestCombo, multiplierExpiry } = readBests();
  return { highScore, largestCombo, multiplierEndsAt: multiplierExpiry > runtime.now() ? multiplierExpiry : 0 };
}

function setMultiplier(factor: number, endsInMs: number): void {
  flow.multiplier = factor;
  flow.multiplierEndsAt = endsInMs > 0 ? runtime.now() + endsInMs : 0;
  remember();
}

const remember = (): void =>
  writeBests({
    highScore: flow.highScore,
    largestCombo: flow.largestCombo,
    multiplierExpiry: flow.multiplierEndsAt,
  });

function show(state: Match3State): void {
  flow.gems = ref(state.gems);
  flow.possibleSwaps = state.possibleSwaps;
}

function run(phases: Phase[], end: () => void): void {
  flow.film = ref({ phases, startedAt: runtime.monotonic() });
  schedule(lengthMs(phases), () => {
    end();
    flow.film = null;
    isTurning = false;
  });
}

/** The start of the clear phase of a round: after the swap and the three phases of each earlier round. */
const clearBeginsMs = (round: number): number => STEP_MS * (1 + 3 * round);

function schedule(ms: number, task: () => void): void {
  const timer = window.setTimeout(() => {
    timers.delete(timer);
    task();
  }, ms);
  timers.add(timer);
}

const newQueue = (applied: number): TurnQueue =>
  createTurnQueue({
    gameId,
    applied,
    send: sendMatchScore,
    onTaken({ score, highScore }, isAll) {
      // The points of a turn are added when its animation has ended.
      if (!isAll || isTurning) return;
      flow.score = score;
      flow.highScore = Math.max(flow.highScore, highScore);
    },
    onApart() {
      audience?.apart();
      if (audience) void openGame(audience);
    },
    after(ms, task) {
      const timer = window.setTimeout(task, ms);
      return () => window.clearTimeout(timer);
    },
  });
