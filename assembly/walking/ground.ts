/** Whether a point is walkable. Cells of the map without walls, and pixels without walls, answer without looking for polygons. */
import { buildCells, CROSSED, FREE, isGround, kindOf } from './cells';
import { CELL, CELL_SHIFT, isOnMap, mapColumns } from './map';
import { forgetPixels, isPixelWalkable, isPixelTouched, readPixels } from './pixels';

/** Must be called when the mesh or the map has changed. */
export function buildGround(): void {
  buildCells();
  forgetPixels();
}

/** Whether (x, y), in map pixels, is walkable. False outside the map and for NaN. */
export function isWalkable(x: f64, y: f64): bool {
  if (!isOnMap(x, y)) return isGround(x, y);
  const cell = <usize>((<i32>y >> CELL_SHIFT) * mapColumns() + (<i32>x >> CELL_SHIFT));
  const kind = kindOf(cell);
  return kind < CROSSED ? kind == FREE : isCrossedWalkable(cell, x, y);
}

/** The same for a point of the map in a crossed cell. */
function isCrossedWalkable(cell: usize, x: f64, y: f64): bool {
  const pixels = readPixels(cell, <i32>x & ~(CELL - 1), <i32>y & ~(CELL - 1));
  return isPixelTouched(pixels, <i32>x, <i32>y) ? isGround(x, y) : isPixelWalkable(pixels, <i32>x, <i32>y);
}
