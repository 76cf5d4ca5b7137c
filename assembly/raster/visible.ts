/**
 * The visible tiles of each layer, one band of rows at a time. Iterates from the top layer down; tiles covered by an
 * opaque tile are skipped in all layers below it. The masks and the canvas of a band fit the L2 cache, and the data of
 * each layer is read in one sequential run a band: row by row through all layers would be too many streams for the
 * hardware prefetcher.
 */
import { BAND, HIDDEN_ROWS, SHOWN_ROWS, STACK, USED_ROWS, VISIBLE_ROWS } from '../memory/layout';
import { COLUMN_BITS } from './layer';
import { STACKED_BYTES } from './stack';

const ROW_COLUMNS = memory.data<u64>([0xffffffffffffffff, COLUMN_BITS], 16);

// Columns of tiles that have been drawn in any row since the canvas was cleared.
let usedLow: u64 = 0;
let usedHigh: u64 = 0;

export function clearUsed(): void {
  usedLow = 0;
  usedHigh = 0;
}

/** First canvas column that may be visible; 512 or more when none is. */
export function firstUsedColumn(): i32 {
  return (<i32>(usedLow != 0 ? ctz(usedLow) : 64 + ctz(usedHigh))) << 2;
}

/** End of the columns that may be visible, in whole tiles. */
export function endOfUsedColumns(): i32 {
  return (<i32>(usedHigh != 0 ? 128 - clz(usedHigh) : 64 - clz(usedLow))) << 2;
}

/**
 * Address of the mask of visible tiles for row `y` of a band that begins at `top`; the next rows follow every 16 bytes.
 */
export function visibleAt(entry: i32, y: i32, top: i32): usize {
  return VISIBLE_ROWS + ((<usize>(entry * BAND + y - top)) << 4);
}

/** First row of a stack entry inside the band of the last `findVisible`. */
export function firstRow(entry: i32): i32 {
  return load<i32>(SHOWN_ROWS + ((<usize>entry) << 3));
}

export function endRow(entry: i32): i32 {
  return load<i32>(SHOWN_ROWS + ((<usize>entry) << 3), 4);
}

/** Computes the masks for the tile rows [top, end), at most BAND, of the `count` stack entries. */
export function findVisible(count: i32, top: i32, end: i32): void {
  const columns = v128.load(ROW_COLUMNS);
  memory.fill(HIDDEN_ROWS, 0, (<usize>BAND) << 4);
  memory.fill(USED_ROWS, 0, (<usize>BAND) << 4);
  for (let entry = count - 1; entry >= 0; entry--) {
    const record = STACK + <usize>entry * STACKED_BYTES;
    const first = max(top, load<i32>(record, 8));
    const last = max(first, min(end, load<i32>(record, 12)));
    store<i32>(SHOWN_ROWS + ((<usize>entry) << 3), first);
    store<i32>(SHOWN_ROWS + ((<usize>entry) << 3), last, 4);
    let tiles = <usize>load<u32>(record) + ((<usize>first) << 5);
    let visible = visibleAt(entry, first, top);
    let row = (<usize>(first - top)) << 4;
    for (let y = first; y < last; y++, tiles += 32, visible += 16, row += 16) {
      const hidden = v128.load(HIDDEN_ROWS + row);
      const shown = v128.andnot(v128.and(v128.load(tiles), columns), hidden);
      v128.store(visible, shown);
      v128.store(USED_ROWS + row, v128.or(v128.load(USED_ROWS + row), shown));
      v128.store(HIDDEN_ROWS + row, v128.or(hidden, v128.load(tiles, 16)));
    }
  }
  let used = v128.load(USED_ROWS);
  for (let row: usize = 16; row < (<usize>BAND) << 4; row += 16) used = v128.or(used, v128.load(USED_ROWS + row));
  usedLow |= i64x2.extract_lane(used, 0);
  usedHigh |= i64x2.extract_lane(used, 1);
}
