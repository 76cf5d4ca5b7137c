/**
 * A try of the daily lantern board: dealt or resumed by the server, played on its module in a worker, every swap sent for
 * replay. Unlike in the endless game, swaps that the server lacks are kept only as long as the page.
 */
import { ref } from 'valtio';
import type { DailyState, DailyTurn } from '../../engine/core/daily-types.ts';
import type { Match3Swap } from '../../engine/core/types.ts';
import { createDailyClient, type DailyClient } from '../../engine/daily-client.ts';
import { ApiError } from '../../net/api-error.ts';
import { call } from '../../net/http.ts';
import { endDailyTry, playDailyTry, type ReplyOfPlay, startDailyTry } from '../../shared/contract/flow.ts';
import type { FlowAnswer, FlowPlay, FlowResult } from '../../shared/realtime/events.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { refreshDaily } from './calls.ts';
import { areNeighbours } from './cells.ts';
import type { Audience } from './game.ts';
import { lengthMs, phasesOfTurn } from './phases.ts';
import { type DailyEnd, flow, nothing } from './state.ts';
import { text } from './text.ts';
import { createTurnQueue, type TurnQueue } from './turn-queue.ts';
import { atEachStep, makeSwap, runFilm, say, schedule, stopTurns } from './turns.ts';

/** From the end of the last animation to the result. */
const AFTER_MS = 300;

let client: DailyClient | null = null;
let queue: TurnQueue | null = null;
let audience: Audience | null = null;
/** Counts openings; an older one gives up. */
let opening = 0;

/** Ends this tab's hold of its try. */
let letGo: (() => void) | null = null;

/** Holds the try for this tab. A tab of the same browser that opens it too takes it over: two would play apart. */
function hold(tryId: string): void {
  letGo?.();
  letGo = null;
  if (!('locks' in navigator)) return;
  const until = Promise.withResolvers<void>();
  letGo = until.resolve;
  navigator.locks
    .request(`daily-try ${tryId}`, { steal: true }, () => until.promise)
    .catch(() => {
      if (letGo !== until.resolve) return;
      letGo = null;
      queue?.stop();
      queue = null;
      closeTry();
      showToast({ text: `${text.takenOverTitle}. ${text.takenOver}`, tone: 'info', id: 'flow-taken-over' });
    });
}

/** Deals the next try of the day, or goes on with the open one. Rejects with an `ApiError`. */
export async function openDaily(listener: Audience): Promise<void> {
  audience = listener;
  client ??= createDailyClient();
  opening += 1;
  const own = opening;
  const lent = client;
  const dealt = await call(startDailyTry);
  const log = Uint8Array.from(dealt.log);
  const state = await (log.length === 0 ? lent.startDaily(dealt.seed) : lent.replayDaily(dealt.seed, log));
  if (own !== opening || client !== lent) return;
  if (state === null) throw new Error(text.notDealt);
  queue?.stop();
  stopTurns();
  Object.assign(flow, { ...nothing, mode: 'daily', status: 'ready', score: state.score });
  flow.daily = { number: dealt.number, movesLeft: state.movesLeft, lanternsLeft: state.lanternsLeft, end: null };
  show(state);
  queue = newQueue(dealt.tryId, dealt.log.length, dealt.creditMs);
  hold(dealt.tryId);
  refreshDaily();
}

/** The dialog closes or shows the other game. The try stays open on the server, and waiting swaps are still sent. */
export function leaveDaily(): void {
  opening += 1;
  letGo?.();
  letGo = null;
  stopTurns();
  client?.dispose();
  client = null;
  audience = null;
  Object.assign(flow, nothing);
}

/** Shows the day again instead of the try. */
export function closeTry(): void {
  stopTurns();
  Object.assign(flow, { ...nothing, mode: 'daily' });
  refreshDaily();
}

/** Ends the try: its score counts. Rejects with an `ApiError`. */
export async function giveUp(): Promise<void> {
  if (queue === null || flow.daily === null) return;
  const { lanternsLeft } = flow.daily;
  const { score } = await call(endDailyTry, { params: { id: queue.gameId } });
  queue.stop();
  queue = null;
  finish({ score, lanternsLeft, isLanternNew: false, prize: null });
}

/** Swaps two cells, after the running turn if there is one. Resolves to whether the swap was possible now. */
export async function swapDaily(one: number, other: number): Promise<boolean> {
  if (client === null || flow.status !== 'ready' || flow.daily?.movesLeft === 0 || !areNeighbours(one, other)) {
    return false;
  }
  const pair: [number, number] = [Math.min(one, other), Math.max(one, other)];
  const [lent, own] = [client, opening];
  return await makeSwap(pair, {
    compute: (swap) => lent.swapDaily(swap),
    isCurrent: () => client === lent && own === opening,
    swapped: (isPossible) => audience?.swapped(isPossible),
    show: (before, turn) => playTurn(before, pair, turn),
    again: playNext,
  });
}

const playNext = ([one, other]: Match3Swap): void => void swapDaily(one, other);

function playTurn(before: Uint8Array, pair: [number, number], { steps, isReshuffled, state }: DailyTurn): void {
  const scoreBefore = flow.score;
  atEachStep(steps, (combo) => audience?.cleared(combo));
  const showEnd = (): void => {
    show(state);
    flow.score = state.score;
    say({ kind: 'points', points: state.score - scoreBefore, rounds: steps.length });
  };
  runFilm(phasesOfTurn(before, pair, { steps, isReshuffled, after: state.pieces }), showEnd, playNext);
  const { score, bestCombo } = state;
  queue?.add({ swap: pair, result: { score, combo: bestCombo }, rounds: steps.length });
}

function show(state: DailyState): void {
  flow.gems = ref(state.pieces);
  flow.possibleSwaps = state.possibleSwaps;
  if (flow.daily !== null) {
    Object.assign(flow.daily, { movesLeft: state.movesLeft, lanternsLeft: state.lanternsLeft });
  }
}

function newQueue(tryId: string, applied: number, creditMs: number): TurnQueue {
  const created: TurnQueue = createTurnQueue({
    gameId: tryId,
    applied,
    creditMs,
    clock: runtime,
    send: (play, result) => send(play, result),
    onTaken: () => {
      flow.isBehind = false;
    },
    onChange() {
      if (queue === created) flow.waiting = created.turns.length;
    },
    onSilence() {
      flow.isBehind = true;
    },
    onApart() {
      if (queue !== created || audience === null) return;
      audience.apart(created.turns.length);
      closeTry();
    },
  });
  return created;
}

/** Null when no reply came. */
async function send({ gameId, from, swaps }: FlowPlay, { score, combo }: FlowResult): Promise<FlowAnswer | null> {
  try {
    const body = { from, swaps, score, combo };
    const reply = await call(playDailyTry, { params: { id: gameId }, body });
    if (!reply.isApplied) {
      return { isApplied: false, applied: reply.applied, code: reply.code ?? 'malformed', ...creditOf(reply) };
    }
    if (reply.isOver === true) conclude(reply);
    const total = reply.score ?? score;
    return {
      isApplied: true,
      applied: reply.applied ?? 0,
      score: total,
      highScore: total,
      creditMs: reply.creditMs ?? 0,
    };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.isRefusal && error.status !== 429;
    return isRefused ? { isApplied: false, applied: null, code: 'malformed' } : null;
  }
}

const creditOf = ({ creditMs }: ReplyOfPlay): { creditMs?: number } => (creditMs === undefined ? {} : { creditMs });

/** The server has the last swap: the end is shown after its animation. */
function conclude({ score = 0, isLanternNew = false, prize }: ReplyOfPlay): void {
  const finishNow = (): void =>
    finish({ score, lanternsLeft: flow.daily?.lanternsLeft ?? 0, isLanternNew, prize: prize ?? null });
  const { film } = flow;
  const endsInMs =
    film === null ? 0 : film.startedAt + lengthMs(film.phases, film.stepMs) - runtime.monotonic() + AFTER_MS;
  if (endsInMs <= 0) finishNow();
  else schedule(endsInMs, finishNow);
}

function finish(end: DailyEnd): void {
  refreshDaily();
  if (flow.daily === null) return;
  Object.assign(flow.daily, { movesLeft: 0, end });
  flow.possibleSwaps = [];
}
