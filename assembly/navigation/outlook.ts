/**
 * What a corner sees of the ground, from where a shortest path could come to turn at it: everything is found by walking
 * from polygon to polygon inside the angle that is still visible (triangular expansion: Bungiu et al., Efficient
 * Computation of Visibility Polygons, 2014). Decisions are exact.
 */
import { addNeighbour, beginNeighbours } from './corner-graph';
import {
  cornerAgainst,
  cornerAlong,
  cornerOfSide,
  cornerSide,
  cornerVertex,
  turnsLeftAt,
  turnsRightAt,
} from './corners';
import { NONE } from './edges';
import { grown, roomFor } from './growing';
import { foundAt, foundCount } from './locate';
import { addSeen } from './sightings';
import { firstSide, nextSide, previousSide, sideEnd, sidePolygon, sideTwin, sideVertex } from './polygons';
import { WALL } from './triangles';
import { orient, vertexX, vertexY } from './vertices';
import { addToView } from './views';

/** 24 bytes an open view: i32 side of the polygon to go on to, then the lines as in `addSeen`. */
let open: usize = 0;
let openRoom: usize = 0;
let openCount: i32 = 0;
/** Sides of the current corner's walls from which it is still to look. */
let sidesLeft: i32 = 0;
/** Whether an end of a query looks, and no corner. */
let isOfEnd: bool = false;

/** Begins to look from a corner. */
export function beginLook(corner: u32): void {
  beginNeighbours(corner);
  openCount = 0;
  sidesLeft = 2;
}

/** Goes on with what the corner sees, for about `work` steps; returns what is left of them, not above 0 if there is more. */
export function continueLook(corner: u32, work: i32): i32 {
  const vertex = cornerVertex(corner);
  const along = cornerAlong(corner);
  const against = cornerAgainst(corner);
  while (work > 0 && (openCount > 0 || sidesLeft > 0)) {
    if (openCount > 0) {
      work -= lookOn(corner, vertex, sidesLeft == 1);
      continue;
    }
    // The walls are on the left of a path that comes from the one side, on the right of one that comes from the other.
    sidesLeft--;
    if (sidesLeft == 1) work -= lookInto(corner, vertex, vertex, along, against, vertex, true);
    else work -= lookInto(corner, vertex, along, vertex, vertex, against, false);
  }
  return openCount > 0 || sidesLeft > 0 ? min(work, 0) : max(work, 1);
}

/** Looks from a corner's vertex between two lines, into all polygons around it; returns the work done. */
function lookInto(
  corner: u32,
  vertex: u32,
  rightFrom: u32,
  rightThrough: u32,
  leftFrom: u32,
  leftThrough: u32,
  areWallsLeft: bool,
): i32 {
  let work = 1;
  let leaving = cornerSide(corner);
  for (;;) {
    const into = previousSide(leaving);
    const a = sideVertex(nextSide(leaving));
    const b = sideVertex(into);
    // What is between the lines, of the angle from a to b that the polygon has here.
    const isRightInside = turn(vertex, a, rightFrom, rightThrough) >= 0 && turn(vertex, b, rightFrom, rightThrough) < 0;
    const isLeftInside = turn(vertex, a, leftFrom, leftThrough) > 0 && turn(vertex, b, leftFrom, leftThrough) <= 0;
    const isFirstInside = turn(vertex, a, rightFrom, rightThrough) <= 0 && turn(vertex, a, leftFrom, leftThrough) > 0;
    if (isRightInside || isFirstInside) {
      const lineA = isRightInside ? rightFrom : vertex;
      const lineB = isRightInside ? rightThrough : a;
      const lineC = isLeftInside ? leftFrom : vertex;
      const lineD = isLeftInside ? leftThrough : b;
      work += addSeen(sidePolygon(leaving), corner, vertex, lineA, lineB, lineC, lineD, areWallsLeft);
      lookThrough(vertex, nextSide(leaving), into, lineA, lineB, lineC, lineD);
    }
    if (sideTwin(into) == WALL) break;
    leaving = sideTwin(into);
  }
  return work;
}

/** Looks on through an open view; returns the work done. */
function lookOn(corner: u32, vertex: u32, areWallsLeft: bool): i32 {
  const at = open + <usize>--openCount * 24;
  const entry = load<i32>(at);
  const lineA = load<u32>(at, 4);
  const lineB = load<u32>(at, 8);
  const lineC = load<u32>(at, 12);
  const lineD = load<u32>(at, 16);
  let work = 1;
  if (corner != NONE) work = addSeen(sidePolygon(entry), corner, vertex, lineA, lineB, lineC, lineD, areWallsLeft);
  lookThrough(vertex, nextSide(entry), entry, lineA, lineB, lineC, lineD);
  return work;
}

/** Lists the corners that an end of a query sees, whose polygons are found; see views.ts. */
export function lookFromEnd(vertex: u32): void {
  isOfEnd = true;
  openCount = 0;
  for (let place: u32 = 0; place < foundCount(); place++) {
    const polygon = foundAt(place);
    for (let side = firstSide(polygon); side < firstSide(polygon + 1); side++) {
      see(vertex, side);
      const right = sideVertex(side);
      const left = sideEnd(side);
      // A side that the end is on is no way out: the polygon beyond it is found, too.
      if (sideTwin(side) == WALL || orient(vertex, right, left) <= 0) continue;
      openView(sideTwin(side), vertex, right, vertex, left);
    }
  }
  while (openCount > 0) lookOn(NONE, vertex, false);
  isOfEnd = false;
}

function openView(side: i32, rightFrom: u32, rightThrough: u32, leftFrom: u32, leftThrough: u32): void {
  const wanted = <usize>(openCount + 1) * 24;
  if (wanted > openRoom) {
    open = grown(open, openRoom, wanted);
    openRoom = roomFor(wanted);
  }
  const at = open + <usize>openCount * 24;
  openCount++;
  store<i32>(at, side);
  store<u32>(at, rightFrom, 4);
  store<u32>(at, rightThrough, 8);
  store<u32>(at, leftFrom, 12);
  store<u32>(at, leftThrough, 16);
}

/** Positive when the direction from one vertex through another is left of that from `vertex` to `to`. */
function turn(vertex: u32, to: u32, from: u32, through: u32): i64 {
  const x = <i64>(vertexX(to) - vertexX(vertex));
  const y = <i64>(vertexY(to) - vertexY(vertex));
  return x * <i64>(vertexY(through) - vertexY(from)) - y * <i64>(vertexX(through) - vertexX(from));
}

/** Looks through the sides of a polygon from `first` to the one before `end`, and at the vertices between them. */
function lookThrough(
  vertex: u32,
  first: i32,
  end: i32,
  rightFrom: u32,
  rightThrough: u32,
  leftFrom: u32,
  leftThrough: u32,
): void {
  let right = sideVertex(first);
  let rightOfRight = orient(rightFrom, rightThrough, right);
  // What is beyond the one line is inside of the other, also behind the vertex.
  let rightOfLeft = rightOfRight < 0 ? -1 : orient(leftFrom, leftThrough, right);
  if (rightOfLeft > 0) rightOfRight = 1;
  if (rightOfRight >= 0 && rightOfLeft <= 0) see(vertex, first);
  for (let side = first; side != end; side = nextSide(side)) {
    const left = sideVertex(nextSide(side));
    let leftOfRight = orient(rightFrom, rightThrough, left);
    const leftOfLeft = leftOfRight < 0 ? -1 : orient(leftFrom, leftThrough, left);
    if (leftOfLeft > 0) leftOfRight = 1;
    if (leftOfRight >= 0 && leftOfLeft <= 0) see(vertex, nextSide(side));
    const other = sideTwin(side);
    if (other != WALL && leftOfRight > 0 && rightOfLeft < 0 && orient(vertex, right, left) > 0) {
      const isRightWhole = rightOfRight >= 0;
      const isLeftWhole = leftOfLeft <= 0;
      openView(
        other,
        isRightWhole ? vertex : rightFrom,
        isRightWhole ? right : rightThrough,
        isLeftWhole ? vertex : leftFrom,
        isLeftWhole ? left : leftThrough,
      );
    }
    right = left;
    rightOfRight = leftOfRight;
    rightOfLeft = leftOfLeft;
  }
}

/** The vertex `from` sees the vertex that the side leaves. */
function see(from: u32, side: i32): void {
  const vertex = sideVertex(side);
  if (vertex == from) return;
  const corner = cornerOfSide(side);
  if (corner == NONE) return;
  if (!turnsRightAt(from, corner) && !turnsLeftAt(from, corner)) return;
  if (isOfEnd) addToView(corner);
  else addNeighbour(from, vertex, corner);
}
