/**
 * Resizing of premultiplied pictures. A target pixel is the average of the source over its footprint. Footprints are at
 * least one source pixel wide: area averaging when the picture shrinks, bilinear when it grows. RESAMPLE_SCRATCH has
 * one row of column sums (f32x4 a source column), then for every target column the start of its footprint and the
 * weights of its source columns, which are the same for all rows. All columns have the same number of weights, padded
 * with 0: a constant trip count avoids branch mispredictions, which cost more than a few multiplications by zero.
 */
import { RESAMPLE_SCRATCH, RESAMPLE_SCRATCH_BYTES } from '../memory/layout';

/** Maximum width of source and target. */
export const MAX_RESAMPLE_WIDTH: i32 = 65536;
const SUMS: usize = RESAMPLE_SCRATCH;
/** Padded to a vector of four columns. */
const SUMS_BYTES: usize = <usize>MAX_RESAMPLE_WIDTH * 16 + 64;
/** A target column: u32 address of the sum of its first source column. */
const FOOTPRINTS: usize = SUMS + SUMS_BYTES;
/** f32 each: at most one a source column plus two a target column. */
const SHARES: usize = FOOTPRINTS + <usize>MAX_RESAMPLE_WIDTH * 4;
/** 1 MiB of sums, 256 KiB of footprints, at most 768 KiB of weights. */
const NEEDED: usize = SHARES + <usize>MAX_RESAMPLE_WIDTH * 12 + 64 - RESAMPLE_SCRATCH;

let source: usize = 0;
let sourceWidth: i32 = 0;
let sourceHeight: i32 = 0;
let sourceStride: i32 = 0;
let isEdgeOpen: bool = false;
let usedFrom: i32 = 0;
let usedEnd: i32 = 0;

/**
 * Sets the source of `resample`: rows of `stride` pixels. With `isOpen` the picture is surrounded by transparent
 * pixels, so edges that extend over its border fade; without, footprints end at the border.
 */
export function setSource(at: usize, width: i32, height: i32, stride: i32, isOpen: bool): void {
  source = at;
  sourceWidth = width;
  sourceHeight = height;
  sourceStride = stride;
  isEdgeOpen = isOpen;
  limitColumns(0, width);
}

/** Declares that all columns outside [from, end) are transparent, so that `resample` skips them. */
export function limitColumns(from: i32, end: i32): void {
  usedFrom = max(0, from);
  usedEnd = min(sourceWidth, end);
}

/**
 * Writes `width` x `height` pixels to `to`, rows of `stride` pixels. Target pixel i covers source coordinates [left + i
 * * paceX, left + (i + 1) * paceX), rows likewise. Both widths must be at most MAX_RESAMPLE_WIDTH.
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
  // Unused columns stay transparent.
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
 * Stores the footprint of each target column, without unused columns, and returns the number of weights per column. A
 * footprint at the right edge starts further left, so that none reads past the sums.
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

/** Of the used columns, the first or last that a footprint touches. */
function firstOfColumns(from: f64): i32 {
  return max(usedFrom, <i32>max<f64>(0, from));
}

function endOfColumns(end: f64): i32 {
  return min(usedEnd, <i32>ceil(min<f64>(<f64>sourceWidth, end)));
}

/** Weight of a row that is completely inside the footprint. With the largest row count, 255 times it fits 31 bits. */
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
 * Column sums of the rows [first, last); all rows but the outermost have the whole weight. Processes four columns at a
 * time and the rows in pairs: one multiplication handles a channel of two pixels and the sums stay in registers. With
 * `isMore` they are added to the existing sums.
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
      // With an odd number of rows, the last row replaces the missing one, whose weight is 0.
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

/** From this value on an f32 is an integer: adding it rounds and leaves the integer in the lowest bits. */
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
