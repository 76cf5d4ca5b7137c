/**
 * Visibility of the parts of a cell from a corner. A cell has two columns of four parts, 16 x 8 px each: the map is
 * much wider than high, so visibility changes mostly with height.
 */
import { CELL, COLUMNS, NAV_SCRATCH } from '../memory/layout';
import { viewAt } from '../memory/location-room';
import { cornerAt, cornerX, cornerY, TANGENT_ANGLE, TANGENT_DISTANCE } from './corners';
import { BINS, QUARTER, TURN_SLACK, VIEW_PARTS } from './views';

const PART_WIDTH: i32 = 16;
const PART_HEIGHT: i32 = 8;
const PART_ROWS: i32 = 4;
/** Distance from a part's nearest point to its farthest, |dx| + |dy|. */
const PART_SPAN: f32 = 24;
const ALL: u32 = 0xff;

// Scratch memory for the points where parts meet, four to a row, three in use.
/** f32 direction in bins. */
const TURNS: usize = NAV_SCRATCH;
/** i32: 0 when a path may turn at the corner, else the side of each arm. */
const SIDES: usize = TURNS + 5 * 16;

/** The bit of the part that contains (x, y). */
export function partAt(x: f32, y: f32): u32 {
  const down = (<u32>y / <u32>PART_HEIGHT) & 3;
  const across = (<u32>x / <u32>PART_WIDTH) & 1;
  return 1 << ((down << 1) | across);
}

/**
 * Bits 0 to 7: the parts from which the corner may be visible and a path may turn at it. Bits 8 to 15: the parts from
 * which it is certainly visible.
 */
export function partVisibility(corner: i32, cell: i32): u32 {
  const x = cornerX(corner);
  const y = cornerY(corner);
  const column = cell % COLUMNS;
  const row = cell / COLUMNS;
  const isNear = abs(<i32>x / CELL - column) <= 1 && abs(<i32>y / CELL - row) <= 1;
  if (isNear) return ALL;
  const left = <f32>(column * CELL) - x;
  const top = <f32>(row * CELL) - y;
  const sides = placePoints(corner, left, top);
  const cellAside = max<f32>(0, max<f32>(left, -left - <f32>CELL));
  const cellAway = max<f32>(0, max<f32>(top, -top - <f32>CELL));
  // Most cells have one answer for all parts.
  const whole = rectangleVisibility(corner, 0, 8, 64, cellAside + cellAway, <f32>(CELL + CELL));
  if (whole == 0) return 0;
  if (whole == 3 && sides == 0) return ALL | (ALL << 8);
  let seen: u32 = 0;
  for (let part = 0; part < 8; part++) {
    const at = ((<usize>(part >> 1)) << 4) + ((<usize>(part & 1)) << 2);
    const partLeft = left + <f32>((part & 1) * PART_WIDTH);
    const partTop = top + <f32>((part >> 1) * PART_HEIGHT);
    const aside = max<f32>(0, max<f32>(partLeft, -partLeft - <f32>PART_WIDTH));
    const away = max<f32>(0, max<f32>(partTop, -partTop - <f32>PART_HEIGHT));
    const sight = whole == 3 ? 3 : rectangleVisibility(corner, at, 4, 16, aside + away, PART_SPAN);
    const isTouched = sides == 0 || isTouchable(at);
    seen |= ((sight & (isTouched ? 1 : 0)) | ((sight >> 1) << 8)) << part;
  }
  return seen;
}

/**
 * Computes directions and sides, from the corner, of the points of a cell whose top left is at (left, top). Returns 0
 * when all sides are 0, else 1.
 */
function placePoints(corner: i32, left: f32, top: f32): i32 {
  const arms = cornerAt(corner) + 8;
  const arm0X = v128.load32_splat(arms);
  const arm0Y = v128.load32_splat(arms, 4);
  const arm1X = v128.load32_splat(arms, 8);
  const arm1Y = v128.load32_splat(arms, 12);
  const dx = f32x4.add(f32x4(0, 16, 32, 32), f32x4.splat(left));
  const aside = f32x4.abs(dx);
  const isRight = f32x4.ge(dx, f32x4.splat(0));
  let all = i32x4.splat(0);
  for (let row = 0; row <= PART_ROWS; row++) {
    const dy = f32x4.splat(top + <f32>(row * PART_HEIGHT));
    const distance = f32x4.add(aside, f32x4.abs(dy));
    const slope = f32x4.div(dy, distance);
    const turn = v128.bitselect(f32x4.add(slope, f32x4.splat(1)), f32x4.sub(f32x4.splat(3), slope), isRight);
    const at = (<usize>row) << 4;
    v128.store(TURNS + at, f32x4.mul(turn, f32x4.splat(QUARTER)));
    const side0 = f32x4.sub(f32x4.mul(dx, arm0Y), f32x4.mul(dy, arm0X));
    const side1 = f32x4.sub(f32x4.mul(dx, arm1Y), f32x4.mul(dy, arm1X));
    const slack = f32x4.add(f32x4.mul(distance, f32x4.splat(TANGENT_ANGLE)), f32x4.splat(TANGENT_DISTANCE));
    const below = f32x4.neg(slack);
    const isLeft = v128.and(f32x4.lt(side0, below), f32x4.gt(side1, slack));
    const isRightward = v128.and(f32x4.gt(side0, slack), f32x4.lt(side1, below));
    const sides = v128.or(v128.and(isLeft, i32x4.splat(1)), v128.and(isRightward, i32x4.splat(2)));
    v128.store(SIDES + at, sides);
    all = v128.or(all, sides);
  }
  return v128.any_true(all) ? 1 : 0;
}

/** Whether a path from some point of the part may turn at the corner. */
function isTouchable(at: usize): bool {
  const side = load<i32>(SIDES + at);
  return (
    side == 0 ||
    side != load<i32>(SIDES + at, 4) ||
    side != load<i32>(SIDES + at, 16) ||
    side != load<i32>(SIDES + at, 20)
  );
}

/**
 * Visibility of a rectangle whose nearest point is at `distance` and whose farthest is `span` further: 0 not visible, 1
 * uncertain, 3 certainly visible. `at` is the offset of its first point in TURNS; `across` and `down` are the offsets
 * of its other points from that.
 */
function rectangleVisibility(corner: i32, at: usize, across: usize, down: usize, distance: f32, span: f32): u32 {
  const base = load<f32>(TURNS + at);
  const one = unwrap(load<f32>(TURNS + at + across) - base);
  const two = unwrap(load<f32>(TURNS + at + down) - base);
  const three = unwrap(load<f32>(TURNS + at + across + down) - base);
  const low = min<f32>(min<f32>(0, one), min<f32>(two, three));
  const high = max<f32>(max<f32>(0, one), max<f32>(two, three));
  const view = viewAt(corner);
  const last = <i32>floor(base + high + TURN_SLACK);
  let least = i32x4.splat(-1);
  let most = i32x4.splat(0);
  // Four directions at a time. Up to three extra directions make the answer more conservative, not wrong.
  for (let bin = <i32>floor(base + low - TURN_SLACK); bin <= last; bin += 4) {
    const some = v128.load(view + ((<usize>(bin & (BINS - 1))) << 2));
    least = i16x8.min_u(least, some);
    most = i16x8.max_u(most, some);
  }
  least = i16x8.min_u(least, i32x4.shuffle(least, least, 2, 3, 0, 1));
  most = i16x8.max_u(most, i32x4.shuffle(most, most, 2, 3, 0, 1));
  const clearing = min(i32x4.extract_lane(least, 0) & 0xffff, i32x4.extract_lane(least, 1) & 0xffff);
  const depth = max(<u32>i32x4.extract_lane(most, 0) >>> 16, <u32>i32x4.extract_lane(most, 1) >>> 16);
  if (<f32>depth < distance * VIEW_PARTS) return 0;
  return <f32>clearing > (distance + span) * VIEW_PARTS ? 3 : 1;
}

function unwrap(span: f32): f32 {
  if (span > <f32>(BINS / 2)) return span - <f32>BINS;
  return span < <f32>(-BINS / 2) ? span + <f32>BINS : span;
}
