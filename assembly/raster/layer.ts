/**
 * Layers in memory, and the stack of those to composite next. A payload is copied in once and stays until `dropLayers`;
 * `admitLayer` checks every count in it and sees to it that the block in column c of a row stands 16 * c bytes from a
 * start which it notes with the row, so the kernel counts no blocks and meets no address that was not computed here.
 *
 * A row in memory, 32 bytes: u64 occupied low | u64 occupied high, start << 43 | u64 opaque low, high
 * A resident, 16 bytes: u32 masks | u32 base that starts count from, in blocks | u16 top | u16 rows | u32 0
 * A stacked layer, 16 bytes: u32 where canvas row 0 would be | u32 base | i32 first row drawn | i32 end row
 */
import {
  BLOCKS_PER_ROW,
  CANVAS_HEIGHT,
  HOUSE,
  HOUSE_BYTES,
  MAX_LAYERS,
  MAX_RESIDENTS,
  RESIDENTS,
  STACK,
} from '../memory/layout';
import { MALFORMED, OK, TOO_LARGE, UNKNOWN_VERSION } from '../memory/status';
import { HEADER_BYTES, PAYLOAD_VERSION, ROW_BYTES } from './pack';

export const STACKED_BYTES: usize = 16;
/** Bits of the second mask word that stand for blocks: 107 - 64. Above them a row in memory notes its start. */
export const BLOCK_BITS: u64 = ((<u64>1) << 43) - 1;
export const START_SHIFT: u64 = 43;
const LAST_BLOCK: u64 = (<u64>1) << 42;
const ROW_SPAN: usize = <usize>BLOCKS_PER_ROW * 16;

let residentCount: i32 = 0;
let houseTop: usize = HOUSE;
let stackSize: i32 = 0;

export function stackedLayers(): i32 {
  return stackSize;
}

/** Forgets every layer and the stack. */
export function dropLayers(): void {
  residentCount = 0;
  houseTop = HOUSE;
  stackSize = 0;
}

/** Where to copy a payload of `length` bytes for `admitLayer`; 0 when there is no room until `dropLayers`. */
export function layerRoom(length: u32): usize {
  const needed = <u64>houseTop + <u64>length + <u64>(<usize>CANVAS_HEIGHT * ROW_SPAN) + 32;
  return residentCount < MAX_RESIDENTS && needed <= <u64>(HOUSE + HOUSE_BYTES) ? houseTop : 0;
}

/** Reads the payload at `layerRoom`. Returns its number, or the negative of MALFORMED, UNKNOWN_VERSION or TOO_LARGE. */
export function admitLayer(length: u32): i32 {
  if (layerRoom(length) == 0) return -TOO_LARGE;
  if (length < <u32>HEADER_BYTES) return -MALFORMED;
  const at = houseTop;
  if (load<u8>(at) != PAYLOAD_VERSION) return -UNKNOWN_VERSION;
  const top = <i32>load<u16>(at, 2);
  const rows = <i32>load<u16>(at, 4);
  const blocks = load<u32>(at, 8);
  if (top + rows > CANVAS_HEIGHT || blocks > 0xffffff) return -MALFORMED;
  if (<u64>HEADER_BYTES + <u64>rows * <u64>ROW_BYTES + <u64>blocks * 16 != <u64>length) return -MALFORMED;

  const masks = at + HEADER_BYTES;
  const end = at + <usize>length;
  const base = at - ROW_SPAN;
  let pixels = masks + <usize>rows * ROW_BYTES;
  let free = end;
  for (let row = 0; row < rows; row++) {
    const mask = masks + <usize>row * ROW_BYTES;
    const low = load<u64>(mask);
    const high = load<u64>(mask, 8);
    const isOpaqueElsewhere = (load<u64>(mask, 16) & ~low) != 0 || (load<u64>(mask, 24) & ~high) != 0;
    if ((high & ~BLOCK_BITS) != 0 || isOpaqueElsewhere) return -MALFORMED;
    const next = pixels + ((<usize>(popcnt(low) + popcnt(high))) << 4);
    if (next > end) return -MALFORMED;
    if ((high & LAST_BLOCK) != 0) trimLast(mask, next - 16);
    const first = (<usize>(low != 0 ? ctz(low) : 64 + ctz(high))) << 4;
    const last = (<usize>(high != 0 ? 128 - clz(high) : 64 - clz(low))) << 4;
    let start = pixels - first;
    if (last - first != next - pixels && next != pixels) {
      start = free - first;
      spreadBlocks(high, start + 1024, spreadBlocks(low, start, pixels));
      free = start + last;
    }
    store<u64>(mask, high | ((<u64>((start - base) >> 4)) << START_SHIFT), 8);
    pixels = next;
  }
  if (pixels != end) return -MALFORMED;

  const resident = RESIDENTS + ((<usize>residentCount) << 4);
  store<u32>(resident, <u32>masks);
  store<u32>(resident, <u32>base, 4);
  store<u16>(resident, <u16>top, 8);
  store<u16>(resident, <u16>rows, 10);
  houseTop = (free + 15) & ~(<usize>15);
  residentCount++;
  return residentCount - 1;
}

/** Copies the blocks that stand one after the other at `pixels` to their columns; returns where those after them stand. */
function spreadBlocks(blocks: u64, to: usize, pixels: usize): usize {
  for (; blocks != 0; blocks &= blocks - 1, pixels += 16) {
    v128.store(to + ((<usize>ctz(blocks)) << 4), v128.load(pixels));
  }
  return pixels;
}

/**
 * Of the last block the canvas has but the first pixel. What else is there would show in the next row, and an opaque block
 * would wipe it out.
 */
function trimLast(mask: usize, block: usize): void {
  store<u32>(block, 0, 4);
  store<u64>(block, 0, 8);
  store<u64>(mask, load<u64>(mask, 24) & ~LAST_BLOCK, 24);
}

export function clearStack(): void {
  stackSize = 0;
}

/**
 * Puts an admitted layer on top of the stack. Canvas rows above `clipTop` are not drawn. OK, MALFORMED for a number that
 * was not given out, TOO_LARGE when the stack is full.
 */
export function stackLayer(resident: i32, clipTop: i32): i32 {
  if (resident < 0 || resident >= residentCount) return MALFORMED;
  if (stackSize == MAX_LAYERS) return TOO_LARGE;
  const from = RESIDENTS + ((<usize>resident) << 4);
  const to = STACK + <usize>stackSize * STACKED_BYTES;
  const top = <i32>load<u16>(from, 8);
  store<u32>(to, load<u32>(from) - ((<u32>top) << 5));
  store<u32>(to, load<u32>(from, 4), 4);
  store<i32>(to, max(top, clipTop), 8);
  store<i32>(to, top + <i32>load<u16>(from, 10), 12);
  stackSize++;
  return OK;
}
