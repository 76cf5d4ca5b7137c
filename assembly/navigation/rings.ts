/** Reads the caller's rings into vertices and edges. */
import { addEdge, clearEdges } from './edges';
import { grown, roomFor } from './growing';
import { NO_AREA, NOT_A_NUMBER, OK, TOO_FAR, TOO_FEW_POINTS, TOO_LARGE } from './status';
import { numberVertices, orient } from './vertices';

/** Input: u32 a ring, its count of points. */
let sizes: usize = 0;
let sizesRoom: usize = 0;
/** Input: f64 x, y a point, ring by ring, in the caller's units. */
let points: usize = 0;
let pointsRoom: usize = 0;
let refused: u32 = 0;

const MOST_POINTS: u32 = 2097152;

export function refusedRing(): u32 {
  return refused;
}
export function sizesAddress(): usize {
  return sizes;
}
export function pointsAddress(): usize {
  return points;
}

/** Makes room for the input. OK or TOO_LARGE. */
export function allotRings(ringCount: u32, pointCount: u32): i32 {
  if (ringCount > MOST_POINTS || pointCount > MOST_POINTS) return TOO_LARGE;
  const wantedSizes = (<usize>ringCount + 1) << 2;
  const wantedPoints = (<usize>pointCount + 1) << 4;
  sizes = grown(sizes, sizesRoom, wantedSizes);
  sizesRoom = max(sizesRoom, roomFor(wantedSizes));
  points = grown(points, pointsRoom, wantedPoints);
  pointsRoom = max(pointsRoom, roomFor(wantedPoints));
  return OK;
}

/**
 * Replaces vertices and edges by those of the input. OK, or why a ring is refused. `extent`: the map's width or height,
 * the larger one.
 */
export function readRings(ringCount: u32, extent: f64): i32 {
  let status = checkRings(ringCount, extent);
  if (status != OK) return status;
  const total = pointTotal(ringCount);
  const numbers = heap.alloc((<usize>total + 1) << 2);
  numberVertices(total, points, numbers);
  clearEdges();
  status = addRings(ringCount, numbers, 0);
  heap.free(numbers);
  return status;
}

export function pointTotal(ringCount: u32): u32 {
  let total: u32 = 0;
  for (let ring: u32 = 0; ring < ringCount; ring++) total += ringSize(ring);
  return total;
}
/** Count of the ring's points. */
export function ringSize(ring: u32): u32 {
  return load<u32>(sizes + ((<usize>ring) << 2));
}

/** Looks at the rings of the input alone. OK, or why one is refused. */
export function checkRings(ringCount: u32, extent: f64): i32 {
  let at = points;
  for (let ring: u32 = 0; ring < ringCount; ring++) {
    const size = ringSize(ring);
    refused = ring;
    if (size < 3) return TOO_FEW_POINTS;
    for (const end = at + ((<usize>size) << 4); at < end; at += 16) {
      if (!isFinite(load<f64>(at)) || !isFinite(load<f64>(at, 8))) return NOT_A_NUMBER;
      if (!isNear(load<f64>(at), extent) || !isNear(load<f64>(at, 8), extent)) return TOO_FAR;
    }
  }
  return OK;
}

/**
 * Adds the edges of the input's rings. `numbers`: u32 a point, its vertex. Edges have the number of their ring, counted from
 * `first`. OK or NO_AREA.
 */
export function addRings(ringCount: u32, numbers: usize, first: u32): i32 {
  let from = numbers;
  for (let ring: u32 = 0; ring < ringCount; ring++) {
    const end = from + ((<usize>ringSize(ring)) << 2);
    if (isFlat(from, end)) {
      refused = ring;
      return NO_AREA;
    }
    let last = load<u32>(end - 4);
    for (let at = from; at < end; at += 4) {
      const vertex = load<u32>(at);
      if (vertex != last) addEdge(last, vertex, first + ring);
      last = vertex;
    }
    from = end;
  }
  return OK;
}

/** Whether a coordinate is at most the map's extent beyond the map. */
function isNear(coordinate: f64, extent: f64): bool {
  return coordinate >= -extent && coordinate <= 2 * extent;
}

/** Whether all vertices of the ring are on one line. */
function isFlat(from: usize, end: usize): bool {
  const first = load<u32>(from);
  let other = first;
  for (let at = from + 4; at < end; at += 4) {
    const vertex = load<u32>(at);
    if (other == first) other = vertex;
    else if (orient(first, other, vertex) != 0) return false;
  }
  return true;
}
