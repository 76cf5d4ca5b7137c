/**
 * Layers in memory, and the stack of those to composite next. A payload is copied in once and stays until `dropLayers`;
 * `admitLayer` checks every count in it and notes where each row's pixels start, so the kernel never meets an address that
 * was not computed here.
 *
 * A resident, 16 bytes: u32 masks | u32 rows table | u16 top | u16 rows | u32 0
 * A stacked layer, 32 bytes: u32 masks | u32 rows table | i32 first row drawn | i32 end row | i32 top
 */
import { CANVAS_HEIGHT, HOUSE, HOUSE_BYTES, MAX_LAYERS, MAX_RESIDENTS, RESIDENTS, STACK } from '../memory/layout';
import { MALFORMED, OK, TOO_LARGE, UNKNOWN_VERSION } from '../memory/status';
import { HEADER_BYTES, PAYLOAD_VERSION, ROW_BYTES } from './pack';

export const STACKED_BYTES: usize = 32;
/** Bits of the second mask word that stand for blocks: 107 - 64. */
const HIGH_BITS: u64 = ((<u64>1) << 43) - 1;
const MAX_TABLE_BYTES: usize = <usize>CANVAS_HEIGHT * 4;

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
  const needed = <u64>houseTop + <u64>length + <u64>MAX_TABLE_BYTES + 32;
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
  const table = (end + 15) & ~(<usize>15);
  let pixels = masks + <usize>rows * ROW_BYTES;
  for (let row = 0; row < rows; row++) {
    const mask = masks + <usize>row * ROW_BYTES;
    const low = load<u64>(mask);
    const high = load<u64>(mask, 8);
    const isOpaqueElsewhere = (load<u64>(mask, 16) & ~low) != 0 || (load<u64>(mask, 24) & ~high) != 0;
    if ((high & ~HIGH_BITS) != 0 || isOpaqueElsewhere) return -MALFORMED;
    store<u32>(table + ((<usize>row) << 2), <u32>pixels);
    pixels += (<usize>(popcnt(low) + popcnt(high))) << 4;
    if (pixels > end) return -MALFORMED;
  }
  if (pixels != end) return -MALFORMED;

  const resident = RESIDENTS + ((<usize>residentCount) << 4);
  store<u32>(resident, <u32>masks);
  store<u32>(resident, <u32>table, 4);
  store<u16>(resident, <u16>top, 8);
  store<u16>(resident, <u16>rows, 10);
  houseTop = (table + ((<usize>rows) << 2) + 15) & ~(<usize>15);
  residentCount++;
  return residentCount - 1;
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
  store<u32>(to, load<u32>(from));
  store<u32>(to, load<u32>(from, 4), 4);
  store<i32>(to, max(top, clipTop), 8);
  store<i32>(to, top + <i32>load<u16>(from, 10), 12);
  store<i32>(to, top, 16);
  stackSize++;
  return OK;
}
