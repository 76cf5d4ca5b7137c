/** Operations on single pictures with straight alpha at `pictureRoom`. */
import { ARENA, ARENA_BYTES, MAX_PICTURE_BYTES } from '../memory/layout';
import { claim, extend } from '../memory/segments';
import { premultiply, unpremultiply } from './pixel';
import { MAX_RESAMPLE_WIDTH, resample, setSource } from './resample';
import { MALFORMED, OK, TOO_LARGE } from '../memory/status';

/** Where the picture is: the arena, or a segment of its own when the arena is too small. */
let picture: usize = ARENA;
let roomBytes: u64 = <u64>ARENA_BYTES;
let segment: usize = 0;
let segmentEnd: usize = 0;

/**
 * Address for a picture and its result of `bytes` bytes in total, for the functions below; 0 when these are too many. May
 * grow memory.
 */
export function pictureRoom(bytes: f64): usize {
  if (!(bytes <= <f64>MAX_PICTURE_BYTES)) return 0;
  const size = <usize>bytes;
  const isSmall = size <= ARENA_BYTES;
  if (!isSmall && !reserveSegment(size)) return 0;
  picture = isSmall ? ARENA : segment;
  roomBytes = isSmall ? <u64>ARENA_BYTES : <u64>(segmentEnd - segment);
  return picture;
}

function reserveSegment(bytes: usize): bool {
  if (segment + bytes <= segmentEnd) return true;
  if (segment != 0 && extend(segmentEnd, segment + bytes)) {
    segmentEnd = segment + bytes;
    return true;
  }
  const at = claim(bytes);
  if (at == 0) return false;
  segment = at;
  segmentEnd = at + bytes;
  return true;
}

/** Address of the resized picture, behind a source of that size. */
export function resizedAddress(width: i32, height: i32): usize {
  return picture + ((((<usize>width * <usize>height) << 2) + 63) & ~(<usize>63));
}

/**
 * Resizes the picture of `width` x `height` straight pixels at `pictureRoom`. Writes the result to
 * `resizedAddress` with straight alpha. MALFORMED for sizes below 1, TOO_LARGE when both pictures do not fit there.
 */
export function resizePicture(width: i32, height: i32, toWidth: i32, toHeight: i32): i32 {
  if (width < 1 || height < 1 || toWidth < 1 || toHeight < 1) return MALFORMED;
  const sourceBytes = (<u64>width * <u64>height) << 2;
  const targetBytes = (<u64>toWidth * <u64>toHeight) << 2;
  if (max(width, toWidth) > MAX_RESAMPLE_WIDTH || sourceBytes + targetBytes + 128 > roomBytes) return TOO_LARGE;
  premultiply(picture, width * height);
  const to = resizedAddress(width, height);
  setSource(picture, width, height, width, false);
  const paceX = <f64>width / <f64>toWidth;
  const paceY = <f64>height / <f64>toHeight;
  resample(to, toWidth, toHeight, toWidth, 0, 0, paceX, paceY);
  unpremultiply(to, to, toWidth * toHeight);
  return OK;
}

/** Halves the picture at `pictureRoom`. Odd sizes round up; their last row or column is averaged alone. */
export function halvePicture(width: i32, height: i32): i32 {
  if (width < 1 || height < 1) return MALFORMED;
  const toWidth = (width + 1) >> 1;
  const toHeight = (height + 1) >> 1;
  const sourceBytes = (<u64>width * <u64>height) << 2;
  if (width > MAX_RESAMPLE_WIDTH || sourceBytes * 2 + 128 > roomBytes) return TOO_LARGE;
  premultiply(picture, width * height);
  const to = resizedAddress(width, height);
  setSource(picture, width, height, width, false);
  resample(to, toWidth, toHeight, toWidth, 0, 0, 2, 2);
  unpremultiply(to, to, toWidth * toHeight);
  return OK;
}
