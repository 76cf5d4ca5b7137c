/**
 * The map: its size, and cells of 32x32 px. Coordinates of the caller are map pixels here. A row of a cell's pixels is 32
 * bits.
 */

let width: i32 = 0;
let height: i32 = 0;
let columns: i32 = 0;
let rows: i32 = 0;

export const CELL_SHIFT: i32 = 5;
export const CELL: i32 = 1 << CELL_SHIFT;
/** Places of walks have 1/1024 px in 31 bits. */
const MOST_PIXELS: i32 = 2097151;
const MOST_CELLS: u64 = 16777216;

export function mapWidth(): i32 {
  return width;
}
export function mapHeight(): i32 {
  return height;
}
export function mapColumns(): i32 {
  return columns;
}
export function mapRows(): i32 {
  return rows;
}
export function mapCells(): usize {
  return <usize>columns * <usize>rows;
}

/** Sets the size in px; false, and a map without cells, when it is too large. */
export function setMap(widthPx: i32, heightPx: i32): bool {
  const isFit =
    <u32>widthPx <= <u32>MOST_PIXELS &&
    <u32>heightPx <= <u32>MOST_PIXELS &&
    (<u64>widthPx / CELL + 1) * (<u64>heightPx / CELL + 1) <= MOST_CELLS;
  width = isFit ? widthPx : 0;
  height = isFit ? heightPx : 0;
  columns = (width + CELL - 1) >> CELL_SHIFT;
  rows = (height + CELL - 1) >> CELL_SHIFT;
  return isFit;
}

/** Whether the point is on the map; false for NaN. */
export function isOnMap(x: f64, y: f64): bool {
  return x >= 0 && y >= 0 && x < <f64>width && y < <f64>height;
}
