/**
 * The layers that wait to be composited. `addLayer` reads a payload that was copied into the arena, checks every count in
 * it and notes where each row's pixels start, so that the kernel never meets an address it did not compute itself.
 *
 * A layer's record, 48 bytes: u32 masks | u32 rows table | i32 first row drawn | i32 end row | i32 top
 */
import { ARENA, ARENA_BYTES, CANVAS_HEIGHT, LAYERS, LAYER_ROWS, MAX_LAYERS } from '../memory/layout';
import { MALFORMED, OK, TOO_LARGE, UNKNOWN_VERSION } from '../memory/status';
import { HEADER_BYTES, PAYLOAD_VERSION, ROW_BYTES } from './pack';

export const LAYER_BYTES: usize = 48;
/** Bits of the second mask word that stand for blocks: 107 - 64. */
const HIGH_BITS: u64 = ((<u64>1) << 43) - 1;

let layerCount: i32 = 0;

export function layers(): i32 {
  return layerCount;
}

export function clearLayers(): void {
  layerCount = 0;
}

/**
 * Puts the payload of `length` bytes at arena offset `offset` on top of the stack. Canvas rows above `clipTop` are not
 * drawn. Returns OK, MALFORMED, UNKNOWN_VERSION or TOO_LARGE (too many layers); only OK adds anything.
 */
export function addLayer(offset: u32, length: u32, clipTop: i32): i32 {
  if (layerCount >= MAX_LAYERS) return TOO_LARGE;
  if (<usize>offset > ARENA_BYTES || <usize>length > ARENA_BYTES - <usize>offset) return MALFORMED;
  if (length < <u32>HEADER_BYTES || (offset & 15) != 0) return MALFORMED;
  const at = ARENA + <usize>offset;
  if (load<u8>(at) != PAYLOAD_VERSION) return UNKNOWN_VERSION;
  const top = <i32>load<u16>(at, 2);
  const rows = <i32>load<u16>(at, 4);
  const blocks = load<u32>(at, 8);
  if (top + rows > CANVAS_HEIGHT || blocks > 0xffffff) return MALFORMED;
  const masks = at + HEADER_BYTES;
  if (<u64>HEADER_BYTES + <u64>rows * <u64>ROW_BYTES + <u64>blocks * 16 != <u64>length) return MALFORMED;

  const table = LAYER_ROWS + ((<usize>(layerCount * CANVAS_HEIGHT)) << 2);
  let pixels = <u32>(masks + <usize>rows * ROW_BYTES);
  const end = pixels + (blocks << 4);
  for (let row = 0; row < rows; row++) {
    const mask = masks + <usize>row * ROW_BYTES;
    const low = load<u64>(mask);
    const high = load<u64>(mask, 8);
    const opaqueLow = load<u64>(mask, 16);
    const opaqueHigh = load<u64>(mask, 24);
    if ((high & ~HIGH_BITS) != 0 || (opaqueLow & ~low) != 0 || (opaqueHigh & ~high) != 0) return MALFORMED;
    store<u32>(table + ((<usize>row) << 2), pixels);
    pixels += (<u32>(popcnt(low) + popcnt(high))) << 4;
    if (pixels > end) return MALFORMED;
  }
  if (pixels != end) return MALFORMED;

  const record = LAYERS + <usize>layerCount * LAYER_BYTES;
  store<u32>(record, <u32>masks);
  store<u32>(record, <u32>table, 4);
  store<i32>(record, max(top, clipTop), 8);
  store<i32>(record, top + rows, 12);
  store<i32>(record, top, 16);
  layerCount++;
  return OK;
}
