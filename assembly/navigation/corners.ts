/**
 * The corners: vertices at which the ground has an angle of more than 180 degrees. Only there shortest paths turn, around
 * the wall that the corner belongs to.
 */
import { NONE } from './edges';
import { nextSide, previousSide, sideCount, sideTwin, sideVertex } from './polygons';
import { WALL } from './triangles';
import { orient, vertices } from './vertices';

/**
 * 8 bytes a vertex: u32 the vertex before it along its wall, with the ground on the left, u32 the one after it. NONE, NONE:
 * no corner. SEVERAL, SEVERAL: the vertex has several walls, so no turn is excluded.
 */
let walls: usize = 0;
const SEVERAL: u32 = 0xfffffffe;
let total: u32 = 0;

/** u32 a corner: its vertex. Corners are numbered in the order of their vertices. */
let vertexOf: usize = 0;
/** u32 a vertex: its corner, NONE for no corner. */
let cornerOf: usize = 0;
/** 8 bytes an angle of more than 180 degrees: i32 the wall's side that leaves the vertex, u32 the corner's next angle. */
let angles: usize = 0;
/** u32 a corner: its first angle. */
let firstAngles: usize = 0;

export function corners(): u32 {
  return total;
}
export function cornerVertex(corner: u32): u32 {
  return load<u32>(vertexOf + ((<usize>corner) << 2));
}
export function vertexCorner(vertex: u32): u32 {
  return load<u32>(cornerOf + ((<usize>vertex) << 2));
}
/** First of the corner's angles of more than 180 degrees. */
export function firstAngle(corner: u32): u32 {
  return load<u32>(firstAngles + ((<usize>corner) << 2));
}
export function nextAngle(angle: u32): u32 {
  return load<u32>(angles + ((<usize>angle) << 3), 4);
}
/** The side of the wall that leaves the corner at the angle's right end. */
export function angleSide(angle: u32): i32 {
  return load<i32>(angles + ((<usize>angle) << 3));
}

export function findCorners(): void {
  const count = vertices();
  walls = allotted(walls, (<usize>count + 2) << 3);
  const sides = <i32>sideCount();
  for (let side = 0; side < sides; side++) {
    if (sideTwin(side) == WALL) addWalls(sideVertex(wallInto(side)), sideVertex(side), sideVertex(nextSide(side)));
  }
  total = 0;
  cornerOf = allotted(cornerOf, (<usize>count + 2) << 2);
  vertexOf = allotted(vertexOf, (<usize>count + 2) << 2);
  for (let vertex: u32 = 0; vertex < count; vertex++) {
    if (!isCorner(vertex)) continue;
    store<u32>(cornerOf + ((<usize>vertex) << 2), total);
    store<u32>(vertexOf + ((<usize>total) << 2), vertex);
    total++;
  }
  listAngles();
}

/** An array of `bytes` bytes, all set, in place of an earlier one. */
function allotted(earlier: usize, bytes: usize): usize {
  if (earlier != 0) heap.free(earlier);
  const array = heap.alloc(bytes);
  memory.fill(array, 0xff, bytes);
  return array;
}

function listAngles(): void {
  const sides = <i32>sideCount();
  let count: u32 = 0;
  for (let pass = 0; pass < 2; pass++) {
    if (pass == 1) {
      angles = allotted(angles, (<usize>count + 1) << 3);
      firstAngles = allotted(firstAngles, (<usize>total + 1) << 2);
      count = 0;
    }
    for (let side = 0; side < sides; side++) {
      if (sideTwin(side) != WALL) continue;
      const vertex = sideVertex(side);
      if (orient(sideVertex(wallInto(side)), vertex, sideVertex(nextSide(side))) >= 0) continue;
      if (pass == 1) {
        const first = firstAngles + ((<usize>vertexCorner(vertex)) << 2);
        store<i32>(angles + ((<usize>count) << 3), side);
        store<u32>(angles + ((<usize>count) << 3), load<u32>(first), 4);
        store<u32>(first, count);
      }
      count++;
    }
  }
}

/** The wall's side that reaches the vertex which the wall's side `side` leaves, at the other end of the angle of ground. */
export function wallInto(side: i32): i32 {
  let into = previousSide(side);
  while (sideTwin(into) != WALL) into = previousSide(sideTwin(into));
  return into;
}

function addWalls(from: u32, vertex: u32, to: u32): void {
  const at = walls + ((<usize>vertex) << 3);
  const seen = load<u32>(at);
  const isCorner = orient(from, vertex, to) < 0;
  // A vertex where walls touch has several angles; marked by its first one in the second field.
  if (seen == NONE && load<u32>(at, 4) == NONE) {
    store<u32>(at, isCorner ? from : NONE);
    store<u32>(at, isCorner ? to : SEVERAL, 4);
    return;
  }
  if (seen == NONE && !isCorner) return;
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
