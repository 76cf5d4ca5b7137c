/** The ends of a query: where they are, and the polygons that contain the goal. */
import { arePiecesCut, findPieces, touchCuts } from './cuts';
import { forgetGoals, markWayTo } from './dead-ends';
import { findPolygons, foundAt, foundCount, keepFound } from './locate';
import { findNearestGround, nearestGroundX, nearestGroundY } from './nearest-ground';
import { partOf, polygonCount } from './polygons';
import { fromGridX, fromGridY, goalVertex, gridScale, placeEnd, startVertex, toGridX, toGridY } from './vertices';

/** Points beyond this are not on any ground. */
const FARTHEST: f64 = 1073741824;

/**
 * Grid steps: vertices are moved to the grid, so that an end on the edge between two of them may be this far from the edge, as
 * the grid has it. Ends on the grid are where they are.
 */
const ROUNDING: f64 = 2;

/** u32 a polygon: the last query whose goal it contained, together with others. */
let goalMarks: usize = 0;
let queries: u32 = 0;
let goalPolygon: u32 = 0;
let goalPolygons: u32 = 0;

/** Must be called when the mesh has changed. */
export function forgetEnds(): void {
  if (goalMarks != 0) heap.free(goalMarks);
  goalMarks = heap.alloc((<usize>polygonCount() + 1) << 2);
  memory.fill(goalMarks, 0, (<usize>polygonCount() + 1) << 2);
  queries = 0;
}

/** Places the goal; false when it is not on the ground. Its polygons are found and kept. */
export function placeGoal(x: f64, y: f64, snap: f64): bool {
  if (!place(goalVertex(), x, y, snap)) return false;
  queries++;
  goalPolygons = foundCount();
  goalPolygon = foundAt(0);
  // Only a goal on a side is in several polygons.
  if (goalPolygons > 1) {
    for (let at: u32 = 0; at < goalPolygons; at++) store<u32>(goalMarks + ((<usize>foundAt(at)) << 2), queries);
  }
  keepFound();
  return true;
}

/** Marks the dead ends that lead to the goal, whose polygons are those found last. */
export function markWaysToGoal(): void {
  forgetGoals();
  for (let at: u32 = 0; at < foundCount(); at++) markWayTo(foundAt(at));
}

/** Places the start; false when it is not on the ground. Its polygons are found. */
export function placeStart(x: f64, y: f64, snap: f64): bool {
  return place(startVertex(), x, y, snap);
}

export function hasGoal(polygon: u32): bool {
  return polygon == goalPolygon || (goalPolygons > 1 && load<u32>(goalMarks + ((<usize>polygon) << 2)) == queries);
}

/** Whether a polygon that contains the start also contains the goal. */
export function shareEndsPolygon(): bool {
  for (let at: u32 = 0; at < foundCount(); at++) {
    if (hasGoal(foundAt(at))) return true;
  }
  return false;
}

/** Whether both ends are in one connected part of the ground. */
export function areEndsConnected(): bool {
  // A vertex at which parts touch belongs to several of them.
  if (goalPolygons > 1) return true;
  const goalPart = partOf(goalPolygon);
  for (let at: u32 = 0; at < foundCount(); at++) {
    if (partOf(foundAt(at)) == goalPart) return true;
  }
  return false;
}

/** Reads ahead what is needed to place an end, when pieces are cut. */
export function touchEnd(x: f64, y: f64): void {
  const gridX = toGridX(x);
  const gridY = toGridY(y);
  if (abs(gridX) <= FARTHEST && abs(gridY) <= FARTHEST) touchCuts(<i32>nearest(gridX), <i32>nearest(gridY));
}

function place(vertex: u32, x: f64, y: f64, snap: f64): bool {
  const gridX = toGridX(x);
  const gridY = toGridY(y);
  if (!(abs(gridX) <= FARTHEST && abs(gridY) <= FARTHEST)) return false;
  if (arePiecesCut()) findPieces(<i32>nearest(gridX), <i32>nearest(gridY));
  else findPolygons(<i32>nearest(gridX), <i32>nearest(gridY));
  if (foundCount() > 0) {
    placeEnd(vertex, <i32>nearest(gridX), <i32>nearest(gridY), x, y);
    return true;
  }
  if (!isOnGrid(gridX, gridY) && findNearestGround(gridX, gridY, ROUNDING)) {
    placeEnd(vertex, nearestGroundX(), nearestGroundY(), x, y);
    return true;
  }
  if (!(snap > 0) || !findNearestGround(gridX, gridY, snap * gridScale())) return false;
  const foundX = nearestGroundX();
  const foundY = nearestGroundY();
  placeEnd(vertex, foundX, foundY, fromGridX(<f64>foundX), fromGridY(<f64>foundY));
  return true;
}

function isOnGrid(x: f64, y: f64): bool {
  return nearest(x) == x && nearest(y) == y;
}
