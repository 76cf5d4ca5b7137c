/**
 * The corners at which shortest paths turn. A corner is STAND_OFF px outside a vertex, on the side of its reflex angle.
 * A sharp vertex has two corners, one beyond the end of each edge.
 */
import { CORNERS, EDGES, EDGE_RINGS, MAX_CORNERS, NAV_SCRATCH } from '../memory/layout';
import { edges } from './colliders';
import { isWalkable } from './ground';
import { beginHeap, pop, push } from './heap';

const STAND_OFF: f32 = 0.02;
/** Sine of half the vertex angle below which a vertex is sharp. */
const SHARP: f32 = 0.5;
/** Unit vectors that differ by less are parallel: the vertex is dropped. */
const STRAIGHT: f32 = 1e-5;
/** Tolerance of the tangent test, as an angle and as a distance. It may accept too many turns, never too few. */
export const TANGENT_ANGLE: f32 = 0.01;
export const TANGENT_DISTANCE: f32 = 0.06;
// Sides of a direction, as bits.
export const LEFT: u32 = 1;
export const RIGHT: u32 = 2;
export const UNREACHED: f32 = 1e30;

let cornerCount: i32 = 0;

export function corners(): i32 {
  return cornerCount;
}

/** Bytes of a cell's bitset of corners. */
export function cornerSetBytes(): usize {
  return (<usize>((cornerCount + 63) >> 6)) << 3;
}

export function clearCorners(): void {
  cornerCount = 0;
}

/** Address of a corner's record. */
export function cornerAt(corner: i32): usize {
  return CORNERS + ((<usize>corner) << 5);
}

export function cornerX(corner: i32): f32 {
  return load<f32>(cornerAt(corner));
}

export function cornerY(corner: i32): f32 {
  return load<f32>(cornerAt(corner), 4);
}

function ringOf(edge: i32): u16 {
  return load<u16>(EDGE_RINGS + ((<usize>edge) << 1));
}

/** Adds the corners of the vertex between `edge` and `next`. */
function addVertex(edge: i32, next: i32, limit: i32): bool {
  const into = EDGES + ((<usize>edge) << 4);
  const out = EDGES + ((<usize>next) << 4);
  const x = load<f32>(into, 8);
  const y = load<f32>(into, 12);
  let inX = x - load<f32>(into);
  let inY = y - load<f32>(into, 4);
  let outX = load<f32>(out, 8) - x;
  let outY = load<f32>(out, 12) - y;
  const inLength = sqrt(inX * inX + inY * inY);
  const outLength = sqrt(outX * outX + outY * outY);
  inX /= inLength;
  inY /= inLength;
  outX /= outLength;
  outY /= outLength;
  const awayX = inX - outX;
  const awayY = inY - outY;
  const away = sqrt(awayX * awayX + awayY * awayY);
  if (away < STRAIGHT) return true;
  const sine = sqrt(max<f32>(0, 1 - (away * away) / 4));
  if (sine >= SHARP) {
    return addCorner(x + (awayX / away) * STAND_OFF, y + (awayY / away) * STAND_OFF, -inX, -inY, outX, outY, limit);
  }
  // The outside is on the right when the ring turns left.
  const side: f32 = inX * outY - inY * outX >= 0 ? STAND_OFF : -STAND_OFF;
  return (
    addCorner(x + inY * side + inX * STAND_OFF, y - inX * side + inY * STAND_OFF, -inX, -inY, outX, outY, limit) &&
    addCorner(x + outY * side - outX * STAND_OFF, y - outX * side - outY * STAND_OFF, -inX, -inY, outX, outY, limit)
  );
}

function addCorner(x: f32, y: f32, arm0X: f32, arm0Y: f32, arm1X: f32, arm1Y: f32, limit: i32): bool {
  if (!isWalkable(x, y)) return true;
  if (cornerCount >= limit) return false;
  const corner = cornerAt(cornerCount);
  store<f32>(corner, x);
  store<f32>(corner, y, 4);
  store<f32>(corner, arm0X, 8);
  store<f32>(corner, arm0Y, 12);
  store<f32>(corner, arm1X, 16);
  store<f32>(corner, arm1Y, 20);
  cornerCount++;
  return true;
}

/**
 * The side of the direction (dx, dy) on which both edges of the corner's vertex are: LEFT, RIGHT, both bits when the
 * edges are parallel to it, 0 when a path in that direction cannot turn at the corner.
 */
export function tangentSides(corner: i32, dx: f32, dy: f32): u32 {
  const arms = cornerAt(corner) + 8;
  const side0 = dx * load<f32>(arms, 4) - dy * load<f32>(arms);
  const side1 = dx * load<f32>(arms, 12) - dy * load<f32>(arms, 8);
  const slack = (abs(dx) + abs(dy)) * TANGENT_ANGLE + TANGENT_DISTANCE;
  return (min(side0, side1) >= -slack ? LEFT : 0) | (max(side0, side1) <= slack ? RIGHT : 0);
}

/**
 * Finds the corners of all rings; false when there are more than `limit`. Nearby corners get nearby numbers (Morton
 * order), so that their data is close together in memory.
 */
export function findCorners(limit: i32): bool {
  cornerCount = 0;
  let first = 0;
  const count = edges();
  for (let edge = 0; edge < count; edge++) {
    const ring = ringOf(edge);
    const isLast = edge + 1 == count || ringOf(edge + 1) != ring;
    if (!addVertex(edge, isLast ? first : edge + 1, limit)) return false;
    if (isLast) first = edge + 1;
  }
  sortCorners();
  return true;
}

// Scratch memory: a heap of { Morton code, corner }, then a copy of the corners.
const HEAP: usize = NAV_SCRATCH;
const COPY: usize = HEAP + <usize>MAX_CORNERS * 8;

/** Sorts the corners in Morton order of squares of 16 px. */
function sortCorners(): void {
  memory.copy(COPY, CORNERS, (<usize>cornerCount) << 5);
  beginHeap(HEAP);
  for (let corner = 0; corner < cornerCount; corner++) {
    const place = spread(<u32>cornerX(corner) >> 4) | (spread(<u32>cornerY(corner) >> 4) << 1);
    push(((<u64>place) << 32) | <u64>corner);
  }
  for (let corner = 0; corner < cornerCount; corner++) {
    memory.copy(cornerAt(corner), COPY + ((<usize>(pop() & 0xffff)) << 5), 32);
  }
}

/** Inserts a zero between any two bits of a number of up to 16 bits. */
function spread(number: u32): u32 {
  let bits = (number | (number << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}
