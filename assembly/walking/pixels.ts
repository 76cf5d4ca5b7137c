/**
 * The walkable ground in pixels: a pixel is walkable when its middle is. Walking along a heading reads it, which needs
 * whole numbers. The pixels of a cell that walls cross are computed when they are first read; cells without walls need none.
 */
import { grown, roomFor } from '../navigation/growing';
import { CROSSED, FREE, isGround, kindOf } from './ground';
import { CELL, CELL_SHIFT, mapCells, mapColumns, mapHeight } from './map';
import { markTouched } from './walls';

/** u32 a cell: the number of its pixels, from 1; 0 when they are not computed. */
let numbers: usize = 0;
/** Of each computed cell: u32 a row, 1 for walkable; then u32 a row, 1 for touched by a wall. */
let pixels: usize = 0;
let room: usize = 0;
let count: u32 = 0;

const ALL: u32 = 0xffffffff;
const ROWS_BYTES: usize = <usize>CELL << 2;

/** Must be called when the ground has changed. */
export function forgetPixels(): void {
  if (numbers != 0) heap.free(numbers);
  numbers = heap.alloc((mapCells() + 1) << 2);
  memory.fill(numbers, 0, mapCells() << 2);
  count = 0;
}

/** Whether pixel (x, y) is walkable; false outside the map. */
export function isFreePixel(x: i32, y: i32): bool {
  return ((pixelRow(x >> CELL_SHIFT, y) >> (<u32>x & 31)) & 1) != 0;
}

/** Row `y` of the map's pixels in a column of cells, lowest bit first: 1 is walkable. 0 outside the map. */
export function pixelRow(column: i32, y: i32): u32 {
  if (<u32>column >= <u32>mapColumns() || <u32>y >= <u32>mapHeight()) return 0;
  const cell = <usize>((y >> CELL_SHIFT) * mapColumns() + column);
  const kind = kindOf(cell);
  if (kind < CROSSED) return kind == FREE ? ALL : 0;
  return load<u32>(readPixels(cell, column << CELL_SHIFT, y & ~(CELL - 1)) + ((<usize>y & 31) << 2));
}

/** Address of the pixels of a crossed cell whose first pixel is (left, top). */
export function readPixels(cell: usize, left: i32, top: i32): usize {
  const number = load<u32>(numbers + (cell << 2));
  return number == 0 ? computePixels(cell, left, top) : pixels + <usize>(number - 1) * (2 * ROWS_BYTES);
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
  const wanted = <usize>(count + 1) * (2 * ROWS_BYTES);
  if (wanted > room) {
    pixels = grown(pixels, room, wanted);
    room = roomFor(wanted);
  }
  const at = pixels + <usize>count * (2 * ROWS_BYTES);
  count++;
  store<u32>(numbers + (cell << 2), count);
  markTouched(cell, left, top, at + ROWS_BYTES);
  for (let row = 0; row < CELL; row++) {
    const touched = load<u32>(at + ROWS_BYTES + ((<usize>row) << 2));
    let bits: u32 = 0;
    let isSet = false;
    for (let column = 0; column < CELL; column++) {
      // Pixels side by side that no wall touches are equal.
      const isLikeBefore = column > 0 && ((touched >> <u32>(column - 1)) & 3) == 0;
      if (!isLikeBefore) isSet = isGround(<f64>(left + column) + 0.5, <f64>(top + row) + 0.5);
      bits |= (<u32>isSet) << <u32>column;
    }
    store<u32>(at + ((<usize>row) << 2), bits);
  }
  return at;
}
