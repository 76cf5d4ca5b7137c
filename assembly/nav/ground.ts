/**
 * Whether a point is walkable. Exact: counts how often a path from a reference point of the point's cell crosses each
 * ring. The path has two axis-aligned legs. A reference point has distance to every edge and shares no coordinate with
 * a vertex of its cell, so crossings at edge ends are counted consistently. Points closer than CLEARANCE to an edge are
 * blocked.
 */
import {
  BLOCKS,
  BLOCK_BITS,
  BLOCK_RINGS,
  CELL,
  CELLS,
  CELL_BLOCKS,
  CELL_CLASSES,
  CELL_REFERENCES,
  CELL_RINGS,
  COLUMNS,
  EDGES,
  EDGE_RINGS,
  MAP_HEIGHT,
  MAP_WIDTH,
} from '../memory/layout';
import { edges, rings } from './colliders';

export const FREE: u8 = 0;
export const BLOCKED: u8 = 1;
export const CROSSED: u8 = 2;
/** Rings beyond the bits of the mask: the cell is answered by the whole edge list. */
const CROWDED: u8 = 3;
const MASK_BITS: i32 = 64;
/** Pixels. Above the rounding error of f32 on the map (0.0005), below the 0.02 px offset of corners. */
const CLEARANCE: f32 = 0.004;
const REFERENCE_TRIES: i32 = 24;

/** Classifies all cells; needs the cells' blocks. */
export function buildGround(): void {
  for (let cell = 0; cell < CELLS; cell++) {
    const at = (<usize>cell) << 2;
    const first = load<u32>(CELL_BLOCKS + at);
    const end = load<u32>(CELL_BLOCKS + at, 4);
    const left = <f32>((cell % COLUMNS) * CELL);
    const top = <f32>((cell / COLUMNS) * CELL);
    let kind: u8 = CROSSED;
    if (first == end) kind = isOpenGround(left + <f32>16, top + <f32>16) ? FREE : BLOCKED;
    else if (!numberRings(cell, first, end, left, top)) kind = CROWDED;
    store<u8>(CELL_CLASSES + <usize>cell, kind);
  }
}

/**
 * Assigns a bit to each ring of a cell and stores the mask at its reference point; false when there are more rings than
 * bits.
 */
function numberRings(cell: i32, first: u32, end: u32, left: f32, top: f32): bool {
  let count = 0;
  for (let place = first << 2; place < end << 2; place++) {
    const ring = load<u16>(BLOCK_RINGS + ((<usize>place) << 1));
    if (ring == 0xffff) {
      store<u8>(BLOCK_BITS + <usize>place, 0);
      continue;
    }
    let bit = 0;
    while (bit < count && load<u16>(CELL_RINGS + ((<usize>bit) << 1)) != ring) bit++;
    if (bit == count) {
      // The last bit is for rings that contain the cell without an edge in it.
      if (count == MASK_BITS - 1) return false;
      store<u16>(CELL_RINGS + ((<usize>bit) << 1), ring);
      count++;
    }
    store<u8>(BLOCK_BITS + <usize>place, <u8>bit);
  }
  const reference = CELL_REFERENCES + ((<usize>cell) << 4);
  chooseReference(reference, first, end, left, top);
  store<u64>(reference, ringMask(load<f32>(reference), load<f32>(reference, 4), count), 8);
  return true;
}

/** Chooses the best of some scattered points of the cell: far from edges, not level with vertices. */
function chooseReference(reference: usize, first: u32, end: u32, left: f32, top: f32): void {
  let best: f32 = -1;
  let seed: u32 = 0x9e3779b9;
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt++) {
    seed = seed * 1664525 + 1013904223;
    const x = left + <f32>1 + (<f32>(seed >>> 16) / <f32>65536) * <f32>(CELL - 2);
    seed = seed * 1664525 + 1013904223;
    const y = top + <f32>1 + (<f32>(seed >>> 16) / <f32>65536) * <f32>(CELL - 2);
    let score: f32 = f32.MAX_VALUE;
    for (let place = first << 2; place < end << 2; place++) {
      const at = BLOCKS + ((<usize>(place >> 2)) << 6) + ((<usize>(place & 3)) << 2);
      const x0 = load<f32>(at);
      const y0 = load<f32>(at, 16);
      const x1 = load<f32>(at, 32);
      const y1 = load<f32>(at, 48);
      score = min(score, sqrt(squaredDistance(x, y, x0, y0, x1, y1)));
      score = min(score, min(abs(x - x0), abs(x - x1)));
      score = min(score, min(abs(y - y0), abs(y - y1)));
    }
    if (score <= best) continue;
    best = score;
    store<f32>(reference, x);
    store<f32>(reference, y, 4);
  }
}

/** Squared distance of a point from the segment (x0, y0) to (x1, y1). */
function squaredDistance(x: f32, y: f32, x0: f32, y0: f32, x1: f32, y1: f32): f32 {
  const alongX = x1 - x0;
  const alongY = y1 - y0;
  const length = alongX * alongX + alongY * alongY;
  let t: f32 = length > 0 ? ((x - x0) * alongX + (y - y0) * alongY) / length : 0;
  t = max<f32>(0, min<f32>(1, t));
  const dx = x - x0 - t * alongX;
  const dy = y - y0 - t * alongY;
  return dx * dx + dy * dy;
}

/** Even-odd rule over one ring's edges, starting at `edge`; the ray goes to the right. */
function isInsideRing(x: f32, y: f32, edge: i32, end: i32): bool {
  let isInside = false;
  for (; edge < end; edge++) {
    const at = EDGES + ((<usize>edge) << 4);
    const y0 = load<f32>(at, 4);
    const y1 = load<f32>(at, 12);
    if (y0 > y == y1 > y) continue;
    const x0 = load<f32>(at);
    if (x < (load<f32>(at, 8) - x0) * ((y - y0) / (y1 - y0)) + x0) isInside = !isInside;
  }
  return isInside;
}

/** First edge after `edge` that belongs to another ring. */
function ringEnd(edge: i32): i32 {
  const ring = load<u16>(EDGE_RINGS + ((<usize>edge) << 1));
  const count = edges();
  while (edge < count && load<u16>(EDGE_RINGS + ((<usize>edge) << 1)) == ring) edge++;
  return edge;
}

/** The slow test over all rings, without clearance. */
function isOpenGround(x: f32, y: f32): bool {
  if (rings() == 0) return false;
  let edge = 0;
  let isOutline = true;
  while (edge < edges()) {
    const end = ringEnd(edge);
    if (isInsideRing(x, y, edge, end) != isOutline) return false;
    isOutline = false;
    edge = end;
  }
  return true;
}

/** Mask of the rings that block (x, y), in the numbering of CELL_RINGS; the last bit is for all other rings. */
function ringMask(x: f32, y: f32, count: i32): u64 {
  let mask: u64 = 0;
  let edge = 0;
  while (edge < edges()) {
    const end = ringEnd(edge);
    const ring = load<u16>(EDGE_RINGS + ((<usize>edge) << 1));
    if (isInsideRing(x, y, edge, end) != (edge == 0)) {
      let bit = 0;
      while (bit < count && load<u16>(CELL_RINGS + ((<usize>bit) << 1)) != ring) bit++;
      mask |= (<u64>1) << (bit < count ? bit : MASK_BITS - 1);
    }
    edge = end;
  }
  return mask;
}

/** Whether (x, y), in map pixels, is walkable. False outside the map and for NaN. */
export function isWalkable(x: f32, y: f32): bool {
  if (!(x >= 0 && y >= 0 && x < <f32>MAP_WIDTH && y < <f32>MAP_HEIGHT)) return false;
  const cell = (<i32>y / CELL) * COLUMNS + <i32>x / CELL;
  const kind = load<u8>(CELL_CLASSES + <usize>cell);
  if (kind < CROSSED) return kind == FREE;
  const at = (<usize>cell) << 2;
  const first = <usize>load<u32>(CELL_BLOCKS + at);
  const end = <usize>load<u32>(CELL_BLOCKS + at, 4);
  if (kind == CROWDED) return isOpenGround(x, y) && isClearOfEdges(x, y, first, end);
  return isReached(cell, x, y, first, end);
}

function isClearOfEdges(x: f32, y: f32, first: usize, end: usize): bool {
  for (let place = first << 2; place < end << 2; place++) {
    const at = BLOCKS + ((place >> 2) << 6) + ((place & 3) << 2);
    const distance = squaredDistance(x, y, load<f32>(at), load<f32>(at, 16), load<f32>(at, 32), load<f32>(at, 48));
    if (distance < CLEARANCE * CLEARANCE) return false;
  }
  return true;
}

/** Follows the two legs from the cell's reference point: vertically to the level of y, then horizontally to x. */
function isReached(cell: i32, x: f32, y: f32, first: usize, end: usize): bool {
  const reference = CELL_REFERENCES + ((<usize>cell) << 4);
  const fromX = f32x4.splat(load<f32>(reference));
  const fromY = f32x4.splat(load<f32>(reference, 4));
  const toX = f32x4.splat(x);
  const toY = f32x4.splat(y);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const clearance = f32x4.splat(CLEARANCE * CLEARANCE);
  let mask = load<u64>(reference, 8);
  for (let block = first; block < end; block++) {
    const at = BLOCKS + (block << 6);
    const x0 = v128.load(at);
    const y0 = v128.load(at, 16);
    const x1 = v128.load(at, 32);
    const y1 = v128.load(at, 48);
    const alongX = f32x4.sub(x1, x0);
    const alongY = f32x4.sub(y1, y0);

    const offX = f32x4.sub(toX, x0);
    const offY = f32x4.sub(toY, y0);
    const squared = f32x4.add(f32x4.mul(alongX, alongX), f32x4.mul(alongY, alongY));
    const dot = f32x4.add(f32x4.mul(offX, alongX), f32x4.mul(offY, alongY));
    // Unused slots have zero length: pmin and pmax turn 0 / 0 into 0 in this operand order.
    const t = f32x4.pmax(zero, f32x4.pmin(one, f32x4.div(dot, squared)));
    const nearX = f32x4.sub(offX, f32x4.mul(t, alongX));
    const nearY = f32x4.sub(offY, f32x4.mul(t, alongY));
    const distance = f32x4.add(f32x4.mul(nearX, nearX), f32x4.mul(nearY, nearY));
    if (v128.any_true(f32x4.lt(distance, clearance))) return false;

    // The side of the edge's line on which start, turn and goal are. Points on the line count as just below it, like
    // the ends of edges in `spansY`.
    const isRightward = f32x4.gt(alongX, zero);
    const turnX = f32x4.sub(fromX, x0);
    const rise = f32x4.mul(alongY, turnX);
    const sideStart = isBelow(f32x4.mul(alongX, f32x4.sub(fromY, y0)), rise, isRightward);
    const sideTurn = isBelow(f32x4.mul(alongX, offY), rise, isRightward);
    const sideGoal = isBelow(f32x4.mul(alongX, offY), f32x4.mul(alongY, offX), isRightward);
    const spansX = v128.xor(f32x4.gt(x0, fromX), f32x4.gt(x1, fromX));
    const spansY = v128.xor(f32x4.gt(y0, toY), f32x4.gt(y1, toY));
    const crossed = v128.xor(
      v128.and(spansX, v128.xor(sideStart, sideTurn)),
      v128.and(spansY, v128.xor(sideTurn, sideGoal)),
    );
    let lanes = i32x4.bitmask(crossed);
    while (lanes != 0) {
      const lane = ctz(lanes);
      lanes &= lanes - 1;
      mask ^= (<u64>1) << load<u8>(BLOCK_BITS + (block << 2) + lane);
    }
  }
  return mask == 0;
}

function isBelow(run: v128, rise: v128, isRightward: v128): v128 {
  return v128.bitselect(f32x4.ge(run, rise), f32x4.le(run, rise), isRightward);
}
