/**
 * The corners: angles of the ground of more than 180 degrees. Only there shortest paths turn, around the wall that the
 * corner belongs to. A vertex at which walls touch can have several; paths do not pass from one to another.
 */
import { NONE } from './edges';
import { nextSide, previousSide, sideCount, sideTwin, sideVertex } from './polygons';
import { sortRecords } from './sorting';
import { WALL } from './triangles';
import { orient, vertexX, vertexY, vertices } from './vertices';

/** u32 a corner: its vertex, at which paths turn. */
let turns: usize = 0;
/**
 * 16 bytes a corner: i32 the wall's side that leaves it, u32 the vertex after it along that wall, u32 the vertex before it
 * along the other wall, u32 the next corner at the same vertex or NONE.
 */
let records: usize = 0;
const CORNER_BYTES: usize = 16;
let total: u32 = 0;
/** u32 a vertex: its first corner or NONE. */
let firsts: usize = 0;
/** u8 a vertex: how many walls leave it, at most 2 are counted. */
let wallCounts: usize = 0;
let turningVertices: u32 = 0;
/** 16 bytes a corner, for queries: f32 x, y, u32 address of its label, u32 the label's end; see hub-labels.ts. */
let places: usize = 0;
const PLACE_BYTES: usize = 16;
const LABEL: usize = 8;
const LABEL_END: usize = 12;

export function corners(): u32 {
  return total;
}
export function cornerBytes(): u32 {
  return total * (4 + <u32>CORNER_BYTES + <u32>PLACE_BYTES);
}
/** Number of vertices that have a corner. */
export function cornerVertices(): u32 {
  return turningVertices;
}
export function cornerVertex(corner: u32): u32 {
  return load<u32>(turns + ((<usize>corner) << 2));
}
/** The side of the wall that leaves the corner, with the ground on its left. */
export function cornerSide(corner: u32): i32 {
  return load<i32>(records + <usize>corner * CORNER_BYTES);
}
/** The vertex after the corner along its wall. */
export function cornerAlong(corner: u32): u32 {
  return load<u32>(records + <usize>corner * CORNER_BYTES, 4);
}
/** The vertex before the corner along its wall. */
export function cornerAgainst(corner: u32): u32 {
  return load<u32>(records + <usize>corner * CORNER_BYTES, 8);
}
function nextCorner(corner: u32): u32 {
  return load<u32>(records + <usize>corner * CORNER_BYTES, 12);
}
function firstCorner(vertex: u32): u32 {
  return load<u32>(firsts + ((<usize>vertex) << 2));
}

export function findCorners(): void {
  const count = <usize>vertices() + 2;
  if (firsts != 0) heap.free(firsts);
  if (wallCounts != 0) heap.free(wallCounts);
  if (records != 0) heap.free(records);
  firsts = heap.alloc(count << 2);
  memory.fill(firsts, 0xff, count << 2);
  wallCounts = heap.alloc(count);
  memory.fill(wallCounts, 0, count);
  const sides = <i32>sideCount();
  let walls: usize = 0;
  for (let side = 0; side < sides; side++) walls += <usize>(sideTwin(side) == WALL);
  // Records: u64 key, u64 the wall's side that leaves the corner.
  const found = heap.alloc((walls << 4) + 16);
  total = 0;
  for (let side = 0; side < sides; side++) {
    if (sideTwin(side) == WALL) findCorner(side, found);
  }
  sortRecords(found, total, 6);
  records = heap.alloc((<usize>total + 1) * CORNER_BYTES);
  if (turns != 0) heap.free(turns);
  turns = heap.alloc((<usize>total + 1) << 2);
  turningVertices = 0;
  for (let corner: u32 = 0; corner < total; corner++) {
    setCorner(corner, <i32>load<u64>(found + ((<usize>corner) << 4), 8));
  }
  heap.free(found);
  if (places != 0) heap.free(places);
  places = heap.alloc((<usize>total + 1) * PLACE_BYTES);
  for (let corner: u32 = 0; corner < total; corner++) {
    store<f32>(cornerPlace(corner), <f32>vertexX(cornerVertex(corner)));
    store<f32>(cornerPlace(corner), <f32>vertexY(cornerVertex(corner)), 4);
  }
}

/** Address of the corner's x and y on the grid, f32, which hold numbers of 24 bits exactly. */
export function cornerPlace(corner: u32): usize {
  return places + <usize>corner * PLACE_BYTES;
}
export function labelStart(corner: u32): usize {
  return load<u32>(cornerPlace(corner), LABEL);
}
export function labelEnd(corner: u32): usize {
  return load<u32>(cornerPlace(corner), LABEL_END);
}
export function setLabel(corner: u32, start: usize, end: usize): void {
  store<u32>(cornerPlace(corner), <u32>start, LABEL);
  store<u32>(cornerPlace(corner), <u32>end, LABEL_END);
}

/**
 * Adds the corner at the wall's side that leaves it, if the angle there is one. Corners close to each other get numbers close
 * to each other (Morton order): what is kept for them is close together in memory.
 */
function findCorner(side: i32, found: usize): void {
  const vertex = sideVertex(side);
  const count = wallCounts + <usize>vertex;
  store<u8>(count, min<u8>(2, load<u8>(count) + 1));
  if (orient(sideVertex(wallInto(side)), vertex, sideVertex(nextSide(side))) >= 0) return;
  const at = found + ((<usize>total) << 4);
  store<u64>(at, spread(vertexX(vertex)) | (spread(vertexY(vertex)) << 1));
  store<u64>(at, <u64>side, 8);
  total++;
}

/** A number of 24 bits with a zero before each of them. */
function spread(number: i32): u64 {
  let bits = <u64>number;
  bits = (bits | (bits << 16)) & 0x0000ffff0000ffff;
  bits = (bits | (bits << 8)) & 0x00ff00ff00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x3333333333333333;
  return (bits | (bits << 1)) & 0x5555555555555555;
}

function setCorner(corner: u32, side: i32): void {
  const vertex = sideVertex(side);
  if (firstCorner(vertex) == NONE) turningVertices++;
  const at = records + <usize>corner * CORNER_BYTES;
  store<u32>(turns + ((<usize>corner) << 2), vertex);
  store<i32>(at, side);
  store<u32>(at, sideVertex(nextSide(side)), 4);
  store<u32>(at, sideVertex(wallInto(side)), 8);
  store<u32>(at, firstCorner(vertex), 12);
  store<u32>(firsts + ((<usize>vertex) << 2), corner);
}

/** The wall's side that reaches the vertex which the wall's side `side` leaves, at the other end of the angle of ground. */
export function wallInto(side: i32): i32 {
  let into = previousSide(side);
  while (sideTwin(into) != WALL) into = previousSide(sideTwin(into));
  return into;
}

/** The wall's side that leaves the vertex which the wall's side `side` reaches, at the other end of the angle of ground. */
export function wallAfter(side: i32): i32 {
  let next = nextSide(side);
  while (sideTwin(next) != WALL) next = nextSide(sideTwin(next));
  return next;
}

/** Whether walls touch at the vertex, so that the ground has several angles there. */
export function isTouched(vertex: u32): bool {
  return load<u8>(wallCounts + <usize>vertex) > 1;
}

/** The corner at the vertex that the side leaves, in the angle of ground that the side belongs to; NONE for no corner. */
export function cornerOfSide(side: i32): u32 {
  const vertex = sideVertex(side);
  let corner = firstCorner(vertex);
  if (corner == NONE || !isTouched(vertex)) return corner;
  while (sideTwin(side) != WALL) side = nextSide(sideTwin(side));
  while (corner != NONE && cornerSide(corner) != side) corner = nextCorner(corner);
  return corner;
}

/** Whether a shortest path from the vertex `from` may turn to the right at the corner: its wall is on the right. */
export function turnsRightAt(from: u32, corner: u32): bool {
  const vertex = cornerVertex(corner);
  return orient(from, vertex, cornerAgainst(corner)) <= 0 && orient(from, vertex, cornerAlong(corner)) <= 0;
}

/** The same for turns to the left. */
export function turnsLeftAt(from: u32, corner: u32): bool {
  const vertex = cornerVertex(corner);
  return orient(from, vertex, cornerAgainst(corner)) >= 0 && orient(from, vertex, cornerAlong(corner)) >= 0;
}

/** Whether a shortest path from `from` may turn to the right at the vertex. */
export function turnsRight(from: u32, vertex: u32): bool {
  const corner = firstCorner(vertex);
  return corner != NONE && (isTouched(vertex) || turnsRightAt(from, corner));
}

export function turnsLeft(from: u32, vertex: u32): bool {
  const corner = firstCorner(vertex);
  return corner != NONE && (isTouched(vertex) || turnsLeftAt(from, corner));
}
