/**
 * Resizing of premultiplied pictures. A target pixel is the average of the source over its footprint; footprints are at
 * least one source pixel wide, which is area averaging when the picture shrinks and bilinear when it grows. One row of
 * column sums (f32x4 a source column) waits in RESAMPLE_SCRATCH.
 */
import { RESAMPLE_SCRATCH, RESAMPLE_SCRATCH_BYTES } from '../memory/layout';

/** Widest source that the column sums hold. */
export const MAX_SOURCE_WIDTH: i32 = <i32>(RESAMPLE_SCRATCH_BYTES / 16);

let source: usize = 0;
let sourceWidth: i32 = 0;
let sourceHeight: i32 = 0;
let sourceStride: i32 = 0;
let isEdgeOpen: bool = false;

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
}

/**
 * Fills `width` x `height` pixels at `to`, rows of `stride` pixels. Target pixel i covers source coordinates
 * [left + i * paceX, left + (i + 1) * paceX), rows likewise.
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
    writeRow(to, width, left, paceX);
  }
}

/** Column sums of the source rows in [from, end), divided by `whole`. */
function sumColumns(from: f64, end: f64, whole: f64): void {
  const bytes = (<usize>sourceWidth) << 2;
  const first = <i32>from;
  const last = min(sourceHeight, <i32>ceil(end));
  for (let row = first; row < last; row++) {
    const weight = f32x4.splat(<f32>((min<f64>(end, <f64>(row + 1)) - max<f64>(from, <f64>row)) / whole));
    let at = source + ((<usize>row * <usize>sourceStride) << 2);
    let sum = RESAMPLE_SCRATCH;
    const isFirst = row == first;
    for (const stop = at + bytes; at < stop; at += 4, sum += 16) {
      const value = f32x4.mul(weight, pixelAsFloats(at));
      v128.store(sum, isFirst ? value : f32x4.add(v128.load(sum), value));
    }
  }
}

function pixelAsFloats(at: usize): v128 {
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))));
}

function writeRow(to: usize, width: i32, left: f64, paceX: f64): void {
  const reach = max<f64>(1, paceX) / 2;
  for (let x = 0; x < width; x++, to += 4) {
    const middle = left + (<f64>x + 0.5) * paceX;
    const from = max<f64>(0, middle - reach);
    const end = min<f64>(<f64>sourceWidth, middle + reach);
    if (end <= from) {
      store<u32>(to, 0);
      continue;
    }
    const whole = isEdgeOpen ? reach * 2 : end - from;
    const last = min(sourceWidth, <i32>ceil(end));
    let sum = f32x4.splat(0.5);
    for (let column = <i32>from; column < last; column++) {
      const weight = (min<f64>(end, <f64>(column + 1)) - max<f64>(from, <f64>column)) / whole;
      sum = f32x4.add(sum, f32x4.mul(f32x4.splat(<f32>weight), v128.load(RESAMPLE_SCRATCH + ((<usize>column) << 4))));
    }
    const words = i32x4.trunc_sat_f32x4_u(sum);
    const halves = i16x8.narrow_i32x4_u(words, words);
    v128.store32_lane(to, i8x16.narrow_i16x8_u(halves, halves), 0);
  }
}
