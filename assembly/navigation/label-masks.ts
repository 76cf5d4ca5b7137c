/**
 * Which entries of a corner's label can be of use from a piece. An entry is of none when, from everywhere in the piece, the
 * way to its hub over another corner that the whole piece sees is no longer, or when the way to the hub turns at the corner
 * to the side without a wall (after Du, Shen, Cheema: Ultrafast Euclidean Shortest Path Computation Using Hub Labeling,
 * AAAI 2023). Until a piece has its masks, all entries are of use.
 */
import { cornerPlace, cornerVertex, corners, turnsLeftAt, turnsRightAt } from './corners';
import { labelEnd, labelStart, LENGTH, NEXT } from './hub-labels';
import { ENTRY_BYTES, entryEnd, entryStart, FLAGS, LEFT, MASK, RIGHT, UNBOUNDED, WALLS_ON_LEFT } from './sightings';
import { freePieces, pieceBox, pieceCount } from './pieces';
import { vertexX, vertexY } from './vertices';

const FAR: f32 = 1e30;
/** Lengths are sums of f32. */
const ROUNDING: f32 = 1.000001;

/** f32 a rank: greatest length, within the piece, of the shortest known way to the hub; FAR between pieces. */
let reaches: usize = 0;
/** u16: the ranks that are not FAR. */
let touched: usize = 0;
let touchedCount: u32 = 0;
let piece: u32 = 0;
/** u8 a label entry: WALLS_LEFT and WALLS_RIGHT, where its way may turn. */
let turns: usize = 0;
/** Corners whose entries have them. */
let turned: u32 = 0;
const WALLS_LEFT: u32 = 1;
const WALLS_RIGHT: u32 = 2;

export function beginMasks(): void {
  freeMasks();
  reaches = heap.alloc((<usize>corners() + 1) << 2);
  for (let rank: u32 = 0; rank < corners(); rank++) store<f32>(reaches + ((<usize>rank) << 2), FAR);
  touched = heap.alloc((<usize>corners() + 1) << 1);
  turns = heap.alloc(((labelEnd(corners() - 1) - labelStart(0)) >> 3) + 1);
  turned = 0;
  piece = 0;
}

export function freeMasks(): void {
  if (reaches == 0) return;
  heap.free(reaches);
  heap.free(touched);
  heap.free(turns);
  reaches = 0;
}

/** Goes on for about `work` steps; true when all pieces are done. */
export function continueMasks(work: i32): bool {
  for (; turned < corners() && work > 0; turned++) work -= findTurns(turned);
  if (turned < corners()) return false;
  for (; piece < pieceCount() && work > 0; piece++) work -= maskPiece();
  if (piece < pieceCount()) return false;
  freePieces();
  freeMasks();
  return true;
}

/** Entries of a label that share a bit of the mask. */
export function entriesOfBit(corner: u32): u32 {
  return (<u32>((labelEnd(corner) - labelStart(corner)) >> 3) + 63) >> 6;
}

/**
 * Finds from where the ways of a corner's label entries can come. A path turns around the corner's walls: seen from its other
 * end, they are on the other side. Returns the work done.
 */
function findTurns(corner: u32): i32 {
  let work = 1;
  for (let label = labelStart(corner); label < labelEnd(corner); label += 8, work++) {
    const next = <u32>load<u16>(label, NEXT);
    const vertex = cornerVertex(next);
    const fromLeft = next == corner || turnsRightAt(vertex, corner) ? WALLS_LEFT : 0;
    const fromRight = next == corner || turnsLeftAt(vertex, corner) ? WALLS_RIGHT : 0;
    store<u8>(turnsOf(label), <u8>(fromLeft | fromRight));
  }
  return work;
}

function turnsOf(label: usize): usize {
  return turns + ((label - labelStart(0)) >> 3);
}

/** Masks the entries of the current piece; returns the work done. */
function maskPiece(): i32 {
  const box = pieceBox(piece);
  const end = entryEnd(piece);
  let work = 1;
  touchedCount = 0;
  for (let entry = entryStart(piece); entry < end; entry += ENTRY_BYTES) {
    if ((load<u16>(entry, RIGHT) & load<u16>(entry, LEFT)) != <u16>UNBOUNDED) continue;
    const corner = <u32>load<u16>(entry);
    const distance = farthest(box, corner);
    for (let label = labelStart(corner); label < labelEnd(corner); label += 8, work++) {
      reachHub(load<u16>(label), (distance + load<f32>(label, LENGTH)) * ROUNDING);
    }
  }
  for (let entry = entryStart(piece); entry < end; entry += ENTRY_BYTES, work += 16) {
    const areWallsLeft = (load<u16>(entry, FLAGS) & WALLS_ON_LEFT) != 0;
    store<u64>(entry, maskOf(box, <u32>load<u16>(entry), areWallsLeft), MASK);
  }
  for (let at: u32 = 0; at < touchedCount; at++) {
    store<f32>(reaches + ((<usize>load<u16>(touched + ((<usize>at) << 1))) << 2), FAR);
  }
  return work;
}

function reachHub(rank: u16, length: f32): void {
  const reach = reaches + ((<usize>rank) << 2);
  const known = load<f32>(reach);
  if (known <= length) return;
  store<f32>(reach, length);
  if (known < FAR) return;
  store<u16>(touched + ((<usize>touchedCount) << 1), rank);
  touchedCount++;
}

/** Bits of the label entries that can be of use: bit i is for the i-th group of `entriesOfBit` entries. */
function maskOf(box: usize, corner: u32, areWallsLeft: bool): u64 {
  const distance = closest(box, corner);
  const group = entriesOfBit(corner) << 3;
  const start = labelStart(corner);
  const walls = areWallsLeft ? WALLS_LEFT : WALLS_RIGHT;
  let mask: u64 = 0;
  for (let label = start; label < labelEnd(corner); label += 8) {
    const reach = load<f32>(reaches + ((<usize>load<u16>(label)) << 2));
    if (distance + load<f32>(label, LENGTH) > reach) continue;
    if ((<u32>load<u8>(turnsOf(label)) & walls) == 0) continue;
    if (!mayTurn(box, corner, <u32>load<u16>(label, NEXT), areWallsLeft)) continue;
    mask |= (<u64>1) << (<u64>((label - start) / group));
  }
  return mask;
}

/**
 * Whether a path from some point of a box over a corner to the next one turns at the corner to the side of its walls, or
 * not at all.
 */
function mayTurn(box: usize, corner: u32, next: u32, areWallsLeft: bool): bool {
  const x = <i64>vertexX(cornerVertex(corner));
  const y = <i64>vertexY(cornerVertex(corner));
  const dx = <i64>vertexX(cornerVertex(next)) - x;
  const dy = <i64>vertexY(cornerVertex(next)) - y;
  // Twice the area that `orient` gives for a point of the box, the corner and the next one: greatest or least of them all.
  const px = <i64>load<i32>(box + ((dy > 0) == areWallsLeft ? 0 : 8)) - x;
  const py = <i64>load<i32>(box + ((dx > 0) == areWallsLeft ? 12 : 4)) - y;
  const side = dx * py - dy * px;
  return areWallsLeft ? side >= 0 : side <= 0;
}

/** Distance of a corner from the nearest point of a box. */
function closest(box: usize, corner: u32): f32 {
  const x = load<f32>(cornerPlace(corner));
  const y = load<f32>(cornerPlace(corner), 4);
  const dx = max<f32>(0, max(<f32>load<i32>(box) - x, x - <f32>load<i32>(box, 8)));
  const dy = max<f32>(0, max(<f32>load<i32>(box, 4) - y, y - <f32>load<i32>(box, 12)));
  return sqrt(dx * dx + dy * dy);
}

/** Distance of a corner from the farthest point of a box. */
function farthest(box: usize, corner: u32): f32 {
  const x = load<f32>(cornerPlace(corner));
  const y = load<f32>(cornerPlace(corner), 4);
  const dx = max(<f32>load<i32>(box, 8) - x, x - <f32>load<i32>(box));
  const dy = max(<f32>load<i32>(box, 12) - y, y - <f32>load<i32>(box, 4));
  return sqrt(dx * dx + dy * dy);
}
