/**
 * Reference for shortest paths on walkable ground, simple and independent of the core: a visibility graph of all corners by
 * testing each pair (only legs that are tangent to the ground at both corners), searched with A*. Neighbours of a corner are
 * computed when a search first reaches it, and kept.
 */
import type { Ring } from '../navigation-api.ts';
import { distance, orient, type Spot } from './exact-plane.ts';
import { createPlaneMap, type Place, type PlaneMap, reflexWedge, type Vertex } from './plane-map.ts';

export type OracleAnswer =
  /** `waypoints`: xy pairs, both ends included, also those on a straight line. */
  { status: 'found'; length: number; waypoints: number[] } | { status: 'unreachable' } | { status: 'outside' };

export interface Oracle extends PlaneMap {
  /** Number of vertices that a shortest path may turn at. */
  cornerCount: number;
  findPath(startX: number, startY: number, goalX: number, goalY: number): OracleAnswer;
}

interface Corner extends Place {
  vertex: Vertex;
  /** Neighbours of the vertex that enclose its walkable wedge of more than 180 degrees. */
  first: Vertex;
  next: Vertex;
  neighbours: Neighbour[] | null;
}

interface Neighbour {
  corner: Corner;
  length: number;
}

/** An entry of A*. */
interface Reached {
  corner: Corner;
  /** Length of the path to the corner. */
  length: number;
  /** That plus the distance to the goal. */
  bound: number;
  from: Reached | null;
}

/** Throws a TypeError that names a ring when two edges cross. */
export function createOracle(rings: readonly Ring[]): Oracle {
  const map = createPlaneMap(rings);
  const corners = map.vertices.flatMap((vertex): Corner[] => {
    const wedge = reflexWedge(vertex);
    if (wedge === null) return [];
    return [{ x: vertex.x, y: vertex.y, vertex, edge: null, isWalkable: true, ...wedge, neighbours: null }];
  });

  /** Corners that a straight leg joins with a place, where the leg is tangent to the ground. */
  const seenFrom = (place: Place): Neighbour[] =>
    corners
      .filter((corner) => isTangent(corner, place) && map.isLegWalkable(place, corner))
      .map((corner) => ({ corner, length: distance(place, corner) }));

  const neighboursOf = (corner: Corner): Neighbour[] => {
    corner.neighbours ??= corners
      .filter((other) => isTangent(other, corner) && isTangent(corner, other) && map.isLegWalkable(corner, other))
      .map((other) => ({ corner: other, length: distance(corner, other) }));
    return corner.neighbours;
  };

  return {
    ...map,
    cornerCount: corners.length,

    findPath(startX, startY, goalX, goalY) {
      const start = map.locate(startX, startY);
      const goal = map.locate(goalX, goalY);
      if (!start.isWalkable || !goal.isWalkable) return { status: 'outside' };
      if (map.isLegWalkable(start, goal)) {
        return { status: 'found', length: distance(start, goal), waypoints: [start.x, start.y, goal.x, goal.y] };
      }
      const lastLegs = new Map(seenFrom(goal).map(({ corner, length }) => [corner, length]));
      return search(start, goal, seenFrom(start), lastLegs, neighboursOf);
    },
  };
}

/** Whether the line through a corner and a point leaves the blocked side of the corner on one side. */
function isTangent(corner: Corner, point: Spot): boolean {
  if (corner.x === point.x && corner.y === point.y) return false;
  const fromFirst = orient(corner, corner.first, point);
  const fromNext = orient(corner, corner.next, point);
  return !(fromFirst < 0 && fromNext > 0) && !(fromFirst > 0 && fromNext < 0);
}

/** A*. `lastLegs`: distance to the goal by the corners that see it. */
function search(
  start: Spot,
  goal: Spot,
  firstLegs: readonly Neighbour[],
  lastLegs: ReadonlyMap<Corner, number>,
  neighboursOf: (corner: Corner) => Neighbour[],
): OracleAnswer {
  const open: Reached[] = [];
  const best = new Map<Corner, number>();
  const reach = ({ corner, length }: Neighbour, from: Reached | null): void => {
    const total = (from?.length ?? 0) + length;
    if (total >= (best.get(corner) ?? Infinity)) return;
    best.set(corner, total);
    push(open, { corner, length: total, bound: total + distance(corner, goal), from });
  };
  if (lastLegs.size > 0) for (const leg of firstLegs) reach(leg, null);
  let found: Reached | null = null;
  let shortest = Infinity;
  for (let entry = pop(open); entry !== undefined && entry.bound < shortest; entry = pop(open)) {
    if (entry.length > (best.get(entry.corner) ?? Infinity)) continue;
    const total = entry.length + (lastLegs.get(entry.corner) ?? Infinity);
    if (total < shortest) [shortest, found] = [total, entry];
    for (const leg of neighboursOf(entry.corner)) reach(leg, entry);
  }
  if (found === null) return { status: 'unreachable' };
  const waypoints: number[] = [];
  for (let at: Reached | null = found; at !== null; at = at.from) waypoints.unshift(at.corner.x, at.corner.y);
  return { status: 'found', length: shortest, waypoints: [start.x, start.y, ...waypoints, goal.x, goal.y] };
}

/** Adds to a binary heap, the least bound first. */
function push(heap: Reached[], entry: Reached): void {
  let at = heap.length;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || above.bound <= entry.bound) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = entry;
}

/** Removes the entry with the least bound; undefined when there is none. */
function pop(heap: Reached[]): Reached | undefined {
  const [least] = heap;
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return least;
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    const [left, right] = [heap[child], heap[child + 1]];
    if (left === undefined) break;
    if (right !== undefined && right.bound < left.bound) child++;
    const below = heap[child];
    if (below === undefined || below.bound >= last.bound) break;
    heap[at] = below;
    at = child;
  }
  heap[at] = last;
  return least;
}
