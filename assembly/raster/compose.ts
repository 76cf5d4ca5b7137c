/**
 * Source-over of the stack in one pass over the rows. Top down, the masks say which blocks an opaque layer above
 * hides; bottom up, the blocks that are left are copied (opaque) or blended into a row that stays in the nearest cache.
 */
import { CANVAS, CANVAS_HEIGHT, ROW_SCRATCH, STACK, STRIDE } from '../memory/layout';
import { STACKED_BYTES, stackedLayers } from './layer';
import { over4 } from './pixel';

const SCRATCH_BYTES: usize = 16;

// The blocks of all rows in which something was drawn since the canvas was clear.
let usedLow: u64 = 0;
let usedHigh: u64 = 0;

/** First canvas column in which something may show; 512 or more when nothing does. */
export function firstUsedColumn(): i32 {
  return (<i32>(usedLow != 0 ? ctz(usedLow) : 64 + ctz(usedHigh))) << 2;
}

/** End of the columns in which something may show, in whole blocks. */
export function endOfUsedColumns(): i32 {
  return (<i32>(usedHigh != 0 ? 128 - clz(usedHigh) : 64 - clz(usedLow))) << 2;
}

/** Draws the stack onto CANVAS, the first layer lowest; with `isClear` onto nothing, else onto what is there. */
export function composeLayers(isClear: bool): void {
  const count = stackedLayers();
  if (isClear) {
    usedLow = 0;
    usedHigh = 0;
  }
  let to = CANVAS;
  for (let y = 0; y < CANVAS_HEIGHT; y++, to += (<usize>STRIDE) << 2) {
    if (isClear) memory.fill(to, 0, (<usize>STRIDE) << 2);
    if (findVisible(count, y)) drawRow(count, y, to);
  }
}

/** Notes for each layer which blocks of row y show; false when none does. */
function findVisible(count: i32, y: i32): bool {
  let hiddenLow: u64 = 0;
  let hiddenHigh: u64 = 0;
  let anyLow: u64 = 0;
  let anyHigh: u64 = 0;
  for (let index = count - 1; index >= 0; index--) {
    const record = STACK + <usize>index * STACKED_BYTES;
    const slot = ROW_SCRATCH + <usize>index * SCRATCH_BYTES;
    if (y < load<i32>(record, 8) || y >= load<i32>(record, 12)) {
      store<u64>(slot, 0);
      store<u64>(slot, 0, 8);
      continue;
    }
    const mask = <usize>load<u32>(record) + ((<usize>(y - load<i32>(record, 16))) << 5);
    const low = load<u64>(mask) & ~hiddenLow;
    const high = load<u64>(mask, 8) & ~hiddenHigh;
    store<u64>(slot, low);
    store<u64>(slot, high, 8);
    hiddenLow |= load<u64>(mask, 16);
    hiddenHigh |= load<u64>(mask, 24);
    anyLow |= low;
    anyHigh |= high;
  }
  usedLow |= anyLow;
  usedHigh |= anyHigh;
  return (anyLow | anyHigh) != 0;
}

function drawRow(count: i32, y: i32, to: usize): void {
  for (let index = 0; index < count; index++) {
    const slot = ROW_SCRATCH + <usize>index * SCRATCH_BYTES;
    const low = load<u64>(slot);
    const high = load<u64>(slot, 8);
    if ((low | high) == 0) continue;
    const record = STACK + <usize>index * STACKED_BYTES;
    const row = <usize>(y - load<i32>(record, 16));
    const mask = <usize>load<u32>(record) + (row << 5);
    const pixels = <usize>load<u32>(<usize>load<u32>(record, 4) + (row << 2));
    const occupiedLow = load<u64>(mask);
    const opaqueLow = load<u64>(mask, 16);
    const opaqueHigh = load<u64>(mask, 24);
    const pixelsHigh = pixels + ((<usize>popcnt(occupiedLow)) << 4);
    const occupiedHigh = load<u64>(mask, 8);
    copyRuns(low & opaqueLow, occupiedLow, to, pixels);
    blendRuns(low & ~opaqueLow, occupiedLow, to, pixels);
    copyRuns(high & opaqueHigh, occupiedHigh, to + 1024, pixelsHigh);
    blendRuns(high & ~opaqueHigh, occupiedHigh, to + 1024, pixelsHigh);
  }
}

/** Mask of the run of ones that starts at bit `first`, `length` long. */
function runMask(first: u64, length: u64): u64 {
  return (length >= 64 ? ~(<u64>0) : ((<u64>1) << length) - 1) << first;
}

function copyRuns(visible: u64, occupied: u64, to: usize, pixels: usize): void {
  while (visible != 0) {
    const first = ctz(visible);
    const length = ctz(~(visible >> first));
    visible &= ~runMask(first, length);
    let from = pixels + ((<usize>popcnt(occupied & (((<u64>1) << first) - 1))) << 4);
    let at = to + ((<usize>first) << 4);
    for (const end = at + ((<usize>length) << 4); at < end; at += 16, from += 16) v128.store(at, v128.load(from));
  }
}

function blendRuns(visible: u64, occupied: u64, to: usize, pixels: usize): void {
  while (visible != 0) {
    const first = ctz(visible);
    const length = ctz(~(visible >> first));
    visible &= ~runMask(first, length);
    let from = pixels + ((<usize>popcnt(occupied & (((<u64>1) << first) - 1))) << 4);
    let at = to + ((<usize>first) << 4);
    for (const end = at + ((<usize>length) << 4); at < end; at += 16, from += 16) {
      v128.store(at, over4(v128.load(from), v128.load(at)));
    }
  }
}
