/**
 * Walking along a heading, sliding along walls, for keys and joystick. Whole numbers only, so that every machine walks
 * the same: places in 1/1024 px, steps of 8 ms, headings and speeds from a table, the pixels of the ground.
 *
 * Near a wall a step loses its part towards the wall: what remains is parallel to the wall, at the projected speed. The
 * wall's direction is that of the blocked pixels within 5 px, and the part is lost gradually, so that the walk keeps
 * about a pixel away from the wall and its pixels do not make it jitter. Then successive steps that differ by less than
 * a pixel from a straight line are joined to one straight run.
 */
import { polygonCount } from '../navigation/polygons';
import { isCellFree } from './cells';
import { CELL_SHIFT, mapHeight, mapWidth } from './map';
import { isFreePixel } from './pixels';
import { lookAround, wallNormalX, wallNormalY } from './wall-side';

const STEP_MS: i32 = 8;
/** Most steps of one call: 3504 ms. The runs have at most one more knot. */
const MAX_STEPS: i32 = 438;
const HEADINGS: i32 = 144;
const QUARTER: i32 = 36;
const SPEEDS: i32 = 15;
/** 210 px/s in 1/1024 px a step. */
const FULL_STRIDE: i32 = 1720;
const PIXEL: i32 = 1024;

/** Sines of the headings of the first quarter turn, 2.5 degrees apart, times 16384. */
const SINES = memory.data<i32>([
  0, 715, 1428, 2139, 2845, 3546, 4240, 4927, 5604, 6270, 6924, 7565, 8192, 8803, 9397, 9974, 10531, 11069, 11585,
  12080, 12551, 12998, 13421, 13818, 14189, 14533, 14849, 15137, 15396, 15626, 15826, 15996, 16135, 16244, 16322, 16368,
  16384,
]);
const SINE_BITS: i32 = 14;
/** In headings: turns that are tried on either side where the wall's direction does not help. At most 85 degrees. */
const TURNS = memory.data<i32>([6, 12, 18, 24, 30, 34]);
const TURN_COUNT: i32 = 6;
/** xy pairs: the order in which neighbours of a blocked start are tried. */
const NEIGHBOURS = memory.data<i8>([0, 0, 1, 0, -1, 0, 0, 1, 0, -1, 1, 1, -1, 1, 1, -1, -1, -1]);
const NEIGHBOUR_COUNT: i32 = 9;
/** Eighths of a pixel. */
const FOOT_RADIUS: i32 = 8;

/** No wall is ahead when four places 2 px apart are free. */
const AHEAD_PLACES: i32 = 4;
const AHEAD_SPACING: i32 = 2 * PIXEL;
/** Bits of a place within a cell of the map. */
const CELL_BITS: i32 = 10 + CELL_SHIFT;
/** Blocked pixels around: up to FAINT a wall is too far to matter, from FIRM (a pixel away) a step becomes parallel. */
const FAINT: i32 = 5;
const FIRM: i32 = 32;
/** A blocked step is pushed off the wall by up to a pixel. */
const PUSHES: i32 = 4;
const PUSH: i32 = PIXEL / 4;
/** Slower than this share of the speed is no sliding. */
const SLOWEST: i32 = 8;
/** A walk ends where it is slower than that for so many steps. */
const STALL_STEPS: i32 = 24;
/** Equal steps that are kept as a run of their own. */
const STRAIGHT_STEPS: i32 = 8;
/** How far a run may be off the steps. */
const TOLERANCE: i32 = PIXEL;

/** i32 x, y of every step's place. */
const PLACES: usize = memory.data((MAX_STEPS + 1) * 8, 8);
/** i32 ms, x, y of every knot. */
const KNOTS: usize = memory.data((MAX_STEPS + 1) * 12, 8);
/** More than a run's length in 1/1024 px. */
const LONGEST: i32 = FULL_STRIDE * MAX_STEPS + 1;

let startX: i32 = 0;
let startY: i32 = 0;
let stepX: i32 = 0;
let stepY: i32 = 0;

export function maxSlideSteps(): i32 {
  return MAX_STEPS;
}
export function knotsAddress(): usize {
  return KNOTS;
}

/**
 * Walks `steps` steps (up to `maxSlideSteps`) from (x8, y8), in eighths of a pixel, and writes the knots of the straight
 * runs to KNOTS: i32 ms, x, y each, the start first, at most `steps` + 1. Between two knots the speed is constant. The
 * walk ends earlier where walls leave no way. `heading` counts 2.5 degrees from right over down, 0 to 143; `speed` is 0
 * to 15. A start inside a wall is moved to the first free place of a fixed order within a pixel; where there is none,
 * the walk goes straight out of the wall. Returns the count of knots, 0 without a location or for a request out of range.
 */
export function slideAlong(x8: i32, y8: i32, heading: i32, speed: i32, steps: i32): i32 {
  if (polygonCount() == 0 || !isInRange(x8, y8, heading, speed, steps)) return 0;
  findStart(x8, y8);
  const stride = (FULL_STRIDE * speed) / SPEEDS;
  const cosine = cosineOf(heading);
  const sine = sineOf(heading);
  const straightX = part(cosine, stride);
  const straightY = part(sine, stride);
  const aheadX = part(cosine, AHEAD_SPACING);
  const aheadY = part(sine, AHEAD_SPACING);
  let x = startX;
  let y = startY;
  let count = 0;
  storePlace(0, x, y);
  while (count < steps && stride > 0) {
    if (!chooseStep(x, y, straightX, straightY, aheadX, aheadY, stride) && !turnAside(x, y, heading, stride)) break;
    x += stepX;
    y += stepY;
    count++;
    storePlace(count, x, y);
    if (isStalled(count, stride)) {
      count -= STALL_STEPS;
      break;
    }
  }
  return writeRuns(count);
}

function isInRange(x8: i32, y8: i32, heading: i32, speed: i32, steps: i32): bool {
  return (
    <u32>x8 < <u32>(mapWidth() * 8) &&
    <u32>y8 < <u32>(mapHeight() * 8) &&
    <u32>heading < <u32>HEADINGS &&
    <u32>speed <= <u32>SPEEDS &&
    <u32>steps <= <u32>MAX_STEPS
  );
}

function findStart(x8: i32, y8: i32): void {
  for (let ring = 1; ring <= FOOT_RADIUS; ring++) {
    for (let neighbour = 0; neighbour < NEIGHBOUR_COUNT; neighbour++) {
      const at = NEIGHBOURS + ((<usize>neighbour) << 1);
      startX = (x8 + <i32>load<i8>(at) * ring) << 7;
      startY = (y8 + <i32>load<i8>(at, 1) * ring) << 7;
      if (isFree(startX, startY)) return;
    }
  }
  startX = x8 << 7;
  startY = y8 << 7;
}

/** Sets the step that goes straight or follows a wall; false when neither is free. */
function chooseStep(x: i32, y: i32, straightX: i32, straightY: i32, aheadX: i32, aheadY: i32, stride: i32): bool {
  // What the rest finds out in the middle of open ground: the step is on the way to the last place ahead.
  if (areInFreeCell(x, y, x + aheadX * AHEAD_PLACES, y + aheadY * AHEAD_PLACES)) {
    stepX = straightX;
    stepY = straightY;
    return true;
  }
  const isStraightFree = isFree(x + straightX, y + straightY);
  const canStandHere = isFree(x, y);
  const isOpen = isStraightFree && isOpenAhead(x, y, aheadX, aheadY);
  if (canStandHere && !isOpen && followWall(x, y, straightX, straightY, stride, isStraightFree)) return true;
  stepX = straightX;
  stepY = straightY;
  return canStandHere ? isStraightFree : isOnMap(x + straightX, y + straightY);
}

/** Whether two places are in one cell that is walkable as a whole: so are all places between them. */
function areInFreeCell(x: i32, y: i32, toX: i32, toY: i32): bool {
  const column = x >> CELL_BITS;
  const row = y >> CELL_BITS;
  return column == toX >> CELL_BITS && row == toY >> CELL_BITS && isCellFree(column, row);
}

function isOpenAhead(x: i32, y: i32, aheadX: i32, aheadY: i32): bool {
  for (let place = 1; place <= AHEAD_PLACES; place++) {
    if (!isFree(x + aheadX * place, y + aheadY * place)) return false;
  }
  return true;
}

/**
 * Sets the step without its part towards the wall; false without a wall, where the wall is almost across the heading,
 * and when that step is blocked. A wall that blocks the straight step takes the whole part, however small it is.
 */
function followWall(x: i32, y: i32, straightX: i32, straightY: i32, stride: i32, isStraightFree: bool): bool {
  const blockedCount = lookAround(x >> 10, y >> 10);
  const hold = (isStraightFree ? min(blockedCount, FIRM) : FIRM) - FAINT;
  const normalX = wallNormalX();
  const normalY = wallNormalY();
  const towards = straightX * normalX + straightY * normalY;
  if (hold <= 0 || towards >= 0) return false;
  const square = normalX * normalX + normalY * normalY;
  const alongX = straightX - (((normalX * towards) / square) * hold) / (FIRM - FAINT);
  const alongY = straightY - (((normalY * towards) / square) * hold) / (FIRM - FAINT);
  if (max(abs(alongX), abs(alongY)) * SLOWEST < stride) return false;
  const reach = max(abs(normalX), abs(normalY));
  for (let push = 0; push <= PUSHES; push++) {
    stepX = alongX + (normalX * PUSH * push) / reach;
    stepY = alongY + (normalY * PUSH * push) / reach;
    if (isFree(x + stepX, y + stepY)) return true;
  }
  return false;
}

/** Sets the free step with the smallest turn, at the projected speed; false when there is none. */
function turnAside(x: i32, y: i32, heading: i32, stride: i32): bool {
  for (let index = 0; index < TURN_COUNT; index++) {
    const turn = load<i32>(TURNS + ((<usize>index) << 2));
    const length = part(cosineOf(turn), stride);
    for (let side = 1; side >= -1; side -= 2) {
      const to = (heading + side * turn + HEADINGS) % HEADINGS;
      stepX = part(cosineOf(to), length);
      stepY = part(sineOf(to), length);
      if (isFree(x + stepX, y + stepY)) return true;
    }
  }
  return false;
}

function isStalled(count: i32, stride: i32): bool {
  if (count < STALL_STEPS) return false;
  const before = count - STALL_STEPS;
  const moved = max(abs(placeX(count) - placeX(before)), abs(placeY(count) - placeY(before)));
  return moved * SLOWEST < stride * STALL_STEPS;
}

/** Joins the first `count` steps to runs and writes their knots. */
function writeRuns(count: i32): i32 {
  storeKnot(0, 0);
  let knots = 1;
  let at = 0;
  while (at < count) {
    at = runEnd(at, count);
    storeKnot(knots, at);
    knots++;
  }
  return knots;
}

/** The last step of the run that begins at step `from`. */
function runEnd(from: i32, count: i32): i32 {
  const dx = placeX(from + 1) - placeX(from);
  const dy = placeY(from + 1) - placeY(from);
  let end = from + 1;
  while (end < count && placeX(end + 1) - placeX(end) == dx && placeY(end + 1) - placeY(end) == dy) end++;
  if (end - from >= STRAIGHT_STEPS) return end;
  let length = end - from;
  while (from + length * 2 <= count && isSmooth(from, from + length * 2)) length *= 2;
  for (let more = length >> 1; more > 0; more >>= 1) {
    if (from + length + more <= count && isSmooth(from, from + length + more)) length += more;
  }
  return from + length;
}

/** Whether the straight line between two places passes close to all places between them, on free pixels. */
function isSmooth(from: i32, to: i32): bool {
  const steps = <u32>(to - from);
  const x0 = placeX(from);
  const y0 = placeY(from);
  const dx = placeX(to) - x0;
  const dy = placeY(to) - y0;
  // Rounded down: LONGEST makes the dividend positive. It is below 2^31.
  for (let step: u32 = 1; step < steps; step++) {
    const x = x0 - LONGEST + <i32>((<u32>(dx * step) + LONGEST * steps) / steps);
    const y = y0 - LONGEST + <i32>((<u32>(dy * step) + LONGEST * steps) / steps);
    const place = from + <i32>step;
    if (abs(x - placeX(place)) > TOLERANCE || abs(y - placeY(place)) > TOLERANCE || !isFree(x, y)) return false;
  }
  return true;
}

function isFree(x: i32, y: i32): bool {
  return isFreePixel(x >> 10, y >> 10);
}

function isOnMap(x: i32, y: i32): bool {
  return <u32>x < <u32>(mapWidth() * PIXEL) && <u32>y < <u32>(mapHeight() * PIXEL);
}

function storePlace(step: i32, x: i32, y: i32): void {
  store<i32>(PLACES + ((<usize>step) << 3), x);
  store<i32>(PLACES + ((<usize>step) << 3), y, 4);
}

function placeX(step: i32): i32 {
  return load<i32>(PLACES + ((<usize>step) << 3));
}

function placeY(step: i32): i32 {
  return load<i32>(PLACES + ((<usize>step) << 3), 4);
}

function storeKnot(knot: i32, step: i32): void {
  const at = KNOTS + <usize>knot * 12;
  store<i32>(at, step * STEP_MS);
  store<i32>(at, placeX(step), 4);
  store<i32>(at, placeY(step), 8);
}

/** `sine` of a length, rounded to the nearest; the same on both sides of zero. */
function part(sine: i32, length: i32): i32 {
  const size = (abs(sine) * length + (1 << (SINE_BITS - 1))) >> SINE_BITS;
  return sine < 0 ? -size : size;
}

function cosineOf(heading: i32): i32 {
  return sineOf((heading + QUARTER) % HEADINGS);
}

function sineOf(heading: i32): i32 {
  const rest = heading % QUARTER;
  const quarter = heading / QUARTER;
  const size = load<i32>(SINES + ((<usize>((quarter & 1) == 0 ? rest : QUARTER - rest)) << 2));
  return quarter < 2 ? size : -size;
}
