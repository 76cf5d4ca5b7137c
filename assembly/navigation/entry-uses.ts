/**
 * Which entries of a corner's label can be of use from a piece. An entry is of none when, from everywhere in the piece, the
 * way to its hub over another corner that the whole piece sees is no longer (after Du, Shen, Cheema: Ultrafast Euclidean
 * Shortest Path Computation Using Hub Labeling, AAAI 2023), or when the path would turn at the corner to the side without
 * a wall.
 */
import { cornerPlace, cornerVertex, corners, labelEnd, labelStart, turnsLeftAt, turnsRightAt } from './corners';
import { entryCount, entryNumber, LENGTH, NEXT } from './hub-labels';
import { pieceBox } from './pieces';
import { areWallsOnLeft, cornerAt, partialPlace, recordAt } from './sightings';

const FAR: f32 = 1e30;
/** Lengths are sums of f32. */
const ROUNDING: f32 = 1.000001;

/** f32 a rank: greatest length, within the piece, of the shortest known way to the hub; FAR between pieces. */
let reaches: usize = 0;
/** u16: the ranks that are not FAR. */
let touched: usize = 0;
let touchedCount: u32 = 0;
/** Whether a piece is begun, and the place of its next entry from which hubs are reached. */
let isBegun: bool = false;
let reaching: u32 = 0;
/** u8 a label entry: WALLS_LEFT and WALLS_RIGHT, where its way may turn. */
let turns: usize = 0;
const WALLS_LEFT: u8 = 1;
const WALLS_RIGHT: u8 = 2;

// The piece, and what is judged that it sees: the corner's place, its distance, the side of its walls as a sign.
let box: usize = 0;
let cornerX: f64 = 0;
let cornerY: f64 = 0;
let distance: f32 = 0;
let walls: u8 = 0;
let sign: f64 = 1;
// The box's borders seen from the corner: its farthest points to the side of the walls of a way that leads down, up, right, left.
let xOfDown: f64 = 0;
let xOfUp: f64 = 0;
let yOfRight: f64 = 0;
let yOfLeft: f64 = 0;

export function beginUses(): void {
  freeUses();
  isBegun = false;
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
    const fromLeft = next == at || turnsRightAt(vertex, at) ? WALLS_LEFT : <u8>0;
    const fromRight = next == at || turnsLeftAt(vertex, at) ? WALLS_RIGHT : <u8>0;
    store<u8>(turns + <usize>entryNumber(label), fromLeft | fromRight);
  }
  return work;
}

/**
 * Goes on to prepare that entries are judged from a piece, for about `work` steps; returns what is left of them, above 0
 * when the piece is prepared. `endPiece` must follow before another piece.
 */
export function preparePiece(piece: u32, work: i32): i32 {
  if (!isBegun) {
    isBegun = true;
    box = pieceBox(piece);
    touchedCount = 0;
    reaching = 0;
    work--;
  }
  for (; reaching < partialPlace(piece) && work > 0; reaching++) {
    const seen = cornerAt(piece, reaching);
    const length = farthest(seen);
    for (let label = labelStart(seen); label < labelEnd(seen); label += 8, work--) {
      reachHub(load<u16>(label), (length + load<f32>(label, LENGTH)) * ROUNDING);
    }
  }
  return reaching < partialPlace(piece) ? min(work, 0) : work;
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
  isBegun = false;
  for (let at: u32 = 0; at < touchedCount; at++) {
    store<f32>(reaches + ((<usize>load<u16>(touched + ((<usize>at) << 1))) << 2), FAR);
  }
}

/** Begins to judge the label of a corner that the piece sees. Returns the corner. */
export function beginCorner(piece: u32, place: u32): u32 {
  const corner = cornerAt(piece, place);
  const areWallsLeft = areWallsOnLeft(recordAt(piece, place));
  walls = areWallsLeft ? WALLS_LEFT : WALLS_RIGHT;
  sign = areWallsLeft ? 1 : -1;
  cornerX = load<f32>(cornerPlace(corner));
  cornerY = load<f32>(cornerPlace(corner), 4);
  const left = <f64>load<i32>(box) - cornerX;
  const top = <f64>load<i32>(box, 4) - cornerY;
  const right = <f64>load<i32>(box, 8) - cornerX;
  const bottom = <f64>load<i32>(box, 12) - cornerY;
  xOfDown = areWallsLeft ? left : right;
  xOfUp = areWallsLeft ? right : left;
  yOfRight = areWallsLeft ? bottom : top;
  yOfLeft = areWallsLeft ? top : bottom;
  distance = closest(corner);
  return corner;
}

/** Whether an entry of the corner's label can be of use. */
export function isOfUse(label: usize): bool {
  const reach = load<f32>(reaches + ((<usize>load<u16>(label)) << 2));
  if (distance + load<f32>(label, LENGTH) > reach) return false;
  return (load<u8>(turns + <usize>entryNumber(label)) & walls) != 0 && mayTurn(load<u16>(label, NEXT));
}

/**
 * Whether a path from some point of the box over the corner to the next one turns to the side of the walls, or not at all.
 * Differences have 25 bits and areas 51: they are exact in f64.
 */
function mayTurn(next: u32): bool {
  const dx = <f64>load<f32>(cornerPlace(next)) - cornerX;
  const dy = <f64>load<f32>(cornerPlace(next), 4) - cornerY;
  return (dx * (dx > 0 ? yOfRight : yOfLeft) - dy * (dy > 0 ? xOfDown : xOfUp)) * sign >= 0;
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
