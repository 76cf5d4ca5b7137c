/**
 * Which entries of a corner's label can be of use from a piece. An entry is of none when, from everywhere in the piece, the
 * way to its hub over another corner that the whole piece sees is no longer (after Du, Shen, Cheema: Ultrafast Euclidean
 * Shortest Path Computation Using Hub Labeling, AAAI 2023), or when the path would turn at the corner to the side without
 * a wall.
 */
import { cornerPlace, cornerVertex, corners, labelEnd, labelStart, turnsLeftAt, turnsRightAt } from './corners';
import { entryCount, entryNumber, LENGTH, NEXT } from './hub-labels';
import { pieceBox } from './pieces';
import { ENTRY_BYTES, entryEnd, entryStart, FLAGS, SEES_ALL, WALLS_ON_LEFT } from './sightings';
import { vertexX, vertexY } from './vertices';

const FAR: f32 = 1e30;
/** Lengths are sums of f32. */
const ROUNDING: f32 = 1.000001;

/** f32 a rank: greatest length, within the piece, of the shortest known way to the hub; FAR between pieces. */
let reaches: usize = 0;
/** u16: the ranks that are not FAR. */
let touched: usize = 0;
let touchedCount: u32 = 0;
/** u8 a label entry: WALLS_LEFT and WALLS_RIGHT, where its way may turn. */
let turns: usize = 0;
const WALLS_LEFT: u32 = 1;
const WALLS_RIGHT: u32 = 2;

// The piece, and what is seen from it that is judged.
let box: usize = 0;
let corner: u32 = 0;
let cornerX: i64 = 0;
let cornerY: i64 = 0;
let distance: f32 = 0;
let areWallsLeft: bool = false;

export function beginUses(): void {
  freeUses();
  reaches = heap.alloc((<usize>corners() + 1) << 2);
  for (let rank: u32 = 0; rank < corners(); rank++) store<f32>(reaches + ((<usize>rank) << 2), FAR);
  touched = heap.alloc((<usize>corners() + 1) << 1);
  turns = heap.alloc(<usize>entryCount() + 1);
}

export function freeUses(): void {
  if (reaches == 0) return;
  heap.free(reaches);
  heap.free(touched);
  heap.free(turns);
  reaches = 0;
}

/**
 * Finds from where the ways of a corner's label entries can come. A path turns around the corner's walls: seen from its other
 * end, they are on the other side. Must be called for each corner, also when the order of its entries has changed. Returns
 * the work done.
 */
export function findTurns(at: u32): i32 {
  let work = 1;
  for (let label = labelStart(at); label < labelEnd(at); label += 8, work++) {
    const next = <u32>load<u16>(label, NEXT);
    const vertex = cornerVertex(next);
    const fromLeft = next == at || turnsRightAt(vertex, at) ? WALLS_LEFT : 0;
    const fromRight = next == at || turnsLeftAt(vertex, at) ? WALLS_RIGHT : 0;
    store<u8>(turns + <usize>entryNumber(label), <u8>(fromLeft | fromRight));
  }
  return work;
}

/** Begins to judge entries from a piece; returns the work done. `endPiece` must follow. */
export function beginPiece(piece: u32): i32 {
  box = pieceBox(piece);
  let work = 1;
  touchedCount = 0;
  for (let entry = entryStart(piece); entry < entryEnd(piece); entry += ENTRY_BYTES) {
    if ((load<u16>(entry, FLAGS) & SEES_ALL) == 0) continue;
    const seen = <u32>load<u16>(entry);
    const length = farthest(seen);
    for (let label = labelStart(seen); label < labelEnd(seen); label += 8, work++) {
      reachHub(load<u16>(label), (length + load<f32>(label, LENGTH)) * ROUNDING);
    }
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

export function endPiece(): void {
  for (let at: u32 = 0; at < touchedCount; at++) {
    store<f32>(reaches + ((<usize>load<u16>(touched + ((<usize>at) << 1))) << 2), FAR);
  }
}

/** Begins to judge the label of a corner that the piece sees. Returns the corner. */
export function beginCorner(entry: usize): u32 {
  corner = <u32>load<u16>(entry);
  cornerX = <i64>vertexX(cornerVertex(corner));
  cornerY = <i64>vertexY(cornerVertex(corner));
  areWallsLeft = (load<u16>(entry, FLAGS) & WALLS_ON_LEFT) != 0;
  distance = closest(corner);
  return corner;
}

/** Whether an entry of the corner's label can be of use. */
export function isOfUse(label: usize): bool {
  const reach = load<f32>(reaches + ((<usize>load<u16>(label)) << 2));
  if (distance + load<f32>(label, LENGTH) > reach) return false;
  const walls = areWallsLeft ? WALLS_LEFT : WALLS_RIGHT;
  return (load<u8>(turns + <usize>entryNumber(label)) & <u8>walls) != 0 && mayTurn(load<u16>(label, NEXT));
}

/** Whether a path from some point of the box over the corner to the next one turns to the side of the walls, or not at all. */
function mayTurn(next: u32): bool {
  const dx = <i64>vertexX(cornerVertex(next)) - cornerX;
  const dy = <i64>vertexY(cornerVertex(next)) - cornerY;
  // Twice the area that `orient` gives for a point of the box, the corner and the next one: greatest or least of them all.
  const x = <i64>load<i32>(box + ((dy > 0) == areWallsLeft ? 0 : 8)) - cornerX;
  const y = <i64>load<i32>(box + ((dx > 0) == areWallsLeft ? 12 : 4)) - cornerY;
  const side = dx * y - dy * x;
  return areWallsLeft ? side >= 0 : side <= 0;
}

/** Distance of a corner from the nearest point of the box. */
function closest(to: u32): f32 {
  const x = load<f32>(cornerPlace(to));
  const y = load<f32>(cornerPlace(to), 4);
  const dx = max<f32>(0, max(<f32>load<i32>(box) - x, x - <f32>load<i32>(box, 8)));
  const dy = max<f32>(0, max(<f32>load<i32>(box, 4) - y, y - <f32>load<i32>(box, 12)));
  return sqrt(dx * dx + dy * dy);
}

/** Distance of a corner from the farthest point of the box. */
function farthest(to: u32): f32 {
  const x = load<f32>(cornerPlace(to));
  const y = load<f32>(cornerPlace(to), 4);
  const dx = max(<f32>load<i32>(box, 8) - x, x - <f32>load<i32>(box));
  const dy = max(<f32>load<i32>(box, 12) - y, y - <f32>load<i32>(box, 4));
  return sqrt(dx * dx + dy * dy);
}
