/**
 * The cells of the map by their ground: walkable or blocked as a whole, or crossed by walls. A point is on ground when a polygon of
 * the mesh contains it, edges included, once it is rounded to the grid. That is what paths use. Owns the kinds of the cells.
 */
import { isInPolygon } from '../navigation/locate';
import { toGridX, toGridY } from '../navigation/vertices';
import { CELL, CELL_SHIFT, mapCells, mapColumns, mapRows } from './map';
import { firstWall, listWalls } from './walls';

/** u8 a cell. */
let kinds: usize = 0;

export const FREE: u8 = 0;
export const BLOCKED: u8 = 1;
/** Walls cross the cell. */
export const CROSSED: u8 = 2;

/** Grid coordinates beyond this are on no ground. */
const FARTHEST: f64 = 1073741824;

export function kindOf(cell: usize): u8 {
  return load<u8>(kinds + cell);
}

/** Whether a cell of the map is walkable as a whole. False outside the map. */
export function isCellFree(column: i32, row: i32): bool {
  if (<u32>column >= <u32>mapColumns() || <u32>row >= <u32>mapRows()) return false;
  return kindOf(<usize>(row * mapColumns() + column)) == FREE;
}

/** Must be called when the mesh or the map has changed. */
export function buildCells(): void {
  listWalls();
  if (kinds != 0) heap.free(kinds);
  kinds = heap.alloc(mapCells() + 1);
  for (let row = 0; row < mapRows(); row++) {
    let before = CROSSED;
    for (let column = 0; column < mapColumns(); column++) {
      const cell = <usize>(row * mapColumns() + column);
      let kind = CROSSED;
      if (firstWall(cell) == firstWall(cell + 1)) {
        // Beside a cell without walls there is the same ground.
        if (before != CROSSED) kind = before;
        else
          kind = isGround(<f64>((column << CELL_SHIFT) + CELL / 2), <f64>((row << CELL_SHIFT) + CELL / 2))
            ? FREE
            : BLOCKED;
      }
      store<u8>(kinds + cell, kind);
      before = kind;
    }
  }
}

/** Whether (x, y), in map pixels, is walkable, by its polygons alone. False for NaN. */
export function isGround(x: f64, y: f64): bool {
  const gridX = toGridX(x);
  const gridY = toGridY(y);
  if (!(abs(gridX) <= FARTHEST && abs(gridY) <= FARTHEST)) return false;
  return isInPolygon(<i32>nearest(gridX), <i32>nearest(gridY));
}
