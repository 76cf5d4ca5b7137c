/**
 * Resizing of premultiplied pictures. A target pixel is the average of the source over its footprint; footprints are at
 * least one source pixel wide, which is area averaging when the picture shrinks and bilinear when it grows. One row of
 * column sums (f32x4 a source column) waits in RESAMPLE_SCRATCH; behind it, for every target column, where its footprint
 * starts and the shares of the columns in it, which are the same in all rows.
 */
import { RESAMPLE_SCRATCH, RESAMPLE_SCRATCH_BYTES } from '../memory/layout';

/** Widest picture, source or target. */
export const MAX_RESAMPLE_WIDTH: i32 = 65536;
const SUMS: usize = RESAMPLE_SCRATCH;
/** With room for the rest of a vector of four columns. */
const SUMS_BYTES: usize = <usize>MAX_RESAMPLE_WIDTH * 16 + 64;
/** A target column: u32 first source column, u32 count of shares. */
const FOOTPRINTS: usize = SUMS + SUMS_BYTES;
/** f32 each: at most one a source column and two more a target column. */
const SHARES: usize = FOOTPRINTS + <usize>MAX_RESAMPLE_WIDTH * 8;
/** Holds: 1 MiB of sums, 512 KiB of footprints, at most 768 KiB of shares. */
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
  shareColumns(width, left, paceX);
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
    writeRow(to, width);
  }
}

/** Notes the footprint of each target column, left out what is not in use. */
function shareColumns(width: i32, left: f64, paceX: f64): void {
  const reach = max<f64>(1, paceX) / 2;
  let footprint = FOOTPRINTS;
  let share = SHARES;
  for (let x = 0; x < width; x++, footprint += 8) {
    const middle = left + (<f64>x + 0.5) * paceX;
    const from = max<f64>(0, middle - reach);
    const end = min<f64>(<f64>sourceWidth, middle + reach);
    const first = max(usedFrom, <i32>from);
    const last = min(usedEnd, <i32>ceil(end));
    const count = end > from ? max(0, last - first) : 0;
    const whole = isEdgeOpen ? reach * 2 : end - from;
    store<u32>(footprint, count > 0 ? first : 0);
    store<u32>(footprint, count, 4);
    for (let column = first; column < first + count; column++, share += 4) {
      store<f32>(share, <f32>((min<f64>(end, <f64>(column + 1)) - max<f64>(from, <f64>column)) / whole));
    }
  }
}

/** Column sums of the source rows in [from, end), divided by `whole`; four columns at a time. */
function sumColumns(from: f64, end: f64, whole: f64): void {
  const first = <i32>from;
  const last = min(sourceHeight, <i32>ceil(end));
  const start = usedFrom & ~3;
  for (let row = first; row < last; row++) {
    const weight = f32x4.splat(<f32>((min<f64>(end, <f64>(row + 1)) - max<f64>(from, <f64>row)) / whole));
    let at = source + ((<usize>row * <usize>sourceStride + <usize>start) << 2);
    let sum = SUMS + ((<usize>start) << 4);
    const stop = SUMS + ((<usize>usedEnd) << 4);
    if (row == first) {
      for (; sum < stop; at += 16, sum += 64) {
        const pixels = v128.load(at);
        const low = i16x8.extend_low_i8x16_u(pixels);
        const high = i16x8.extend_high_i8x16_u(pixels);
        v128.store(sum, f32x4.mul(weight, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(low))));
        v128.store(sum, f32x4.mul(weight, f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(low))), 16);
        v128.store(sum, f32x4.mul(weight, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(high))), 32);
        v128.store(sum, f32x4.mul(weight, f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(high))), 48);
      }
      continue;
    }
    for (; sum < stop; at += 16, sum += 64) {
      const pixels = v128.load(at);
      const low = i16x8.extend_low_i8x16_u(pixels);
      const high = i16x8.extend_high_i8x16_u(pixels);
      addTo(sum, f32x4.mul(weight, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(low))));
      addTo(sum + 16, f32x4.mul(weight, f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(low))));
      addTo(sum + 32, f32x4.mul(weight, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(high))));
      addTo(sum + 48, f32x4.mul(weight, f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(high))));
    }
  }
}

function addTo(sum: usize, value: v128): void {
  v128.store(sum, f32x4.add(v128.load(sum), value));
}

function writeRow(to: usize, width: i32): void {
  let footprint = FOOTPRINTS;
  let share = SHARES;
  for (let x = 0; x < width; x++, to += 4, footprint += 8) {
    const end = share + ((<usize>load<u32>(footprint, 4)) << 2);
    let at = SUMS + ((<usize>load<u32>(footprint)) << 4);
    let sum = f32x4.splat(0.5);
    for (; share < end; share += 4, at += 16) {
      sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(share), v128.load(at)));
    }
    const words = i32x4.trunc_sat_f32x4_u(sum);
    const halves = i16x8.narrow_i32x4_u(words, words);
    v128.store32_lane(to, i8x16.narrow_i16x8_u(halves, halves), 0);
  }
}
