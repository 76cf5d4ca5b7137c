/**
 * The moves of the player's game that the server has not acknowledged, and the totals that it has. Owns the queue: it
 * outlives the dialog, so that moves are still sent after it closed, and ends when another account signs in.
 */
import { sendMatchScore } from '../../state/session/match-score.ts';
import { session } from '../../state/session/session.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { FlowAnswer } from '../../shared/realtime/events.ts';
import { writeBests } from './bests.ts';
import { projectWaiting } from './projection.ts';
import { activeFactor, flow } from './state.ts';
import { createTurnQueue, type TurnQueue } from './turn-queue.ts';
import { type PlayedTurn, WAITING_MOVES_MAX, type WaitingMoves, writeWaitingMoves } from './waiting-moves.ts';

/** What the server knows of the game that it dealt. */
export interface KnownGame {
  gameId: string;
  applied: number;
  creditMs: number;
  score: number;
  highScore: number;
  largestCombo: number;
}

let queue: TurnQueue | null = null;
let owner = '';
/** Totals of the server; `baseScore` is without multipliers. */
let known = { score: 0, baseScore: 0, highScore: 0, largestCombo: 0 };
/** Called when the game here and the server's have diverged. Null while no board is shown. */
let onApart: (() => void) | null = null;

/** The signed-in account: usernames are unique without regard to case. */
export const currentOwner = (): string => session.user?.username?.toLowerCase() ?? '';

/** The waiting moves of this page, which are newer than the stored ones. Null when this page has no queue. */
export function movesOfPage(): WaitingMoves | null {
  if (queue !== null && owner !== currentOwner()) drop();
  return queue && { gameId: queue.gameId, from: queue.applied, turns: [...queue.turns] };
}

/** Sends nothing until `watchGame`, so that the server's game does not change while it is being opened. */
export const holdMoves = (): void => queue?.hold();

/** Takes over the server's totals, and the moves that still wait. `baseScore` is that of the server's moves. */
export function adoptGame(game: KnownGame, turns: readonly PlayedTurn[]): void {
  known = {
    ...known,
    score: game.score,
    highScore: Math.max(game.highScore, game.score),
    largestCombo: game.largestCombo,
  };
  const isSame = queue?.gameId === game.gameId && queue.applied === game.applied && queue.turns.length === turns.length;
  if (isSame) return;
  drop();
  owner = currentOwner();
  queue = newQueue(game, turns);
  queue.hold();
  store();
}

/** The base score of the server's first `applied` moves, known when they are replayed. */
export function adoptBaseScore(score: number, applied: number): void {
  if (queue?.applied === applied) known.baseScore = score;
}

/** Sends on, and reports divergence to `apart`. `isBehind`: moves of an earlier visit wait. */
export function watchGame(apart: () => void): void {
  onApart = apart;
  flow.isBehind = (queue?.turns.length ?? 0) > 0;
  queue?.go();
  showTotals();
}

/** The board closes. The queue ends when all moves are sent. */
export function unwatchGame(): void {
  onApart = null;
  if (queue?.turns.length === 0) drop();
  else queue?.go();
}

/** Stops sending: another tab or another account plays. The moves stay in the storage. */
export function drop(): void {
  queue?.stop();
  queue = null;
}

export const gameIdOfQueue = (): string => queue?.gameId ?? '';

export function addTurn(turn: PlayedTurn): void {
  queue?.add(turn);
}

export const sendNow = (): void => queue?.retry();

/** Shows the totals: the server's, and the points that the waiting moves are going to have. */
export function showTotals(): void {
  const turns = queue?.turns ?? [];
  const factorLeftMs = flow.multiplierEndsAt - runtime.now();
  const pace = { baseScore: known.baseScore, creditMs: queue?.creditMs ?? 0, factor: activeFactor(), factorLeftMs };
  const { points, factor } = projectWaiting(turns, pace);
  Object.assign(flow, {
    waiting: turns.length,
    waitingPoints: points,
    waitingFactor: factor,
    isBehind: flow.isBehind && turns.length > 0,
    isFull: turns.length >= WAITING_MOVES_MAX,
  });
  // The points of a turn are shown when its animation has ended.
  if (flow.film !== null) return;
  flow.score = known.score + points;
  flow.highScore = Math.max(known.highScore, flow.score);
  flow.largestCombo = Math.max(known.largestCombo, turns.at(-1)?.result.combo ?? 0);
}

/** Keeps the records in the browser's storage: only what the server has acknowledged. */
export function rememberBests(): void {
  const { highScore, largestCombo } = known;
  writeBests({ highScore, largestCombo, multiplierExpiry: flow.multiplierEndsAt });
}

export function setHighScore(highScore: number): void {
  known.highScore = highScore;
}

function newQueue({ gameId, applied, creditMs }: KnownGame, turns: readonly PlayedTurn[]): TurnQueue {
  const created: TurnQueue = createTurnQueue({
    gameId,
    applied,
    creditMs,
    turns,
    clock: runtime,
    send(play, result) {
      if (owner === currentOwner()) return sendMatchScore(play, result);
      drop();
      return Promise.resolve(null);
    },
    onTaken: acknowledge,
    onChange() {
      store();
      const isDone = created.turns.length === 0 && onApart === null;
      if (isDone) drop();
    },
    onSilence() {
      flow.isBehind = true;
      showTotals();
    },
    onApart: () => onApart?.(),
  });
  return created;
}

function acknowledge(answer: Extract<FlowAnswer, { isApplied: true }>, turns: readonly PlayedTurn[]): void {
  const last = turns.at(-1);
  known = {
    score: answer.score,
    baseScore: last?.result.score ?? known.baseScore,
    highScore: Math.max(known.highScore, answer.highScore),
    largestCombo: Math.max(known.largestCombo, last?.result.combo ?? 0),
  };
  rememberBests();
}

function store(): void {
  if (queue === null) return;
  writeWaitingMoves(owner, { gameId: queue.gameId, from: queue.applied, turns: [...queue.turns] });
  showTotals();
}
