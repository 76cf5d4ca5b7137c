/**
 * The corners at which a path may turn first or last: those listed for the cell of its end, with their distances.
 * Visibility and tangents are tested only for corners whose bound is low enough.
 */
import { CELL, CELLS, CELL_CORNERS, CELL_LIST_STARTS, COLUMNS, MAX_CORNERS, NAV_SCRATCH } from '../memory/layout';
import { distancesFrom, listedAt } from '../memory/location-room';
import { cornerAt, corners, cornerSetBytes, cornerX, cornerY, UNREACHED } from './corners';
import { partVisibility, partAt } from './parts';
import { isClear } from './sight';
import { UNCERTAIN, VISIBLE, viewOf } from './views';

// A list entry: the corner, then one bit for each part of the cell from which it may be visible, then one bit for each
// part from which it is certainly visible (see parts.ts).
export const CORNER_BITS: u32 = 0xffff;
/** In kept entries: the corner is known to be visible. */
export const VISIBLE_FLAG: u32 = 0x10000;
const VISIBLE_SHIFT: u32 = 16;
const SURE_SHIFT: u32 = 24;

// Scratch memory for the corners listed for one side, four bytes each, padded to whole vectors.
const LIST_BYTES: usize = (<usize>MAX_CORNERS + 8) * 4;
/** f32 distance from the path's end on this side. */
const DISTANCE: usize = 0;
/** f32 lower bound for a path through the corner, see exact.ts. */
const BOUND: usize = LIST_BYTES;
// The same values of the kept corners, and their entries.
export const ENTRY: usize = LIST_BYTES * 2;
export const KEPT_DISTANCE: usize = LIST_BYTES * 3;
export const KEPT_BOUND: usize = LIST_BYTES * 4;
const SIDE_BYTES: usize = LIST_BYTES * 5;
export const STARTS: usize = NAV_SCRATCH;
export const GOALS: usize = STARTS + SIDE_BYTES;
/** i32 a kept start corner: index of its best goal corner, see exact.ts. */
export const PARTNERS: usize = GOALS + SIDE_BYTES;
/** Four lanes of a vector. */
const LANES: usize = PARTNERS + LIST_BYTES;
const ROUNDING: f32 = 1.0001;
/** Larger than any path length, smaller than UNREACHED. */
const LENGTH_LIMIT: f32 = 1e29;

/** Counts the entries of all cell lists and stores where each list begins. */
export function countListed(): u32 {
  const bytes = cornerSetBytes();
  let count: u32 = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    store<u32>(CELL_LIST_STARTS + ((<usize>cell) << 2), count);
    const set = CELL_CORNERS + <usize>cell * bytes;
    for (let word: usize = 0; word < bytes; word += 8) count += <u32>popcnt(load<u64>(set + word));
    // Lists are padded to whole vectors.
    count = (count + 3) & ~3;
  }
  store<u32>(CELL_LIST_STARTS + ((<usize>CELLS) << 2), count);
  return count;
}

/** Converts the counted bitsets of the cells to lists. */
export function listCells(): void {
  const bytes = cornerSetBytes();
  for (let cell = 0; cell < CELLS; cell++) {
    const set = CELL_CORNERS + <usize>cell * bytes;
    let to = listAt(cell);
    for (let word: usize = 0; word < bytes; word += 8) {
      for (let left = load<u64>(set + word); left != 0; left &= left - 1, to += 4) {
        const corner = ((<i32>word) << 3) | <i32>ctz(left);
        store<u32>(to, corner | (partVisibility(corner, cell) << VISIBLE_SHIFT));
      }
    }
    // Padding entries are visible from no part.
    for (; to < listAt(cell + 1); to += 4) store<u32>(to, 0);
  }
}

/** Start of the cell's list; it ends at the start of the list of `cell + 1`. */
export function listAt(cell: i32): usize {
  return listedAt(load<u32>(CELL_LIST_STARTS + ((<usize>cell) << 2)));
}

export function cellAt(x: f32, y: f32): i32 {
  return (<i32>y / CELL) * COLUMNS + <i32>x / CELL;
}

/**
 * Whether a path from the part of a cell may turn at the entry's corner: it may be visible and the tangents may allow
 * it.
 */
export function mayBeVisible(entry: u32, part: u32): bool {
  return (entry & (part << VISIBLE_SHIFT)) != 0;
}

/** Whether the corner is visible from every point of the part. */
export function isSurelyVisible(entry: u32, part: u32): bool {
  return (entry & (part << SURE_SHIFT)) != 0;
}

/**
 * Computes distances and bounds of the corners from `list` to `end` for (x, y), an end of the path whose other end is
 * (otherX, otherY). Returns the index of the corner with the least bound among those that are certainly visible, -1 for
 * none.
 */
function measureSide(side: usize, list: usize, end: usize, x: f32, y: f32, otherX: f32, otherY: f32): i32 {
  const endX = f32x4.splat(x);
  const endY = f32x4.splat(y);
  const farX = f32x4.splat(otherX);
  const farY = f32x4.splat(otherY);
  const part = partAt(x, y);
  const seen = i32x4.splat(part << VISIBLE_SHIFT);
  const sure = i32x4.splat(part << SURE_SHIFT);
  const unreached = f32x4.splat(UNREACHED);
  let least = unreached;
  let places = i32x4.splat(-1);
  let place = i32x4(0, 1, 2, 3);
  for (let at = side; list < end; list += 16, at += 16) {
    const low = loadTwo(list);
    const high = loadTwo(list + 8);
    const cornersX = i32x4.shuffle(low, high, 0, 2, 4, 6);
    const cornersY = i32x4.shuffle(low, high, 1, 3, 5, 7);
    const distance = lengthOf(f32x4.sub(cornersX, endX), f32x4.sub(cornersY, endY));
    const far = lengthOf(f32x4.sub(cornersX, farX), f32x4.sub(cornersY, farY));
    const entries = v128.load(list);
    const isSeen = i32x4.eq(v128.and(entries, seen), seen);
    const bound = v128.bitselect(f32x4.add(distance, far), unreached, isSeen);
    v128.store(at + DISTANCE, distance);
    v128.store(at + BOUND, bound);
    const isLess = v128.and(f32x4.lt(bound, least), i32x4.eq(v128.and(entries, sure), sure));
    least = v128.bitselect(bound, least, isLess);
    places = v128.bitselect(place, places, isLess);
    place = i32x4.add(place, i32x4.splat(4));
  }
  return leastLane(least, places);
}

/**
 * Fallback when no corner is certainly visible: tests corners by ascending bound until one is visible, and excludes the
 * others.
 */
function seekVisible(side: usize, list: usize, end: usize, x: f32, y: f32): i32 {
  const count = <i32>((end - list) >> 2);
  let place = findLeast(side + BOUND, count);
  for (; place >= 0; place = findLeast(side + BOUND, count)) {
    if (isCornerVisible(<i32>load<u16>(list + ((<usize>place) << 2)), x, y)) break;
    store<f32>(side + BOUND + ((<usize>place) << 2), UNREACHED);
  }
  return place;
}

/** Whether a path from or to (x, y) may turn at the corner: it is visible and the tangents allow it. */
export function isCornerVisible(corner: i32, x: f32, y: f32): bool {
  const view = viewOf(corner, x, y);
  return view == VISIBLE || (view == UNCERTAIN && isClear(x, y, cornerX(corner), cornerY(corner)));
}

/** x, y, x, y of two listed corners. */
function loadTwo(list: usize): v128 {
  const one = v128.load64_zero(cornerAt(<i32>load<u16>(list)));
  return v128.load64_lane(cornerAt(<i32>load<u16>(list, 4)), one, 1);
}

function lengthOf(dx: v128, dy: v128): v128 {
  return f32x4.sqrt(f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy)));
}

let keptStarts: i32 = 0;
let keptGoals: i32 = 0;

/** Number of corners that `chooseCandidates` kept at STARTS. */
export function startCount(): i32 {
  return keptStarts;
}

/** Number of corners that it kept at GOALS. */
export function goalCount(): i32 {
  return keptGoals;
}

/** Selects the corners at which the shortest path may turn first (STARTS) and last (GOALS). */
export function chooseCandidates(startX: f32, startY: f32, goalX: f32, goalY: f32): void {
  const starts = listAt(cellAt(startX, startY));
  const startEnd = listAt(cellAt(startX, startY) + 1);
  const goals = listAt(cellAt(goalX, goalY));
  const goalEnd = listAt(cellAt(goalX, goalY) + 1);
  let start = measureSide(STARTS, starts, startEnd, startX, startY, goalX, goalY);
  let goal = measureSide(GOALS, goals, goalEnd, goalX, goalY, startX, startY);
  if (start < 0) start = seekVisible(STARTS, starts, startEnd, startX, startY);
  if (goal < 0) goal = seekVisible(GOALS, goals, goalEnd, goalX, goalY);
  let limit = LENGTH_LIMIT;
  if (start >= 0 && goal >= 0) {
    // Both corners are visible from their ends, so this path exists: its length is an upper bound.
    const from = <i32>load<u16>(starts + ((<usize>start) << 2));
    const to = <i32>load<u16>(goals + ((<usize>goal) << 2));
    const way = load<f32>(distancesFrom(from, corners()) + ((<usize>to) << 2));
    const ends =
      load<f32>(STARTS + DISTANCE + ((<usize>start) << 2)) + load<f32>(GOALS + DISTANCE + ((<usize>goal) << 2));
    limit = min(limit, (way + ends) * ROUNDING);
  }
  keptStarts = keepCandidates(STARTS, starts, startEnd, partAt(startX, startY), limit);
  keptGoals = keepCandidates(GOALS, goals, goalEnd, partAt(goalX, goalY), limit);
}

/** Keeps the corners from `list` to `end` whose bound is at most `limit`, and returns their count. */
function keepCandidates(side: usize, list: usize, end: usize, part: u32, limit: f32): i32 {
  const count = <i32>((end - list) >> 2);
  const limits = f32x4.splat(limit);
  const sure = part << SURE_SHIFT;
  let to = side;
  for (let first = 0; first < count; first += 64) {
    let kept: u64 = 0;
    const last = min(count - first, 64);
    const bounds = side + BOUND + ((<usize>first) << 2);
    for (let place = 0; place < last; place += 4) {
      const isKept = f32x4.le(v128.load(bounds + ((<usize>place) << 2)), limits);
      kept |= (<u64>i32x4.bitmask(isKept)) << (<u64>place);
    }
    for (; kept != 0; kept &= kept - 1, to += 4) {
      const at = (<usize>first + <usize>ctz(kept)) << 2;
      const entry = load<u32>(list + at);
      store<u32>(to + ENTRY, (entry & CORNER_BITS) | ((entry & sure) != 0 ? VISIBLE_FLAG : 0));
      store<f32>(to + KEPT_DISTANCE, load<f32>(side + at + DISTANCE));
      store<f32>(to + KEPT_BOUND, load<f32>(side + at + BOUND));
    }
  }
  v128.store(to + ENTRY, i32x4.splat(0));
  v128.store(to + KEPT_DISTANCE, f32x4.splat(UNREACHED));
  v128.store(to + KEPT_BOUND, f32x4.splat(UNREACHED));
  return <i32>((to - side) >> 2);
}

/** Index of the least of `count` values below UNREACHED, -1 when there is none. */
export function findLeast(values: usize, count: i32): i32 {
  let least = f32x4.splat(UNREACHED);
  let places = i32x4.splat(-1);
  let place = i32x4(0, 1, 2, 3);
  for (let i = 0; i < count; i += 4, values += 16) {
    const some = v128.load(values);
    const isLess = f32x4.lt(some, least);
    least = v128.bitselect(some, least, isLess);
    places = v128.bitselect(place, places, isLess);
    place = i32x4.add(place, i32x4.splat(4));
  }
  return leastLane(least, places);
}

/** The index that belongs to the least of four values. Branchless: the lane is not predictable. */
export function leastLane(least: v128, places: v128): i32 {
  const pairs = f32x4.pmin(least, i32x4.shuffle(least, least, 2, 3, 0, 1));
  const all = f32x4.pmin(pairs, i32x4.shuffle(pairs, pairs, 1, 0, 3, 2));
  v128.store(LANES, places);
  return load<i32>(LANES + ((<usize>ctz(i32x4.bitmask(f32x4.eq(least, all)))) << 2));
}
