/**
 * Which pieces contain a point, when what corners see is known for each of them: a piece is a polygon within a cell, and in
 * its cell only the polygon's sides that cross the cell decide. Queries read them instead of the polygons.
 */
import { grown, roomFor } from './growing';
import {
  addFound,
  cellAt,
  cellColumns,
  cellRows,
  cellShift,
  forgetFound,
  listedPolygon,
  listEnd,
  listStart,
  NO_CELL,
} from './locate';
import { firstSide, sideEnd, sideVertex } from './polygons';
import { HEAD_BYTES, HEAD_CUTS, HEAD_POLYGON, headOf } from './sightings';
import { touch } from './touch';
import { vertexX, vertexY } from './vertices';

/** In a piece's head: the polygon covers the whole cell. */
const COVERS: u32 = 0x80000000;
/** 16 bytes a cut: i32 x, y of the vertex that a side comes from, x, y of the one that it goes to; piece by piece. */
let cuts: usize = 0;
let room: usize = 0;
const CUT_BYTES: usize = 16;
let total: u32 = 0;
/** Cells whose pieces are cut. */
let cut: u32 = 0;
let areCut: bool = false;

/** Whether `findPieces` can be asked. */
export function arePiecesCut(): bool {
  return areCut;
}
export function cutBytes(): u32 {
  return total * <u32>CUT_BYTES;
}

export function freeCuts(): void {
  if (cuts != 0) heap.free(cuts);
  cuts = 0;
  room = 0;
  total = 0;
  areCut = false;
}

/** Begins when the entries of all pieces are sorted. */
export function beginCuts(): void {
  freeCuts();
  cut = 0;
}

/** Goes on for about `work` steps; true when all pieces are cut. */
export function continueCuts(work: i32): bool {
  const cells = cellColumns() * cellRows();
  for (; cut < cells && work > 0; cut++) work -= cutCell(cut);
  if (cut < cells) return false;
  store<u32>(headOf(listEnd(cells - 1)), total, HEAD_CUTS);
  areCut = true;
  return true;
}

/** Returns the work done. */
function cutCell(cell: u32): i32 {
  const left = (<i64>(cell % cellColumns())) << (<i64>cellShift());
  const top = (<i64>(cell / cellColumns())) << (<i64>cellShift());
  let work = 1;
  for (let piece = listStart(cell); piece < listEnd(cell); piece++) {
    const head = headOf(piece);
    const polygon = listedPolygon(piece);
    const before = total;
    for (let side = firstSide(polygon); side < firstSide(polygon + 1); side++, work++) cutOff(side, left, top);
    store<u32>(head, total == before ? polygon | COVERS : polygon, HEAD_POLYGON);
    store<u32>(head, before, HEAD_CUTS);
  }
  return work;
}

/** Adds a cut, if not the whole cell is on the left of the side. */
function cutOff(side: i32, left: i64, top: i64): void {
  const size = (<i64>1) << (<i64>cellShift());
  const a = sideVertex(side);
  const b = sideEnd(side);
  const dx = <i64>(vertexX(b) - vertexX(a));
  const dy = <i64>(vertexY(b) - vertexY(a));
  // The corner of the cell that is farthest to the right.
  const x = left + (dy < 0 ? 0 : size) - <i64>vertexX(a);
  const y = top + (dx > 0 ? 0 : size) - <i64>vertexY(a);
  if (dx * y - dy * x >= 0) return;
  // One more may be read ahead.
  const wanted = <usize>(total + 2) * CUT_BYTES;
  cuts = grown(cuts, room, wanted);
  room = max(room, roomFor(wanted));
  const at = cuts + <usize>total * CUT_BYTES;
  store<i32>(at, vertexX(a));
  store<i32>(at, vertexY(a), 4);
  store<i32>(at, vertexX(b), 8);
  store<i32>(at, vertexY(b), 12);
  total++;
}

/** Reads ahead what `findPieces` needs for a point of the grid. */
export function touchCuts(x: i32, y: i32): void {
  const cell = cellAt(x, y);
  if (cell == NO_CELL) return;
  touch(cuts + <usize>load<u32>(headOf(listStart(cell)), HEAD_CUTS) * CUT_BYTES);
}

/** Finds all polygons that contain the point of the grid, and their pieces; as `findPolygons`. */
export function findPieces(x: i32, y: i32): void {
  forgetFound();
  const cell = cellAt(x, y);
  if (cell == NO_CELL) return;
  const last = listEnd(cell);
  for (let piece = listStart(cell); piece < last; piece++) {
    const head = headOf(piece);
    const polygon = load<u32>(head, HEAD_POLYGON);
    if (polygon < COVERS && !isInside(head, x, y)) continue;
    addFound(polygon & ~COVERS, piece);
  }
}

/** Whether the point is on the right of no cut of the piece. */
function isInside(head: usize, x: i32, y: i32): bool {
  const end = cuts + <usize>load<u32>(head + HEAD_BYTES, HEAD_CUTS) * CUT_BYTES;
  // Negative when one of the areas is: without a branch for each cut, which is not predictable.
  let areas: i64 = 0;
  for (let at = cuts + <usize>load<u32>(head, HEAD_CUTS) * CUT_BYTES; at < end; at += CUT_BYTES) {
    const ax = load<i32>(at);
    const ay = load<i32>(at, 4);
    areas |= <i64>(load<i32>(at, 8) - ax) * <i64>(y - ay) - <i64>(load<i32>(at, 12) - ay) * <i64>(x - ax);
  }
  return areas >= 0;
}
