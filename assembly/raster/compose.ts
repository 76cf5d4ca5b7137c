/**
 * Source-over of the stack, a band of rows after the other: visible.ts tells which blocks show, and from the bottom layer
 * up those are copied (opaque) or blended. Nothing that is hidden is read, and the canvas is written once.
 */
import { CANVAS, CANVAS_HEIGHT, CANVAS_WIDTH, HIDDEN_ROWS, STACK, STRIDE, USED_ROWS } from '../memory/layout';
import { blendBlocks, copyBlocks } from './blend';
import { STACKED_BYTES, START_SHIFT, stackedLayers } from './layer';
import { straight4 } from './pixel';
import { BAND, endRow, findVisible, firstRow, forgetUsed, visibleAt } from './visible';

const CANVAS_ROW: usize = (<usize>STRIDE) << 2;
const TIGHT_ROW: usize = (<usize>CANVAS_WIDTH) << 2;
/** Bit of the second mask word for the last block of a row, three pixels of which lie beyond the canvas. */
const LAST: u64 = 42;

/** Draws the stack onto CANVAS, the first layer lowest; with `isClear` onto nothing, else onto what is there. */
export function composeLayers(isClear: bool): void {
  const count = stackedLayers();
  if (isClear) forgetUsed();
  for (let top = 0; top < CANVAS_HEIGHT; top += BAND) {
    const end = min(top + BAND, CANVAS_HEIGHT);
    const to = CANVAS + <usize>top * CANVAS_ROW;
    if (isClear) memory.fill(to, 0, <usize>(end - top) * CANVAS_ROW);
    findVisible(count, top, end);
    drawBand(count, top, to, CANVAS_ROW);
  }
}

/** Draws the stack to `to` as rows without padding, premultiplied or straight: what most callers want, with no copy. */
export function composeTight(to: usize, isStraight: bool): void {
  const count = stackedLayers();
  for (let top = 0; top < CANVAS_HEIGHT; top += BAND) {
    const end = min(top + BAND, CANVAS_HEIGHT);
    const bytes = <usize>(end - top) * TIGHT_ROW;
    memory.fill(to, 0, bytes);
    findVisible(count, top, end);
    drawBand(count, top, to, TIGHT_ROW);
    if (isStraight) straightenBand(end - top, to);
    to += bytes;
  }
}

function drawBand(count: i32, top: i32, to: usize, stride: usize): void {
  for (let layer = 0; layer < count; layer++) {
    const record = STACK + <usize>layer * STACKED_BYTES;
    const first = firstRow(layer);
    const end = endRow(layer);
    const base = <usize>load<u32>(record, 4);
    let mask = <usize>load<u32>(record) + ((<usize>first) << 5);
    let visible = visibleAt(layer, first, top);
    let at = to + <usize>(first - top) * stride;
    for (let y = first; y < end; y++, mask += 32, visible += 16, at += stride) {
      const low = load<u64>(visible);
      const high = load<u64>(visible, 8);
      if ((low | high) == 0) continue;
      const from = base + ((<usize>(load<u64>(mask, 8) >> START_SHIFT)) << 4);
      if (low != 0) {
        const opaque = load<u64>(mask, 16);
        copyBlocks(low & opaque, at, from);
        blendBlocks(low & ~opaque, at, from);
      }
      if (high == 0) continue;
      const opaque = load<u64>(mask, 24);
      copyBlocks(high & opaque, at + 1024, from + 1024);
      blendBlocks(high & ~opaque, at + 1024, from + 1024);
    }
  }
}

/** Turns the blocks of a tight band to straight alpha; those under an opaque block are the same either way. */
function straightenBand(rows: i32, to: usize): void {
  for (let row: usize = 0; row < (<usize>rows) << 4; row += 16, to += TIGHT_ROW) {
    let low = load<u64>(USED_ROWS + row) & ~load<u64>(HIDDEN_ROWS + row);
    let high = load<u64>(USED_ROWS + row, 8) & ~load<u64>(HIDDEN_ROWS + row, 8);
    for (; low != 0; low &= low - 1) {
      const at = to + ((<usize>ctz(low)) << 4);
      v128.store(at, straight4(v128.load(at)));
    }
    if (((high >> LAST) & 1) != 0) {
      const at = to + 1024 + ((<usize>LAST) << 4);
      v128.store32_lane(at, straight4(v128.load32_zero(at)), 0);
      high ^= (<u64>1) << LAST;
    }
    for (; high != 0; high &= high - 1) {
      const at = to + 1024 + ((<usize>ctz(high)) << 4);
      v128.store(at, straight4(v128.load(at)));
    }
  }
}
