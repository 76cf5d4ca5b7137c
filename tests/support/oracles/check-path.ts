/** Checks paths of the core against the slow oracle beside this file. */
import { expect } from 'vitest';
import type { Vertex } from '../samples/town-map.ts';
import type { Core, PathResult, Point } from '../../../src/engine/core/types.ts';
import { PATH_STEP_PX } from '../../../src/shared/rules/town.ts';
import type { PathOracle } from './paths.ts';

export const point = ([x, y]: Vertex): Point => ({ x, y });
export const toPairs = (flat: Float32Array): Vertex[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0]);

/** Maximum difference between the core's f32 end points and the requested f64 points. */
const ROUNDING = 0.001;

/** Throws when a path leaves walkable ground, misses its ends, or exceeds its step length. */
export function checkPath(path: PathResult & { status: 'found' }, from: Vertex, to: Vertex, oracle: PathOracle): void {
  const turns = toPairs(path.waypoints);
  const points = toPairs(path.points);
  for (const way of [turns, points]) {
    const [first, last] = [way[0], way.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a path has no points');
    expect(Math.hypot(first[0] - from[0], first[1] - from[1])).toBeLessThan(ROUNDING);
    expect(Math.hypot(last[0] - to[0], last[1] - to[1])).toBeLessThan(ROUNDING);
  }
  let length = 0;
  turns.forEach((turn, index) => {
    const before = turns[index - 1];
    if (before === undefined) return;
    length += Math.hypot(turn[0] - before[0], turn[1] - before[1]);
    expect(oracle.segmentClearance(before, turn)).toBeGreaterThan(0);
  });
  expect(path.lengthPx).toBeCloseTo(length, 3);
  points.forEach((step, index) => {
    const before = points[index - 1] ?? step;
    expect(Math.hypot(step[0] - before[0], step[1] - before[1])).toBeLessThanOrEqual(PATH_STEP_PX + ROUNDING);
    expect(oracle.isWalkable(step)).toBe(true);
  });
}

/** Compares one query with the oracle; ends that are nearer to an edge than rounding allows are skipped. */
export function comparePath(core: Core, oracle: PathOracle, from: Vertex, to: Vertex): void {
  if (oracle.edgeDistance(from) < 0.01 || oracle.edgeDistance(to) < 0.01) return;
  const path = core.findPath(point(from), point(to));
  if (!oracle.isWalkable(from) || !oracle.isWalkable(to)) {
    expect(path.status).toBe('not-found');
    return;
  }
  const shortest = oracle.shortest(from, to);
  expect(path.status).toBe(shortest === Infinity ? 'not-found' : 'found');
  if (path.status !== 'found') return;
  checkPath(path, from, to, oracle);
  expect(core.pathLength(point(from), point(to))).toBe(path.lengthPx);
  // Within a few hundredths of a pixel of a vertex the core may reject a path that the oracle accepts.
  if (oracle.edgeDistance(from) < 0.05 || oracle.edgeDistance(to) < 0.05) return;
  expect(path.lengthPx).toBeLessThanOrEqual(shortest * 1.001 + 0.01);
  expect(path.lengthPx).toBeGreaterThanOrEqual(shortest - 0.5);
}
