/**
 * The corners that a path may turn at first or last: those listed for the cell of its end, as far as their tangents allow
 * (see isTangent), with their distances. What is seen from everywhere in the cell needs no line of sight later on.
 */
import {
  CELL,
  CELLS,
  CELL_CORNERS,
  CELL_LISTS,
  CELL_LIST_STARTS,
  CELL_SURE,
  COLUMNS,
  KEEP_TABLE,
  MAX_CORNERS,
  MAX_LISTED,
  NAV_SCRATCH,
} from '../memory/layout';
import { CELL_CORNER_BYTES, cornerAt, corners, TANGENT_ANGLE, TANGENT_DISTANCE, UNREACHED } from './corners';

// Working space: the candidates of a side as three lists, which have room to be filled up to whole vectors. A corner is
// named by where its column stands in a row of DISTANCES, its number times four.
const LIST_BYTES: usize = (<usize>MAX_CORNERS + 8) * 4;
/** u32 column, f32 distance, u32 1 where it is known to be seen. */
export const START_COLUMNS: usize = NAV_SCRATCH;
export const GOAL_COLUMNS: usize = START_COLUMNS + LIST_BYTES * 3;
export const TO_DISTANCES: usize = LIST_BYTES;
export const TO_SEEN: usize = LIST_BYTES * 2;
/** Where other lists of a search may stand. */
export const AFTER_CANDIDATES: usize = GOAL_COLUMNS + LIST_BYTES * 3;

const SURE_BIT: i32 = 15;
const CORNER_BITS: u32 = 0x7fff;

/** Turns the cells' sets into lists; false when they do not fit. */
export function listCells(): bool {
  fillKeepTable();
  const words = (corners() + 63) >> 6;
  let count: u32 = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    store<u32>(CELL_LIST_STARTS + ((<usize>cell) << 2), count);
    const set = <usize>cell * CELL_CORNER_BYTES;
    for (let word = 0; word < words; word++) {
      let left = load<u64>(CELL_CORNERS + set + ((<usize>word) << 3));
      const sure = load<u64>(CELL_SURE + set + ((<usize>word) << 3));
      if (count + <u32>popcnt(left) > <u32>MAX_LISTED) return false;
      for (; left != 0; left &= left - 1, count++) {
        const bit = <i32>ctz(left);
        const flag = (<i32>(sure >> bit) & 1) << SURE_BIT;
        store<u16>(CELL_LISTS + ((<usize>count) << 1), <u16>((word << 6) | bit | flag));
      }
    }
  }
  store<u32>(CELL_LIST_STARTS + ((<usize>CELLS) << 2), count);
  store<u64>(CELL_LISTS + ((<usize>count) << 1), 0);
  return true;
}

/** For each set of four lanes, which bytes to take to have those lanes stand first. */
function fillKeepTable(): void {
  for (let set = 0; set < 16; set++) {
    let to = KEEP_TABLE + ((<usize>set) << 4);
    for (let lane = 0; lane < 4; lane++) {
      if (((set >> lane) & 1) == 0) continue;
      store<u32>(to, 0x03020100 + 0x04040404 * lane);
      to += 4;
    }
  }
}

/** Lists the candidates of (x, y) at `columns` and returns their count; what follows them is UNREACHED. */
export function listCandidates(x: f32, y: f32, columns: usize): i32 {
  const cell = CELL_LIST_STARTS + ((<usize>((<i32>y / CELL) * COLUMNS + <i32>x / CELL)) << 2);
  const end = CELL_LISTS + ((<usize>load<u32>(cell, 4)) << 1);
  let to = columns;
  for (let list = CELL_LISTS + ((<usize>load<u32>(cell)) << 1); list < end; list += 8) {
    const lengths = measureFour(list, x, y);
    const spare = (end - list) >> 1;
    const lanes = spare >= 4 ? 15 : (1 << (<i32>spare)) - 1;
    const kept = i32x4.bitmask(f32x4.lt(lengths, f32x4.splat(UNREACHED))) & lanes;
    // The lanes that are kept move to the front, and the next four follow right behind them.
    const order = v128.load(KEEP_TABLE + ((<usize>kept) << 4));
    const entries = i32x4.extend_low_i16x8_u(v128.load64_zero(list));
    const places = i32x4.shl(v128.and(entries, i32x4.splat(CORNER_BITS)), 2);
    v128.store(to, i8x16.swizzle(places, order));
    v128.store(to + TO_DISTANCES, i8x16.swizzle(lengths, order));
    v128.store(to + TO_SEEN, i8x16.swizzle(i32x4.shr_u(entries, SURE_BIT), order));
    to += (<usize>popcnt(kept)) << 2;
  }
  v128.store(to, i32x4.splat(0));
  v128.store(to + TO_DISTANCES, f32x4.splat(UNREACHED));
  return <i32>((to - columns) >> 2);
}

/** Distances of four listed corners; UNREACHED where no path from (x, y) turns (see isTangent). */
function measureFour(list: usize, x: f32, y: f32): v128 {
  const one = cornerAt(<i32>(load<u16>(list) & CORNER_BITS));
  const two = cornerAt(<i32>(load<u16>(list, 2) & CORNER_BITS));
  const three = cornerAt(<i32>(load<u16>(list, 4) & CORNER_BITS));
  const four = cornerAt(<i32>(load<u16>(list, 6) & CORNER_BITS));
  // Four records of x, y and two arms, turned into vectors of four x, four y and so on.
  const low = v128.load(one);
  const low2 = v128.load(two);
  const low3 = v128.load(three);
  const low4 = v128.load(four);
  const places = i32x4.shuffle(low, low2, 0, 4, 1, 5);
  const places2 = i32x4.shuffle(low3, low4, 0, 4, 1, 5);
  const arms = i32x4.shuffle(low, low2, 2, 6, 3, 7);
  const arms2 = i32x4.shuffle(low3, low4, 2, 6, 3, 7);
  const others = i32x4.shuffle(v128.load64_zero(one, 16), v128.load64_zero(two, 16), 0, 4, 1, 5);
  const others2 = i32x4.shuffle(v128.load64_zero(three, 16), v128.load64_zero(four, 16), 0, 4, 1, 5);
  const dx = f32x4.sub(i64x2.shuffle(places, places2, 0, 2), f32x4.splat(x));
  const dy = f32x4.sub(i64x2.shuffle(places, places2, 1, 3), f32x4.splat(y));
  const side0 = f32x4.sub(
    f32x4.mul(dx, i64x2.shuffle(arms, arms2, 1, 3)),
    f32x4.mul(dy, i64x2.shuffle(arms, arms2, 0, 2)),
  );
  const side1 = f32x4.sub(
    f32x4.mul(dx, i64x2.shuffle(others, others2, 1, 3)),
    f32x4.mul(dy, i64x2.shuffle(others, others2, 0, 2)),
  );
  const reach = f32x4.mul(f32x4.add(f32x4.abs(dx), f32x4.abs(dy)), f32x4.splat(TANGENT_ANGLE));
  const slack = f32x4.add(reach, f32x4.splat(TANGENT_DISTANCE));
  const isTangent = v128.or(
    f32x4.ge(f32x4.pmin(side0, side1), f32x4.neg(slack)),
    f32x4.le(f32x4.pmax(side0, side1), slack),
  );
  const length = f32x4.sqrt(f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy)));
  return v128.bitselect(length, f32x4.splat(UNREACHED), isTangent);
}

/** Distances of four candidates of `columns` from (x, y). */
export function distancesFour(columns: usize, x: f32, y: f32): v128 {
  const one = v128.load64_zero(cornerAt(<i32>(load<u32>(columns) >> 2)));
  const two = v128.load64_zero(cornerAt(<i32>(load<u32>(columns, 4) >> 2)));
  const three = v128.load64_zero(cornerAt(<i32>(load<u32>(columns, 8) >> 2)));
  const four = v128.load64_zero(cornerAt(<i32>(load<u32>(columns, 12) >> 2)));
  const low = i32x4.shuffle(one, two, 0, 4, 1, 5);
  const high = i32x4.shuffle(three, four, 0, 4, 1, 5);
  const dx = f32x4.sub(i64x2.shuffle(low, high, 0, 2), f32x4.splat(x));
  const dy = f32x4.sub(i64x2.shuffle(low, high, 1, 3), f32x4.splat(y));
  return f32x4.sqrt(f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy)));
}
