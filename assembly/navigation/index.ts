/** The exports of the navigation module. `src/engine/navigation` is its only caller. No export traps. */
import { findCorners } from './corners';
import { makeDelaunay } from './delaunay';
import { buildCells, findPolygons, foundCount } from './locate';
import { findNearestGround, nearestGroundX, nearestGroundY } from './nearest-ground';
import { buildPolygons, polygonCount } from './polygons';
import { pathLength, prepareSearch, searchPath, turnAt, turnCount } from './polyanya';
import { allotRings, pointsAddress, readRings, refusedRing, sizesAddress } from './rings';
import { OK, OUTSIDE } from './status';
import { ringOfFault, sweep } from './sweep';
import { freeTriangles } from './triangles';
import {
  callerX,
  callerY,
  fromGridX,
  fromGridY,
  goalVertex,
  gridScale,
  placeEnd,
  startVertex,
  toGridX,
  toGridY,
} from './vertices';

export { allotRings, pathLength, pointsAddress, sizesAddress, turnCount };
export { corners as cornerCount } from './corners';
export { polygonCount };

/** Points beyond this are not on any ground. */
const FARTHEST: f64 = 1073741824;

let failedRing: u32 = 0;

/** The ring that the last `buildLocation` refused. */
export function failingRing(): u32 {
  return failedRing;
}

/** Replaces the location by the rings of the input. OK, or why a ring is refused; then no point is walkable. */
export function buildLocation(ringCount: u32, extent: f64): i32 {
  let status = readRings(ringCount, extent);
  failedRing = refusedRing();
  if (status == OK) {
    status = sweep();
    failedRing = ringOfFault();
  }
  if (status != OK) {
    freeTriangles();
  } else {
    makeDelaunay();
  }
  buildPolygons();
  freeTriangles();
  findCorners();
  buildCells();
  prepareSearch();
  return status;
}

/**
 * Finds the shortest path, in the caller's units. An end that is off the ground is moved to the nearest walkable point
 * within `snap`. OK, UNREACHABLE or OUTSIDE.
 */
export function findPath(startX: f64, startY: f64, goalX: f64, goalY: f64, snap: f64): i32 {
  if (!placeOnGround(startVertex(), startX, startY, snap)) return OUTSIDE;
  if (!placeOnGround(goalVertex(), goalX, goalY, snap)) return OUTSIDE;
  return searchPath();
}

/** Places an end of a query; false when it is not on the ground. The polygons that contain it are found. */
function placeOnGround(vertex: u32, x: f64, y: f64, snap: f64): bool {
  const gridX = toGridX(x);
  const gridY = toGridY(y);
  if (!(abs(gridX) <= FARTHEST && abs(gridY) <= FARTHEST)) return false;
  findPolygons(<i32>nearest(gridX), <i32>nearest(gridY));
  if (foundCount() > 0) {
    placeEnd(vertex, <i32>nearest(gridX), <i32>nearest(gridY), x, y);
    return true;
  }
  if (!(snap > 0) || !findNearestGround(gridX, gridY, snap * gridScale())) return false;
  const foundX = nearestGroundX();
  const foundY = nearestGroundY();
  placeEnd(vertex, foundX, foundY, fromGridX(<f64>foundX), fromGridY(<f64>foundY));
  return true;
}

/** Coordinates of a vertex of the path found last, counted from the start. */
export function turnX(place: u32): f64 {
  return callerX(turnAt(place));
}
export function turnY(place: u32): f64 {
  return callerY(turnAt(place));
}
