/** The marks of the first walk on the ground: where the player should go, and paw prints on the way there. Pure. */
import type { LabelFace } from './label-face.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface ShownGuide {
  /** Null when the task has no place. */
  readonly target: Place | null;
  readonly prints: readonly Place[];
  readonly ring: LabelFace;
  readonly print: LabelFace;
  readonly hand: ShownHand | null;
}

/** Shows a player who does not move how to get to a point. */
export interface ShownHand {
  readonly to: Place;
  /** On the clock of frames. */
  readonly sinceMs: number;
  /** A pointer that glides to the point and taps there; null for arrow keys. */
  readonly pointer: LabelFace | null;
  /** The caps over the own head, and those that lead to the point lit. */
  readonly caps: { readonly dark: LabelFace; readonly lit: LabelFace } | null;
}

/** Milliseconds: on its way, and each of two taps. */
const HAND = { glideMs: 1500, tapMs: 450, fadeMs: 200 } as const;
const TAP_SHARE = 0.18;
const HAND_END_MS = HAND.glideMs + 2 * HAND.tapMs;

export interface HandLook {
  /** From the player (0) to the point (1). */
  share: number;
  scale: number;
  alpha: number;
  /** How much the caps are lit, 0 to 1. */
  lit: number;
}

/** Writes how the hand looks so long after it appeared; `isStill`: it rests at the point. */
export function writeHandLook(elapsedMs: number, isStill: boolean, out: HandLook): void {
  const left = HAND_END_MS - elapsedMs;
  out.alpha = Math.max(0, Math.min(1, elapsedMs / HAND.fadeMs, left / HAND.fadeMs));
  out.share = 1;
  out.scale = 1;
  out.lit = 1;
  if (isStill) return;
  const share = Math.max(0, Math.min(1, elapsedMs / HAND.glideMs));
  out.share = share * share * (3 - 2 * share);
  const tapMs = elapsedMs - HAND.glideMs;
  if (tapMs > 0) out.scale = 1 - TAP_SHARE * Math.sin((Math.PI * (tapMs % HAND.tapMs)) / HAND.tapMs) ** 2;
  out.lit = 0.5 - 0.5 * Math.cos((2 * Math.PI * elapsedMs) / (HAND_END_MS / 3));
}

const BREATH_S = 1.6;
const BREATH_SHARE = 0.08;

/** Size of the ring at a time, as a share of its own. */
export const ringScale = (seconds: number, isStill: boolean): number =>
  isStill ? 1 : 1 + BREATH_SHARE * Math.sin((2 * Math.PI * seconds) / BREATH_S);

/** Points of a way that are `stepPx` apart, without its start, at most `most`. `way`: xy pairs after `from`. */
export function pointsOnWay(from: Place, way: readonly number[], stepPx: number, most: number): Place[] {
  const points: Place[] = [];
  let { x, y } = from;
  let duePx = stepPx;
  for (let at = 0; at + 1 < way.length && points.length < most; at += 2) {
    const [nextX, nextY] = [way[at] ?? x, way[at + 1] ?? y];
    const lengthPx = Math.hypot(nextX - x, nextY - y);
    let walkedPx = duePx;
    for (; walkedPx < lengthPx && points.length < most; walkedPx += stepPx) {
      const share = walkedPx / lengthPx;
      points.push({ x: x + (nextX - x) * share, y: y + (nextY - y) * share });
    }
    duePx = walkedPx - lengthPx;
    [x, y] = [nextX, nextY];
  }
  return points;
}
