/**
 * Which corners may be seen from which cell: never too few, seldom many too many. Around each corner the directions are cut
 * into bins, and a wall that passes a bin from side to side hides what lies behind it there; a cell counts as seen when one
 * of its bins reaches it. Cells from which no path could turn at the corner are left out too. Directions are measured on a diamond and distances as |dx| + |dy|: no roots, no arcs.
 */
import {
  CELL,
  CELLS,
  CELL_CLASSES,
  CELL_CORNERS,
  CELL_SURE,
  COLUMNS,
  EDGES,
  EDGE_RINGS,
  NAV_SCRATCH,
  ROWS,
} from '../memory/layout';
import { edges } from './colliders';
import { CELL_CORNER_BYTES, cornerAt, corners, cornerX, cornerY, TANGENT_ANGLE, TANGENT_DISTANCE } from './corners';
import { BLOCKED } from './ground';

const BINS: i32 = 1024;
const QUARTER: f32 = 256;
const FAR: f32 = 1e30;
/** An edge that spans nearly half of all directions passes so near the corner that its bins are uncertain. */
const WIDE: f32 = 508;
/** Cells are taken as this much nearer or farther, against rounding. */
const SLACK: f32 = 2;
/** From a cell's nearest point to its farthest, across and down. */
const FAR_END: f32 = 64;
// How a cell is seen from a corner.
const HIDDEN: i32 = 0;
const SEEN: i32 = 1;
const SURE: i32 = 2;

// Working space: f32 depths[BINS], f32 rayX[BINS], f32 rayY[BINS], then of the points where cells meet, rows padded
// to whole vectors: f32 bin; i32 side, 0 where a path may turn at the corner, else which arm lies on which side.
const DEPTHS: usize = NAV_SCRATCH;
/** f32[BINS]: how far no edge comes near in a bin. */
const CLEARINGS: usize = DEPTHS + <usize>BINS * 4;
const RAY_X: usize = CLEARINGS + <usize>BINS * 4;
const RAY_Y: usize = RAY_X + <usize>BINS * 4;
const LATTICE: usize = RAY_Y + <usize>BINS * 4;
const LATTICE_STRIDE: i32 = 164;
const SIDES: usize = LATTICE + <usize>LATTICE_STRIDE * (<usize>ROWS + 1) * 4;

/** Fills CELL_CORNERS and CELL_SURE for all corners. */
export function showCorners(): void {
  memory.fill(CELL_CORNERS, 0, <usize>CELLS * CELL_CORNER_BYTES);
  memory.fill(CELL_SURE, 0, <usize>CELLS * CELL_CORNER_BYTES);
  for (let bin = 0; bin < BINS; bin++) {
    const turn = <f32>bin / QUARTER - 1;
    const isRight = turn < 1;
    const y: f32 = isRight ? turn : 2 - turn;
    const x: f32 = 1 - abs(y);
    store<f32>(RAY_X + ((<usize>bin) << 2), isRight ? x : -x);
    store<f32>(RAY_Y + ((<usize>bin) << 2), y);
  }
  for (let corner = 0; corner < corners(); corner++) {
    castShadows(cornerX(corner), cornerY(corner));
    placeLattice(corner);
    markCells(corner);
  }
}

/** Bin of a direction, 0 to 1024, fraction included. */
function binOf(dx: f32, dy: f32): f32 {
  const y = dy / (abs(dx) + abs(dy));
  return (dx >= 0 ? y + 1 : 3 - y) * QUARTER;
}

/** How far one sees from (x, y) in each bin: walks along every ring and notes the rays between bins that it crosses. */
function castShadows(x: f32, y: f32): void {
  for (let bin = 0; bin < BINS; bin++) {
    store<f32>(DEPTHS + ((<usize>bin) << 2), FAR);
    store<f32>(CLEARINGS + ((<usize>bin) << 2), FAR);
  }
  const count = edges();
  let first = 0;
  while (first < count) {
    let end = first;
    const ring = load<u16>(EDGE_RINGS + ((<usize>first) << 1));
    while (end < count && load<u16>(EDGE_RINGS + ((<usize>end) << 1)) == ring) end++;
    lastRay = -1;
    for (let edge = first; edge < end; edge++) followEdge(edge, x, y);
    // On until the first ray of the first round, which closes the ring.
    for (let edge = first; edge < end && !followEdge(edge, x, y); edge++);
    first = end;
  }
}

/** The last ray crossed on the way along a ring, -1 for none, and the greatest distance since. */
let lastRay: i32 = -1;
let farthest: f32 = 0;

/** Follows one edge; returns whether it crossed a ray. */
function followEdge(edge: i32, x: f32, y: f32): bool {
  const at = EDGES + ((<usize>edge) << 4);
  const x0 = load<f32>(at) - x;
  const y0 = load<f32>(at, 4) - y;
  const x1 = load<f32>(at, 8) - x;
  const y1 = load<f32>(at, 12) - y;
  const from = binOf(x0, y0);
  const to = binOf(x1, y1);
  let span = to - from;
  if (span > <f32>(BINS / 2)) span -= <f32>BINS;
  if (span < <f32>(-BINS / 2)) span += <f32>BINS;
  const distance1 = abs(x1) + abs(y1);
  // Not a number where the corner lies on a vertex.
  if (!(abs(span) < WIDE)) {
    for (let bin = 0; bin < BINS; bin++) store<f32>(CLEARINGS + ((<usize>bin) << 2), 0);
    lastRay = -1;
    return true;
  }
  const distance0 = abs(x0) + abs(y0);
  const reach = max(distance0, distance1);
  const alongX = x1 - x0;
  const alongY = y1 - y0;
  // Where an edge is seen end on, its distance is told by a quotient of small numbers.
  const cross = <f64>x0 * alongY - <f64>y0 * alongX;
  noteClearing(<i32>floor(from), distance0);
  noteClearing(<i32>floor(to), distance1);
  let hasCrossed = false;
  const isForward = span > 0;
  // Rays strictly after `from`, up to and with `to`, so that each is met once along the ring.
  let ray = isForward ? <i32>floor(from) + 1 : <i32>ceil(from) - 1;
  const last = isForward ? <i32>floor(from + span) : <i32>ceil(from + span);
  for (; isForward ? ray <= last : ray >= last; ray += isForward ? 1 : -1) {
    const bin = ray & (BINS - 1);
    const slot = (<usize>bin) << 2;
    const through = cross / (<f64>load<f32>(RAY_X + slot) * alongY - <f64>load<f32>(RAY_Y + slot) * alongX);
    const distance: f32 = through >= 0 && through < reach ? <f32>through : reach;
    const clearing: f32 = through >= 0 ? distance : 0;
    noteClearing(bin - 1, clearing);
    noteClearing(bin, clearing);
    farthest = max(farthest, distance);
    const passed = isForward ? (bin - 1) & (BINS - 1) : bin;
    const expected = isForward ? passed : (bin + 1) & (BINS - 1);
    if (lastRay == expected) {
      const depth = DEPTHS + ((<usize>passed) << 2);
      store<f32>(depth, min(load<f32>(depth), farthest));
    }
    lastRay = bin;
    farthest = distance;
    hasCrossed = true;
  }
  farthest = max(farthest, distance1);
  return hasCrossed;
}

/** Within a bin the distance of an edge changes evenly, so what is told where it comes in and goes out is told for all. */
function noteClearing(bin: i32, distance: f32): void {
  const slot = CLEARINGS + ((<usize>(bin & (BINS - 1))) << 2);
  store<f32>(slot, min(load<f32>(slot), distance));
}

/** Bins and sides of the points where cells meet, four at a time. */
function placeLattice(corner: i32): void {
  const x = cornerX(corner);
  const y = cornerY(corner);
  const arms = cornerAt(corner) + 8;
  const arm0X = v128.load32_splat(arms);
  const arm0Y = v128.load32_splat(arms, 4);
  const arm1X = v128.load32_splat(arms, 8);
  const arm1Y = v128.load32_splat(arms, 12);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const three = f32x4.splat(3);
  const quarter = f32x4.splat(QUARTER);
  const columns = f32x4.mul(f32x4(0, 1, 2, 3), f32x4.splat(<f32>CELL));
  for (let row = 0; row <= ROWS; row++) {
    const dy = f32x4.splat(<f32>(row * CELL) - y);
    const height = f32x4.abs(dy);
    let at = (<usize>(row * LATTICE_STRIDE)) << 2;
    for (let column = 0; column <= COLUMNS; column += 4, at += 16) {
      const dx = f32x4.add(columns, f32x4.splat(<f32>(column * CELL) - x));
      const distance = f32x4.add(f32x4.abs(dx), height);
      const slope = f32x4.div(dy, distance);
      const turn = v128.bitselect(f32x4.add(slope, one), f32x4.sub(three, slope), f32x4.ge(dx, zero));
      v128.store(LATTICE + at, f32x4.mul(turn, quarter));
      // As in isTangent; the ways that it refuses form two wedges, and a cell lies in one when its four points do.
      const side0 = f32x4.sub(f32x4.mul(dx, arm0Y), f32x4.mul(dy, arm0X));
      const side1 = f32x4.sub(f32x4.mul(dx, arm1Y), f32x4.mul(dy, arm1X));
      const slack = f32x4.add(f32x4.mul(distance, f32x4.splat(TANGENT_ANGLE)), f32x4.splat(TANGENT_DISTANCE));
      const below = f32x4.neg(slack);
      const isLeft = v128.and(f32x4.lt(side0, below), f32x4.gt(side1, slack));
      const isRight = v128.and(f32x4.gt(side0, slack), f32x4.lt(side1, below));
      v128.store(SIDES + at, v128.or(v128.and(isLeft, i32x4.splat(1)), v128.and(isRight, i32x4.splat(2))));
    }
  }
}

function markCells(corner: i32): void {
  const x = cornerX(corner);
  const y = cornerY(corner);
  const column = <i32>x / CELL;
  const row = <i32>y / CELL;
  const bit: i32 = 1 << (corner & 7);
  for (let cellRow = 0; cellRow < ROWS; cellRow++) {
    const top = <f32>(cellRow * CELL);
    const away = max<f32>(0, max<f32>(top - y, y - top - <f32>CELL));
    for (let cellColumn = 0; cellColumn < COLUMNS; cellColumn++) {
      const cell = <usize>(cellRow * COLUMNS + cellColumn);
      if (load<u8>(CELL_CLASSES + cell) == BLOCKED || !isTouchable(cellRow, cellColumn)) continue;
      const isNear = abs(cellColumn - column) <= 1 && abs(cellRow - row) <= 1;
      const at = cell * CELL_CORNER_BYTES + (<usize>corner >> 3);
      if (!isNear) {
        const left = <f32>(cellColumn * CELL);
        const aside = max<f32>(0, max<f32>(left - x, x - left - <f32>CELL));
        const sight = lookAt(cellRow, cellColumn, away + aside);
        if (sight == HIDDEN) continue;
        if (sight == SURE) store<u8>(CELL_SURE + at, <u8>(<i32>load<u8>(CELL_SURE + at) | bit));
      }
      store<u8>(CELL_CORNERS + at, <u8>(<i32>load<u8>(CELL_CORNERS + at) | bit));
    }
  }
}

/** Whether a path from somewhere in the cell may turn at the corner. */
function isTouchable(row: i32, column: i32): bool {
  const at = SIDES + ((<usize>(row * LATTICE_STRIDE + column)) << 2);
  const below = at + ((<usize>LATTICE_STRIDE) << 2);
  const side = load<i32>(at);
  return side == 0 || side != load<i32>(at, 4) || side != load<i32>(below) || side != load<i32>(below, 4);
}

/**
 * How a cell that begins at `distance` is seen: at all when one of the bins that it lies in is open so far, from
 * everywhere when no edge comes near in any of them up to its far end. A bin to either side is added against rounding.
 */
function lookAt(row: i32, column: i32, distance: f32): i32 {
  const at = LATTICE + ((<usize>(row * LATTICE_STRIDE + column)) << 2);
  const below = at + ((<usize>LATTICE_STRIDE) << 2);
  const base = load<f32>(at);
  const one = unwrap(load<f32>(at, 4) - base);
  const two = unwrap(load<f32>(below) - base);
  const three = unwrap(load<f32>(below, 4) - base);
  const low = min<f32>(min<f32>(0, one), min<f32>(two, three));
  const high = max<f32>(max<f32>(0, one), max<f32>(two, three));
  const last = <i32>floor(base + high) + 1;
  let sight = HIDDEN;
  let clearing: f32 = FAR;
  for (let bin = <i32>floor(base + low) - 1; bin <= last; bin++) {
    const slot = (<usize>(bin & (BINS - 1))) << 2;
    if (load<f32>(DEPTHS + slot) >= distance - SLACK) sight = SEEN;
    clearing = min(clearing, load<f32>(CLEARINGS + slot));
  }
  return clearing > distance + FAR_END + SLACK ? SURE : sight;
}

function unwrap(span: f32): f32 {
  if (span > <f32>(BINS / 2)) return span - <f32>BINS;
  return span < <f32>(-BINS / 2) ? span + <f32>BINS : span;
}
