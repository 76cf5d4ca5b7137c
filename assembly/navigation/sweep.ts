/**
 * Divides the walkable ground into triangles in one sweep over the vertices in their order. The ground is what an odd
 * number of rings contains. On its way the sweep divides edges at vertices that lie on them, drops edges that lie on each
 * other in pairs (rings that touch along them), and finds edges that cross (Shamos and Hoey, Geometric intersection
 * problems, 1976). All decisions are exact.
 */
import { addEdge, divideEdge, edgeCount, edgeFrom, edgeRing, edgeTo, firstEdge, nextEdge, NONE } from './edges';
import { addAbove, addBelow, clearFrontiers, closeRegion, divideRegion, joinRegions, openRegion } from './frontiers';
import { grown, roomFor } from './growing';
import { CROSSES, OK, RUNS_BACK } from './status';
import { clearTriangles } from './triangles';
import { orient, vertices } from './vertices';

const NO_REGION: i32 = -1;

/** The edges that the sweep line crosses, from below to above. 8 bytes each: u32 edge, i32 region above it. */
let crossed: usize = 0;
let crossedRoom: usize = 0;
let crossedCount: u32 = 0;
/** u32: the edges that begin at the current vertex, from below to above. */
let begun: usize = 0;
let begunRoom: usize = 0;
let begunCount: u32 = 0;

let fault: i32 = OK;
/** A ring that crosses another or itself, or runs back along its own edge, from the last sweep that failed. */
let faultyRing: u32 = 0;

/** u8 a vertex that does not count as one: edges must not cross there; 0 when all count. */
let passing: usize = 0;
/** Whether edges seem to cross at such a vertex. */
let isPassed: bool = false;
/** Edges from this number on are rests of divided ones; whether one of them begins at the current vertex. */
let firstRest: u32 = 0;
let hasRest: bool = false;

export function isCrossedInPassing(): bool {
  return isPassed;
}
export function ringOfFault(): u32 {
  return faultyRing;
}

/** Builds the triangles. OK, CROSSES or RUNS_BACK. `uncounted`: u8 a vertex that does not count as one, or 0. */
export function sweep(uncounted: usize): i32 {
  fault = OK;
  passing = uncounted;
  isPassed = false;
  firstRest = edgeCount();
  clearTriangles();
  clearFrontiers();
  crossedCount = 0;
  const count = vertices();
  for (let vertex: u32 = 0; vertex < count; vertex++) {
    visit(vertex);
    if (fault != OK) return fault;
  }
  return OK;
}

function edgeAt(place: u32): u32 {
  return load<u32>(crossed + ((<usize>place) << 3));
}
function regionAt(place: u32): i32 {
  return load<i32>(crossed + ((<usize>place) << 3), 4);
}
function setCrossed(place: u32, edge: u32, region: i32): void {
  store<u32>(crossed + ((<usize>place) << 3), edge);
  store<i32>(crossed + ((<usize>place) << 3), region, 4);
}
/** Positive when the vertex is above the crossed edge. */
function sideOf(place: u32, vertex: u32): i64 {
  const edge = edgeAt(place);
  return orient(edgeFrom(edge), edgeTo(edge), vertex);
}

function visit(vertex: u32): void {
  // Edges `first` to `end` reach the vertex.
  let first: u32 = 0;
  let beyond = crossedCount;
  while (first < beyond) {
    const middle = (first + beyond) >> 1;
    if (sideOf(middle, vertex) > 0) first = middle + 1;
    else beyond = middle;
  }
  let end = first;
  while (end < crossedCount && sideOf(end, vertex) == 0) {
    const edge = edgeAt(end);
    if (edgeTo(edge) != vertex) divideEdge(edge, vertex);
    end++;
  }
  listBegun(vertex);
  dropDoubles(vertex);
  if (passing != 0 && hasRest && end - first + begunCount > 2 && load<u8>(passing + <usize>vertex) != 0)
    isPassed = true;
  if (fault != OK || (end == first && begunCount == 0)) return;

  const below = first > 0 ? regionAt(first - 1) : NO_REGION;
  let above = end > first ? regionAt(end - 1) : below;
  if (end > first) {
    if (below != NO_REGION) addAbove(below, vertex);
    for (let place = first; place + 1 < end; place++) {
      if (regionAt(place) != NO_REGION) closeRegion(regionAt(place), vertex);
    }
    if (above != NO_REGION) addBelow(above, vertex);
    if (begunCount == 0 && below != NO_REGION) joinRegions(below, above);
  } else if (below != NO_REGION) {
    above = divideRegion(below, vertex);
  }
  replaceCrossed(first, end, vertex, below != NO_REGION, above);
  checkOrder(first);
}

/** Lists the edges that begin at the vertex from below to above; of equal directions the shortest first. */
function listBegun(vertex: u32): void {
  begunCount = 0;
  hasRest = false;
  for (let edge = firstEdge(vertex); edge != NONE; edge = nextEdge(edge)) {
    const wanted = (<usize>begunCount + 1) << 2;
    if (wanted > begunRoom) {
      begun = grown(begun, begunRoom, wanted);
      begunRoom = roomFor(wanted);
    }
    const to = edgeTo(edge);
    let place = begunCount++;
    for (; place > 0; place--) {
      const other = begunAt(place - 1);
      const side = orient(vertex, to, edgeTo(other));
      if (side < 0 || (side == 0 && edgeTo(other) <= to)) break;
      setBegun(place, other);
    }
    setBegun(place, edge);
    if (edge >= firstRest) hasRest = true;
  }
}

function begunAt(place: u32): u32 {
  return load<u32>(begun + ((<usize>place) << 2));
}
function setBegun(place: u32, edge: u32): void {
  store<u32>(begun + ((<usize>place) << 2), edge);
}

/**
 * Of begun edges that lie on each other, keeps one if their number is odd, none if it is even. What the longer ones have
 * beyond the shortest begins at its end.
 */
function dropDoubles(vertex: u32): void {
  let kept: u32 = 0;
  let place: u32 = 0;
  while (place < begunCount) {
    const edge = begunAt(place);
    const to = edgeTo(edge);
    let next = place + 1;
    for (; next < begunCount; next++) {
      const other = begunAt(next);
      if (orient(vertex, to, edgeTo(other)) != 0) break;
      for (let same = place; same < next; same++) {
        if (edgeRing(begunAt(same)) == edgeRing(other)) fail(RUNS_BACK, edgeRing(other));
      }
      if (edgeTo(other) != to) addEdge(to, edgeTo(other), edgeRing(other));
    }
    if (((next - place) & 1) != 0) setBegun(kept++, edge);
    place = next;
  }
  begunCount = kept;
}

/** Puts the begun edges in the place of the crossed edges `first` to `end`. */
function replaceCrossed(first: u32, end: u32, vertex: u32, isInside: bool, above: i32): void {
  const wanted = (<usize>(crossedCount + begunCount)) << 3;
  if (wanted > crossedRoom) {
    crossed = grown(crossed, crossedRoom, wanted);
    crossedRoom = roomFor(wanted);
  }
  memory.copy(
    crossed + ((<usize>(first + begunCount)) << 3),
    crossed + ((<usize>end) << 3),
    (<usize>(crossedCount - end)) << 3,
  );
  crossedCount = crossedCount - (end - first) + begunCount;
  for (let place: u32 = 0; place < begunCount; place++) {
    isInside = !isInside;
    const isLast = place + 1 == begunCount;
    setCrossed(first + place, begunAt(place), isLast ? above : isInside ? openRegion(vertex) : NO_REGION);
  }
}

/** Finds crossings of the edges that are neighbours since the last replacement. */
function checkOrder(first: u32): void {
  if (first > 0 && first < crossedCount) checkApart(edgeAt(first - 1), edgeAt(first));
  const last = first + begunCount;
  if (begunCount > 0 && last < crossedCount) checkApart(edgeAt(last - 1), edgeAt(last));
}

/** Two neighbouring edges, one below the other at the sweep line, must stay in this order. */
function checkApart(lower: u32, upper: u32): void {
  const isApart =
    edgeTo(lower) < edgeTo(upper)
      ? orient(edgeFrom(upper), edgeTo(upper), edgeTo(lower)) <= 0
      : orient(edgeFrom(lower), edgeTo(lower), edgeTo(upper)) >= 0;
  if (!isApart) fail(CROSSES, max(edgeRing(lower), edgeRing(upper)));
}

function fail(status: i32, ring: u32): void {
  fault = status;
  faultyRing = ring;
}
