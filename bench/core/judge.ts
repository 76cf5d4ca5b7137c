/** Queries of the path benches, the same in every run, and the comparison of the answers with the slow oracle. */
import type { Core, Point } from '../../src/engine/core/types.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import type { Oracle } from '../../src/engine/core/testing/oracle.ts';
import { EIGHTHS } from '../../src/shared/walks/headings.ts';
import { createRandom } from '../../tests/support/random.ts';
import type { Row } from '../lib/table.ts';
import type { Vertex } from '../../tests/support/samples/town-map.ts';

/** Number of queries that the slow oracle checks. */
const JUDGED = 60;
const NEAR_PX = 640;
/** Largest ratio of our path length to the shortest. */
export const MAX_RATIO = 1.00001;
/** Limits within which another library does the same work: mean length ratio, and share of unanswered queries. */
const MAX_MEAN_RATIO = 1.25;
const MAX_UNANSWERED = 0.1;

export interface Query {
  from: Point;
  to: Point;
}

/** A flat array of coordinates as xy pairs. */
export const pairUp = (flat: readonly number[] | null): Vertex[] | null =>
  flat === null
    ? null
    : Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0]);

export const fromRecast = (path: { x: number; z: number }[] | null): Vertex[] | null =>
  path === null ? null : path.map(({ x, z }): Vertex => [x, z]);

export const lengthOf = (path: readonly Vertex[] | null): number | null =>
  path?.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = path[index - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0) ?? null;

/** Pairs of walkable points that a path connects, the same in every run, in eighths of a pixel as players have them. */
export function chooseQueries(core: Core, kind: 'far' | 'near', count: number): Query[] {
  const random = createRandom(99);
  const queries: Query[] = [];
  while (queries.length < count) {
    const from = { x: eighths(random.between(0, MAP_WIDTH_PX)), y: eighths(random.between(0, MAP_HEIGHT_PX)) };
    const to = { x: eighths(random.between(0, MAP_WIDTH_PX)), y: eighths(random.between(0, MAP_HEIGHT_PX)) };
    const isFar = Math.abs(from.x - to.x) > NEAR_PX;
    if (isFar === (kind === 'far') && core.pathLength(from, to) !== null) queries.push({ from, to });
  }
  return queries;
}

const eighths = (px: number): number => Math.round(px * EIGHTHS) / EIGHTHS;

/** Mean and worst ratio to the shortest length, paths that cut a wall, and unanswered queries. */
export function judge(oracle: Oracle, queries: readonly Query[], find: (query: Query) => Vertex[] | null): Row {
  const ratios: number[] = [];
  let cuts = 0;
  let unanswered = 0;
  for (const query of queries.slice(0, JUDGED)) {
    const path = find(query);
    if (path === null) {
      unanswered++;
      continue;
    }
    let length = 0;
    let isCut = false;
    path.forEach((turn, index) => {
      const before = path[index - 1];
      if (before === undefined) return;
      length += Math.hypot(turn[0] - before[0], turn[1] - before[1]);
      isCut ||= !oracle.isLegWalkable(oracle.locate(...before), oracle.locate(...turn));
    });
    if (isCut) cuts++;
    const shortest = oracle.findPath(query.from.x, query.from.y, query.to.x, query.to.y);
    ratios.push(shortest.status === 'found' ? length / shortest.length : Number.NaN);
  }
  return {
    'length / shortest': Number((ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toFixed(5)),
    worst: Number(Math.max(...ratios).toFixed(4)),
    'cut walls': `${cuts} of ${ratios.length}`,
    unanswered,
  };
}

/**
 * Throws when a way does not do the same work: ours must be the shortest; others must be close to it and answer nearly
 * all queries.
 */
export function demand(way: string, { 'length / shortest': mean, worst, unanswered }: Row): void {
  if (way.startsWith('ours') && (!(Number(worst) <= MAX_RATIO) || Number(unanswered) > 0)) {
    throw new Error(`${way}: not the shortest paths`);
  }
  const isNear = Number(mean) <= MAX_MEAN_RATIO && Number(mean) >= 1 / MAX_MEAN_RATIO;
  if (!isNear || Number(unanswered) > JUDGED * MAX_UNANSWERED) throw new Error(`${way}: answers something else`);
}
