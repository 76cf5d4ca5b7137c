/** Whether the start sees the goal: the line between them is followed from polygon to polygon. Exact. */
import { hasGoal } from './ends';
import { foundAt, foundCount } from './locate';
import { firstSide, nextOpenSide, polygonCount, sideEnd, sidePolygon, sideTwin, sideVertex } from './polygons';
import { WALL } from './triangles';
import { goalVertex, orient, startVertex } from './vertices';

/**
 * Whether the straight line is a path. A line that touches walls on both sides is reported as none: the corners that it
 * touches make it a path of the same length.
 */
export function seesGoal(): bool {
  for (let place: u32 = 0; place < foundCount(); place++) {
    if (isOpen(foundAt(place), 0) || isOpen(foundAt(place), 1)) return true;
  }
  return false;
}

/**
 * Follows the line from a polygon. Vertices on the line count as right of it when `tie` is 1, left of it when it is 0:
 * the line is moved aside by nothing at all.
 */
function isOpen(polygon: u32, tie: i64): bool {
  const start = startVertex();
  const goal = goalVertex();
  for (let steps: u32 = 0; steps <= polygonCount(); steps++) {
    if (hasGoal(polygon)) return true;
    // The side over which the line leaves the polygon: it passes from the right of the line to its left.
    const first = nextOpenSide(firstSide(polygon));
    let side = first;
    while (
      orient(start, goal, sideVertex(side)) >= tie ||
      orient(start, goal, sideEnd(side)) < tie ||
      sideTwin(side) == WALL
    ) {
      side = nextOpenSide(side);
      if (side == first) return false;
    }
    polygon = sidePolygon(sideTwin(side));
  }
  return false;
}
