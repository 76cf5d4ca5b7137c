/**
 * Which corners see a piece of the ground, with the lines that bound what they see, so that whether a corner sees a point
 * is decided exactly, by at most two comparisons.
 */
import { grown, roomFor } from './growing';
import { cellColumns, cellRows, listEnd, listStart } from './locate';
import { pieceBox, pieceCount, pieceOfListed, polygonPieces, polygonPiecesEnd } from './pieces';
import { vertexX, vertexY } from './vertices';

/** Bytes of an entry. */
export const ENTRY_BYTES: usize = 20;
const RIGHT_IS_BEHIND: u32 = 1;
const LEFT_IS_BEHIND: u32 = 2;
/** The corner's walls are on the left of a path that comes from the piece, else on the right. */
const WALLS_ON_LEFT: u32 = 4;
/** The corner sees the whole piece. */
const SEES_ALL: u32 = 8;

/** u32: addresses of blocks of collected entries, which are not copied when there are more. */
let blocks: usize = 0;
let blocksRoom: usize = 0;
/** 16 bytes a collected entry: u32 piece, u16 corner, then three u16 as in `fields`. */
const BLOCK_BITS: u32 = 12;
const BLOCK_MASK: u32 = (1 << BLOCK_BITS) - 1;
let seenTotal: u32 = 0;
let isKept: bool = true;
/** Of them, how many have been counted and sorted. */
let counted: u32 = 0;
let sorted: u32 = 0;
/**
 * 16 bytes a piece + 1: u32 where its entries begin, u32 where those of corners begin that do not see all of it, u32 its polygon,
 * u32 its cuts (cuts.ts).
 */
let heads: usize = 0;
export const HEAD_BYTES: usize = 16;
export const HEAD_POLYGON: usize = 8;
export const HEAD_CUTS: usize = 12;
const PARTIAL: usize = 4;
/**
 * The entries, piece by piece: u32 regions of each (regions.ts), then u16 corner of each, then a record of each of 14 bytes: u16
 * right bound, u16 left bound, u16 flags, u64 mask of the corner's label (label-masks.ts). Queries read the regions and corners
 * of a piece and some of the records: together, since it takes long to find each page of memory.
 * A bound is a vertex on the line through the corner that bounds what is seen, the corner's own for none; behind the corner with
 * a flag.
 */
let entries: usize = 0;
export const RECORD_BYTES: usize = 14;
const FLAGS: usize = 4;
const MASK: usize = 6;

/** Bytes of the sorted entries. */
export function entryBytes(): u32 {
  return heads == 0 ? 0 : seenTotal * <u32>ENTRY_BYTES + pieceCount() * <u32>HEAD_BYTES;
}
export function seenCount(): u32 {
  return seenTotal;
}
export function headOf(piece: u32): usize {
  return heads + <usize>piece * HEAD_BYTES;
}
/** Number of entries of a piece. They have places from 0 on. */
export function entryCount(piece: u32): u32 {
  return load<u32>(headOf(piece), HEAD_BYTES) - load<u32>(headOf(piece));
}
/** Before this place are the entries of corners that see all of the piece. */
export function partialPlace(piece: u32): u32 {
  return load<u32>(headOf(piece), PARTIAL) - load<u32>(headOf(piece));
}
/** Address of the regions of a piece's entries, u32 each. */
export function regionsFrom(piece: u32): usize {
  return entries + <usize>load<u32>(headOf(piece)) * ENTRY_BYTES;
}
/** Address of the corners of a piece's entries, u16 each. */
export function cornersFrom(piece: u32): usize {
  return regionsFrom(piece) + ((<usize>entryCount(piece)) << 2);
}
/** Address of the records of a piece's entries. */
export function recordsFrom(piece: u32): usize {
  return regionsFrom(piece) + <usize>entryCount(piece) * 6;
}
export function cornerAt(piece: u32, place: u32): u32 {
  return load<u16>(cornersFrom(piece) + ((<usize>place) << 1));
}
export function recordAt(piece: u32, place: u32): usize {
  return recordsFrom(piece) + <usize>place * RECORD_BYTES;
}
/** Right bound, left bound and flags of a record, 16 bits each; what is above them is of the mask. */
export function fieldsOf(record: usize): u64 {
  return load<u64>(record);
}
/** Whether the corner's walls are on the left of a path that comes from the piece. */
export function areWallsOnLeft(record: usize): bool {
  return (<u32>load<u16>(record, FLAGS) & WALLS_ON_LEFT) != 0;
}
export function maskOf(record: usize): u64 {
  return load<u64>(record, MASK);
}
export function setMask(record: usize, mask: u64): void {
  store<u64>(record, mask, MASK);
}

/** From now on nothing is collected, until the next `freeSightings`. */
export function keepNothing(): void {
  freeSightings();
  isKept = false;
}
export function areSightingsKept(): bool {
  return isKept;
}

export function freeSightings(): void {
  freeSeen();
  isKept = true;
  if (heads != 0) heap.free(heads);
  if (entries != 0) heap.free(entries);
  seenTotal = 0;
  heads = 0;
  entries = 0;
}

function seenAt(place: u32): usize {
  const block = load<u32>(blocks + ((<usize>(place >> BLOCK_BITS)) << 2));
  return <usize>block + ((<usize>(place & BLOCK_MASK)) << 4);
}

/** Adds a block for the next collected entry. */
function addBlock(): void {
  const wanted = (<usize>(seenTotal >> BLOCK_BITS) + 1) << 2;
  blocks = grown(blocks, blocksRoom, wanted);
  blocksRoom = max(blocksRoom, roomFor(wanted));
  store<u32>(blocks + wanted - 4, <u32>heap.alloc((<usize>BLOCK_MASK + 1) << 4));
}

function freeSeen(): void {
  if (blocks == 0) return;
  for (let place: u32 = 0; place < seenTotal; place += BLOCK_MASK + 1) heap.free(seenAt(place));
  heap.free(blocks);
  blocks = 0;
  blocksRoom = 0;
}

/**
 * A corner sees the part of the polygon between two lines: left of that from vertex `rightFrom` through `rightThrough`,
 * right of that from `leftFrom` through `leftThrough`. The corner's vertex is on both lines. Returns the work done.
 */
export function addSeen(
  polygon: u32,
  corner: u32,
  vertex: u32,
  rightFrom: u32,
  rightThrough: u32,
  leftFrom: u32,
  leftThrough: u32,
  areWallsLeft: bool,
): i32 {
  if (!isKept) return 1;
  const first = polygonPieces(polygon);
  const end = polygonPiecesEnd(polygon);
  for (let place = first; place < end; place += 4) {
    const piece = load<u32>(place);
    const box = pieceBox(piece);
    if (greatestSide(box, rightFrom, rightThrough) < 0 || leastSide(box, leftFrom, leftThrough) > 0) continue;
    const isRightBound = leastSide(box, rightFrom, rightThrough) < 0;
    const isLeftBound = greatestSide(box, leftFrom, leftThrough) > 0;
    if ((seenTotal & BLOCK_MASK) == 0) addBlock();
    const at = seenAt(seenTotal);
    store<u32>(at, piece);
    store<u16>(at, <u16>corner, 4);
    store<u16>(at, <u16>(isRightBound ? (rightFrom == vertex ? rightThrough : rightFrom) : vertex), 6);
    store<u16>(at, <u16>(isLeftBound ? (leftFrom == vertex ? leftThrough : leftFrom) : vertex), 8);
    const behind = (rightFrom == vertex ? 0 : RIGHT_IS_BEHIND) | (leftFrom == vertex ? 0 : LEFT_IS_BEHIND);
    const all = isRightBound || isLeftBound ? 0 : SEES_ALL;
    const flags = behind | all | (areWallsLeft ? WALLS_ON_LEFT : 0);
    store<u16>(at, <u16>flags, 10);
    seenTotal++;
  }
  return 1 + <i32>((end - first) >> 4);
}

/** The greatest of the areas that `orient` gives for the points of a box. */
function greatestSide(box: usize, from: u32, through: u32): i64 {
  const dx = <i64>(vertexX(through) - vertexX(from));
  const dy = <i64>(vertexY(through) - vertexY(from));
  const x = <i64>load<i32>(box + (dy < 0 ? 8 : 0)) - <i64>vertexX(from);
  const y = <i64>load<i32>(box + (dx > 0 ? 12 : 4)) - <i64>vertexY(from);
  return dx * y - dy * x;
}

function leastSide(box: usize, from: u32, through: u32): i64 {
  const dx = <i64>(vertexX(through) - vertexX(from));
  const dy = <i64>(vertexY(through) - vertexY(from));
  const x = <i64>load<i32>(box + (dy < 0 ? 0 : 8)) - <i64>vertexX(from);
  const y = <i64>load<i32>(box + (dx > 0 ? 4 : 12)) - <i64>vertexY(from);
  return dx * y - dy * x;
}

/** The most entries that a point can have, those of each of its pieces rounded up to whole vectors of four. */
export function mostSeen(): u32 {
  let most: u32 = 0;
  for (let cell: u32 = 0; cell < cellColumns() * cellRows(); cell++) {
    let count: u32 = 0;
    for (let place = listStart(cell); place < listEnd(cell); place++) {
      const piece = pieceOfListed(place);
      count += (entryCount(piece) + 3) & ~3;
    }
    most = max(most, count);
  }
  return most;
}

/** Begins to sort what has been added by pieces. */
export function beginSort(): void {
  const bytes = (<usize>pieceCount() + 2) * HEAD_BYTES;
  heads = heap.alloc(bytes);
  memory.fill(heads, 0, bytes);
  // Whole vectors of four are read.
  entries = heap.alloc(<usize>(seenTotal + 1) * ENTRY_BYTES);
  memory.fill(entries + <usize>seenTotal * ENTRY_BYTES, 0, ENTRY_BYTES);
  counted = 0;
  sorted = 0;
}

/** Goes on for about `work` steps; true when all is sorted. */
export function continueSort(work: i32): bool {
  for (; counted < seenTotal && work > 0; counted++, work--) {
    const count = partHead(seenAt(counted), 2);
    store<u32>(count, load<u32>(count) + 1);
    if (counted + 1 == seenTotal) addUpCounts();
  }
  for (; sorted < seenTotal && work > 0; sorted++, work--) writeEntry(seenAt(sorted));
  if (sorted < seenTotal) return false;
  freeSeen();
  return true;
}

function addUpCounts(): void {
  const end = headOf(pieceCount() + 1);
  let sum: u32 = 0;
  for (let head = headOf(0); head < end; head += HEAD_BYTES) {
    sum += load<u32>(head);
    store<u32>(head, sum);
    sum += load<u32>(head, PARTIAL);
    store<u32>(head, sum, PARTIAL);
    // Where the piece's entries begin, until all are written.
    store<u32>(head, sum, HEAD_POLYGON);
  }
}

/** Where the part of the piece begins to which a collected entry belongs, or one of the next parts of all pieces. */
function partHead(from: usize, next: u32): usize {
  const part = ((load<u16>(from, 10) & SEES_ALL) != 0 ? 0 : 1) + next;
  return headOf(load<u32>(from) + (part >> 1)) + <usize>(part & 1) * PARTIAL;
}

function writeEntry(from: usize): void {
  // Counts are collected two places ahead.
  const next = partHead(from, 1);
  const entry = <usize>load<u32>(next);
  store<u32>(next, <u32>entry + 1);
  const head = headOf(load<u32>(from));
  const first = <usize>load<u32>(head, HEAD_POLYGON);
  const corners = entries + first * ENTRY_BYTES + ((<usize>load<u32>(head + HEAD_BYTES, HEAD_POLYGON) - first) << 2);
  store<u16>(corners + ((entry - first) << 1), load<u16>(from, 4));
  const records = corners + ((<usize>load<u32>(head + HEAD_BYTES, HEAD_POLYGON) - first) << 1);
  const record = records + (entry - first) * RECORD_BYTES;
  store<u32>(record, load<u32>(from, 6));
  store<u16>(record, load<u16>(from, 10), FLAGS);
}
