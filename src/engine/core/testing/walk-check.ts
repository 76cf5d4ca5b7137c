/** Walks a path leg by leg on the reference map: it joins the ends of its query, is as long as it says, and crosses nothing. */
import type { Oracle } from './oracle.ts';
import type { Query } from './queries.ts';

export interface WalkedPath {
  length: number;
  /** xy pairs, both ends included. */
  waypoints: ArrayLike<number>;
}

export interface WalkTolerance {
  /** Largest distance in units of an end from the query's, and of a waypoint from the vertex that it names; default 0. */
  units?: number;
}

/** Relative error of sums in f64, with reserve. */
const SUM_ERROR = 1e-9;

/**
 * Null for a path that can be walked, otherwise the first fault. Legs may touch boundaries, but pass no vertex from one part
 * of the ground to another. With a tolerance, a leg that cuts a wall counts as walkable when a path around it is at most
 * that much longer.
 */
export function findWalkFault(
  oracle: Oracle,
  { startX, startY, goalX, goalY }: Query,
  { length, waypoints }: WalkedPath,
  { units = 0 }: WalkTolerance = {},
): string | null {
  const count = waypoints.length / 2;
  if (!Number.isInteger(count) || count < 2) return `${waypoints.length} numbers are no path`;
  const spots = Array.from({ length: count }, (_, index) => ({
    x: waypoints[index * 2] ?? Number.NaN,
    y: waypoints[index * 2 + 1] ?? Number.NaN,
  }));
  const isNear = (spot: { x: number; y: number } | undefined, x: number, y: number): boolean =>
    spot !== undefined && Math.hypot(spot.x - x, spot.y - y) <= units;
  if (!isNear(spots[0], startX, startY)) return `starts at ${spots[0]?.x}, ${spots[0]?.y}`;
  if (!isNear(spots.at(-1), goalX, goalY)) return `ends at ${spots.at(-1)?.x}, ${spots.at(-1)?.y}`;
  const sum = spots.reduce((total, { x, y }, index) => {
    const before = spots[index - 1] ?? { x, y };
    return total + Math.hypot(x - before.x, y - before.y);
  }, 0);
  if (!(Math.abs(sum - length) <= sum * SUM_ERROR + units * count)) return `says ${length}, is ${sum} long`;

  const places = spots.map(({ x, y }, index) => {
    const isEnd = index === 0 || index === count - 1;
    const vertex = isEnd || units === 0 ? undefined : oracle.vertices.find((found) => isNear(found, x, y));
    return oracle.locate(vertex?.x ?? x, vertex?.y ?? y);
  });
  for (const [index, to] of places.entries()) {
    const from = places[index - 1];
    if (from === undefined || oracle.isLegWalkable(from, to)) continue;
    const around = units === 0 ? null : oracle.findPath(from.x, from.y, to.x, to.y);
    const excess = around?.status === 'found' ? around.length - Math.hypot(to.x - from.x, to.y - from.y) : Infinity;
    if (excess > units) return `leg ${index} from ${from.x}, ${from.y} to ${to.x}, ${to.y} is not walkable`;
  }
  return null;
}
