/**
 * The shortest distances between all corners. The graph joins only pairs of corners that see each other along a tangent
 * of both vertices (reduced visibility graph). Dijkstra's algorithm from every corner computes all distances and the
 * previous corner of each path. From a reached corner it follows only edges to the side to which a taut path bends
 * there.
 */
import { MAX_CORNERS, NAV_SCRATCH, NAV_SCRATCH_BYTES } from '../memory/layout';
import { distancesFrom, parentsTo } from '../memory/location-room';
import { cellAt, CORNER_BITS, isCornerVisible, isSurelyVisible, listAt, mayBeVisible } from './candidates';
import { corners, cornerX, cornerY, LEFT, RIGHT, tangentSides, UNREACHED } from './corners';
import { beginHeap, heapCount, pop, push } from './heap';
import { partAt } from './parts';

// Scratch memory: u32 starts[MAX_CORNERS + 1], f32 reached[MAX_CORNERS], u16 parents[MAX_CORNERS], the heap (at most
// one entry for each joint), then the joints: u16 corner, u16 tangent sides, f32 length, f32 dx, dy.
const STARTS: usize = NAV_SCRATCH;
const REACHED: usize = STARTS + <usize>MAX_CORNERS * 4 + 16;
const PARENTS: usize = REACHED + <usize>MAX_CORNERS * 4;
const HEAP: usize = PARENTS + <usize>MAX_CORNERS * 2;
const JOINT_BYTES: usize = 16;
const MAX_JOINTS: u32 = <u32>((NAV_SCRATCH + NAV_SCRATCH_BYTES - HEAP) / (JOINT_BYTES + 8)) - 2;
const JOINTS: usize = HEAP + ((<usize>MAX_JOINTS + 2) << 3);
/** Tolerance of the bend test, as an angle and as a distance: larger than that of tangents. */
const BEND_ANGLE: f32 = 0.03;
const BEND_DISTANCE: f32 = 0.15;
/** Tolerance of upper bounds, in px and as a share, for rounding errors. */
const BOUND_SLACK: f32 = 0.01;
const BOUND_ROUNDING: f32 = 1e-5;

/** Builds the graph from the cell lists and computes all distances and parents; false when the joints do not fit. */
export function buildDistances(): bool {
  const count = corners();
  let joint: u32 = 0;
  for (let corner = 0; corner < count; corner++) {
    store<u32>(STARTS + ((<usize>corner) << 2), joint);
    const x = cornerX(corner);
    const y = cornerY(corner);
    const part = partAt(x, y);
    const end = listAt(cellAt(x, y) + 1);
    for (let list = listAt(cellAt(x, y)); list < end; list += 4) {
      const entry = load<u32>(list);
      const other = <i32>(entry & CORNER_BITS);
      if (!mayBeVisible(entry, part) || other == corner) continue;
      const dx = cornerX(other) - x;
      const dy = cornerY(other) - y;
      const sides = tangentSides(corner, dx, dy);
      if (sides == 0 || tangentSides(other, dx, dy) == 0) continue;
      if (!isSurelyVisible(entry, part) && !isCornerVisible(other, x, y)) continue;
      if (joint == MAX_JOINTS) return false;
      const at = JOINTS + <usize>joint * JOINT_BYTES;
      store<u16>(at, <u16>other);
      store<u16>(at, <u16>sides, 2);
      store<f32>(at, sqrt(dx * dx + dy * dy), 4);
      store<f32>(at, dx, 8);
      store<f32>(at, dy, 12);
      joint++;
    }
  }
  store<u32>(STARTS + ((<usize>count) << 2), joint);
  for (let source = 0; source < count; source++) {
    initialiseBounds(source, count);
    searchFrom(source, count);
    memory.copy(distancesFrom(source, count), REACHED, (<usize>count) << 2);
    memory.copy(parentsTo(source, count), PARENTS, (<usize>count) << 1);
  }
  return true;
}

/**
 * Initialises REACHED with upper bounds: by the triangle inequality, a path from `source` is at most as long as one
 * over its nearest corner that already has distances. The bounds keep most longer paths out of the heap.
 */
function initialiseBounds(source: i32, count: i32): void {
  let nearest = -1;
  let over: f32 = UNREACHED;
  const end = JOINTS + <usize>load<u32>(STARTS + ((<usize>source) << 2), 4) * JOINT_BYTES;
  let joint = JOINTS + <usize>load<u32>(STARTS + ((<usize>source) << 2)) * JOINT_BYTES;
  for (; joint < end; joint += JOINT_BYTES) {
    const other = <i32>load<u16>(joint);
    if (other >= source || load<f32>(joint, 4) >= over) continue;
    nearest = other;
    over = load<f32>(joint, 4);
  }
  const known = distancesFrom(max(nearest, 0), count);
  const more = f32x4.splat(over + BOUND_SLACK);
  const slack = f32x4.splat(1 + BOUND_ROUNDING);
  for (let at: usize = 0; at < (<usize>count) << 2; at += 16) {
    // For corners without a bound, `over` is UNREACHED and so is the sum.
    const bound = nearest < 0 ? more : f32x4.add(v128.load(known + at), more);
    v128.store(REACHED + at, f32x4.mul(bound, slack));
  }
}

/**
 * Dijkstra from a corner; REACHED has upper bounds. A heap entry is the bits of the distance above the corner number:
 * positive floats sort like integers.
 */
function searchFrom(source: i32, count: i32): void {
  store<f32>(REACHED + ((<usize>source) << 2), 0);
  store<u16>(PARENTS + ((<usize>source) << 1), <u16>source);
  beginHeap(HEAP);
  push(<u64>source);
  while (heapCount() > 0) {
    const entry = pop();
    const corner = <i32>(entry & 0xffff);
    const distance = reinterpret<f32>(<u32>(entry >> 32));
    if (distance > load<f32>(REACHED + ((<usize>corner) << 2))) continue;
    const parent = <i32>load<u16>(PARENTS + ((<usize>corner) << 1));
    const inX = cornerX(corner) - cornerX(parent);
    const inY = cornerY(corner) - cornerY(parent);
    const sides: u32 = corner == source ? LEFT | RIGHT : tangentSides(corner, inX, inY);
    const inLength = sqrt(inX * inX + inY * inY);
    const end = JOINTS + <usize>load<u32>(STARTS + ((<usize>corner) << 2), 4) * JOINT_BYTES;
    let joint = JOINTS + <usize>load<u32>(STARTS + ((<usize>corner) << 2)) * JOINT_BYTES;
    for (; joint < end; joint += JOINT_BYTES) {
      const length = load<f32>(joint, 4);
      const bend = inX * load<f32>(joint, 12) - inY * load<f32>(joint, 8);
      const slack = inLength * length * BEND_ANGLE + (inLength + length) * BEND_DISTANCE;
      const bends: u32 = (bend >= -slack ? LEFT : 0) | (bend <= slack ? RIGHT : 0);
      if ((sides & bends & <u32>load<u16>(joint, 2)) == 0) continue;
      const other = <usize>load<u16>(joint);
      const through = distance + length;
      if (through >= load<f32>(REACHED + (other << 2))) continue;
      store<f32>(REACHED + (other << 2), through);
      store<u16>(PARENTS + (other << 1), <u16>corner);
      push(((<u64>reinterpret<u32>(through)) << 32) | <u64>other);
    }
  }
}
