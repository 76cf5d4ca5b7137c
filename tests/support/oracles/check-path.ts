/** Checks paths of the core against the exact oracle. Ends are multiples of 1/2048 px, where both have the same points. */
import { expect } from 'vitest';
import type { Oracle } from '../../../src/engine/core/testing/oracle.ts';
import { findWalkFault } from '../../../src/engine/core/testing/walk-check.ts';
import type { Core, PathResult, Point } from '../../../src/engine/core/types.ts';
import { PATH_STEP_PX } from '../../../src/shared/rules/town.ts';
import type { Vertex } from '../samples/town-map.ts';

/** The core's grid has this step or a finer one. */
const STEP_PX = 1 / 2048;
/** Relative: tables have distances in f32. */
const LENGTH_ERROR = 1e-5;
/** Relative error of sums in f64. */
const SUM_ERROR = 1e-9;

export const point = ([x, y]: Vertex): Point => ({ x, y });
export const toPairs = (flat: ArrayLike<number>): Vertex[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0]);
export const onGrid = ([x, y]: Vertex): Vertex => [
  Math.round(x / STEP_PX) * STEP_PX,
  Math.round(y / STEP_PX) * STEP_PX,
];

/** Throws when the path or its points leave walkable ground, miss the ends, or exceed their step length. */
function checkPath(
  core: Core,
  path: PathResult & { status: 'found' },
  [from, to]: [Vertex, Vertex],
  oracle: Oracle,
): void {
  const query = { startX: from[0], startY: from[1], goalX: to[0], goalY: to[1] };
  expect(findWalkFault(oracle, query, { length: path.lengthPx, waypoints: path.waypoints })).toBeNull();
  const points = toPairs(path.points);
  expect([points[0], points.at(-1)]).toEqual([from, to]);
  points.forEach((step, index) => {
    const before = points[index - 1] ?? step;
    expect(Math.hypot(step[0] - before[0], step[1] - before[1])).toBeLessThanOrEqual(PATH_STEP_PX + 4 * STEP_PX);
    if (!core.isWalkable(...step)) expect.fail(`${step.join()} is blocked`);
  });
}

/** Compares one query with the oracle. */
export function comparePath(core: Core, oracle: Oracle, from: Vertex, to: Vertex): void {
  const path = core.findPath(point(from), point(to));
  const shortest = oracle.findPath(...from, ...to);
  expect(path.status).toBe(shortest.status === 'found' ? 'found' : 'not-found');
  if (path.status !== 'found' || shortest.status !== 'found') return;
  checkPath(core, path, [from, to], oracle);
  expect(core.pathLength(point(from), point(to))).toBe(path.lengthPx);
  expect(path.lengthPx).toBeLessThanOrEqual((1 + LENGTH_ERROR) * shortest.length);
  expect(path.lengthPx).toBeGreaterThanOrEqual((1 - SUM_ERROR) * shortest.length);
}
