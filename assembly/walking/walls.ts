/** The walls: sides of the mesh's polygons without a neighbour. For every cell of the map, those that cross it. */
import { nextSide, sideCount, sideTwin, sideVertex } from '../navigation/polygons';
import { WALL } from '../navigation/triangles';
import { fromGridX, fromGridY, gridScale, vertexX, vertexY } from '../navigation/vertices';
import { CELL, CELL_SHIFT, mapCells, mapColumns, mapRows } from './map';

/** u32 a cell + 2: where its list begins. */
let starts: usize = 0;
/** i32: sides, cell by cell. */
let lists: usize = 0;

/** A wall's place in px, set by `readWall`; it goes down. */
let fromX: f64 = 0;
let fromY: f64 = 0;
let toX: f64 = 0;
let toY: f64 = 0;
/** What is this near to a wall counts as crossed, in px: above a step of the grid and rounding errors. */
let margin: f64 = 0;
let leastX: f64 = 0;
let mostX: f64 = 0;

const LEAST_MARGIN: f64 = 0.01;

/** First wall of the cell in the lists; they end at the first one of `cell + 1`. */
export function firstWall(cell: usize): u32 {
  return load<u32>(starts + (cell << 2));
}

/** Lists the walls of all cells; needs the mesh and the map. */
export function listWalls(): void {
  const cells = mapCells();
  margin = max(LEAST_MARGIN, 2 / gridScale());
  if (starts != 0) heap.free(starts);
  if (lists != 0) heap.free(lists);
  starts = heap.alloc((cells + 2) << 2);
  memory.fill(starts, 0, (cells + 2) << 2);
  // Counts are collected two places ahead, so that filling leaves each list's start in its place.
  for (let side: u32 = 0; side < sideCount(); side++) visitCells(side, false);
  let total: u32 = 0;
  for (let cell: usize = 0; cell < cells + 2; cell++) {
    total += load<u32>(starts + (cell << 2));
    store<u32>(starts + (cell << 2), total);
  }
  lists = heap.alloc((<usize>total + 1) << 2);
  for (let side: u32 = 0; side < sideCount(); side++) visitCells(side, true);
}

function readWall(side: i32): void {
  const a = sideVertex(side);
  const b = sideVertex(nextSide(side));
  const isDown = vertexY(a) <= vertexY(b);
  const from = isDown ? a : b;
  const to = isDown ? b : a;
  fromX = fromGridX(<f64>vertexX(from));
  fromY = fromGridY(<f64>vertexY(from));
  toX = fromGridX(<f64>vertexX(to));
  toY = fromGridY(<f64>vertexY(to));
}

/** Sets `leastX` and `mostX` of the wall's part between two heights, with the margin. */
function clip(top: f64, bottom: f64): void {
  const down = toY - fromY;
  const slope = down > 0 ? (toX - fromX) / down : 0;
  const upper = fromY >= top - margin || down <= 0 ? fromX : fromX + (top - margin - fromY) * slope;
  const lower = toY <= bottom + margin || down <= 0 ? toX : fromX + (bottom + margin - fromY) * slope;
  leastX = min(upper, lower) - margin;
  mostX = max(upper, lower) + margin;
}

/** Counts a wall in the cells that it crosses, or appends it to their lists. Sides with a neighbour are no walls. */
function visitCells(side: i32, isFilling: bool): void {
  if (sideTwin(side) != WALL) return;
  readWall(side);
  const firstRow = max(0, <i32>floor(fromY - margin) >> CELL_SHIFT);
  const lastRow = min(mapRows() - 1, <i32>floor(toY + margin) >> CELL_SHIFT);
  for (let row = firstRow; row <= lastRow; row++) {
    clip(<f64>(row << CELL_SHIFT), <f64>((row + 1) << CELL_SHIFT));
    const first = max(0, <i32>floor(leastX) >> CELL_SHIFT);
    const last = min(mapColumns() - 1, <i32>floor(mostX) >> CELL_SHIFT);
    for (let column = first; column <= last; column++) {
      const at = starts + ((<usize>(row * mapColumns() + column) + (isFilling ? 1 : 2)) << 2);
      const place = load<u32>(at);
      if (isFilling) store<i32>(lists + ((<usize>place) << 2), side);
      store<u32>(at, place + 1);
    }
  }
}

/**
 * Sets the bits of the pixels that walls of the cell touch: u32 a row at `rows`, lowest bit first. (left, top) is the
 * cell's first pixel.
 */
export function markTouched(cell: usize, left: i32, top: i32, rows: usize): void {
  memory.fill(rows, 0, (<usize>CELL) << 2);
  for (let place = firstWall(cell); place < firstWall(cell + 1); place++) {
    readWall(load<i32>(lists + ((<usize>place) << 2)));
    const firstRow = max(0, <i32>floor(fromY - margin) - top);
    const lastRow = min(CELL - 1, <i32>floor(toY + margin) - top);
    for (let row = firstRow; row <= lastRow; row++) {
      clip(<f64>(top + row), <f64>(top + row + 1));
      const first = max(0, <i32>floor(leastX) - left);
      const last = min(CELL - 1, <i32>floor(mostX) - left);
      if (first > last) continue;
      const bits = (u32.MAX_VALUE >> (31 - <u32>(last - first))) << (<u32>first);
      const at = rows + ((<usize>row) << 2);
      store<u32>(at, load<u32>(at) | bits);
    }
  }
}
