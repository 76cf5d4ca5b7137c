/** Operations on single pictures with straight alpha at the start of the arena. */
import { ARENA, ARENA_BYTES } from '../memory/layout';
import { premultiply, unpremultiply } from './pixel';
import { MAX_RESAMPLE_WIDTH, resample, setSource } from './resample';
import { MALFORMED, OK, TOO_LARGE } from '../memory/status';

/** Address of the resized picture, behind a source of that size. */
export function resizedAddress(width: i32, height: i32): usize {
  return ARENA + ((((<usize>width * <usize>height) << 2) + 63) & ~(<usize>63));
}

/**
 * Resizes the picture of `width` x `height` straight pixels at the start of the arena. Writes the result to
 * `resizedAddress` with straight alpha. MALFORMED for sizes below 1, TOO_LARGE when both pictures do not fit the arena.
 */
export function resizePicture(width: i32, height: i32, toWidth: i32, toHeight: i32): i32 {
  if (width < 1 || height < 1 || toWidth < 1 || toHeight < 1) return MALFORMED;
  const sourceBytes = (<u64>width * <u64>height) << 2;
  const targetBytes = (<u64>toWidth * <u64>toHeight) << 2;
  if (max(width, toWidth) > MAX_RESAMPLE_WIDTH || sourceBytes + targetBytes + 128 > <u64>ARENA_BYTES) return TOO_LARGE;
  premultiply(ARENA, width * height);
  const to = resizedAddress(width, height);
  setSource(ARENA, width, height, width, false);
  const paceX = <f64>width / <f64>toWidth;
  const paceY = <f64>height / <f64>toHeight;
  resample(to, toWidth, toHeight, toWidth, 0, 0, paceX, paceY);
  unpremultiply(to, to, toWidth * toHeight);
  return OK;
}

/** Halves the picture at the start of the arena. Odd sizes round up; their last row or column is averaged alone. */
export function halvePicture(width: i32, height: i32): i32 {
  if (width < 1 || height < 1) return MALFORMED;
  const toWidth = (width + 1) >> 1;
  const toHeight = (height + 1) >> 1;
  const sourceBytes = (<u64>width * <u64>height) << 2;
  if (width > MAX_RESAMPLE_WIDTH || sourceBytes * 2 + 128 > <u64>ARENA_BYTES) return TOO_LARGE;
  premultiply(ARENA, width * height);
  const to = resizedAddress(width, height);
  setSource(ARENA, width, height, width, false);
  resample(to, toWidth, toHeight, toWidth, 0, 0, 2, 2);
  unpremultiply(to, to, toWidth * toHeight);
  return OK;
}
