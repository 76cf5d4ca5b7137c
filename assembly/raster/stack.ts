/**
 * The stack of layers of the next composite, lowest first.
 *
 *   An entry, 16 bytes: u32 address of the tiles of row 0 | u32 base | i32 first row drawn | i32 end row, see layer.ts
 */
import {
  BLOCKS_PER_ROW,
  CLIPPED_BYTES,
  CLIPPED_ROWS,
  MAX_CLIPPED,
  MAX_STACKED,
  RESIDENTS,
  STACK,
} from '../memory/layout';
import { MALFORMED, OK, TOO_LARGE } from '../memory/status';
import { COLUMN_BITS, dropResidents, residents, START_SHIFT } from './layer';

export const STACKED_BYTES: usize = 16;

let stackSize: i32 = 0;
let clippedCount: i32 = 0;

export function stacked(): i32 {
  return stackSize;
}

export function clearStack(): void {
  stackSize = 0;
  clippedCount = 0;
}

/** Drops all layers and empties the stack. */
export function dropLayers(): void {
  dropResidents();
  clearStack();
}

/**
 * Pushes an admitted layer on top of the stack. Canvas rows above `clipTop` are not drawn. OK, MALFORMED for an unknown
 * number, TOO_LARGE when the stack is full.
 */
export function stackLayer(resident: i32, clipTop: i32): i32 {
  if (resident < 0 || resident >= residents()) return MALFORMED;
  if (stackSize + 2 > MAX_STACKED || clippedCount == MAX_CLIPPED) return TOO_LARGE;
  const from = RESIDENTS + ((<usize>resident) << 4);
  const rows = <usize>load<u32>(from) - ((<usize>load<u16>(from, 8)) << 5);
  const base = <usize>load<u32>(from, 4);
  const end = <i32>load<u16>(from, 10);
  let first = <i32>load<u16>(from, 8);
  const clipped = clipTop >> 2;
  if (clipped >= first) {
    first = min(clipped, end);
    if ((clipTop & 3) != 0 && clipped < end) {
      pushClipped(rows + ((<usize>clipped) << 5), base, clipped, clipTop & 3);
      first++;
    }
  }
  if (first < end) push(rows, base, first, end);
  return OK;
}

function push(rows: usize, base: usize, first: i32, end: i32): void {
  const to = STACK + <usize>stackSize * STACKED_BYTES;
  store<u32>(to, <u32>rows);
  store<u32>(to, <u32>base, 4);
  store<i32>(to, first, 8);
  store<i32>(to, end, 12);
  stackSize++;
}

/** Pushes a copy of one row of tiles without the first `rows` rows of its pixels. */
function pushClipped(tiles: usize, base: usize, row: i32, rows: i32): void {
  const to = CLIPPED_ROWS + <usize>clippedCount * CLIPPED_BYTES;
  const low = load<u64>(tiles);
  const high = load<u64>(tiles, 8);
  const from = base + ((<usize>(high >> START_SHIFT)) << 6);
  store<u64>(to, low);
  store<u64>(to, high & COLUMN_BITS, 8);
  store<u64>(to, 0, 16);
  store<u64>(to, 0, 24);
  const clear = (<usize>rows) << 4;
  for (let column: usize = 0; column < <usize>BLOCKS_PER_ROW; column++) {
    const bits = column < 64 ? low >> column : high >> (column - 64);
    if ((bits & 1) == 0) continue;
    const copy = to + 64 + (column << 6);
    memory.fill(copy, 0, clear);
    memory.copy(copy + clear, from + (column << 6) + clear, 64 - clear);
  }
  push(to - ((<usize>row) << 5), to + 64, row, row + 1);
  clippedCount++;
}
