/**
 * The walkable ground in pixels: a pixel is walkable when its middle is. Walking along a heading reads it, which needs
 * whole numbers. The pixels of a cell that walls cross are computed when they are first read; cells without walls have
 * common ones.
 */
import { BLOCKED, CROSSED, FREE, isGround, kindOf } from './cells';
import { CELL, CELL_SHIFT, mapCells, mapColumns, mapHeight } from './map';
import { markTouched } from './walls';

/** u32 a cell: address of its pixels, 0 when they are not computed. */
let addresses: usize = 0;
/**
 * Room for the pixels of all cells that walls cross, in the order in which they are computed: u32 a row, 1 for walkable; then
 * u32 a row, 1 for touched by a wall.
 */
let pixels: usize = 0;
let count: usize = 0;

const ROWS_BYTES: usize = (<usize>CELL) << 2;
/** Pixels of cells that are walkable as a whole, and of those that are blocked. */
const ALL_FREE: usize = memory.data(CELL * 4, 8);
const ALL_BLOCKED: usize = memory.data(CELL * 4, 8);

/** Must be called when the kinds of the cells have changed. */
export function forgetPixels(): void {
  if (addresses != 0) heap.free(addresses);
  if (pixels != 0) heap.free(pixels);
  addresses = heap.alloc((mapCells() + 1) << 2);
  memory.fill(ALL_FREE, 0xff, ROWS_BYTES);
  let crossed: usize = 0;
  for (let cell: usize = 0; cell < mapCells(); cell++) {
    const kind = kindOf(cell);
    if (kind == CROSSED) crossed++;
    store<u32>(addresses + (cell << 2), <u32>(kind == FREE ? ALL_FREE : kind == BLOCKED ? ALL_BLOCKED : 0));
  }
  pixels = heap.alloc((crossed + 1) * (2 * ROWS_BYTES));
  count = 0;
}

/** Whether pixel (x, y) is walkable; false outside the map. */
export function isFreePixel(x: i32, y: i32): bool {
  return ((pixelRow(x >> CELL_SHIFT, y) >> (<u32>x & 31)) & 1) != 0;
}

/** Row `y` of the map's pixels in a column of cells, lowest bit first: 1 is walkable. 0 outside the map. */
export function pixelRow(column: i32, y: i32): u32 {
  const columns = mapColumns();
  if (<u32>column >= <u32>columns || <u32>y >= <u32>mapHeight()) return 0;
  const cell = <usize>((y >> CELL_SHIFT) * columns + column);
  let at = <usize>load<u32>(addresses + (cell << 2));
  if (at == 0) at = computePixels(cell, column << CELL_SHIFT, y & ~(CELL - 1));
  return load<u32>(at + ((<usize>y & 31) << 2));
}

/** Address of the pixels of a crossed cell whose first pixel is (left, top). */
export function readPixels(cell: usize, left: i32, top: i32): usize {
  const at = <usize>load<u32>(addresses + (cell << 2));
  return at == 0 ? computePixels(cell, left, top) : at;
}

/** Whether a pixel, of the cell with the pixels at `at`, is walkable. */
export function isPixelWalkable(at: usize, x: i32, y: i32): bool {
  return ((load<u32>(at + ((<usize>y & 31) << 2)) >> (<u32>x & 31)) & 1) != 0;
}
/** Whether a wall may touch it, so that not all of it is like its middle. */
export function isPixelTouched(at: usize, x: i32, y: i32): bool {
  return isPixelWalkable(at + ROWS_BYTES, x, y);
}

function computePixels(cell: usize, left: i32, top: i32): usize {
  const at = pixels + count * (2 * ROWS_BYTES);
  count++;
  store<u32>(addresses + (cell << 2), <u32>at);
  markTouched(cell, left, top, at + ROWS_BYTES);
  for (let row = 0; row < CELL; row++) {
    const touched = load<u32>(at + ROWS_BYTES + ((<usize>row) << 2));
    let bits: u32 = 0;
    let isSet = false;
    for (let column = 0; column < CELL; column++) {
      // Pixels side by side that no wall touches are equal.
      const isLikeBefore = column > 0 && ((touched >> <u32>(column - 1)) & 3) == 0;
      if (!isLikeBefore) isSet = isGround(<f64>(left + column) + 0.5, <f64>(top + row) + 0.5);
      bits |= (<u32>isSet) << (<u32>column);
    }
    store<u32>(at + ((<usize>row) << 2), bits);
  }
  return at;
}
