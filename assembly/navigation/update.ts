/** Puts a part of the mesh that was divided again in the place of what it was, and numbers polygons, sides and vertices. */
import { gateCount, sideBehind } from './borders';
import { NOT_LISTED } from './locate';
import { isInPart, NEW, partPlace, partSource, partVertices } from './part';
import {
  finishMesh,
  firstSide,
  joinPolygons,
  meshPolygons,
  meshSides,
  polygonCount,
  setMesh,
  SIDE_BYTES,
  sideCount,
  sidePolygon,
  sideTwin,
  sideVertex,
} from './polygons';
import { pointsAddress } from './rings';
import { freeTriangles, GATE, WALL } from './triangles';
import {
  callerX,
  callerY,
  couldBeFiner,
  replaceVertices,
  useAllVertices,
  vertexKey,
  vertices,
  vertexX,
  vertexY,
} from './vertices';

const UNUSED: u32 = 0xffffffff;
const USED: u32 = 0;

// The part's mesh, in its own vertices, as in polygons.ts.
let partSides: usize = 0;
let partPolygons: usize = 0;
let partSideTotal: u32 = 0;
let partPolygonTotal: u32 = 0;
/** u32 a polygon of before: its number now, or NOT_LISTED. i32: what is added to the numbers of its sides. */
let numbers: usize = 0;
let shifts: usize = 0;
/** u32 a vertex of before, and a vertex of the part: its number now, or UNUSED. */
let vertexNumbers: usize = 0;
let partNumbers: usize = 0;
let keptPolygons: u32 = 0;
let keptSides: u32 = 0;
// The next mesh and its vertices.
let nextSides: usize = 0;
let nextPolygons: usize = 0;
let nextPlaces: usize = 0;
let nextCallers: usize = 0;
let nextCount: u32 = 0;

/** Must be called when the part has been divided. False when the location must be built as a whole; then nothing has changed. */
export function replacePart(): bool {
  joinPart();
  numberPolygons();
  markVertices();
  const isFit = numberVertices();
  const isReplaced = replaceSides() && isFit;
  heap.free(isReplaced ? meshSides() : nextSides);
  heap.free(isReplaced ? meshPolygons() : nextPolygons);
  heap.free(partSides);
  heap.free(partPolygons);
  heap.free(vertexNumbers);
  heap.free(partNumbers);
  heap.free(shifts);
  if (isReplaced) {
    replaceVertices(nextPlaces, nextCallers, nextCount);
    setMesh(nextSides, keptSides + partSideTotal, nextPolygons, keptPolygons + partPolygonTotal);
    finishMesh();
  } else {
    heap.free(nextPlaces);
    heap.free(nextCallers);
  }
  return isReplaced;
}

/** u32 a polygon of before the part was replaced: its number now, or NOT_LISTED. */
export function polygonNumbers(): usize {
  return numbers;
}
/** Polygons from this number on are those of the part. */
export function firstPartPolygon(): u32 {
  return keptPolygons;
}

/** Joins the part's triangles to polygons. */
function joinPart(): void {
  const sides = meshSides();
  const sideTotal = sideCount();
  const polygons = meshPolygons();
  const polygonTotal = polygonCount();
  setMesh(0, 0, 0, 0);
  joinPolygons();
  freeTriangles();
  useAllVertices();
  partSides = meshSides();
  partSideTotal = sideCount();
  partPolygons = meshPolygons();
  partPolygonTotal = polygonCount();
  setMesh(sides, sideTotal, polygons, polygonTotal);
}

function numberPolygons(): void {
  const bytes = (<usize>polygonCount() + 1) << 2;
  if (numbers != 0) heap.free(numbers);
  numbers = heap.alloc(bytes);
  shifts = heap.alloc(bytes);
  keptPolygons = 0;
  keptSides = 0;
  for (let polygon: u32 = 0; polygon < polygonCount(); polygon++) {
    const isKept = !isInPart(polygon);
    store<u32>(numbers + ((<usize>polygon) << 2), isKept ? keptPolygons : NOT_LISTED);
    store<i32>(shifts + ((<usize>polygon) << 2), <i32>keptSides - firstSide(polygon));
    if (!isKept) continue;
    keptPolygons++;
    keptSides += <u32>(firstSide(polygon + 1) - firstSide(polygon));
  }
}

/** Marks the vertices that are still used. */
function markVertices(): void {
  const bytes = (<usize>vertices() + 1) << 2;
  const partBytes = (<usize>partVertices() + 1) << 2;
  vertexNumbers = heap.alloc(bytes);
  partNumbers = heap.alloc(partBytes);
  memory.fill(vertexNumbers, 0xff, bytes);
  memory.fill(partNumbers, 0xff, partBytes);
  for (let side: i32 = 0; side < <i32>sideCount(); side++) {
    if (!isInPart(sidePolygon(side))) store<u32>(vertexNumbers + ((<usize>sideVertex(side)) << 2), USED);
  }
  for (let side: u32 = 0; side < partSideTotal; side++) {
    const vertex = load<u32>(partSides + <usize>side * SIDE_BYTES);
    const source = partSource(vertex);
    store<u32>(
      (source & NEW) == 0 ? vertexNumbers + ((<usize>source) << 2) : partNumbers + ((<usize>vertex) << 2),
      USED,
    );
  }
}

/** Numbers the vertices in their order, with those of the part; false when others than those would have a finer grid. */
function numberVertices(): bool {
  const most = <usize>vertices() + <usize>partVertices() + 2;
  const places = heap.alloc(most << 3);
  const callers = heap.alloc(most << 4);
  let left = i32.MAX_VALUE;
  let top = i32.MAX_VALUE;
  let right = 0;
  let bottom = 0;
  let count: u32 = 0;
  let vertex: u32 = 0;
  let added: u32 = 0;
  for (;;) {
    while (vertex < vertices() && load<u32>(vertexNumbers + ((<usize>vertex) << 2)) == UNUSED) vertex++;
    while (added < partVertices() && load<u32>(partNumbers + ((<usize>added) << 2)) == UNUSED) added++;
    if (vertex == vertices() && added == partVertices()) break;
    const isAdded =
      vertex == vertices() || (added < partVertices() && keyOf(added) < vertexKey(vertexX(vertex), vertexY(vertex)));
    const place = places + ((<usize>count) << 3);
    const caller = callers + ((<usize>count) << 4);
    if (isAdded) {
      store<u64>(place, load<u64>(partPlace(added)));
      v128.store(caller, v128.load(pointsAddress() + ((<usize>(partSource(added) & ~NEW)) << 4)));
      store<u32>(partNumbers + ((<usize>added) << 2), count);
      added++;
    } else {
      store<i32>(place, vertexX(vertex));
      store<i32>(place, vertexY(vertex), 4);
      store<f64>(caller, callerX(vertex));
      store<f64>(caller, callerY(vertex), 8);
      store<u32>(vertexNumbers + ((<usize>vertex) << 2), count);
      vertex++;
    }
    count++;
    left = min(left, load<i32>(place));
    top = min(top, load<i32>(place, 4));
    right = max(right, load<i32>(place));
    bottom = max(bottom, load<i32>(place, 4));
  }
  for (let at: u32 = 0; at < partVertices(); at++) {
    const source = partSource(at);
    if ((source & NEW) != 0) continue;
    store<u32>(partNumbers + ((<usize>at) << 2), load<u32>(vertexNumbers + ((<usize>source) << 2)));
  }
  nextPlaces = places;
  nextCallers = callers;
  nextCount = count;
  return count > 0 && !couldBeFiner(max(right - left, bottom - top));
}

function keyOf(partVertex: u32): u64 {
  return vertexKey(load<i32>(partPlace(partVertex)), load<i32>(partPlace(partVertex), 4));
}

/** Writes the polygons that are kept, then those of the part; false when a gate leads nowhere. */
function replaceSides(): bool {
  nextSides = heap.alloc((<usize>(keptSides + partSideTotal) + 1) * SIDE_BYTES);
  nextPolygons = heap.alloc((<usize>(keptPolygons + partPolygonTotal) + 2) << 3);
  for (let polygon: u32 = 0; polygon < polygonCount(); polygon++) {
    if (!isInPart(polygon)) keepPolygon(polygon);
  }
  let opened: u32 = 0;
  for (let polygon: u32 = 0; polygon < partPolygonTotal; polygon++) opened += addPolygon(polygon);
  store<u32>(nextPolygons + ((<usize>(keptPolygons + partPolygonTotal)) << 3), keptSides + partSideTotal);
  return opened == gateCount();
}

function keepPolygon(polygon: u32): void {
  const number = load<u32>(numbers + ((<usize>polygon) << 2));
  const shift = shiftOf(polygon);
  const first = firstSide(polygon);
  const end = firstSide(polygon + 1);
  store<u32>(nextPolygons + ((<usize>number) << 3), first + shift);
  for (let side = first; side < end; side++) {
    const twin = sideTwin(side);
    // Gates are opened by the part.
    const isOpen = twin != WALL && !isInPart(sidePolygon(twin));
    const next = side + 1 == end ? first : side + 1;
    const vertex = load<u32>(vertexNumbers + ((<usize>sideVertex(side)) << 2));
    writeSide(side + shift, vertex, isOpen ? twin + shiftOf(sidePolygon(twin)) : WALL, number, next + shift);
  }
}

function shiftOf(polygon: u32): i32 {
  return load<i32>(shifts + ((<usize>polygon) << 2));
}

/** Adds a polygon of the part; returns the number of its gates. */
function addPolygon(polygon: u32): u32 {
  const first = load<i32>(partPolygons + ((<usize>polygon) << 3));
  const end = load<i32>(partPolygons + ((<usize>polygon) << 3), 8);
  const number = keptPolygons + polygon;
  const shift = <i32>keptSides;
  let opened: u32 = 0;
  store<u32>(nextPolygons + ((<usize>number) << 3), first + shift);
  for (let side = first; side < end; side++) {
    const next = side + 1 == end ? first : side + 1;
    const vertex = partVertex(side);
    let twin = load<i32>(partSides + <usize>side * SIDE_BYTES, 4);
    if (twin == GATE) {
      const behind = sideBehind(vertex, partVertex(next));
      twin = behind + shiftOf(sidePolygon(behind));
      store<i32>(nextSides + <usize>twin * SIDE_BYTES, side + shift, 4);
      opened++;
    } else if (twin != WALL) twin += shift;
    writeSide(side + shift, load<u32>(partNumbers + ((<usize>vertex) << 2)), twin, number, next + shift);
  }
  return opened;
}

function partVertex(side: i32): u32 {
  return load<u32>(partSides + <usize>side * SIDE_BYTES);
}

function writeSide(side: i32, vertex: u32, twin: i32, polygon: u32, next: i32): void {
  const at = nextSides + <usize>side * SIDE_BYTES;
  store<u32>(at, vertex);
  store<i32>(at, twin, 4);
  store<u32>(at, polygon, 8);
  store<i32>(at, next, 12);
}
