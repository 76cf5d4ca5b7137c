/**
 * Makes sprites of pictures. The caller writes straight RGBA at the address of `reservePicture`; a sprite is the picture at
 * the size it is shown at, so drawing it is copying and blending rows.
 *
 *   A sprite of runs: u16 width | u16 height | i16 left | i16 top (what is not transparent, within the whole picture) |
 *   u32 offset of the row table | u32 0 | u32 whole width | u32 whole height | 8 bytes 0 | row table | runs | pixels
 *   Row table: (height + 1) x u32 offset of the row's first run.
 *   A run of blocks of four pixels: i16 x from the left of what is not transparent | u16 blocks | u32 offset of its pixels,
 *   bit 0 set when all of them are opaque. Pixels of a block beyond the width are transparent.
 *
 *   A whole picture, for drawing it turned or scaled: u16 width | u16 height | 12 bytes 0 | premultiplied rows with a
 *   border of one transparent pixel, which the size includes.
 *
 * All offsets are bytes from the start of the sprite.
 */
import { premultiply } from '../raster/pixel';
import { release } from './heap';
import { addSprite, allocateForced } from './sprites';

/** Maximum width and height of a picture. */
const MAX_SIDE: i32 = 4096;
const HEADER_BYTES: usize = 32;
const WHOLE_HEADER_BYTES: usize = 16;
/** u8 for each block of a row: what it contains. */
const KINDS = memory.data(1032, 16);
const CLEAR = 0;
const MIXED = 1;
const OPAQUE = 2;
/** Shorter runs cost more than they save. */
const LEAST_OPAQUE = 6;
const LEAST_CLEAR = 2;

let picture: usize = 0;
let pictureBytes: usize = 0;
let encoded: usize = 0;
let encodedBytes: usize = 0;

/** Address for `width` x `height` straight RGBA pixels, valid until the next call; 0 when there is no memory. */
export function reservePicture(width: i32, height: i32): usize {
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) return 0;
  const pixels = <usize>width * <usize>height;
  // Vector loads read up to three pixels more.
  if (!ensure(pixels * 4 + 64, mostBytes(width, height))) return 0;
  return picture;
}

/** Handle of a sprite of runs of the reserved picture; 0 when it is transparent, NO_MEMORY when there is none. */
export function addRuns(width: i32, height: i32): u32 {
  premultiply(picture, width * height);
  const bytes = encodeRuns(width, height);
  return bytes == 0 ? 0 : addSprite(encoded, bytes);
}

/** Handle of the reserved picture as a whole; NO_MEMORY when there is none. */
export function addWhole(width: i32, height: i32): u32 {
  premultiply(picture, width * height);
  const stride = (<usize>(width + 2)) << 2;
  const bytes = WHOLE_HEADER_BYTES + stride * <usize>(height + 2) + 16;
  memory.fill(encoded, 0, bytes);
  store<u16>(encoded, width + 2);
  store<u16>(encoded, height + 2, 2);
  const row = (<usize>width) << 2;
  let to = encoded + WHOLE_HEADER_BYTES + stride + 4;
  for (let from = picture; from < picture + row * <usize>height; from += row, to += stride) memory.copy(to, from, row);
  return addSprite(encoded, bytes);
}

/** The most that either kind of sprite takes: every block a run. */
function mostBytes(width: i32, height: i32): usize {
  const blocks = <usize>((width + 2 + 3) >> 2) * <usize>(height + 2);
  return HEADER_BYTES + <usize>(height + 1) * 4 + blocks * 24 + 64;
}

function ensure(pixels: usize, room: usize): bool {
  if (pixels > pictureBytes) {
    if (picture != 0) release(picture);
    picture = allocateForced(pixels);
    pictureBytes = picture == 0 ? 0 : pixels;
  }
  if (room > encodedBytes) {
    if (encoded != 0) release(encoded);
    encoded = allocateForced(room);
    encodedBytes = encoded == 0 ? 0 : room;
  }
  return picture != 0 && encoded != 0;
}

let top: i32 = 0;
let bottom: i32 = 0;
let left: i32 = 0;
let right: i32 = 0;

/** Returns the byte length; 0 for a transparent picture. */
function encodeRuns(width: i32, height: i32): usize {
  findBox(width, height);
  if (bottom == 0) return 0;
  const table = HEADER_BYTES;
  const trimmed = right - left;
  const rows = bottom - top;
  memory.fill(encoded, 0, HEADER_BYTES);
  store<u16>(encoded, trimmed);
  store<u16>(encoded, rows, 2);
  store<i16>(encoded, left, 4);
  store<i16>(encoded, top, 6);
  store<u32>(encoded, <u32>table, 8);
  store<u32>(encoded, width, 16);
  store<u32>(encoded, height, 20);
  // First the runs, which count blocks; their pixels are behind all runs.
  let at = table + ((<usize>(rows + 1)) << 2);
  let blocks: usize = 0;
  for (let y = 0; y < rows; y++) {
    store<u32>(encoded + table + ((<usize>y) << 2), <u32>at);
    const row = picture + ((<usize>((y + top) * width + left)) << 2);
    const first = firstVisible(row, trimmed);
    const count = (trimmed - first + 3) >> 2;
    classify(row, first, count, trimmed);
    for (let k = 0; k < count; ) {
      const kind = <i32>load<u8>(KINDS + <usize>k);
      const end = endOfKind(k, count);
      if (kind != CLEAR) {
        const run = encoded + at;
        store<i16>(run, first + (k << 2));
        store<u16>(run, end - k, 2);
        store<u32>(run, ((<u32>blocks) << 4) | (kind == OPAQUE ? 1 : 0), 4);
        at += 8;
        blocks += <usize>(end - k);
      }
      k = end;
    }
  }
  store<u32>(encoded + table + ((<usize>rows) << 2), <u32>at);
  const pixels = (at + 15) & ~(<usize>15);
  copyPixels(width, rows, trimmed, table, pixels);
  return pixels + (blocks << 4);
}

/** Sets the bounds of what is not transparent; `bottom` is 0 when everything is. */
function findBox(width: i32, height: i32): void {
  top = height;
  bottom = 0;
  left = width;
  right = 0;
  for (let y = 0; y < height; y++) {
    const row = picture + ((<usize>(y * width)) << 2);
    const first = firstVisible(row, width);
    if (first == width) continue;
    let last = width;
    while (load<u8>(row + ((<usize>(last - 1)) << 2), 3) == 0) last--;
    if (top > y) top = y;
    bottom = y + 1;
    left = min(left, first);
    right = max(right, last);
  }
}

function firstVisible(row: usize, width: i32): i32 {
  let x = 0;
  while (x < width && load<u8>(row + ((<usize>x) << 2), 3) == 0) x++;
  return x;
}

/** Writes the kinds of a row's blocks; short runs become mixed. */
function classify(row: usize, first: i32, count: i32, width: i32): void {
  for (let k = 0; k < count; k++) store<u8>(KINDS + <usize>k, kindOf(row, first + (k << 2), width));
  for (let k = 0; k < count; ) {
    const kind = <i32>load<u8>(KINDS + <usize>k);
    const end = endOfKind(k, count);
    const isShort =
      (kind == OPAQUE && end - k < LEAST_OPAQUE) || (kind == CLEAR && end - k < LEAST_CLEAR && end < count);
    if (isShort) memory.fill(KINDS + <usize>k, <u8>MIXED, <usize>(end - k));
    k = end;
  }
}

function endOfKind(from: i32, count: i32): i32 {
  const kind = load<u8>(KINDS + <usize>from);
  let end = from + 1;
  while (end < count && load<u8>(KINDS + <usize>end) == kind) end++;
  return end;
}

function kindOf(row: usize, x: i32, width: i32): i32 {
  let some = 0;
  let all = 255;
  for (let k = 0; k < 4; k++) {
    const alpha = x + k < width ? <i32>load<u8>(row + ((<usize>(x + k)) << 2), 3) : 0;
    some |= alpha;
    all &= alpha;
  }
  return some == 0 ? CLEAR : all == 255 ? OPAQUE : MIXED;
}

/** Copies the pixels of all runs and turns their numbers of blocks into offsets. */
function copyPixels(width: i32, rows: i32, trimmed: i32, table: usize, pixels: usize): void {
  for (let y = 0; y < rows; y++) {
    const row = picture + ((<usize>((y + top) * width + left)) << 2);
    const end = encoded + <usize>load<u32>(encoded + table + ((<usize>(y + 1)) << 2));
    for (let run = encoded + <usize>load<u32>(encoded + table + ((<usize>y) << 2)); run < end; run += 8) {
      const x = <i32>load<i16>(run);
      const count = <i32>load<u16>(run, 2);
      const word = load<u32>(run, 4);
      const offset = pixels + <usize>(word & ~15);
      store<u32>(run, <u32>offset | (word & 1), 4);
      const visible = (<usize>min(trimmed - x, count << 2)) << 2;
      memory.copy(encoded + offset, row + ((<usize>x) << 2), visible);
      memory.fill(encoded + offset + visible, 0, ((<usize>count) << 4) - visible);
    }
  }
}
