/**
 * Resident layers. A payload arrives in the arena (format: pack.ts) and is stored as tiles of 4x4 pixels, 64 bytes or
 * one cache line each, until all layers are dropped. `admitLayer` validates every count in the payload, so that the
 * compositor only uses addresses computed here. Tiles need a quarter of the masks and branches that blocks of one row
 * need.
 *
 *   A row of tiles, 32 bytes: u64 occupied low | u64 occupied high, start << 43 | u64 opaque low, high
 *   The tile in column c of a row is at base + 64 * (start + c), its pixels row by row.
 *   A resident, 16 bytes: u32 rows of tiles | u32 base | u16 first row | u16 end row | u32 0
 */
import {
  ARENA,
  ARENA_BYTES,
  BLOCKS_PER_ROW,
  CANVAS_HEIGHT,
  MAX_RESIDENTS,
  RESIDENTS,
  TILE_ROWS,
  TILE_STORE_BYTES,
} from '../memory/layout';
import { claim, extend } from '../memory/segments';
import { MALFORMED, TOO_LARGE, UNKNOWN_VERSION } from '../memory/status';
import { HEADER_BYTES, PAYLOAD_VERSION, ROW_BYTES } from './pack';

/** The bits of the second mask word that are columns: 107 - 64. The bits above them store the start of the tile row. */
export const COLUMN_BITS: u64 = ((<u64>1) << 43) - 1;
export const START_SHIFT: u64 = 43;
/** Bit of the second mask word for the last column. One in four pixels of its tiles is on the canvas. */
export const LAST_COLUMN: u64 = (<u64>1) << 42;
const TILE_ROW_SPAN: usize = <usize>BLOCKS_PER_ROW * 64;

/** Most bytes that the tiles of one layer take. */
const LAYER_TILE_BYTES: usize = <usize>TILE_ROWS * (ROW_BYTES + TILE_ROW_SPAN) + 64;
/** The tile store grows by this, more than a layer takes. */
const CHUNK_BYTES: usize = 2097152;
const MAX_CHUNKS: i32 = 16;
/** u32 start, end of each segment of the tile store. */
const CHUNKS = memory.data(<i32>(16 * 8), 16);

let residentCount: i32 = 0;
let chunkCount: i32 = 0;
/** Bytes of all chunks. */
let tileStoreBytes: usize = 0;
/** The chunk in use, and its free part. */
let chunk: i32 = -1;
let tileStoreEnd: usize = 0;
let chunkEnd: usize = 0;

// The current row of tiles: addresses of the pixels of its rows, and the columns that some or all of its rows occupy.
const PIXELS_OF_ROW = memory.data(16, 16);
let someLow: u64 = 0;
let someHigh: u64 = 0;
let allLow: u64 = 0;
let allHigh: u64 = 0;
let opaqueLow: u64 = 0;
let opaqueHigh: u64 = 0;

export function residents(): i32 {
  return residentCount;
}

export function dropResidents(): void {
  residentCount = 0;
  if (chunkCount > 0) useChunk(0);
}

function useChunk(index: i32): void {
  chunk = index;
  tileStoreEnd = <usize>load<u32>(CHUNKS + ((<usize>index) << 3));
  chunkEnd = <usize>load<u32>(CHUNKS + ((<usize>index) << 3), 4);
}

/** Provides memory for the tiles of one more layer: in this chunk, in the next one, or by growing; false when it is full. */
function prepareTiles(): bool {
  if (tileStoreEnd + LAYER_TILE_BYTES <= chunkEnd) return true;
  if (chunk + 1 < chunkCount) {
    useChunk(chunk + 1);
    return true;
  }
  if (tileStoreBytes + CHUNK_BYTES > TILE_STORE_BYTES) return false;
  if (chunkCount > 0 && extend(chunkEnd, chunkEnd + CHUNK_BYTES)) {
    chunkEnd += CHUNK_BYTES;
    store<u32>(CHUNKS + ((<usize>chunk) << 3), <u32>chunkEnd, 4);
  } else {
    const at = chunkCount == MAX_CHUNKS ? 0 : claim(CHUNK_BYTES);
    if (at == 0) return false;
    const entry = CHUNKS + ((<usize>chunkCount) << 3);
    store<u32>(entry, <u32>at);
    store<u32>(entry, <u32>(at + CHUNK_BYTES), 4);
    useChunk(chunkCount);
    chunkCount++;
  }
  tileStoreBytes += CHUNK_BYTES;
  return true;
}

/**
 * Address for a payload of `length` bytes for `admitLayer`; 0 when there is no memory until layers are dropped. May grow
 * memory.
 */
export function layerRoom(length: u32): usize {
  return residentCount < MAX_RESIDENTS && length <= <u32>ARENA_BYTES && prepareTiles() ? ARENA : 0;
}

/**
 * Reads the payload at `layerRoom`. Returns the layer's number, or the negative of MALFORMED, UNKNOWN_VERSION or
 * TOO_LARGE.
 */
export function admitLayer(length: u32): i32 {
  if (layerRoom(length) == 0) return -TOO_LARGE;
  if (length < <u32>HEADER_BYTES) return -MALFORMED;
  if (load<u8>(ARENA) != PAYLOAD_VERSION) return -UNKNOWN_VERSION;
  const top = <i32>load<u16>(ARENA, 2);
  const rows = <i32>load<u16>(ARENA, 4);
  const blocks = load<u32>(ARENA, 8);
  if (top + rows > CANVAS_HEIGHT || blocks > 0xffffff) return -MALFORMED;
  if (<u64>HEADER_BYTES + <u64>rows * <u64>ROW_BYTES + <u64>blocks * 16 != <u64>length) return -MALFORMED;

  const first = top >> 2;
  const end = rows == 0 ? first : (top + rows + 3) >> 2;
  const masks = ARENA + HEADER_BYTES - <usize>top * ROW_BYTES;
  let pixels = ARENA + HEADER_BYTES + <usize>rows * ROW_BYTES;
  let free = (tileStoreEnd + <usize>(end - first) * ROW_BYTES + 63) & ~(<usize>63);
  const base = free - TILE_ROW_SPAN;
  for (let row = first; row < end; row++) {
    pixels = readRows(masks, row << 2, top, top + rows, pixels);
    if (pixels == 0) return -MALFORMED;
    const tiles = tileStoreEnd + <usize>(row - first) * ROW_BYTES;
    store<u64>(tiles, someLow);
    store<u64>(tiles, opaqueLow, 16);
    store<u64>(tiles, opaqueHigh, 24);
    let start = free;
    if ((someLow | someHigh) != 0) {
      start -= (<usize>(someLow != 0 ? ctz(someLow) : 64 + ctz(someHigh))) << 6;
      makeTiles(start, masks + ((<usize>row) << 2) * ROW_BYTES);
      free = start + ((<usize>(someHigh != 0 ? 128 - clz(someHigh) : 64 - clz(someLow))) << 6);
    }
    store<u64>(tiles, someHigh | ((<u64>((start - base) >> 6)) << START_SHIFT), 8);
  }
  if (pixels != ARENA + <usize>length) return -MALFORMED;

  const resident = RESIDENTS + ((<usize>residentCount) << 4);
  store<u32>(resident, <u32>tileStoreEnd);
  store<u32>(resident, <u32>base, 4);
  store<u16>(resident, <u16>first, 8);
  store<u16>(resident, <u16>end, 10);
  tileStoreEnd = free;
  residentCount++;
  return residentCount - 1;
}

/**
 * Reads the masks of the four rows starting at `y`; the payload has the rows [top, end). Returns the address after
 * their pixels, or 0 when the masks are damaged. The address is inside the arena even if the payload is shorter than
 * its masks claim.
 */
function readRows(masks: usize, y: i32, top: i32, end: i32, pixels: usize): usize {
  someLow = 0;
  someHigh = 0;
  allLow = ~(<u64>0);
  allHigh = COLUMN_BITS;
  opaqueLow = ~(<u64>0);
  // Pixels of the last column beyond the canvas must neither be visible nor hide others.
  opaqueHigh = COLUMN_BITS & ~LAST_COLUMN;
  for (let row = 0; row < 4; row++) {
    store<u32>(PIXELS_OF_ROW + ((<usize>row) << 2), y + row < top || y + row >= end ? 0 : <u32>pixels);
    if (y + row < top || y + row >= end) {
      allLow = allHigh = opaqueLow = opaqueHigh = 0;
      continue;
    }
    const mask = masks + <usize>(y + row) * ROW_BYTES;
    const low = load<u64>(mask);
    const high = load<u64>(mask, 8);
    const opaqueInLow = load<u64>(mask, 16);
    const opaqueInHigh = load<u64>(mask, 24);
    if ((high & ~COLUMN_BITS) != 0 || (opaqueInLow & ~low) != 0 || (opaqueInHigh & ~high) != 0) return 0;
    pixels += (<usize>(popcnt(low) + popcnt(high))) << 4;
    someLow |= low;
    someHigh |= high;
    allLow &= low;
    allHigh &= high;
    opaqueLow &= opaqueInLow;
    opaqueHigh &= opaqueInHigh;
  }
  return pixels;
}

/** Combines the blocks of the current rows to tiles; the tile of column c is 64 * c bytes from `start`. */
function makeTiles(start: usize, masks: usize): void {
  clearTiles(start, someLow & ~allLow);
  clearTiles(start + 4096, someHigh & ~allHigh);
  for (let row: usize = 0; row < 4; row++) {
    const pixels = <usize>load<u32>(PIXELS_OF_ROW + (row << 2));
    if (pixels == 0) continue;
    const low = load<u64>(masks + row * ROW_BYTES);
    const high = load<u64>(masks + row * ROW_BYTES, 8);
    const to = start + (row << 4);
    spreadBlocks(high, to + 4096, spreadBlocks(low, to, pixels));
  }
  if ((someHigh & LAST_COLUMN) == 0) return;
  const keep = i32x4.replace_lane(i32x4.splat(0), 0, -1);
  const last = start + ((<usize>(BLOCKS_PER_ROW - 1)) << 6);
  for (let row: usize = 0; row < 64; row += 16) v128.store(last + row, v128.and(v128.load(last + row), keep));
}

function clearTiles(start: usize, tiles: u64): void {
  const clear = i32x4.splat(0);
  for (; tiles != 0; tiles &= tiles - 1) {
    const tile = start + ((<usize>ctz(tiles)) << 6);
    for (let row: usize = 0; row < 64; row += 16) v128.store(tile + row, clear);
  }
}

/** Copies the contiguous blocks at `pixels` to their tiles; returns the address after them. */
function spreadBlocks(blocks: u64, to: usize, pixels: usize): usize {
  while (blocks != 0) {
    const first = ctz(blocks);
    const carried = blocks + ((<u64>1) << first);
    const last = carried == 0 ? 64 : ctz(carried);
    blocks &= carried;
    const end = to + ((<usize>last) << 6);
    for (let at = to + ((<usize>first) << 6); at < end; at += 64, pixels += 16) v128.store(at, v128.load(pixels));
  }
  return pixels;
}
