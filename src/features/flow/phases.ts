/**
 * A turn as an animation: phases of 300 ms each, or longer ones (swap, then clear, drop and refill for every round), and the position
 * of each gem at a time. Pure.
 */
import type { Match3Step, Match3Swap, Match3Turn } from '../../engine/core/types.ts';
import { STEP_MS } from '../../shared/rules/flow.ts';
import { columnOf, rowOf, SIDE } from './cells.ts';

const NO_GEM = 255;

export type Phase =
  | { kind: 'swap'; gems: Uint8Array; swap: Match3Swap }
  /** Forward and back: the swap makes no match. */
  | { kind: 'bounce'; gems: Uint8Array; swap: Match3Swap }
  | { kind: 'clear'; gems: Uint8Array; step: FilmedStep }
  | { kind: 'drop'; gems: Uint8Array; step: FilmedStep }
  | { kind: 'refill'; gems: Uint8Array; step: FilmedStep }
  /** The board is dealt again. */
  | { kind: 'shuffle'; gems: Uint8Array; after: Uint8Array };

/** A gem to draw. `x` and `y` are in cells from the centre of the top left cell. */
export interface GemPose {
  gem: number;
  x: number;
  y: number;
  scale: number;
  alpha: number;
}

/** `points` and `changed`, pieces that become others before the fall, belong to the daily board. */
export interface FilmedStep extends Match3Step {
  points?: number;
  changed?: { cell: number; gem: number }[];
}

/** A turn of either game. */
export interface FilmedTurn {
  steps: readonly FilmedStep[];
  isReshuffled: boolean;
  /** The board at the end. */
  after: Uint8Array;
}

export const filmedMatch = ({ steps, isReshuffled, state }: Match3Turn): FilmedTurn => ({
  steps,
  isReshuffled,
  after: state.gems,
});

export function phasesOfTurn(before: Uint8Array, swap: Match3Swap, turn: FilmedTurn): Phase[] {
  const phases: Phase[] = [{ kind: 'swap', gems: before, swap }];
  let gems = exchanged(before, swap);
  for (const step of turn.steps) {
    phases.push({ kind: 'clear', gems, step });
    gems = gems.map((gem, cell) => (step.cleared.includes(cell) ? NO_GEM : gem));
    for (const { cell, gem } of step.changed ?? []) gems[cell] = gem;
    phases.push({ kind: 'drop', gems, step });
    gems = fallen(gems, step);
    phases.push({ kind: 'refill', gems, step });
    gems = step.gems;
  }
  if (turn.isReshuffled) phases.push({ kind: 'shuffle', gems, after: turn.after });
  return phases;
}

export const phasesOfBounce = (gems: Uint8Array, swap: Match3Swap): Phase[] => [{ kind: 'bounce', gems, swap }];

/** `stepMs`: the length of a phase; at least STEP_MS, which is the server's measure. */
export const lengthMs = (phases: readonly Phase[], stepMs = STEP_MS): number => phases.length * stepMs;

/** The start of the clear phase of a round: after the swap and the three phases of each earlier round. */
export const clearBeginsMs = (round: number, stepMs = STEP_MS): number => stepMs * (1 + 3 * round);

/** The phase at a time and its progress, 0 to 1. Null after the end of the animation. */
export function phaseAt(
  phases: readonly Phase[],
  elapsedMs: number,
  stepMs = STEP_MS,
): { phase: Phase; index: number; progress: number } | null {
  const index = Math.floor(Math.max(0, elapsedMs) / stepMs);
  const phase = phases[index];
  return phase ? { phase, index, progress: (Math.max(0, elapsedMs) % stepMs) / stepMs } : null;
}

/**
 * The positions of all gems. With `isStill` nothing moves: gems that leave or arrive fade in place (reduced motion).
 */
export function posesOf(phase: Phase, progress: number, isStill: boolean): GemPose[] {
  switch (phase.kind) {
    case 'swap':
      return swapped(phase.gems, phase.swap, isStill ? Math.round(progress) : easeInOut(progress));
    case 'bounce':
      return swapped(phase.gems, phase.swap, isStill ? 0 : Math.sin(progress * Math.PI) * 0.45);
    case 'clear':
      return resting(phase.gems).map((pose) =>
        phase.step.cleared.includes(cellOf(pose)) ? { ...pose, ...vanishing(progress, isStill) } : pose,
      );
    case 'drop':
      return dropping(phase.gems, phase.step, isStill ? Math.round(progress) : easeIn(progress));
    case 'refill':
      return refilling(phase.gems, phase.step, progress, isStill);
    case 'shuffle':
      return shuffling(phase.gems, phase.after, progress);
  }
}

/** A board at rest. */
export function resting(gems: Uint8Array): GemPose[] {
  const poses: GemPose[] = [];
  gems.forEach((gem, cell) => {
    if (gem !== NO_GEM) poses.push({ gem, x: columnOf(cell), y: rowOf(cell), scale: 1, alpha: 1 });
  });
  return poses;
}

const cellOf = ({ x, y }: GemPose): number => y * SIDE + x;

function exchanged(gems: Uint8Array, [one, other]: Match3Swap): Uint8Array {
  const after = gems.slice();
  after[one] = gems[other] ?? NO_GEM;
  after[other] = gems[one] ?? NO_GEM;
  return after;
}

function fallen(gems: Uint8Array, { falls }: Match3Step): Uint8Array {
  const after = gems.slice();
  for (const { from } of falls) after[from] = NO_GEM;
  for (const { from, to } of falls) after[to] = gems[from] ?? NO_GEM;
  return after;
}

function swapped(gems: Uint8Array, [one, other]: Match3Swap, share: number): GemPose[] {
  const dx = (columnOf(other) - columnOf(one)) * share;
  const dy = (rowOf(other) - rowOf(one)) * share;
  return resting(gems).map((pose) => {
    if (cellOf(pose) === one)
      return { ...pose, x: pose.x + dx, y: pose.y + dy, scale: 1 + 0.08 * Math.sin(share * Math.PI) };
    if (cellOf(pose) === other) return { ...pose, x: pose.x - dx, y: pose.y - dy };
    return pose;
  });
}

/** Grows briefly, then disappears. */
function vanishing(progress: number, isStill: boolean): Pick<GemPose, 'scale' | 'alpha'> {
  if (isStill) return { scale: 1, alpha: 1 - progress };
  if (progress < 0.3) return { scale: 1 + progress * 0.5, alpha: 1 };
  const rest = (progress - 0.3) / 0.7;
  return { scale: 1.15 * (1 - rest * rest), alpha: 1 - rest };
}

function dropping(gems: Uint8Array, { falls }: Match3Step, share: number): GemPose[] {
  const target = new Map(falls.map(({ from, to }) => [from, rowOf(to)]));
  return resting(gems).map((pose) => {
    const to = target.get(cellOf(pose));
    return to === undefined ? pose : { ...pose, y: pose.y + (to - pose.y) * share };
  });
}

function refilling(gems: Uint8Array, { arrivals }: Match3Step, progress: number, isStill: boolean): GemPose[] {
  const poses = resting(gems);
  for (const { to, height, gem } of arrivals) {
    const y = rowOf(to);
    const start = -height;
    const share = isStill ? 1 : easeOutBounce(progress);
    const at = start + (y - start) * share;
    poses.push({ gem, x: columnOf(to), y: at, scale: 1, alpha: isStill ? progress : clearOfFrame(at) });
  }
  return poses;
}

function shuffling(before: Uint8Array, after: Uint8Array, progress: number): GemPose[] {
  const isSecondHalf = progress >= 0.5;
  const alpha = Math.abs(1 - progress * 2);
  return resting(isSecondHalf ? after : before).map((pose) => ({ ...pose, alpha, scale: 0.7 + 0.3 * alpha }));
}

/** Arriving gems move in from under the board's frame: hidden outside it, whole in the first row. */
const clearOfFrame = (y: number): number => Math.max(0, Math.min(1, (y + 0.6) / 0.5));

const easeIn = (t: number): number => t * t;
const easeInOut = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
/** Falls and settles with one small bounce. */
function easeOutBounce(t: number): number {
  if (t < 0.75) return (t / 0.75) ** 2;
  const rest = (t - 0.75) / 0.25;
  return 1 - 0.06 * Math.sin(rest * Math.PI);
}
