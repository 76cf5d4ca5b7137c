/**
 * The corners: vertices at which the ground has an angle of more than 180 degrees. Only there shortest paths turn, around
 * the wall that the corner belongs to.
 */
import { NONE } from './edges';
import { nextSide, sideCount, sideTwin, sideVertex } from './polygons';
import { WALL } from './triangles';
import { orient, vertices } from './vertices';

/**
 * 8 bytes a vertex: u32 the vertex before it along its wall, with the ground on the left, u32 the one after it. NONE, NONE:
 * no corner. SEVERAL, SEVERAL: the vertex has several walls, so no turn is excluded.
 */
let walls: usize = 0;
const SEVERAL: u32 = 0xfffffffe;
let total: u32 = 0;

export function corners(): u32 {
  return total;
}

export function findCorners(): void {
  const count = <usize>vertices();
  if (walls != 0) heap.free(walls);
  walls = heap.alloc((count + 2) << 3);
  memory.fill(walls, 0xff, (count + 2) << 3);
  // u32 a side: the side before it.
  const sides = <i32>sideCount();
  const before = heap.alloc((<usize>sides + 1) << 2);
  for (let side = 0; side < sides; side++) store<i32>(before + ((<usize>nextSide(side)) << 2), side);
  total = 0;
  for (let side = 0; side < sides; side++) {
    if (sideTwin(side) != WALL) continue;
    // Around the vertex, from the wall that leaves it to the wall that reaches it.
    let into = load<i32>(before + ((<usize>side) << 2));
    while (sideTwin(into) != WALL) into = load<i32>(before + ((<usize>sideTwin(into)) << 2));
    addWalls(sideVertex(into), sideVertex(side), sideVertex(nextSide(side)));
  }
  heap.free(before);
}

function addWalls(from: u32, vertex: u32, to: u32): void {
  const at = walls + ((<usize>vertex) << 3);
  const seen = load<u32>(at);
  const isCorner = orient(from, vertex, to) < 0;
  // A vertex where walls touch has several angles; marked by its first one in the second field.
  if (seen == NONE && load<u32>(at, 4) == NONE) {
    store<u32>(at, isCorner ? from : NONE);
    store<u32>(at, isCorner ? to : SEVERAL, 4);
    if (isCorner) total++;
    return;
  }
  if (seen == NONE && !isCorner) return;
  if (seen == NONE) total++;
  store<u32>(at, SEVERAL);
  store<u32>(at, SEVERAL, 4);
}

export function isCorner(vertex: u32): bool {
  return load<u32>(walls + ((<usize>vertex) << 3)) != NONE;
}

/** Whether a shortest path that comes from `from` may turn to the right at the vertex: its wall is on the right. */
export function turnsRight(from: u32, vertex: u32): bool {
  const at = walls + ((<usize>vertex) << 3);
  const before = load<u32>(at);
  if (before >= SEVERAL) return before == SEVERAL;
  return orient(from, vertex, before) <= 0 && orient(from, vertex, load<u32>(at, 4)) <= 0;
}

/** The same for turns to the left. */
export function turnsLeft(from: u32, vertex: u32): bool {
  const at = walls + ((<usize>vertex) << 3);
  const before = load<u32>(at);
  if (before >= SEVERAL) return before == SEVERAL;
  return orient(from, vertex, before) >= 0 && orient(from, vertex, load<u32>(at, 4)) >= 0;
}
