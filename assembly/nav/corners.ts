/**
 * The corners that shortest paths turn at, and the distances between all of them. A corner stands STAND_OFF px outside a
 * vertex, on the side of its reflex angle; a sharp vertex has two, one beyond the end of each edge. Only pairs that see
 * each other along a tangent of both vertices are joined (reduced visibility graph), and Dijkstra from every corner gives
 * all distances with the next corner on the way.
 */
import {
  CORNERS,
  DISTANCES,
  EDGES,
  EDGE_RINGS,
  MAX_CORNERS,
  NAV_SCRATCH,
  NAV_SCRATCH_BYTES,
  NEXT_HOPS,
} from '../memory/layout';
import { edges } from './colliders';
import { beginHeap, heapCount, pop, push } from './heap';
import { isWalkable } from './ground';
import { isClear } from './sight';

const STAND_OFF: f32 = 0.02;
/** Sine of half the angle of a vertex below which it counts as sharp. */
const SHARP: f32 = 0.5;
/** Below this difference of unit vectors an edge runs straight on. */
const STRAIGHT: f32 = 1e-5;
/** Slack of the tangent test, as an angle and as a distance: it may let too much through, never too little. */
export const TANGENT_ANGLE: f32 = 0.01;
export const TANGENT_DISTANCE: f32 = 0.06;
export const UNREACHED: f32 = 1e30;
export const CELL_CORNER_BYTES: usize = <usize>MAX_CORNERS / 8;

let cornerCount: i32 = 0;

export function corners(): i32 {
  return cornerCount;
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

/** Finds the corners of all rings; false when there are more than `limit`. */
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
  return true;
}

function ringOf(edge: i32): u16 {
  return load<u16>(EDGE_RINGS + ((<usize>edge) << 1));
}

/** The vertex at the end of `edge`, from which `next` goes on. */
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
  // The outside lies on the right when the turn goes left.
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
 * Whether a path may turn at `corner` when it comes from, or goes to, a point at (dx, dy) from it: both edges of the vertex
 * lie on one side of that line.
 */
export function isTangent(corner: i32, dx: f32, dy: f32): bool {
  const arms = cornerAt(corner) + 8;
  const side0 = dx * load<f32>(arms, 4) - dy * load<f32>(arms);
  const side1 = dx * load<f32>(arms, 12) - dy * load<f32>(arms, 8);
  const slack = (abs(dx) + abs(dy)) * TANGENT_ANGLE + TANGENT_DISTANCE;
  return min(side0, side1) >= -slack || max(side0, side1) <= slack;
}

/** Joins the corners and fills DISTANCES and NEXT_HOPS; false when the joints do not fit the working space. */
export function joinCorners(): bool {
  const count = cornerCount;
  for (let i = 0; i < count; i++) {
    const row = DISTANCES + ((<usize>(i * count)) << 2);
    for (let j = i; j < count; j++) {
      const distance = i == j ? <f32>0 : jointLength(i, j);
      store<f32>(row + ((<usize>j) << 2), distance);
      store<f32>(DISTANCES + ((<usize>(j * count + i)) << 2), distance);
    }
  }
  return listJoints() && measureAll();
}

function jointLength(i: i32, j: i32): f32 {
  const dx = cornerX(j) - cornerX(i);
  const dy = cornerY(j) - cornerY(i);
  if (!isTangent(i, dx, dy) || !isTangent(j, dx, dy)) return UNREACHED;
  return isClear(cornerX(i), cornerY(i), cornerX(j), cornerY(j)) ? sqrt(dx * dx + dy * dy) : UNREACHED;
}

// Working space: u32 starts[MAX_CORNERS + 1], f32 reached[MAX_CORNERS], u16 hops[MAX_CORNERS], heap, then the joints as
// { u32 corner, f32 length }.
const STARTS: usize = NAV_SCRATCH;
const REACHED: usize = STARTS + <usize>MAX_CORNERS * 4 + 16;
const HOPS: usize = REACHED + <usize>MAX_CORNERS * 4;
const HEAP: usize = HOPS + <usize>MAX_CORNERS * 2;
const HEAP_BYTES: usize = 1048576;
const JOINTS: usize = HEAP + HEAP_BYTES;
const MAX_JOINTS: u32 = <u32>((NAV_SCRATCH + NAV_SCRATCH_BYTES - JOINTS) / 8);

function listJoints(): bool {
  const count = cornerCount;
  let joint: u32 = 0;
  for (let i = 0; i < count; i++) {
    store<u32>(STARTS + ((<usize>i) << 2), joint);
    const row = DISTANCES + ((<usize>(i * count)) << 2);
    for (let j = 0; j < count; j++) {
      const length = load<f32>(row + ((<usize>j) << 2));
      if (length >= UNREACHED || i == j) continue;
      // Each joint may be pushed once a search, so the heap bounds them too.
      if (joint == MAX_JOINTS || (joint + 1) * 8 > <u32>HEAP_BYTES) return false;
      store<u32>(JOINTS + ((<usize>joint) << 3), j);
      store<f32>(JOINTS + ((<usize>joint) << 3), length, 4);
      joint++;
    }
  }
  store<u32>(STARTS + ((<usize>count) << 2), joint);
  return true;
}

/** Dijkstra from each corner. A heap entry is the distance's bits over the corner: positive floats sort as integers. */
function measureAll(): bool {
  const count = cornerCount;
  for (let source = 0; source < count; source++) {
    for (let i = 0; i < count; i++) store<f32>(REACHED + ((<usize>i) << 2), UNREACHED);
    store<f32>(REACHED + ((<usize>source) << 2), 0);
    store<u16>(HOPS + ((<usize>source) << 1), <u16>source);
    beginHeap(HEAP);
    push(<u64>source);
    while (heapCount() > 0) {
      const entry = pop();
      const corner = <i32>(entry & 0xffff);
      const distance = reinterpret<f32>(<u32>(entry >> 32));
      if (distance > load<f32>(REACHED + ((<usize>corner) << 2))) continue;
      const end = load<u32>(STARTS + ((<usize>corner) << 2), 4);
      for (let joint = load<u32>(STARTS + ((<usize>corner) << 2)); joint < end; joint++) {
        const other = load<u32>(JOINTS + ((<usize>joint) << 3));
        const through = distance + load<f32>(JOINTS + ((<usize>joint) << 3), 4);
        if (through >= load<f32>(REACHED + ((<usize>other) << 2))) continue;
        store<f32>(REACHED + ((<usize>other) << 2), through);
        const hop = corner == source ? <u16>other : load<u16>(HOPS + ((<usize>corner) << 1));
        store<u16>(HOPS + ((<usize>other) << 1), hop);
        push(((<u64>reinterpret<u32>(through)) << 32) | <u64>other);
      }
    }
    memory.copy(DISTANCES + ((<usize>(source * count)) << 2), REACHED, (<usize>count) << 2);
    memory.copy(NEXT_HOPS + ((<usize>(source * count)) << 1), HOPS, (<usize>count) << 1);
  }
  return true;
}
