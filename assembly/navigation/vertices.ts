/**
 * The vertices of a location: distinct points on the integer grid, numbered in the order of `vertexKey`. Two more
 * numbers are kept for the ends of a query. Coordinates have at most 24 bits, so that every predicate fits 64 bits.
 */
import { sortRecords } from './sorting';

/** i32 x, y a vertex. */
let grid: usize = 0;
/** f64 x, y a vertex, in the caller's units: the first of the points that became this vertex. */
let exact: usize = 0;
let count: u32 = 0;
/** The location's vertices while others are used. */
let allGrid: usize = 0;
let allCount: u32 = 0;

// The grid: grid = round((caller - origin) * scale).
let originX: f64 = 0;
let originY: f64 = 0;
let scale: f64 = 1;

/** The direction in which vertices are numbered. */
const ALONG_X: u64 = 13;
const ALONG_Y: u64 = 8;
export const KEY_BYTES: i32 = 7;
/** Greatest coordinate on the grid. */
const GRID_MAX: f64 = 16777215;
/** Most steps a unit, 2^400: callers' maps are not smaller than 1e-100 units. */
const FINEST: f64 = reinterpret<f64>((<i64>1423) << 52);

/** Bytes of the vertices and of what searches keep for each. */
export function vertexBytes(): u32 {
  return (count + 2) * (8 + 16 + 16 + 5);
}
export function vertices(): u32 {
  return count;
}
/** Number of a query's start. */
export function startVertex(): u32 {
  return count;
}
/** Number of a query's goal. */
export function goalVertex(): u32 {
  return count + 1;
}
export function gridScale(): f64 {
  return scale;
}

/** Address of the vertex's x and y on the grid, i32. */
export function vertexPlace(vertex: u32): usize {
  return grid + ((<usize>vertex) << 3);
}
export function vertexX(vertex: u32): i32 {
  return load<i32>(grid + ((<usize>vertex) << 3));
}
export function vertexY(vertex: u32): i32 {
  return load<i32>(grid + ((<usize>vertex) << 3), 4);
}
export function callerX(vertex: u32): f64 {
  return load<f64>(exact + ((<usize>vertex) << 4));
}
export function callerY(vertex: u32): f64 {
  return load<f64>(exact + ((<usize>vertex) << 4), 8);
}

/** Caller's coordinate on the grid, not rounded. */
export function toGridX(x: f64): f64 {
  return (x - originX) * scale;
}
export function toGridY(y: f64): f64 {
  return (y - originY) * scale;
}
export function fromGridX(x: f64): f64 {
  return x / scale + originX;
}
export function fromGridY(y: f64): f64 {
  return y / scale + originY;
}

/** Uses other vertices, i32 x, y each, in place of the location's until `useAllVertices`: those of a part of it. */
export function useVertices(places: usize, partCount: u32): void {
  allGrid = grid;
  allCount = count;
  grid = places;
  count = partCount;
}

export function useAllVertices(): void {
  grid = allGrid;
  count = allCount;
}

/** Replaces the vertices, on the same grid; the arrays have room for the ends of a query. */
export function replaceVertices(places: usize, callerPlaces: usize, nextCount: u32): void {
  heap.free(grid);
  heap.free(exact);
  grid = places;
  exact = callerPlaces;
  count = nextCount;
}

/** Whether a location that is so wide or high, in steps of the grid, would get a finer grid. */
export function couldBeFiner(steps: i32): bool {
  return <f64>steps < (GRID_MAX - 1) / 2 - 1;
}

/** Whether the point, not rounded, is on the grid. */
export function isOnGrid(x: f64, y: f64): bool {
  return x >= 0 && y >= 0 && nearest(x) <= GRID_MAX && nearest(y) <= GRID_MAX;
}

/**
 * Order of a place of the grid among vertices, 53 bits: along a direction that few walls have, then by y. In the order of x all
 * obstacles of a column come at once, each seen by all before them, which makes long triangles: 54 turns an edge for an even
 * lattice until they are Delaunay's, instead of one.
 */
export function vertexKey(x: i32, y: i32): u64 {
  return ((ALONG_X * <u64>x + ALONG_Y * <u64>y) << 24) | <u64>y;
}
export function keyY(key: u64): i32 {
  return <i32>(key & 0xffffff);
}
export function keyX(key: u64): i32 {
  return <i32>(((key >> 24) - ALONG_Y * (key & 0xffffff)) / ALONG_X);
}

/** Sets the place of a query's end: on the grid, and as the caller gave it. */
export function placeEnd(vertex: u32, gridX: i32, gridY: i32, x: f64, y: f64): void {
  const at = grid + ((<usize>vertex) << 3);
  store<i32>(at, gridX);
  store<i32>(at, gridY, 4);
  const to = exact + ((<usize>vertex) << 4);
  store<f64>(to, x);
  store<f64>(to, y, 8);
}

/**
 * Twice the signed area of the triangle a, b, c: positive when c is to the left of the line from a to b, with y upwards.
 * Exact: differences have 25 bits, products 50.
 */
export function orient(a: u32, b: u32, c: u32): i64 {
  const at = grid + ((<usize>a) << 3);
  const bt = grid + ((<usize>b) << 3);
  const ct = grid + ((<usize>c) << 3);
  const ax = load<i32>(at);
  const ay = load<i32>(at, 4);
  return (
    <i64>(load<i32>(bt) - ax) * <i64>(load<i32>(ct, 4) - ay) - <i64>(load<i32>(bt, 4) - ay) * <i64>(load<i32>(ct) - ax)
  );
}

/** Length of the straight line between two vertices, on the grid. */
export function distance(a: u32, b: u32): f64 {
  const dx = <f64>(vertexX(a) - vertexX(b));
  const dy = <f64>(vertexY(a) - vertexY(b));
  return sqrt(dx * dx + dy * dy);
}

/**
 * Replaces the vertices by `points` points (f64 x, y at `from`, all finite) and writes the number of each to `numbers`
 * (u32 a point). The grid is the finest power of two a unit that holds them all.
 */
export function numberVertices(points: u32, from: usize, numbers: usize): void {
  fitGrid(points, from);
  // Records: u64 key, u64 index of the point.
  const records = heap.alloc(<usize>points * 16 + 16);
  for (let point: u32 = 0; point < points; point++) {
    const at = from + ((<usize>point) << 4);
    const x = <i32>nearest(toGridX(load<f64>(at)));
    const y = <i32>nearest(toGridY(load<f64>(at, 8)));
    store<u64>(records + ((<usize>point) << 4), vertexKey(x, y));
    store<u64>(records + ((<usize>point) << 4), <u64>point, 8);
  }
  sortRecords(records, points, KEY_BYTES);
  if (grid != 0) heap.free(grid);
  if (exact != 0) heap.free(exact);
  grid = heap.alloc((<usize>points + 2) * 8);
  exact = heap.alloc((<usize>points + 2) * 16);
  count = 0;
  let last: u64 = u64.MAX_VALUE;
  for (let place: u32 = 0; place < points; place++) {
    const record = records + ((<usize>place) << 4);
    const key = load<u64>(record);
    const point = <u32>load<u64>(record, 8);
    if (key != last) {
      const caller = from + ((<usize>point) << 4);
      placeEnd(count, keyX(key), keyY(key), load<f64>(caller), load<f64>(caller, 8));
      count++;
      last = key;
    }
    store<u32>(numbers + ((<usize>point) << 2), count - 1);
  }
  heap.free(records);
}

function fitGrid(points: u32, from: usize): void {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let point: u32 = 0; point < points; point++) {
    const at = from + ((<usize>point) << 4);
    left = min(left, load<f64>(at));
    top = min(top, load<f64>(at, 8));
    right = max(right, load<f64>(at));
    bottom = max(bottom, load<f64>(at, 8));
  }
  const extent = points == 0 ? 1 : max(right - left, bottom - top);
  scale = FINEST;
  // One step is for the origin, which may be before the first point.
  while (extent * scale > GRID_MAX - 1) scale /= 2;
  originX = points == 0 ? 0 : floor(left * scale) / scale;
  originY = points == 0 ? 0 : floor(top * scale) / scale;
}
