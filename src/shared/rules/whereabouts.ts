/**
 * Where things are in words instead of coordinates: the named place of a point, and the direction and the number of steps from one
 * point to another. Points are map pixels, y grows downwards. Pure.
 */
import { STEP_PX } from './step.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Whereabouts {
  key: string;
  /** False: near it. */
  isInside: boolean;
}

type Corners = readonly (readonly [number, number])[];

/** A named place as far as it says where a point is. */
export interface NamedArea {
  readonly key: string;
  readonly area: Corners;
  readonly go: Point;
}

/** As seen in the town's picture and on the arrow keys. `here`: less than half a step away. */
export type Direction = 'here' | 'right' | 'down-right' | 'down' | 'down-left' | 'left' | 'up-left' | 'up' | 'up-right';

/** Clockwise from the right, an eighth of a turn each. */
const EIGHTHS: readonly Direction[] = ['right', 'down-right', 'down', 'down-left', 'left', 'up-left', 'up', 'up-right'];

/** The number of whole steps between two points, at least 0. */
export const stepsTo = (from: Point, to: Point): number =>
  Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP_PX);

export function directionTo(from: Point, to: Point): Direction {
  if (stepsTo(from, to) === 0) return 'here';
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return EIGHTHS[(eighth + EIGHTHS.length) % EIGHTHS.length] ?? 'here';
}

/** The smallest area that contains `at`, else the nearest place by its walkable point; null without places. */
export function whereIs(places: readonly NamedArea[], at: Point): Whereabouts | null {
  const around = places.filter(({ area }) => isIn(area, at)).toSorted((a, b) => sizeOf(a.area) - sizeOf(b.area));
  const [smallest] = around;
  if (smallest !== undefined) return { key: smallest.key, isInside: true };
  const distance = ({ go }: NamedArea): number => Math.hypot(go.x - at.x, go.y - at.y);
  const [nearest] = places.toSorted((a, b) => distance(a) - distance(b));
  return nearest === undefined ? null : { key: nearest.key, isInside: false };
}

/** By the even-odd rule. */
function isIn(corners: Corners, { x, y }: Point): boolean {
  let isInside = false;
  let [beforeX, beforeY] = corners.at(-1) ?? [0, 0];
  for (const [cornerX, cornerY] of corners) {
    const isCrossing = cornerY > y !== beforeY > y;
    if (isCrossing && x < ((beforeX - cornerX) * (y - cornerY)) / (beforeY - cornerY) + cornerX) isInside = !isInside;
    [beforeX, beforeY] = [cornerX, cornerY];
  }
  return isInside;
}

/** Twice the area of a polygon. */
function sizeOf(corners: Corners): number {
  let sum = 0;
  let [beforeX, beforeY] = corners.at(-1) ?? [0, 0];
  for (const [x, y] of corners) {
    sum += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  return Math.abs(sum);
}
