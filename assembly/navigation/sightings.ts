/**
 * Which corners see a piece of the ground, with the lines that bound what they see, so that whether a corner sees a point
 * is decided exactly, by at most two comparisons.
 */
import { grown, roomFor } from './growing';
import { cellColumns, cellRows, listEnd, listStart } from './locate';
import { pieceBox, pieceCount, pieceOfListed, polygonPieces, polygonPiecesEnd } from './pieces';
import { vertexX, vertexY } from './vertices';

/** Bytes of an entry in all arrays. */
export const ENTRY_BYTES: usize = 16;
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
// The entries of all pieces. Queries read all corners of a piece, but records of few of them: hence two arrays.
/** u16 an entry: its corner. */
let cornerList: usize = 0;
/**
 * 14 bytes an entry: u16 right bound, u16 left bound, u16 flags, u64 mask of the corner's label (label-masks.ts). A bound is a
 * vertex on the line through the corner that bounds what is seen, the corner's own for none; behind the corner with a flag.
 */
let records: usize = 0;
const RECORD_BYTES: usize = 14;
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
/** The entries of a piece are those from here to `entryEnd`. */
export function entryStart(piece: u32): u32 {
  return load<u32>(headOf(piece));
}
/** Before this one are the entries of corners that see all of the piece. */
export function partialStart(piece: u32): u32 {
  return load<u32>(headOf(piece), PARTIAL);
}
export function entryEnd(piece: u32): u32 {
  return load<u32>(headOf(piece + 1));
}
/** Address of the corner of an entry, u16; those of the next entries follow. */
export function cornersFrom(entry: u32): usize {
  return cornerList + ((<usize>entry) << 1);
}
export function entryCorner(entry: u32): u32 {
  return load<u16>(cornersFrom(entry));
}
/** Address of what queries read of a kept corner's entry. */
export function recordOf(entry: u32): usize {
  return records + <usize>entry * RECORD_BYTES;
}
/** Right bound, left bound and flags of an entry, 16 bits each; what is above them is of the mask. */
export function entryFields(entry: u32): u64 {
  return load<u64>(recordOf(entry));
}
/** Whether the corner's walls are on the left of a path that comes from the piece. */
export function areWallsOnLeft(entry: u32): bool {
  return (<u32>load<u16>(recordOf(entry), FLAGS) & WALLS_ON_LEFT) != 0;
}
export function maskOf(entry: u32): u64 {
  return load<u64>(recordOf(entry), MASK);
}
export function setMask(entry: u32, mask: u64): void {
  store<u64>(recordOf(entry), mask, MASK);
}

/** Makes room for so many entries, and for the whole vectors of four that are read. All must be set before they are read. */
export function allotEntries(count: u32): void {
  freeEntries();
  const room = <usize>count + 8;
  cornerList = heap.alloc(room << 1);
  memory.fill(cornersFrom(count), 0, 16);
  records = heap.alloc(room * RECORD_BYTES);
}

function freeEntries(): void {
  if (cornerList == 0) return;
  heap.free(cornerList);
  heap.free(records);
  cornerList = 0;
}

/** Sets the corner of an entry without bounds. */
export function setEntry(entry: u32, corner: u32): void {
  store<u16>(cornersFrom(entry), <u16>corner);
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
  freeEntries();
  seenTotal = 0;
  heads = 0;
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
      count += (entryEnd(piece) - entryStart(piece) + 3) & ~3;
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
  allotEntries(seenTotal);
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
  }
}

/** Where the part of the piece begins to which a collected entry belongs, or one of the next parts of all pieces. */
function partHead(from: usize, next: u32): usize {
  const part = ((load<u16>(from, 10) & SEES_ALL) != 0 ? 0 : 1) + next;
  return headOf(load<u32>(from) + (part >> 1)) + (<usize>(part & 1)) * PARTIAL;
}

function writeEntry(from: usize): void {
  // Counts are collected two places ahead.
  const place = partHead(from, 1);
  const entry = load<u32>(place);
  store<u32>(place, entry + 1);
  setEntry(entry, load<u16>(from, 4));
  store<u32>(recordOf(entry), load<u32>(from, 6));
  store<u16>(recordOf(entry), load<u16>(from, 10), FLAGS);
}
