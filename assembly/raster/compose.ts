/**
 * Source-over of the stack, one band of rows at a time. visible.ts determines the visible tiles. From the bottom layer
 * up, opaque tiles and the first tile at a position are copied, the others are blended. Hidden tiles are never read.
 */
import {
  BAND,
  CANVAS,
  CANVAS_HEIGHT,
  CANVAS_WIDTH,
  DRAWN_ROWS,
  HIDDEN_ROWS,
  STACK,
  STRIDE,
  TILE_ROWS,
  USED_ROWS,
} from '../memory/layout';
import { blendTiles, copyTiles } from './blend';
import { LAST_COLUMN, START_SHIFT } from './layer';
import { straight4 } from './pixel';
import { STACKED_BYTES, stacked } from './stack';
import { endRow, findVisible, firstRow, clearUsed, visibleAt } from './visible';

const CANVAS_ROW: usize = (<usize>STRIDE) << 2;
const TIGHT_ROW: usize = (<usize>CANVAS_WIDTH) << 2;

/**
 * Draws the stack onto CANVAS, the first layer lowest: over transparent pixels with `isClear`, else over the canvas's
 * contents.
 */
export function composeLayers(isClear: bool): void {
  if (isClear) clearUsed();
  composeBands(CANVAS, CANVAS_ROW, isClear, false);
}

/**
 * Draws the stack to `to` as rows without padding, premultiplied or straight. The common case, with no copy. Overwrites
 * two rows and three pixels after the picture.
 */
export function composeTight(to: usize, isStraight: bool): void {
  composeBands(to, TIGHT_ROW, true, isStraight);
}

function composeBands(to: usize, stride: usize, isClear: bool, isStraight: bool): void {
  const count = stacked();
  for (let top = 0; top < TILE_ROWS; top += BAND) {
    const end = min(top + BAND, TILE_ROWS);
    const rows = min(end << 2, CANVAS_HEIGHT) - (top << 2);
    if (isClear) memory.fill(to, 0, <usize>rows * stride);
    findVisible(count, top, end);
    forgetDrawn(isClear);
    drawBand(count, top, to, stride);
    if (isStraight) straightenBand(rows, to, stride);
    to += <usize>rows * stride;
  }
}

/**
 * In a band that is still clear, the first tile at a position is copied even if it is translucent. The exception is the
 * last column: three in four pixels of its tiles are beyond the canvas and a copy would write them into the next row.
 */
function forgetDrawn(isClear: bool): void {
  const drawn = isClear ? i64x2(0, LAST_COLUMN) : i64x2.splat(-1);
  for (let row: usize = 0; row < (<usize>BAND) << 4; row += 16) v128.store(DRAWN_ROWS + row, drawn);
}

function drawBand(count: i32, top: i32, to: usize, stride: usize): void {
  for (let entry = 0; entry < count; entry++) {
    const record = STACK + <usize>entry * STACKED_BYTES;
    const first = firstRow(entry);
    const end = endRow(entry);
    const base = <usize>load<u32>(record, 4);
    let tiles = <usize>load<u32>(record) + ((<usize>first) << 5);
    let visible = visibleAt(entry, first, top);
    let at = to + ((<usize>(first - top)) << 2) * stride;
    let drawn = DRAWN_ROWS + ((<usize>(first - top)) << 4);
    for (let y = first; y < end; y++, tiles += 32, visible += 16, drawn += 16, at += stride << 2) {
      const low = load<u64>(visible);
      const high = load<u64>(visible, 8);
      if ((low | high) == 0) continue;
      const from = base + ((<usize>(load<u64>(tiles, 8) >> START_SHIFT)) << 6);
      if (low != 0) {
        const before = load<u64>(drawn);
        store<u64>(drawn, before | low);
        const isCopied = load<u64>(tiles, 16) | ~before;
        copyTiles(low & isCopied, at, stride, from);
        blendTiles(low & ~isCopied, at, stride, from);
      }
      if (high == 0) continue;
      const before = load<u64>(drawn, 8);
      store<u64>(drawn, before | high, 8);
      const isCopied = load<u64>(tiles, 24) | ~before;
      copyTiles(high & isCopied, at + 1024, stride, from + 4096);
      blendTiles(high & ~isCopied, at + 1024, stride, from + 4096);
    }
  }
}

/** Converts the tiles of a band to straight alpha. Tiles under an opaque tile are the same in both forms. */
function straightenBand(rows: i32, to: usize, stride: usize): void {
  for (let y = 0; y < rows; y += 4, to += stride << 2) {
    const row = (<usize>y) << 2;
    const low = load<u64>(USED_ROWS + row) & ~load<u64>(HIDDEN_ROWS + row);
    const high = load<u64>(USED_ROWS + row, 8) & ~load<u64>(HIDDEN_ROWS + row, 8);
    const bytes = <usize>min(4, rows - y) * stride;
    straightenTiles(low, to, stride, bytes);
    straightenTiles(high & ~LAST_COLUMN, to + 1024, stride, bytes);
    if ((high & LAST_COLUMN) == 0) continue;
    const last = to + TIGHT_ROW - 4;
    for (let at = last; at < last + bytes; at += stride) {
      v128.store32_lane(at, straight4(v128.load32_zero(at)), 0);
    }
  }
}

function straightenTiles(tiles: u64, to: usize, stride: usize, bytes: usize): void {
  for (; tiles != 0; tiles &= tiles - 1) {
    const first = to + ((<usize>ctz(tiles)) << 4);
    for (let at = first; at < first + bytes; at += stride) v128.store(at, straight4(v128.load(at)));
  }
}
