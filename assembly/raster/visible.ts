/**
 * Which blocks of each layer show, a band of rows at a time: from the top layer down, what an opaque block covers is left
 * out below it. A band's answers and the canvas it is drawn to fit the second cache, and every layer's data is read in
 * one run per band: row by row through all layers is too many streams for the machine to fetch ahead.
 */
import { HIDDEN_ROWS, SHOWN_ROWS, STACK, USED_ROWS, VISIBLE_ROWS } from '../memory/layout';
import { BLOCK_BITS, STACKED_BYTES } from './layer';

const ROW_BLOCKS = memory.data<u64>([0xffffffffffffffff, BLOCK_BITS], 16);
/** Rows of a band. */
export const BAND: i32 = 64;

// Blocks in which something was drawn since the canvas was clear, over all rows.
let usedLow: u64 = 0;
let usedHigh: u64 = 0;

export function forgetUsed(): void {
  usedLow = 0;
  usedHigh = 0;
}

/** First canvas column in which something may show; 512 or more when nothing does. */
export function firstUsedColumn(): i32 {
  return (<i32>(usedLow != 0 ? ctz(usedLow) : 64 + ctz(usedHigh))) << 2;
}

/** End of the columns in which something may show, in whole blocks. */
export function endOfUsedColumns(): i32 {
  return (<i32>(usedHigh != 0 ? 128 - clz(usedHigh) : 64 - clz(usedLow))) << 2;
}

/** Where the mask of blocks that show stands for row `y` of a band that begins at `top`; 16 bytes a row follow. */
export function visibleAt(layer: i32, y: i32, top: i32): usize {
  return VISIBLE_ROWS + ((<usize>(layer * BAND + y - top)) << 4);
}

/** First row of the band that a layer has, as of `findVisible`. */
export function firstRow(layer: i32): i32 {
  return load<i32>(SHOWN_ROWS + ((<usize>layer) << 3));
}

export function endRow(layer: i32): i32 {
  return load<i32>(SHOWN_ROWS + ((<usize>layer) << 3), 4);
}

/** Answers for the canvas rows [top, end), at most BAND, of the `count` layers of the stack. */
export function findVisible(count: i32, top: i32, end: i32): void {
  const blocks = v128.load(ROW_BLOCKS);
  memory.fill(HIDDEN_ROWS, 0, (<usize>BAND) << 4);
  memory.fill(USED_ROWS, 0, (<usize>BAND) << 4);
  for (let layer = count - 1; layer >= 0; layer--) {
    const record = STACK + <usize>layer * STACKED_BYTES;
    const first = max(top, load<i32>(record, 8));
    const last = max(first, min(end, load<i32>(record, 12)));
    store<i32>(SHOWN_ROWS + ((<usize>layer) << 3), first);
    store<i32>(SHOWN_ROWS + ((<usize>layer) << 3), last, 4);
    let mask = <usize>load<u32>(record) + ((<usize>first) << 5);
    let visible = visibleAt(layer, first, top);
    let row = (<usize>(first - top)) << 4;
    for (let y = first; y < last; y++, mask += 32, visible += 16, row += 16) {
      const hidden = v128.load(HIDDEN_ROWS + row);
      const shown = v128.andnot(v128.and(v128.load(mask), blocks), hidden);
      v128.store(visible, shown);
      v128.store(USED_ROWS + row, v128.or(v128.load(USED_ROWS + row), shown));
      v128.store(HIDDEN_ROWS + row, v128.or(hidden, v128.load(mask, 16)));
    }
  }
  let used = v128.load(USED_ROWS);
  for (let row: usize = 16; row < (<usize>BAND) << 4; row += 16) used = v128.or(used, v128.load(USED_ROWS + row));
  usedLow |= i64x2.extract_lane(used, 0);
  usedHigh |= i64x2.extract_lane(used, 1);
}
