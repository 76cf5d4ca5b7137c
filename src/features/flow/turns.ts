/**
 * The turn that is being animated, for both games: its film runs by the clock, and one swap that the player makes during it
 * waits for its end. Owns the timers of the film.
 */
import { ref } from 'valtio';
import type { Match3Swap } from '../../engine/core/types.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { STEP_MS } from '../../shared/rules/flow.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { flowSpeed } from '../../state/settings/flow-speed.ts';
import { clearBeginsMs, lengthMs, type Phase, phasesOfBounce } from './phases.ts';
import { activeFactor, flow, type Said } from './state.ts';

const timers = new Set<Cancel>();
let isRunning = false;

/** Length of a phase of the next film: the setting only makes it longer. */
const stepNow = (): number => (flowSpeed.isSlow ? 2 * STEP_MS : STEP_MS);

export const isTurning = (): boolean => isRunning;

/** From the swap until its film has ended: a further swap waits. */
function beginTurn(): void {
  isRunning = true;
  Object.assign(flow, { taken: null, hint: null, next: null });
}

/** Forgets turn, timers and the waiting swap. */
export function stopTurns(): void {
  for (const cancel of timers) cancel();
  timers.clear();
  isRunning = false;
  Object.assign(flow, { film: null, next: null, taken: null, hint: null });
}

/** The last swap that is made during a turn is played after it. */
function keepForLater(pair: Match3Swap): void {
  Object.assign(flow, { next: pair, taken: null });
  say({ kind: 'waits' });
}

interface SwapParts<Turn> {
  /** Plays the swap on the module of the game; null when it is not possible. */
  compute: (pair: Match3Swap) => Promise<Turn | null>;
  /** Whether the game that made the swap is still on the screen. */
  isCurrent: () => boolean;
  /** Called with whether the swap was possible. */
  swapped: (isPossible: boolean) => void;
  /** Shows the turn; `before` are the gems of before the swap. */
  show: (before: Uint8Array, turn: Turn) => void;
  /** Makes the swap that waited. */
  again: (pair: Match3Swap) => void;
}

/** A swap of either game, after the running turn if there is one. Resolves to whether it was possible now. */
export async function makeSwap<Turn>(pair: [number, number], parts: SwapParts<Turn>): Promise<boolean> {
  if (isRunning) {
    keepForLater(pair);
    return false;
  }
  beginTurn();
  const before = flow.gems.slice();
  const turn = await parts.compute(pair).catch(() => null);
  if (!parts.isCurrent()) return false;
  parts.swapped(turn !== null);
  if (turn === null) {
    say({ kind: 'no-match' });
    runFilm(phasesOfBounce(before, pair), () => {}, parts.again);
    return false;
  }
  parts.show(before, turn);
  return true;
}

/** Calls `cleared` when each step of a turn clears its gems. */
export function atEachStep(steps: readonly { combo: number }[], cleared: (combo: number) => void): void {
  const stepMs = stepNow();
  for (const [round, { combo }] of steps.entries()) schedule(clearBeginsMs(round, stepMs), () => cleared(combo));
}

/** Plays the film, calls `onEnd`, and then `play` with the swap that waits. */
export function runFilm(phases: Phase[], onEnd: () => void, play: (pair: Match3Swap) => void): void {
  const stepMs = stepNow();
  flow.film = ref({ phases, startedAt: runtime.monotonic(), stepMs, factor: activeFactor() });
  schedule(lengthMs(phases, stepMs), () => {
    flow.film = null;
    isRunning = false;
    onEnd();
    const { next } = flow;
    flow.next = null;
    if (next !== null) play(next);
  });
}

export function schedule(ms: number, task: () => void): void {
  const cancel = runtime.setTimeout(() => {
    timers.delete(cancel);
    task();
  }, ms);
  timers.add(cancel);
}

type Spoken =
  | { kind: 'no-match' | 'waits' }
  | { kind: 'hint'; pair: Match3Swap; pieces: number[] }
  | { kind: 'points'; points: number; rounds: number };

export function say(said: Spoken): void {
  flow.said = { ...said, count: (flow.said?.count ?? 0) + 1 } satisfies Said;
}
