/**
 * The mesh: convex polygons that cover the walkable ground. A side is an edge of a polygon; the sides of a polygon
 * follow each other counterclockwise (y upwards), with the polygon on their left.
 */
import { sortRecords } from './sorting';
import { after, before, halfCount, origin, twin, WALL } from './triangles';
import { orient, vertexX, vertexY } from './vertices';

/**
 * 24 bytes a side: u32 vertex that it comes from, i32 side of the neighbour, u32 polygon, u32 next side, u32 vertex that it
 * goes to, u32 next side that is no wall (itself if there is no other).
 */
let sides: usize = 0;
export const SIDE_BYTES: usize = 24;
/** i32 x, y a side: where it begins. */
let places: usize = 0;
let sideTotal: u32 = 0;
/** 8 bytes a polygon: u32 its first side, u32 the connected part of the ground that it belongs to. */
let polygons: usize = 0;
let polygonTotal: u32 = 0;
/**
 * Sides of a polygon, at most, walls that go on straight counted apart: what is done for all of them, or for each with each cell,
 * stays short.
 */
const MOST_SIDES: u32 = 32;

/** Bytes of the polygons and of what searches keep for each. */
export function polygonBytes(): u32 {
  return sideTotal * <u32>(SIDE_BYTES + 8 + 8) + polygonTotal * (8 + 4 + 8);
}
export function sideCount(): u32 {
  return sideTotal;
}
export function polygonCount(): u32 {
  return polygonTotal;
}
export function sideVertex(side: i32): u32 {
  return load<u32>(sides + <usize>side * SIDE_BYTES);
}
/** Address of x and y of the side's vertex, i32. */
export function sidePlace(side: i32): usize {
  return places + ((<usize>side) << 3);
}
/** The same edge seen from the neighbour, or WALL. */
export function sideTwin(side: i32): i32 {
  return load<i32>(sides + <usize>side * SIDE_BYTES, 4);
}
export function sidePolygon(side: i32): u32 {
  return load<u32>(sides + <usize>side * SIDE_BYTES, 8);
}
export function nextSide(side: i32): i32 {
  return load<i32>(sides + <usize>side * SIDE_BYTES, 12);
}
/** The vertex that the side goes to. */
export function sideEnd(side: i32): u32 {
  return load<u32>(sides + <usize>side * SIDE_BYTES, 16);
}
/** The next side of the polygon that is no wall. */
export function nextOpenSide(side: i32): i32 {
  return load<i32>(sides + <usize>side * SIDE_BYTES, 20);
}
export function previousSide(side: i32): i32 {
  const polygon = sidePolygon(side);
  return side == firstSide(polygon) ? firstSide(polygon + 1) - 1 : side - 1;
}
/** The sides of a polygon lie from here to `firstSide(polygon + 1)`. */
export function firstSide(polygon: u32): i32 {
  return load<i32>(polygons + ((<usize>polygon) << 3));
}
export function partOf(polygon: u32): u32 {
  return load<u32>(polygons + ((<usize>polygon) << 3), 4);
}

/** Replaces the mesh by the triangles, joined to convex polygons. */
export function buildPolygons(): void {
  joinPolygons();
  finishMesh();
}

export function meshSides(): usize {
  return sides;
}
export function meshPolygons(): usize {
  return polygons;
}

/** Takes arrays of the mesh; those before are not freed. `finishMesh` must be called before it is used. */
export function setMesh(nextSides: usize, nextSideTotal: u32, nextPolygons: usize, nextPolygonTotal: u32): void {
  sides = nextSides;
  sideTotal = nextSideTotal;
  polygons = nextPolygons;
  polygonTotal = nextPolygonTotal;
}

/** Fills in what depends on the sides' vertices, neighbours and order. */
export function finishMesh(): void {
  if (places != 0) heap.free(places);
  places = heap.alloc(((<usize>sideTotal) << 3) + 8);
  for (let side = 0; side < <i32>sideTotal; side++) {
    store<i32>(sidePlace(side), vertexX(sideVertex(side)));
    store<i32>(sidePlace(side), vertexY(sideVertex(side)), 4);
  }
  for (let polygon: u32 = 0; polygon < polygonTotal; polygon++) linkOpenSides(polygon);
  findParts();
}

/** Joins the triangles to convex polygons and numbers their sides. */
export function joinPolygons(): void {
  const halves = halfCount();
  // i32 next half edge, i32 previous one, of the polygon.
  const loops = heap.alloc((<usize>halves + 1) << 3);
  for (let half = 0; half < halves; half++) {
    setNext(loops, half, after(half));
  }
  // u8: 1 when the half edge is inside a polygon.
  const removed = heap.alloc(<usize>halves + 1);
  memory.fill(removed, 0, <usize>halves);
  const groups = heap.alloc((<usize>halves + 3) << 3);
  for (let triangle: u32 = 0; triangle < <u32>halves / 3; triangle++) {
    store<u32>(groups + ((<usize>triangle) << 3), triangle);
    store<u32>(groups + ((<usize>triangle) << 3), 3, 4);
  }
  const order = heap.alloc((<usize>halves + 1) << 4);
  const count = listByLength(order);
  for (let place: u32 = 0; place < count; place++) {
    const half = <i32>load<u64>(order + ((<usize>place) << 4), 8);
    const other = twin(half);
    const intoA = previous(loops, half);
    const fromA = next(loops, other);
    const intoB = previous(loops, other);
    const fromB = next(loops, half);
    if (!isConvexAt(intoA, fromA) || !isConvexAt(intoB, fromB)) continue;
    if (!joinGroups(groupOf(groups, <u32>half / 3), groupOf(groups, <u32>other / 3))) continue;
    setNext(loops, intoA, fromA);
    setNext(loops, intoB, fromB);
    store<u8>(removed + <usize>half, 1);
    store<u8>(removed + <usize>other, 1);
  }
  writeSides(loops, removed);
  heap.free(order);
  heap.free(groups);
  heap.free(removed);
  heap.free(loops);
}

/** Address of the group of triangles that a triangle belongs to: u32 a triangle that leads to it, u32 its sides. */
function groupOf(groups: usize, triangle: u32): usize {
  let at = groups + ((<usize>triangle) << 3);
  let leader = groups + ((<usize>load<u32>(at)) << 3);
  while (leader != at) {
    // Ways become shorter.
    store<u32>(at, load<u32>(leader));
    at = leader;
    leader = groups + ((<usize>load<u32>(at)) << 3);
  }
  return at;
}

/** Joins two groups at a side; false when that would be too many sides. */
function joinGroups(a: usize, b: usize): bool {
  const sideTotal = load<u32>(a, 4) + load<u32>(b, 4) - 2;
  if (sideTotal > MOST_SIDES) return false;
  if (a == b) return true;
  const isLarger = load<u32>(a, 4) >= load<u32>(b, 4);
  const to = isLarger ? a : b;
  store<u32>(isLarger ? b : a, load<u32>(to));
  store<u32>(to, sideTotal, 4);
  return true;
}

function next(loops: usize, half: i32): i32 {
  return load<i32>(loops + ((<usize>half) << 3));
}
function previous(loops: usize, half: i32): i32 {
  return load<i32>(loops + ((<usize>half) << 3), 4);
}
function setNext(loops: usize, half: i32, following: i32): void {
  store<i32>(loops + ((<usize>half) << 3), following);
  store<i32>(loops + ((<usize>following) << 3), half, 4);
}

/** Writes one half edge of each pair, the longest first; returns their count. */
function listByLength(order: usize): u32 {
  let count: u32 = 0;
  for (let half = 0; half < halfCount(); half++) {
    const other = twin(half);
    if (other <= half) continue;
    const dx = <i64>(vertexX(origin(half)) - vertexX(origin(other)));
    const dy = <i64>(vertexY(origin(half)) - vertexY(origin(other)));
    store<u64>(order + ((<usize>count) << 4), ((<u64>1) << 52) - <u64>(dx * dx + dy * dy));
    store<u64>(order + ((<usize>count) << 4), <u64>half, 8);
    count++;
  }
  sortRecords(order, count, 7);
  return count;
}

/** Whether the polygon does not turn to the right from one half edge to another that begins at its end. */
function isConvexAt(into: i32, from: i32): bool {
  return orient(origin(into), origin(from), origin(after(from))) >= 0;
}

/** Whether a wall goes on straight in the next half edge: both are one side. */
function goesOn(half: i32, following: i32): bool {
  return (
    twin(half) == WALL &&
    twin(following) == WALL &&
    orient(origin(half), origin(following), origin(after(following))) == 0
  );
}

function writeSides(loops: usize, removed: usize): void {
  const halves = halfCount();
  if (sides != 0) heap.free(sides);
  if (polygons != 0) heap.free(polygons);
  sides = heap.alloc((<usize>halves + 1) * SIDE_BYTES);
  polygons = heap.alloc(((<usize>halves + 3) / 3) << 3);
  // i32 a half edge: its side.
  const numbers = heap.alloc((<usize>halves + 1) << 2);
  memory.fill(numbers, 0xff, (<usize>halves) << 2);
  sideTotal = 0;
  polygonTotal = 0;
  for (let half = 0; half < halves; half++) {
    if (load<u8>(removed + <usize>half) != 0 || load<i32>(numbers + ((<usize>half) << 2)) >= 0) continue;
    const first = sideTotal;
    store<u32>(polygons + ((<usize>polygonTotal) << 3), first);
    let at = half;
    do {
      if (at != half && goesOn(previous(loops, at), at)) {
        store<u8>(removed + <usize>at, 1);
        at = next(loops, at);
        continue;
      }
      const side = sides + <usize>sideTotal * SIDE_BYTES;
      store<u32>(side, origin(at));
      store<i32>(side, at, 4);
      store<u32>(side, polygonTotal, 8);
      store<u32>(side, sideTotal + 1, 12);
      store<u32>(numbers + ((<usize>at) << 2), sideTotal);
      sideTotal++;
      at = next(loops, at);
    } while (at != half);
    store<u32>(sides + <usize>(sideTotal - 1) * SIDE_BYTES, first, 12);
    polygonTotal++;
  }
  store<u32>(polygons + ((<usize>polygonTotal) << 3), sideTotal);
  for (let side: u32 = 0; side < sideTotal; side++) {
    const at = sides + <usize>side * SIDE_BYTES;
    const other = twin(load<i32>(at, 4));
    store<i32>(at, other < 0 ? other : load<i32>(numbers + ((<usize>other) << 2)), 4);
  }
  heap.free(numbers);
}

function linkOpenSides(polygon: u32): void {
  const first = firstSide(polygon);
  const end = firstSide(polygon + 1);
  let open = WALL;
  for (let side = first; side < end && open == WALL; side++) {
    if (sideTwin(side) != WALL) open = side;
  }
  for (let side = end - 1; side >= first; side--) {
    const at = sides + <usize>side * SIDE_BYTES;
    store<u32>(at, sideVertex(nextSide(side)), 16);
    store<i32>(at, open == WALL ? side : open, 20);
    if (sideTwin(side) != WALL) open = side;
  }
}

/** Numbers the connected parts of the ground. */
function findParts(): void {
  const stack = heap.alloc((<usize>polygonTotal + 1) << 2);
  for (let polygon: u32 = 0; polygon < polygonTotal; polygon++) setPart(polygon, u32.MAX_VALUE);
  let part: u32 = 0;
  for (let polygon: u32 = 0; polygon < polygonTotal; polygon++) {
    if (partOf(polygon) != u32.MAX_VALUE) continue;
    setPart(polygon, part);
    let size = 1;
    store<u32>(stack, polygon);
    while (size > 0) {
      const from = load<u32>(stack + ((<usize>--size) << 2));
      for (let side = firstSide(from); side < firstSide(from + 1); side++) {
        const other = sideTwin(side);
        if (other == WALL || partOf(sidePolygon(other)) != u32.MAX_VALUE) continue;
        setPart(sidePolygon(other), part);
        store<u32>(stack + ((<usize>size) << 2), sidePolygon(other));
        size++;
      }
    }
    part++;
  }
  heap.free(stack);
}

function setPart(polygon: u32, part: u32): void {
  store<u32>(polygons + ((<usize>polygon) << 3), part, 4);
}
