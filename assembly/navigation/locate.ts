/** Which polygons contain a point: a grid of cells, each with the polygons that may reach into it. */
import { covers, findSpan, reaches, spanFirst, spanLast } from './cell-reach';
import { firstSide, nextSide, polygonCount, sidePlace, sideVertex } from './polygons';
import { grown, roomFor } from './growing';
import { vertexX, vertexY, vertices } from './vertices';

/** Cells are squares of 1 << shift grid steps. */
let shift: u32 = 0;
let columns: u32 = 0;
let rows: u32 = 0;
/** u32 a cell + 1: where its list begins. */
let starts: usize = 0;
/** u32: polygons, cell by cell, with COVERS where the polygon covers the whole cell. */
let lists: usize = 0;
const COVERS: u32 = 0x80000000;
/** The same of a grid that is being built. */
let nextShift: u32 = 0;
let nextColumns: u32 = 0;
let nextRows: u32 = 0;
let nextStarts: usize = 0;
let nextLists: usize = 0;
/** Polygons that have been counted, then those that have been listed. */
let listed: u32 = 0;
/** Polygons that the cells were made for. */
let fitted: u32 = 0;
export const NOT_LISTED: u32 = 0xffffffff;

/** 8 bytes a polygon found last: u32 polygon, u32 its place in the lists. */
let found: usize = 0;
let foundRoom: usize = 0;
let foundTotal: u32 = 0;
/** The same, kept. */
let keptFound: usize = 0;
let keptRoom: usize = 0;
let keptTotal: u32 = 0;

export const NO_CELL: u32 = 0xffffffff;

/** Where a polygon is wider than so many columns, what it spans is looked for row by row. */
const FEW_COLUMNS: u32 = 4;

let canBeFewer: bool = false;

/** Cells for each polygon, at least and at most: the fewer corners a location has, the more cells its tables can have. */
const FEWEST: u32 = 2;
const MOST: u32 = 32;
/** Cells for each polygon, times corners. */
const CELLS_BY_CORNERS: u32 = 20000;

export function foundCount(): u32 {
  return foundTotal;
}
export function foundAt(place: u32): u32 {
  return load<u32>(found + ((<usize>place) << 3));
}
/** The pair of the point's cell and the polygon. */
export function foundPiece(place: u32): u32 {
  return load<u32>(found + ((<usize>place) << 3), 4);
}

export function cellBytes(): u32 {
  return (columns * rows + listedTotal()) * 4;
}
/** Whether there could be fewer cells. */
export function couldBeFewer(): bool {
  return canBeFewer;
}
export function cellShift(): u32 {
  return shift;
}
export function cellColumns(): u32 {
  return columns;
}
export function cellRows(): u32 {
  return rows;
}
/** The polygons that may reach into a cell are those listed from here to `listEnd`. */
export function listStart(cell: u32): u32 {
  return load<u32>(starts + ((<usize>cell) << 2));
}
export function listEnd(cell: u32): u32 {
  return load<u32>(starts + ((<usize>cell) << 2), 4);
}
export function listedPolygon(place: u32): u32 {
  return load<u32>(lists + ((<usize>place) << 2)) & ~COVERS;
}

/** Keeps the polygons found last, for `findAgain`. */
export function keepFound(): void {
  swapFound();
}

/** The polygons that were kept are those found last. */
export function findAgain(): void {
  swapFound();
}

function swapFound(): void {
  const array = found;
  const room = foundRoom;
  const total = foundTotal;
  found = keptFound;
  foundRoom = keptRoom;
  foundTotal = keptTotal;
  keptFound = array;
  keptRoom = room;
  keptTotal = total;
}

/** Builds the grid for so many corners. */
export function buildCells(corners: u32): void {
  beginCells(corners, false);
  while (!continueCells(i32.MAX_VALUE)) {}
}

/** Begins to build a grid beside the one in use. `areFew`: with as few cells as possible. */
export function beginCells(corners: u32, areFew: bool): void {
  const perPolygon = areFew ? FEWEST : min(MOST, max(FEWEST, CELLS_BY_CORNERS / max(corners, 1)));
  canBeFewer = perPolygon > FEWEST;
  let width: u32 = 1;
  let height: u32 = 1;
  for (let vertex: u32 = 0; vertex < vertices(); vertex++) {
    width = max(width, <u32>vertexX(vertex) + 1);
    height = max(height, <u32>vertexY(vertex) + 1);
  }
  const wanted = max(<u64>polygonCount() * perPolygon, 16);
  nextShift = 0;
  while (((<u64>width >> nextShift) + 1) * ((<u64>height >> nextShift) + 1) > wanted) nextShift++;
  allotStarts(nextShift, (width >> nextShift) + 1, (height >> nextShift) + 1);
  fitted = polygonCount();
}

function allotStarts(cellsShift: u32, cellsColumns: u32, cellsRows: u32): void {
  nextShift = cellsShift;
  nextColumns = cellsColumns;
  nextRows = cellsRows;
  if (nextStarts != 0) heap.free(nextStarts);
  if (nextLists != 0) heap.free(nextLists);
  const bytes = (<usize>nextColumns * <usize>nextRows + 2) << 2;
  nextStarts = heap.alloc(bytes);
  memory.fill(nextStarts, 0, bytes);
  nextLists = 0;
  listed = 0;
}

/** Goes on for about `work` steps; true when the grid is complete, and in use. */
export function continueCells(work: i32): bool {
  // Counts are collected two places ahead, so that filling leaves each list's start in its place.
  for (; listed < polygonCount() && work > 0; listed++) work -= listPolygon(listed, false);
  if (listed < polygonCount()) return false;
  if (nextLists == 0) addUpCounts();
  for (; listed < 2 * polygonCount() && work > 0; listed++) work -= listPolygon(listed - polygonCount(), true);
  if (listed < 2 * polygonCount()) return false;
  useNext();
  return true;
}

function useNext(): void {
  if (starts != 0) heap.free(starts);
  if (lists != 0) heap.free(lists);
  shift = nextShift;
  columns = nextColumns;
  rows = nextRows;
  starts = nextStarts;
  lists = nextLists;
  nextStarts = 0;
  nextLists = 0;
}

/** Whether the cells reach to the point, which is on the grid. */
export function isInCells(x: i32, y: i32): bool {
  return <u32>x >> shift < columns && <u32>y >> shift < rows;
}

/** Sets the u8 at `marks` of all polygons that touch the box, of which `isInCells` is true. */
export function markTouched(left: i32, top: i32, right: i32, bottom: i32, marks: usize): void {
  for (let row = <u32>top >> shift; row <= <u32>bottom >> shift; row++) {
    for (let column = <u32>left >> shift; column <= <u32>right >> shift; column++) {
      const cell = row * columns + column;
      for (let place = listStart(cell); place < listEnd(cell); place++) {
        const polygon = listedPolygon(place);
        const mark = marks + <usize>polygon;
        if (load<u8>(mark) == 0 && touches(polygon, left, top, right, bottom)) store<u8>(mark, 1);
      }
    }
  }
}

/** Whether no side of the polygon has the whole box on its right, and no side of the box has the polygon beyond it. */
function touches(polygon: u32, left: i32, top: i32, right: i32, bottom: i32): bool {
  let areas: i64 = 0;
  let beyond = 15;
  for (let side = firstSide(polygon); side < firstSide(polygon + 1); side++) {
    const a = sidePlace(side);
    const b = sidePlace(nextSide(side));
    const ax = load<i32>(a);
    const ay = load<i32>(a, 4);
    const dx = load<i32>(b) - ax;
    const dy = load<i32>(b, 4) - ay;
    // The corner of the box that is farthest to the left.
    const x = (dy < 0 ? right : left) - ax;
    const y = (dx > 0 ? bottom : top) - ay;
    areas |= <i64>dx * <i64>y - <i64>dy * <i64>x;
    beyond &= i32(ax < left) | (i32(ax > right) << 1) | (i32(ay < top) << 2) | (i32(ay > bottom) << 3);
  }
  return areas >= 0 && beyond == 0;
}

/**
 * Lists other polygons in the same cells. `numbers`: u32 a polygon of before, its number now or NOT_LISTED; those from `first`
 * on are new.
 */
export function relistPolygons(numbers: usize, first: u32): void {
  allotStarts(shift, columns, rows);
  const cells = columns * rows;
  for (let cell: u32 = 0; cell < cells; cell++) {
    for (let place = listStart(cell); place < listEnd(cell); place++) {
      if (numberIn(numbers, place) == NOT_LISTED) continue;
      const at = nextStarts + ((<usize>cell + 2) << 2);
      store<u32>(at, load<u32>(at) + 1);
    }
  }
  for (let polygon = first; polygon < polygonCount(); polygon++) listPolygon(polygon, false);
  addUpCounts();
  for (let cell: u32 = 0; cell < cells; cell++) {
    for (let place = listStart(cell); place < listEnd(cell); place++) {
      const number = numberIn(numbers, place);
      if (number == NOT_LISTED) continue;
      const at = nextStarts + ((<usize>cell + 1) << 2);
      const to = load<u32>(at);
      const covering = load<u32>(lists + ((<usize>place) << 2)) & COVERS;
      store<u32>(nextLists + ((<usize>to) << 2), number | covering);
      store<u32>(at, to + 1);
    }
  }
  for (let polygon = first; polygon < polygonCount(); polygon++) listPolygon(polygon, true);
  useNext();
}

function numberIn(numbers: usize, place: u32): u32 {
  return load<u32>(numbers + ((<usize>listedPolygon(place)) << 2));
}

/** Whether the cells are for about so many polygons. */
export function areCellsFit(): bool {
  return polygonCount() < 2 * fitted && fitted < 2 * polygonCount() + 100;
}

function addUpCounts(): void {
  const end = nextStarts + ((<usize>nextColumns * <usize>nextRows + 2) << 2);
  let total: u32 = 0;
  for (let at = nextStarts; at < end; at += 4) {
    total += load<u32>(at);
    store<u32>(at, total);
  }
  nextLists = heap.alloc((<usize>total + 1) << 2);
}

/** Counts the polygon in the cells of the next grid, or lists it there; returns the work done. */
function listPolygon(polygon: u32, isFilling: bool): i32 {
  let left = i32.MAX_VALUE;
  let top = i32.MAX_VALUE;
  let right = 0;
  let bottom = 0;
  const end = firstSide(polygon + 1);
  for (let side = firstSide(polygon); side < end; side++) {
    left = min(left, vertexX(sideVertex(side)));
    right = max(right, vertexX(sideVertex(side)));
    top = min(top, vertexY(sideVertex(side)));
    bottom = max(bottom, vertexY(sideVertex(side)));
  }
  const fromColumn = <u32>left >> nextShift;
  const toColumn = <u32>right >> nextShift;
  let work = 1;
  const isWide = toColumn - fromColumn > FEW_COLUMNS;
  for (let row = <u32>top >> nextShift; row <= <u32>bottom >> nextShift; row++) {
    let firstColumn = fromColumn;
    let lastColumn = toColumn;
    if (isWide) {
      findSpan(polygon, end, row, nextShift);
      firstColumn = max(firstColumn, spanFirst() >> nextShift);
      lastColumn = min(lastColumn, spanLast() >> nextShift);
      work++;
    }
    work += <i32>lastColumn - <i32>firstColumn > 1 ? <i32>((lastColumn - firstColumn) >> 1) : 0;
    for (let column = firstColumn; column <= lastColumn; column++) {
      if (!reaches(polygon, end, column, row, nextShift)) continue;
      const at = nextStarts + ((<usize>(row * nextColumns + column) + (isFilling ? 1 : 2)) << 2);
      const place = load<u32>(at);
      if (isFilling)
        store<u32>(
          nextLists + ((<usize>place) << 2),
          polygon | (covers(polygon, end, column, row, nextShift) ? COVERS : 0),
        );
      store<u32>(at, place + 1);
    }
  }
  return work;
}

/** Number of pairs of a cell and a polygon that may reach into it. They are numbered cell by cell. */
export function listedTotal(): u32 {
  return listEnd(columns * rows - 1);
}

/** The cell of a point of the grid, or NO_CELL. */
export function cellAt(x: i32, y: i32): u32 {
  if (x < 0 || y < 0 || <u32>x >> shift >= columns || <u32>y >> shift >= rows) return NO_CELL;
  return (<u32>y >> shift) * columns + (<u32>x >> shift);
}

/** Begins to find polygons. */
export function forgetFound(): void {
  foundTotal = 0;
}

/** Adds a polygon that was found, and the pair of its cell and it. */
export function addFound(polygon: u32, piece: u32): void {
  const wanted = (<usize>foundTotal + 1) << 3;
  if (wanted > foundRoom) {
    found = grown(found, foundRoom, wanted);
    foundRoom = roomFor(wanted);
  }
  const entry = found + ((<usize>foundTotal) << 3);
  foundTotal++;
  store<u32>(entry, polygon);
  store<u32>(entry, piece, 4);
}

/** Finds all polygons that contain the point of the grid, their edges included. */
export function findPolygons(x: i32, y: i32): void {
  forgetFound();
  if (x < 0 || y < 0 || <u32>x >> shift >= columns || <u32>y >> shift >= rows) return;
  const cell = starts + ((<usize>((<u32>y >> shift) * columns + (<u32>x >> shift))) << 2);
  const end = lists + ((<usize>load<u32>(cell, 4)) << 2);
  for (let at = lists + ((<usize>load<u32>(cell)) << 2); at < end; at += 4) {
    const listed = load<u32>(at);
    const polygon = listed & ~COVERS;
    if (listed == polygon && !contains(polygon, x, y)) continue;
    addFound(polygon, <u32>((at - lists) >> 2));
  }
}

/** Whether a polygon contains the point of the grid, edges included. */
export function isInPolygon(x: i32, y: i32): bool {
  if (x < 0 || y < 0 || <u32>x >> shift >= columns || <u32>y >> shift >= rows) return false;
  const cell = starts + ((<usize>((<u32>y >> shift) * columns + (<u32>x >> shift))) << 2);
  const end = lists + ((<usize>load<u32>(cell, 4)) << 2);
  for (let at = lists + ((<usize>load<u32>(cell)) << 2); at < end; at += 4) {
    const listed = load<u32>(at);
    if (listed >= COVERS || contains(listed, x, y)) return true;
  }
  return false;
}

/** Whether the polygon contains the point, its edges included. */
function contains(polygon: u32, x: i32, y: i32): bool {
  const end = sidePlace(firstSide(polygon + 1));
  let ax = load<i32>(end - 8);
  let ay = load<i32>(end - 4);
  // Negative when one of the areas is: without a branch for each side, which is not predictable.
  let least: i64 = 0;
  for (let at = sidePlace(firstSide(polygon)); at < end; at += 8) {
    const bx = load<i32>(at);
    const by = load<i32>(at, 4);
    least |= <i64>(bx - ax) * <i64>(y - ay) - <i64>(by - ay) * <i64>(x - ax);
    ax = bx;
    ay = by;
  }
  return least >= 0;
}
