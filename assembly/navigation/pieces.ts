/**
 * Pieces of the ground: what of a polygon lies in a cell, or whole polygons where that takes too much memory. Tables are
 * kept for each of them.
 */
import {
  cellColumns,
  cellRows,
  cellShift,
  foundAt,
  foundPiece,
  listedPolygon,
  listedTotal,
  listEnd,
  listStart,
} from './locate';
import { firstSide, polygonCount, sideVertex } from './polygons';
import { vertexX, vertexY } from './vertices';

/** Whether polygons are not divided. */
let areWhole: bool = false;
/** 16 bytes a piece: i32 left, top, right, bottom of a box around it. */
let boxes: usize = 0;
/** u32 a polygon + 1: where its pieces begin in `ofPolygons`; u32 its pieces. */
let polygonStarts: usize = 0;
let ofPolygons: usize = 0;
/** Pieces that have been counted, and placed; cells whose pieces have been cut. */
let counted: u32 = 0;
let placed: u32 = 0;
let cut: u32 = 0;

export function pieceCount(): u32 {
  return areWhole ? polygonCount() : listedTotal();
}
/** The piece of a polygon found last that contains the point. */
export function pieceOfFound(place: u32): u32 {
  return areWhole ? foundAt(place) : foundPiece(place);
}
/** The piece of a pair of a cell and a polygon. */
export function pieceOfListed(place: u32): u32 {
  return areWhole ? listedPolygon(place) : place;
}
export function pieceBox(piece: u32): usize {
  return boxes + ((<usize>piece) << 4);
}
/** u32 a piece: those of the polygon are from here to `polygonPiecesEnd`. */
export function polygonPieces(polygon: u32): usize {
  return ofPolygons + ((<usize>load<u32>(polygonStarts + ((<usize>polygon) << 2))) << 2);
}
export function polygonPiecesEnd(polygon: u32): usize {
  return ofPolygons + ((<usize>load<u32>(polygonStarts + ((<usize>polygon) << 2), 4)) << 2);
}

export function freePieces(): void {
  if (boxes == 0) return;
  heap.free(boxes);
  heap.free(polygonStarts);
  heap.free(ofPolygons);
  boxes = 0;
}

/** Begins to list the pieces: polygons, or what of them is in each cell. */
export function beginPieces(arePolygonsWhole: bool): void {
  freePieces();
  areWhole = arePolygonsWhole;
  const pieces = pieceCount();
  boxes = heap.alloc((<usize>pieces + 1) << 4);
  ofPolygons = heap.alloc((<usize>pieces + 1) << 2);
  const bytes = (<usize>polygonCount() + 3) << 2;
  polygonStarts = heap.alloc(bytes);
  memory.fill(polygonStarts, 0, bytes);
  counted = 0;
  placed = 0;
  cut = 0;
}

/** Goes on for about `work` steps; true when all pieces are listed. */
export function continuePieces(work: i32): bool {
  const pieces = pieceCount();
  // Counts are collected two places ahead, so that filling leaves each list's start in its place.
  for (; counted < pieces && work > 0; counted++, work--) {
    const at = polygonStarts + ((<usize>polygonOf(counted) + 2) << 2);
    store<u32>(at, load<u32>(at) + 1);
    if (counted + 1 == pieces) addUpCounts();
  }
  for (; placed < pieces && work > 0; placed++, work -= 2) {
    const at = polygonStarts + ((<usize>polygonOf(placed) + 1) << 2);
    store<u32>(ofPolygons + ((<usize>load<u32>(at)) << 2), placed);
    store<u32>(at, load<u32>(at) + 1);
    boxPolygon(placed);
  }
  if (placed < pieces || areWhole) return placed == pieces;
  const cells = cellColumns() * cellRows();
  for (; cut < cells && work > 0; cut++, work--) {
    for (let piece = listStart(cut); piece < listEnd(cut); piece++, work--) cutBox(piece, cut);
  }
  return cut == cells;
}

function addUpCounts(): void {
  const end = polygonStarts + ((<usize>polygonCount() + 2) << 2);
  for (let at = polygonStarts + 8; at < end; at += 4) store<u32>(at, load<u32>(at) + load<u32>(at - 4));
}

function polygonOf(piece: u32): u32 {
  return areWhole ? piece : listedPolygon(piece);
}

function boxPolygon(piece: u32): void {
  const polygon = polygonOf(piece);
  let left = i32.MAX_VALUE;
  let top = i32.MAX_VALUE;
  let right = 0;
  let bottom = 0;
  for (let side = firstSide(polygon); side < firstSide(polygon + 1); side++) {
    left = min(left, vertexX(sideVertex(side)));
    right = max(right, vertexX(sideVertex(side)));
    top = min(top, vertexY(sideVertex(side)));
    bottom = max(bottom, vertexY(sideVertex(side)));
  }
  const at = pieceBox(piece);
  store<i32>(at, left);
  store<i32>(at, top, 4);
  store<i32>(at, right, 8);
  store<i32>(at, bottom, 12);
}

/** Cuts the piece's box off at the cell's borders. */
function cutBox(piece: u32, cell: u32): void {
  const left = <i32>((cell % cellColumns()) << cellShift());
  const top = <i32>((cell / cellColumns()) << cellShift());
  const size = <i32>((<u32>1) << cellShift());
  const at = pieceBox(piece);
  store<i32>(at, max(load<i32>(at), left));
  store<i32>(at, max(load<i32>(at, 4), top), 4);
  store<i32>(at, min(load<i32>(at, 8), left + size), 8);
  store<i32>(at, min(load<i32>(at, 12), top + size), 12);
}
