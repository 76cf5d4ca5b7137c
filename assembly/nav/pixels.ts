/**
 * The walkable area in pixels: a pixel is walkable when its middle is. Walking along a heading reads it, which needs
 * whole numbers. The pixels of a cell that edges cross are computed when they are first read; cells without edges need
 * none.
 */
import { CELLS, CELL_CLASSES, CELL_PIXELS, CELL_PIXELS_READY, COLUMNS, MAP_HEIGHT, MAP_WIDTH } from '../memory/layout';
import { CROSSED, FREE, isWalkable } from './ground';

const ALL: u32 = 0xffffffff;
/** The map ends inside the last column of cells. */
const LAST_COLUMN: u32 = ((<u32>1) << (MAP_WIDTH & 31)) - 1;

/** Must be called when the ground has changed. */
export function forgetPixels(): void {
  memory.fill(CELL_PIXELS_READY, 0, <usize>CELLS);
}

/** Whether pixel (x, y) is walkable; false outside the map. */
export function isFreePixel(x: i32, y: i32): bool {
  return ((pixelRow(x >> 5, y) >> (<u32>x & 31)) & 1) != 0;
}

/** Row `y` of the map's pixels in a column of cells, lowest bit first: 1 is walkable. 0 outside the map. */
export function pixelRow(column: i32, y: i32): u32 {
  if (<u32>column >= <u32>COLUMNS || <u32>y >= <u32>MAP_HEIGHT) return 0;
  const cell = <usize>((y >> 5) * COLUMNS + column);
  const kind = load<u8>(CELL_CLASSES + cell);
  if (kind < CROSSED) return kind == FREE ? rowOnMap(column) : 0;
  if (load<u8>(CELL_PIXELS_READY + cell) == 0) computePixels(cell, column << 5, y & ~31);
  return load<u32>(CELL_PIXELS + (cell << 7) + ((<usize>y & 31) << 2));
}

function rowOnMap(column: i32): u32 {
  return column == COLUMNS - 1 ? LAST_COLUMN : ALL;
}

function computePixels(cell: usize, left: i32, top: i32): void {
  for (let row = 0; row < 32; row++) {
    let bits: u32 = 0;
    for (let column = 0; column < 32; column++) {
      const isSet = isWalkable(<f32>(left + column) + <f32>0.5, <f32>(top + row) + <f32>0.5);
      bits |= (<u32>isSet) << column;
    }
    store<u32>(CELL_PIXELS + (cell << 7) + ((<usize>row) << 2), bits);
  }
  store<u8>(CELL_PIXELS_READY + cell, 1);
}
