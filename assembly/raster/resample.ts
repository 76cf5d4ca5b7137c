/**
 * Resizing of premultiplied pictures. A target pixel is the average of the source over its footprint; footprints are at
 * least one source pixel wide, which is area averaging when the picture shrinks and bilinear when it grows. One row of
 * column sums (f32x4 a source column) waits in RESAMPLE_SCRATCH; behind it, for every target column, where its footprint
 * starts and the shares of the columns in it, which are the same in all rows. All columns have as many shares, some of
 * them 0: a processor foresees how often it goes round, and that costs more than a few products by nothing.
 */
import { RESAMPLE_SCRATCH, RESAMPLE_SCRATCH_BYTES } from '../memory/layout';

/** Widest picture, source or target. */
export const MAX_RESAMPLE_WIDTH: i32 = 65536;
const SUMS: usize = RESAMPLE_SCRATCH;
/** With room for the rest of a vector of four columns. */
const SUMS_BYTES: usize = <usize>MAX_RESAMPLE_WIDTH * 16 + 64;
/** A target column: u32 address of its first source column's sum. */
const FOOTPRINTS: usize = SUMS + SUMS_BYTES;
/** f32 each: at most one a source column and two more a target column. */
const SHARES: usize = FOOTPRINTS + <usize>MAX_RESAMPLE_WIDTH * 4;
/** Holds: 1 MiB of sums, 256 KiB of footprints, at most 768 KiB of shares. */
const NEEDED: usize = SHARES + <usize>MAX_RESAMPLE_WIDTH * 12 + 64 - RESAMPLE_SCRATCH;

let source: usize = 0;
let sourceWidth: i32 = 0;
let sourceHeight: i32 = 0;
let sourceStride: i32 = 0;
let isEdgeOpen: bool = false;
let usedFrom: i32 = 0;
let usedEnd: i32 = 0;

/**
 * Chooses what `resample` reads: rows of `stride` pixels. With `isOpen` the picture is surrounded by nothing, so what
 * reaches over its edge fades; without, footprints end at the edge.
 */
export function setSource(at: usize, width: i32, height: i32, stride: i32, isOpen: bool): void {
  source = at;
  sourceWidth = width;
  sourceHeight = height;
  sourceStride = stride;
  isEdgeOpen = isOpen;
  limitColumns(0, width);
}

/** Says that nothing shows outside the columns [from, end), to spare the work there. */
export function limitColumns(from: i32, end: i32): void {
  usedFrom = max(0, from);
  usedEnd = min(sourceWidth, end);
}

/**
 * Fills `width` x `height` pixels at `to`, rows of `stride` pixels. Target pixel i covers source coordinates
 * [left + i * paceX, left + (i + 1) * paceX), rows likewise. Both widths must be at most MAX_RESAMPLE_WIDTH.
 */
export function resample(
  to: usize,
  width: i32,
  height: i32,
  stride: i32,
  left: f64,
  top: f64,
  paceX: f64,
  paceY: f64,
): void {
  if (NEEDED > RESAMPLE_SCRATCH_BYTES) return;
  const shares = shareColumns(width, left, paceX);
  // What is not in use stays nothing.
  memory.fill(SUMS, 0, (<usize>sourceWidth) << 4);
  const reach = max<f64>(1, paceY) / 2;
  for (let y = 0; y < height; y++, to += (<usize>stride) << 2) {
    const middle = top + (<f64>y + 0.5) * paceY;
    const from = max<f64>(0, middle - reach);
    const end = min<f64>(<f64>sourceHeight, middle + reach);
    if (end <= from) {
      memory.fill(to, 0, (<usize>width) << 2);
      continue;
    }
    sumColumns(from, end, isEdgeOpen ? reach * 2 : end - from);
    writeRow(to, width, shares);
  }
}

/**
 * Notes the footprint of each target column, left out what is not in use, and returns how many shares each has. A
 * footprint at the right edge begins further left, so that none reads behind the sums.
 */
function shareColumns(width: i32, left: f64, paceX: f64): i32 {
  const reach = max<f64>(1, paceX) / 2;
  let most = 0;
  for (let x = 0; x < width; x++) {
    const middle = left + (<f64>x + 0.5) * paceX;
    most = max(most, endOfColumns(middle + reach) - firstOfColumns(middle - reach));
  }
  let footprint = FOOTPRINTS;
  let share = SHARES;
  for (let x = 0; x < width; x++, footprint += 4) {
    const middle = left + (<f64>x + 0.5) * paceX;
    const from = max<f64>(0, middle - reach);
    const end = min<f64>(<f64>sourceWidth, middle + reach);
    const first = max(0, min(firstOfColumns(middle - reach), sourceWidth - most));
    const whole = isEdgeOpen ? reach * 2 : end - from;
    store<u32>(footprint, <u32>(SUMS + ((<usize>first) << 4)));
    for (let column = first; column < first + most; column++, share += 4) {
      const isUsed = column >= usedFrom && column < usedEnd;
      const inside = min<f64>(end, <f64>(column + 1)) - max<f64>(from, <f64>column);
      store<f32>(share, isUsed && inside > 0 ? <f32>(inside / whole) : 0);
    }
  }
  return most;
}

/** Of the columns in use that a footprint from or up to here touches. */
function firstOfColumns(from: f64): i32 {
  return max(usedFrom, <i32>max<f64>(0, from));
}

function endOfColumns(end: f64): i32 {
  return min(usedEnd, <i32>ceil(min<f64>(<f64>sourceWidth, end)));
}

/** Weight of a row that lies in the footprint as a whole; 255 of the most rows at it still fit into 31 bits. */
const WHOLE_ROW: f64 = 16384;
const MOST_ROWS: i32 = 512;

/** Column sums of the source rows in [from, end), divided by `whole`. */
function sumColumns(from: f64, end: f64, whole: f64): void {
  const first = <i32>from;
  const last = min(sourceHeight, <i32>ceil(end));
  const scale = <f32>(1 / (whole * WHOLE_ROW));
  for (let row = first; row < last; row += MOST_ROWS) {
    const stop = min(last, row + MOST_ROWS);
    sumRows(row, stop, weightOf(row, from, end), weightOf(stop - 1, from, end), scale, row > first);
  }
}

const weightOf = (row: i32, from: f64, end: f64): i32 =>
  <i32>nearest<f64>((min<f64>(end, <f64>(row + 1)) - max<f64>(from, <f64>row)) * WHOLE_ROW);

/**
 * Column sums of the rows [first, last), all but the outermost at their whole weight: four columns at a time, down the
 * rows by pairs, so that one multiplication takes a channel of two pixels and no sum leaves its register on the way. With
 * `isMore` they are added to what is there.
 */
function sumRows(first: i32, last: i32, firstWeight: i32, lastWeight: i32, scale: f32, isMore: bool): void {
  const wholeRow = <i32>WHOLE_ROW;
  const lastPair = (last - first - 1) >> 1;
  const isOdd = ((last - first) & 1) != 0;
  const upperFirst = firstWeight;
  const lowerFirst = lastPair > 0 ? wholeRow : isOdd ? 0 : lastWeight;
  const firstWeights = i32x4.splat(upperFirst | (lowerFirst << 16));
  const wholeWeights = i32x4.splat(wholeRow | (wholeRow << 16));
  const lastWeights = i32x4.splat(isOdd ? lastWeight : wholeRow | (lastWeight << 16));
  const scales = f32x4.splat(scale);
  const rowBytes = (<usize>sourceStride) << 2;
  const start = usedFrom & ~3;
  const stop = SUMS + ((<usize>usedEnd) << 4);
  let top = source + ((<usize>first * <usize>sourceStride + <usize>start) << 2);
  for (let sum = SUMS + ((<usize>start) << 4); sum < stop; sum += 64, top += 16) {
    let sum0 = i32x4.splat(0);
    let sum1 = sum0;
    let sum2 = sum0;
    let sum3 = sum0;
    let at = top;
    for (let pair = 0; pair <= lastPair; pair++, at += rowBytes << 1) {
      const isLast = pair == lastPair;
      const weights = pair == 0 ? firstWeights : isLast ? lastWeights : wholeWeights;
      const upper = v128.load(at);
      // The last row of an odd number stands in for the one that is missing, which has no weight.
      const lower = v128.load(at + (isLast && isOdd ? 0 : rowBytes));
      const low = v128.shuffle<u8>(upper, lower, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      const high = v128.shuffle<u8>(upper, lower, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
      sum0 = i32x4.add(sum0, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(low), weights));
      sum1 = i32x4.add(sum1, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(low), weights));
      sum2 = i32x4.add(sum2, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(high), weights));
      sum3 = i32x4.add(sum3, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(high), weights));
    }
    keepSum(sum, f32x4.mul(scales, f32x4.convert_i32x4_s(sum0)), isMore);
    keepSum(sum + 16, f32x4.mul(scales, f32x4.convert_i32x4_s(sum1)), isMore);
    keepSum(sum + 32, f32x4.mul(scales, f32x4.convert_i32x4_s(sum2)), isMore);
    keepSum(sum + 48, f32x4.mul(scales, f32x4.convert_i32x4_s(sum3)), isMore);
  }
}

function keepSum(sum: usize, value: v128, isMore: bool): void {
  v128.store(sum, isMore ? f32x4.add(v128.load(sum), value) : value);
}

/** A float from here on is a whole number: adding this rounds, and leaves the number in the lowest bits. */
const ROUNDER: f32 = 8388608;
const LOWEST_BITS: i32 = 0xff;

function writeRow(to: usize, width: i32, shares: i32): void {
  const rounder = f32x4.splat(ROUNDER);
  const lowest = i32x4.splat(LOWEST_BITS);
  const step = (<usize>shares) << 2;
  let footprint = FOOTPRINTS;
  let share = SHARES;
  for (let x = 0; x < width; x++, to += 4, footprint += 4) {
    let at = <usize>load<u32>(footprint);
    let sum = f32x4.splat(0);
    for (const end = share + step; share < end; share += 4, at += 16) {
      sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(share), v128.load(at)));
    }
    const words = v128.and(f32x4.add(sum, rounder), lowest);
    const halves = i16x8.narrow_i32x4_u(words, words);
    v128.store32_lane(to, i8x16.narrow_i16x8_u(halves, halves), 0);
  }
}
