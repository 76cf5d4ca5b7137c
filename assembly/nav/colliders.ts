/**
 * The collider edges of a location, and for every cell of 32 px the edges that cross it, in blocks of four for SIMD.
 * Each edge stores its ring, so overlapping and nested rings need no polygon union: a point is blocked when it is
 * outside the first ring (the walkable outline) or inside any other ring.
 */
import {
  BLOCKS,
  BLOCK_RINGS,
  CELL,
  CELLS,
  CELL_BLOCKS,
  CELL_EDGED,
  COLUMNS,
  EDGES,
  EDGE_RINGS,
  MAX_BLOCKS,
  MAX_EDGES,
  MAX_RINGS,
  NAV_SCRATCH,
  NAV_SCRATCH_BYTES,
  RING_SIZES,
  ROWS,
  VERTICES,
} from '../memory/layout';
import { MALFORMED, OK, TOO_LARGE } from '../memory/status';

/** Edges within this distance of a cell are listed in it, so that rounding errors of the cell traversal miss none. */
const CELL_MARGIN: f32 = 0.5;
/** Coordinates above this are coarser in f32 than the clearances of `sight.ts`. */
const MAX_COORDINATE: f64 = 16384;
/** Coordinate of unused block slots: outside the map, zero length. */
const NOWHERE: f32 = -1e6;

let edgeCount: i32 = 0;
let ringCount: i32 = 0;

export function edges(): i32 {
  return edgeCount;
}

export function rings(): i32 {
  return ringCount;
}

/**
 * Reads RING_SIZES and VERTICES into edges: px = (position + scale x point) x unit. Repeated vertices are dropped.
 * Returns MALFORMED when a ring has fewer than 3 vertices or a coordinate is not a number in range, TOO_LARGE above a
 * limit.
 */
export function readEdges(count: i32, positionX: f64, positionY: f64, scaleX: f64, scaleY: f64, unit: f64): i32 {
  edgeCount = 0;
  ringCount = 0;
  if (count < 0 || count > MAX_RINGS) return TOO_LARGE;
  let from = VERTICES;
  let total: u32 = 0;
  for (let ring = 0; ring < count; ring++) {
    const size = load<u32>(RING_SIZES + ((<usize>ring) << 2));
    if (size < 3) return fail(MALFORMED);
    total += size;
    if (size > <u32>MAX_EDGES || total > <u32>MAX_EDGES) return fail(TOO_LARGE);
    let lastX: f32 = 0;
    let lastY: f32 = 0;
    const first = edgeCount;
    for (let index: u32 = 0; index <= size; index++) {
      const at = from + ((<usize>(index == size ? 0 : index)) << 4);
      const exactX = (positionX + scaleX * load<f64>(at)) * unit;
      const exactY = (positionY + scaleY * load<f64>(at, 8)) * unit;
      if (!(abs(exactX) <= MAX_COORDINATE) || !(abs(exactY) <= MAX_COORDINATE)) return fail(MALFORMED);
      const x = <f32>exactX;
      const y = <f32>exactY;
      if (index > 0 && (x != lastX || y != lastY)) addEdge(lastX, lastY, x, y, ring);
      lastX = x;
      lastY = y;
    }
    if (edgeCount == first) return fail(MALFORMED);
    from += (<usize>size) << 4;
  }
  ringCount = count;
  return OK;
}

function fail(status: i32): i32 {
  edgeCount = 0;
  return status;
}

function addEdge(x0: f32, y0: f32, x1: f32, y1: f32, ring: i32): void {
  const at = EDGES + ((<usize>edgeCount) << 4);
  store<f32>(at, x0);
  store<f32>(at, y0, 4);
  store<f32>(at, x1, 8);
  store<f32>(at, y1, 12);
  store<u16>(EDGE_RINGS + ((<usize>edgeCount) << 1), <u16>ring);
  edgeCount++;
}

/** Fills the block lists of all cells. TOO_LARGE when they do not fit. */
export function buildCells(): i32 {
  // Two passes over the edges: count per cell, then fill. NAV_SCRATCH has each cell's fill position, then the edge
  // lists.
  const counts = NAV_SCRATCH;
  const lists = NAV_SCRATCH + <usize>CELLS * 4;
  memory.fill(counts, 0, <usize>CELLS * 4);
  for (let edge = 0; edge < edgeCount; edge++) visitCells(edge, counts, 0);

  let block: u32 = 0;
  let listed: u32 = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const at = (<usize>cell) << 2;
    const count = load<u32>(counts + at);
    store<u32>(CELL_BLOCKS + at, block);
    block += (count + 3) >> 2;
    listed += ((count + 3) >> 2) << 2;
    if (block > <u32>MAX_BLOCKS || <usize>listed * 2 + <usize>CELLS * 4 > NAV_SCRATCH_BYTES) return TOO_LARGE;
  }
  store<u32>(CELL_BLOCKS + <usize>CELLS * 4, block);
  markEdged();

  for (let cell = 0; cell < CELLS; cell++) {
    const at = (<usize>cell) << 2;
    store<u32>(counts + at, load<u32>(CELL_BLOCKS + at) << 2);
  }
  memory.fill(lists, 0xff, (<usize>block) << 3);
  for (let edge = 0; edge < edgeCount; edge++) visitCells(edge, counts, lists);
  for (let at: u32 = 0; at < block << 2; at++) writePlace(at, load<u16>(lists + ((<usize>at) << 1)));
  return OK;
}

function markEdged(): void {
  memory.fill(CELL_EDGED, 0, <usize>ROWS * 32);
  for (let cell = 0; cell < CELLS; cell++) {
    const at = CELL_BLOCKS + ((<usize>cell) << 2);
    if (load<u32>(at) == load<u32>(at, 4)) continue;
    const column = cell % COLUMNS;
    const word = CELL_EDGED + ((<usize>((cell / COLUMNS) * 4 + (column >> 6))) << 3);
    store<u64>(word, load<u64>(word) | ((<u64>1) << (<u64>(column & 63))));
  }
}

/** Counts an edge in the cells that it crosses (`lists` 0), or appends it to their lists. */
function visitCells(edge: i32, counts: usize, lists: usize): void {
  const at = EDGES + ((<usize>edge) << 4);
  const x0 = load<f32>(at);
  const y0 = load<f32>(at, 4);
  const x1 = load<f32>(at, 8);
  const y1 = load<f32>(at, 12);
  const firstRow = max(0, cellOf(min(y0, y1) - CELL_MARGIN));
  const lastRow = min(ROWS - 1, cellOf(max(y0, y1) + CELL_MARGIN));
  for (let row = firstRow; row <= lastRow; row++) {
    // The part of the edge inside the row gives the column range.
    const top = <f32>(row * CELL) - CELL_MARGIN;
    const bottom = <f32>((row + 1) * CELL) + CELL_MARGIN;
    let left = min(x0, x1);
    let right = max(x0, x1);
    if (y0 != y1) {
      const slope = (x1 - x0) / (y1 - y0);
      const atTop = x0 + (top - y0) * slope;
      const atBottom = x0 + (bottom - y0) * slope;
      left = max(left, min(atTop, atBottom));
      right = min(right, max(atTop, atBottom));
    }
    const firstColumn = max(0, cellOf(left - CELL_MARGIN));
    const lastColumn = min(COLUMNS - 1, cellOf(right + CELL_MARGIN));
    for (let column = firstColumn; column <= lastColumn; column++) {
      const mark = counts + ((<usize>(row * COLUMNS + column)) << 2);
      const place = load<u32>(mark);
      if (lists != 0) store<u16>(lists + ((<usize>place) << 1), <u16>edge);
      store<u32>(mark, place + 1);
    }
  }
}

function cellOf(coordinate: f32): i32 {
  return <i32>floor(coordinate / <f32>CELL);
}

function writePlace(place: u32, edge: u16): void {
  const to = BLOCKS + ((<usize>(place >> 2)) << 6) + ((<usize>(place & 3)) << 2);
  const isUnused = edge == 0xffff;
  const from = EDGES + ((<usize>edge) << 4);
  store<f32>(to, isUnused ? NOWHERE : load<f32>(from));
  store<f32>(to, isUnused ? NOWHERE : load<f32>(from, 4), 16);
  store<f32>(to, isUnused ? NOWHERE : load<f32>(from, 8), 32);
  store<f32>(to, isUnused ? NOWHERE : load<f32>(from, 12), 48);
  store<u16>(BLOCK_RINGS + ((<usize>place) << 1), isUnused ? 0xffff : load<u16>(EDGE_RINGS + ((<usize>edge) << 1)));
}
