/** Seeded queries for a map: ends on walkable ground, on walls, on vertices, in holes, outside, and equal ends. */
import type { Random } from '../../../../tests/support/random.ts';
import type { LocationShape, Ring } from '../navigation-api.ts';

export interface Query {
  startX: number;
  startY: number;
  goalX: number;
  goalY: number;
}

interface Point {
  x: number;
  y: number;
}

/**
 * `isWalkable` decides for most ends, so that most queries have a path. Nearly all ends are multiples of 1/32 unit; one of
 * twenty is any number.
 */
export function chooseQueries(
  random: Random,
  map: LocationShape,
  count: number,
  isWalkable: (x: number, y: number) => boolean,
): Query[] {
  return Array.from({ length: count }, (): Query => {
    const start = chooseEnd(random, map, isWalkable);
    const goal = random.next() < 0.02 ? start : chooseEnd(random, map, isWalkable);
    return { startX: start.x, startY: start.y, goalX: goal.x, goalY: goal.y };
  });
}

function chooseEnd(random: Random, map: LocationShape, isWalkable: (x: number, y: number) => boolean): Point {
  const kind = random.next();
  const ring = map.rings[random.whole(0, map.rings.length)];
  if (ring !== undefined && kind < 0.12) return pointOf(ring, random.whole(0, ring.length / 2));
  if (ring !== undefined && kind < 0.22) return onEdge(random, ring);
  const steps = kind < 0.5 ? 2 : 32;
  for (let tries = 0; tries < 30; tries++) {
    const any = { x: random.between(-0.02, 1.02) * map.width, y: random.between(-0.02, 1.02) * map.height };
    const point = kind > 0.95 ? any : { x: Math.round(any.x * steps) / steps, y: Math.round(any.y * steps) / steps };
    if (kind > 0.9 || isWalkable(point.x, point.y)) return point;
  }
  return { x: random.whole(0, map.width), y: random.whole(0, map.height) };
}

/** The middle of an edge: exact where coordinates are multiples of 1/16. */
function onEdge(random: Random, ring: Ring): Point {
  const index = random.whole(0, ring.length / 2);
  const [from, to] = [pointOf(ring, index), pointOf(ring, (index + 1) % (ring.length / 2))];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

const pointOf = (ring: Ring, index: number): Point => ({ x: ring[index * 2] ?? 0, y: ring[index * 2 + 1] ?? 0 });
