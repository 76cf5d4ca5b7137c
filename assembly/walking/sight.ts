/**
 * Line of sight between any two points: whether the straight line between them is walkable, its touching of walls
 * included. Exact: the line is followed from polygon to polygon, around vertices that lie on it.
 */
import { areEndsConnected, hasGoal, placeGoal, placeStart } from '../navigation/ends';
import { foundAt, foundCount } from '../navigation/locate';
import {
  firstSide,
  nextSide,
  polygonCount,
  previousSide,
  sideEnd,
  sidePolygon,
  sideTwin,
  sideVertex,
} from '../navigation/polygons';
import { WALL } from '../navigation/triangles';
import { goalVertex, orient, startVertex, vertexX, vertexY } from '../navigation/vertices';

/** False unless both points are walkable, and for NaN. */
export function hasSight(ax: f64, ay: f64, bx: f64, by: f64): bool {
  if (!placeGoal(bx, by, 0) || !placeStart(ax, ay, 0) || !areEndsConnected()) return false;
  for (let place: u32 = 0; place < foundCount(); place++) {
    if (isOpenFrom(foundAt(place))) return true;
  }
  return false;
}

/** Follows the line from a polygon that contains its start. */
function isOpenFrom(polygon: u32): bool {
  for (let steps: u32 = 0; steps <= polygonCount(); steps++) {
    if (hasGoal(polygon)) return true;
    const exit = exitOf(polygon);
    // The line leaves through the inside of a side, or at the vertex that the side begins with.
    const isAtVertex = orient(startVertex(), goalVertex(), sideVertex(exit)) == 0;
    const next = isAtVertex ? turnAround(exit) : sideTwin(exit);
    if (next == WALL) return false;
    polygon = sidePolygon(next);
  }
  return false;
}

/** The side whose inside or first vertex the line leaves the polygon at. */
function exitOf(polygon: u32): i32 {
  const start = startVertex();
  const goal = goalVertex();
  const end = firstSide(polygon + 1);
  let exit = WALL;
  let farthest = i64.MIN_VALUE;
  for (let side = firstSide(polygon); side < end; side++) {
    const turn = orient(start, goal, sideVertex(side));
    if (turn < 0 && orient(start, goal, sideEnd(side)) > 0) return side;
    if (turn != 0) continue;
    const far = alongOf(sideVertex(side));
    if (far <= farthest) continue;
    farthest = far;
    exit = side;
  }
  return exit;
}

/** How far along the line a vertex is. */
function alongOf(vertex: u32): i64 {
  const start = startVertex();
  const goal = goalVertex();
  const dx = <i64>(vertexX(goal) - vertexX(start));
  const dy = <i64>(vertexY(goal) - vertexY(start));
  return dx * <i64>(vertexX(vertex) - vertexX(start)) + dy * <i64>(vertexY(vertex) - vertexY(start));
}

/**
 * A side of the polygon in which the line goes on from the first vertex of `side`, WALL for none. The polygons around the
 * vertex are tried in both directions as far as walls.
 */
function turnAround(side: i32): i32 {
  let own = side;
  do {
    own = sideTwin(own);
    if (own == WALL) break;
    own = nextSide(own);
    if (goesOn(own)) return own;
  } while (own != side);
  own = sideTwin(previousSide(side));
  while (own != WALL && own != side) {
    if (goesOn(own)) return own;
    own = sideTwin(previousSide(own));
  }
  return WALL;
}

/**
 * Whether the line goes on, from the first vertex of a side, in the side's polygon: it is convex, so it does between the
 * sides that meet there.
 */
function goesOn(side: i32): bool {
  const start = startVertex();
  const goal = goalVertex();
  return orient(start, goal, sideEnd(side)) <= 0 && orient(start, goal, sideVertex(previousSide(side))) >= 0;
}
