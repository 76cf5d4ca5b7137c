/** Where a player is by name: the smallest named place around a point, else the nearest one. Pure. */
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

interface Area {
  readonly key: string;
  readonly area: Corners;
  readonly go: Point;
}

export function whereIs(places: readonly Area[], at: Point): Whereabouts | null {
  const around = places.filter(({ area }) => isIn(area, at)).toSorted((a, b) => sizeOf(a.area) - sizeOf(b.area));
  const [smallest] = around;
  if (smallest !== undefined) return { key: smallest.key, isInside: true };
  const distance = ({ go }: Area): number => Math.hypot(go.x - at.x, go.y - at.y);
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
