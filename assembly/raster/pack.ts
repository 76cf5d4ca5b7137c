/**
 * Converts a picture to a packed layer: premultiplied, trimmed to the visible rows, and only blocks of four pixels with
 * a visible pixel. Little endian:
 *
 *   u8 version (1) | u8 0 | u16 top | u16 rows | u16 0 | u32 blocks | u32 0
 *   rows x { u64 occupied low, high; u64 opaque low, high }    one bit a block, 107 blocks a row
 *   blocks x 16 bytes of premultiplied RGBA, in row order
 *
 * A block is occupied when one of its pixels is visible, opaque when all four are opaque. Row y of the canvas is row y
 * - top here.
 */
import { ARENA, ARENA_BYTES, BLOCKS_PER_ROW, CANVAS, CANVAS_BYTES, CANVAS_HEIGHT, STRIDE } from '../memory/layout';
import { premultiply } from './pixel';

export const PAYLOAD_VERSION: u8 = 1;
export const HEADER_BYTES: usize = 16;
export const ROW_BYTES: usize = 32;

/**
 * Packs the picture of `width` x `height` straight pixels in the arena. Returns the byte length of the payload, which
 * is in the second half of the arena. The caller has checked the size against the canvas.
 */
export function packPicture(width: i32, height: i32): i32 {
  memory.fill(CANVAS, 0, <usize>CANVAS_BYTES);
  const rowBytes = (<usize>width) << 2;
  for (let y = 0; y < height; y++) {
    memory.copy(CANVAS + ((<usize>(y * STRIDE)) << 2), ARENA + <usize>y * rowBytes, rowBytes);
  }
  premultiply(CANVAS, STRIDE * CANVAS_HEIGHT);
  let top = 0;
  while (top < CANVAS_HEIGHT && isRowEmpty(top)) top++;
  let bottom = CANVAS_HEIGHT;
  while (bottom > top && isRowEmpty(bottom - 1)) bottom--;
  return writePayload(payloadAddress(), top, bottom - top);
}

/** Address of the payload of `packPicture`. */
export function payloadAddress(): usize {
  return ARENA + ARENA_BYTES / 2;
}

function isRowEmpty(y: i32): bool {
  const row = CANVAS + ((<usize>(y * STRIDE)) << 2);
  for (let block: usize = 0; block < <usize>BLOCKS_PER_ROW; block++) {
    if (v128.any_true(v128.load(row + (block << 4)))) return false;
  }
  return true;
}

function writePayload(at: usize, top: i32, rows: i32): i32 {
  let mask = at + HEADER_BYTES;
  const pixels = mask + <usize>rows * ROW_BYTES;
  let to = pixels;
  for (let y = top; y < top + rows; y++, mask += ROW_BYTES) {
    const row = CANVAS + ((<usize>(y * STRIDE)) << 2);
    memory.fill(mask, 0, ROW_BYTES);
    for (let block = 0; block < BLOCKS_PER_ROW; block++) {
      const v = v128.load(row + ((<usize>block) << 4));
      const alpha = i32x4.shr_u(v, 24);
      if (!v128.any_true(alpha)) continue;
      const word = mask + ((<usize>block >> 6) << 3);
      const bit = (<u64>1) << (block & 63);
      store<u64>(word, load<u64>(word) | bit);
      if (i32x4.all_true(i32x4.eq(alpha, i32x4.splat(255)))) store<u64>(word, load<u64>(word, 16) | bit, 16);
      v128.store(to, v);
      to += 16;
    }
  }
  memory.fill(at, 0, HEADER_BYTES);
  store<u8>(at, PAYLOAD_VERSION);
  store<u16>(at, <u16>top, 2);
  store<u16>(at, <u16>rows, 4);
  store<u32>(at, <u32>((to - pixels) >> 4), 8);
  return <i32>(to - at);
}
