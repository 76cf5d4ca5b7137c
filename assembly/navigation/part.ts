/**
 * The part of the mesh that changed rings touch, divided again. What changed rings contain is exchanged: ground becomes
 * none, and other places become ground. So the new ground of the part is what an odd number of its borders and the changed
 * rings contain, and the sweep divides it as it divides a whole location. Borders are walls, and gates to the polygons around
 * the part; no changed ring touches a gate.
 */
import { borderCount, borderEnds, listBorders, renumberBorders, sideBehind } from './borders';
import { makeDelaunay } from './delaunay';
import { addEdge, clearEdges } from './edges';
import { isInCells, markTouched } from './locate';
import { firstSide, polygonCount, sideCount } from './polygons';
import { addRings, checkRings, pointsAddress, pointTotal, ringSize } from './rings';
import { sortRecords } from './sorting';
import { OK, WHOLE } from './status';
import { isCrossedInPassing, sweep } from './sweep';
import { after, freeTriangles, halfCount, origin, setGate, twin, WALL } from './triangles';
import {
  isOnGrid,
  KEY_BYTES,
  keyX,
  keyY,
  toGridX,
  toGridY,
  useAllVertices,
  useVertices,
  vertexKey,
  vertexX,
  vertexY,
} from './vertices';

/** u8 a polygon: whether it is in the part. */
let marks: usize = 0;
/** The part's vertices, a number of their own: i32 x, y. u32 the vertex of the mesh, or NEW and the point of the input. */
let places: usize = 0;
let sources: usize = 0;
let count: u32 = 0;

export const NEW: u32 = 0x80000000;
/** The ring of the borders; those of the input are counted from the next one. */
const BORDER: u32 = 0;
/** A location is built as a whole when the part has more of its sides. */
const MOST_SHARE: u32 = 3;
const FEW_SIDES: u32 = 1000;

export function isInPart(polygon: u32): bool {
  return load<u8>(marks + <usize>polygon) != 0;
}
export function partVertices(): u32 {
  return count;
}
/** Address of the vertex's x and y. */
export function partPlace(vertex: u32): usize {
  return places + ((<usize>vertex) << 3);
}
export function partSource(vertex: u32): u32 {
  return load<u32>(sources + ((<usize>vertex) << 2));
}
/** Finds the part that the rings of the input touch. OK, why one of them is refused, or WHOLE. */
export function findPart(ringCount: u32, extent: f64): i32 {
  const status = checkRings(ringCount, extent);
  if (status != OK) return status;
  if (polygonCount() == 0) return WHOLE;
  if (marks != 0) heap.free(marks);
  marks = heap.alloc(<usize>polygonCount());
  memory.fill(marks, 0, <usize>polygonCount());
  let at = pointsAddress();
  for (let ring: u32 = 0; ring < ringCount; ring++) {
    const end = at + ((<usize>ringSize(ring)) << 4);
    if (!markAround(at, end)) return WHOLE;
    at = end;
  }
  let sides: u32 = 0;
  for (let polygon: u32 = 0; polygon < polygonCount(); polygon++) {
    if (isInPart(polygon)) sides += <u32>(firstSide(polygon + 1) - firstSide(polygon));
  }
  return sides > max(FEW_SIDES, sideCount() / MOST_SHARE) ? WHOLE : OK;
}

/** Marks the polygons that touch a box around the ring; false when it is not within the grid and the cells. */
function markAround(from: usize, end: usize): bool {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let at = from; at < end; at += 16) {
    left = min(left, toGridX(load<f64>(at)));
    right = max(right, toGridX(load<f64>(at)));
    top = min(top, toGridY(load<f64>(at, 8)));
    bottom = max(bottom, toGridY(load<f64>(at, 8)));
  }
  if (!isOnGrid(left, top) || !isOnGrid(right, bottom)) return false;
  const endX = <i32>nearest(right);
  const endY = <i32>nearest(bottom);
  if (!isInCells(endX, endY)) return false;
  markTouched(<i32>nearest(left), <i32>nearest(top), endX, endY, marks);
  return true;
}

/**
 * Divides the ground of the part into triangles, in the part's own vertices, which are used until `useAllVertices`. The first
 * `removed` rings of the input are the location's. False when something is wrong: it is found out by building the whole.
 */
export function dividePart(ringCount: u32, removed: u32): bool {
  listBorders(marks);
  const ends = 2 * borderCount();
  // u32 an end of a border or a point of the input: its vertex.
  const numbers = heap.alloc((<usize>ends + <usize>pointTotal(ringCount) + 1) << 2);
  numberPart(ends, pointTotal(ringCount), numbers);
  renumberBorders(numbers, count);
  useVertices(places, count);
  clearEdges();
  for (let border: u32 = 0; border < borderCount(); border++) {
    addEdge(load<u32>(borderEnds(border)), load<u32>(borderEnds(border), 4), BORDER);
  }
  const points = numbers + ((<usize>ends) << 2);
  const passing = markRemoved(points, removed);
  // On a finer grid rings may have an area, and rings may cross at vertices, but not at those of removed rings.
  const isDivided = addRings(ringCount, points, BORDER + 1) == OK && sweep(passing) == OK && !isCrossedInPassing();
  heap.free(passing);
  heap.free(numbers);
  if (isDivided) {
    makeDelaunay();
    markGates();
    return true;
  }
  useAllVertices();
  freeTriangles();
  return false;
}

/** A u8 a vertex of the part: 1 for those of the first `removed` rings. `numbers`: u32 a point, its vertex. */
function markRemoved(numbers: usize, removed: u32): usize {
  const marks = heap.alloc(<usize>count + 1);
  memory.fill(marks, 0, <usize>count);
  const end = numbers + ((<usize>pointTotal(removed)) << 2);
  for (let at = numbers; at < end; at += 4) store<u8>(marks + <usize>load<u32>(at), 1);
  return marks;
}

function markGates(): void {
  for (let half = 0; half < halfCount(); half++) {
    if (twin(half) == WALL && sideBehind(origin(half), origin(after(half))) != WALL) setGate(half);
  }
}

/** Numbers the ends of borders and the points of the input in the order of `vertexKey`; writes u32 each to `numbers`. */
function numberPart(ends: u32, points: u32, numbers: usize): void {
  const items = ends + points;
  // Records: u64 key, u64 item.
  const records = heap.alloc((<usize>items + 1) << 4);
  for (let item: u32 = 0; item < items; item++) {
    const record = records + ((<usize>item) << 4);
    if (item < ends) {
      const vertex = endVertex(item);
      store<u64>(record, vertexKey(vertexX(vertex), vertexY(vertex)));
    } else {
      const at = pointsAddress() + ((<usize>(item - ends)) << 4);
      const x = <i32>nearest(toGridX(load<f64>(at)));
      store<u64>(record, vertexKey(x, <i32>nearest(toGridY(load<f64>(at, 8)))));
    }
    store<u64>(record, <u64>item, 8);
  }
  sortRecords(records, items, KEY_BYTES);
  if (places != 0) heap.free(places);
  if (sources != 0) heap.free(sources);
  // Two more places for the ends of a query.
  places = heap.alloc((<usize>items + 2) << 3);
  sources = heap.alloc((<usize>items + 1) << 2);
  count = 0;
  let last: u64 = u64.MAX_VALUE;
  for (let place: u32 = 0; place < items; place++) {
    const record = records + ((<usize>place) << 4);
    const key = load<u64>(record);
    const item = <u32>load<u64>(record, 8);
    if (key != last) {
      store<i32>(partPlace(count), keyX(key));
      store<i32>(partPlace(count), keyY(key), 4);
      // Of equal places the ends of borders come first.
      store<u32>(sources + ((<usize>count) << 2), item < ends ? endVertex(item) : NEW | (item - ends));
      count++;
      last = key;
    }
    store<u32>(numbers + ((<usize>item) << 2), count - 1);
  }
  heap.free(records);
}

/** The mesh's vertex at an end of a border. */
function endVertex(end: u32): u32 {
  return load<u32>(borderEnds(end >> 1) + ((<usize>(end & 1)) << 2));
}
