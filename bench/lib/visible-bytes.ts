/** How many bytes of a stack of packed layers show: what any way to composite them has to read (see `assembly/raster/pack.ts`). */
import { CANVAS_HEIGHT_PX } from '../../src/shared/art/avatar-sizes.ts';

const HEADER_BYTES = 16;
const ROW_BYTES = 32;
const BLOCK_BYTES = 16;

/** `payloads` from the lowest layer up. */
export function countVisibleBytes(payloads: readonly Uint8Array[]): number {
  const hidden = new BigUint64Array(CANVAS_HEIGHT_PX * 2);
  let blocks = 0;
  for (const payload of payloads.toReversed()) {
    const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
    const top = view.getUint16(2, true);
    const rows = view.getUint16(4, true);
    for (let row = 0; row < rows; row++) {
      for (const word of [0, 1]) {
        const at = HEADER_BYTES + row * ROW_BYTES + word * 8;
        const slot = (top + row) * 2 + word;
        const before = hidden[slot] ?? 0n;
        blocks += countOnes(view.getBigUint64(at, true) & ~before);
        hidden[slot] = before | view.getBigUint64(at + 16, true);
      }
    }
  }
  return blocks * BLOCK_BYTES;
}

function countOnes(bits: bigint): number {
  let count = 0;
  for (let left = bits; left !== 0n; left &= left - 1n) count++;
  return count;
}
