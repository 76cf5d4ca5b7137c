/** The marks of the first walk on the ground: where the player should go, and paw prints on the way there. Pure. */
import type { LabelFace } from './label-face.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface ShownGuide {
  readonly target: Place;
  readonly prints: readonly Place[];
  readonly ring: LabelFace;
  readonly print: LabelFace;
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
