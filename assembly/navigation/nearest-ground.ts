/** The nearest walkable point of the grid. */
import {
  cellColumns,
  cellRows,
  cellShift,
  findPolygons,
  foundCount,
  listEnd,
  listStart,
  listedPolygon,
} from './locate';
import { firstSide, nextSide, sideTwin, sideVertex } from './polygons';
import { WALL } from './triangles';
import { vertexX, vertexY } from './vertices';

/** Distances in grid steps that candidates around the nearest point of a wall may have from it. */
const AROUND: i32 = 2;

let nearestX: i32 = 0;
let nearestY: i32 = 0;
let leastSquared: f64 = 0;

export function nearestGroundX(): i32 {
  return nearestX;
}
export function nearestGroundY(): i32 {
  return nearestY;
}

/**
 * Finds the walkable grid point nearest to (x, y), which is not walkable, up to `reach` grid steps away; false when
 * there is none. The polygons that contain it are found.
 */
export function findNearestGround(x: f64, y: f64, reach: f64): bool {
  leastSquared = reach * reach;
  nearestX = i32.MIN_VALUE;
  const column = <i32>max(0, min(<f64>(cellColumns() - 1), floor(x / <f64>((<i64>1) << (<i64>cellShift())))));
  const row = <i32>max(0, min(<f64>(cellRows() - 1), floor(y / <f64>((<i64>1) << (<i64>cellShift())))));
  const size = <f64>((<i64>1) << (<i64>cellShift()));
  const last = max(<i32>cellColumns(), <i32>cellRows());
  let isFound = false;
  // Rings of cells, from the inside to the outside.
  for (let ring = 0; ring <= last; ring++) {
    const away = <f64>(ring - 1) * size;
    if (ring > 1 && away * away > leastSquared) break;
    for (let at = row - ring; at <= row + ring; at++) {
      if (at < 0 || at >= <i32>cellRows()) continue;
      const isWhole = at == row - ring || at == row + ring;
      const step = isWhole || ring == 0 ? 1 : 2 * ring;
      for (let place = column - ring; place <= column + ring; place += step) {
        if (place < 0 || place >= <i32>cellColumns()) continue;
        if (searchCell(<u32>at * cellColumns() + <u32>place, x, y)) isFound = true;
      }
    }
  }
  if (isFound) findPolygons(nearestX, nearestY);
  return isFound;
}

function searchCell(cell: u32, x: f64, y: f64): bool {
  let isFound = false;
  for (let at = listStart(cell); at < listEnd(cell); at++) {
    const polygon = listedPolygon(at);
    for (let side = firstSide(polygon); side < firstSide(polygon + 1); side++) {
      if (sideTwin(side) == WALL && searchWall(sideVertex(side), sideVertex(nextSide(side)), x, y)) isFound = true;
    }
  }
  return isFound;
}

/** Tries the walkable points of the grid around the nearest point of a wall, and the wall's ends. */
function searchWall(a: u32, b: u32, x: f64, y: f64): bool {
  const ax = <f64>vertexX(a);
  const ay = <f64>vertexY(a);
  const alongX = <f64>vertexX(b) - ax;
  const alongY = <f64>vertexY(b) - ay;
  const share = max(0, min(1, ((x - ax) * alongX + (y - ay) * alongY) / (alongX * alongX + alongY * alongY)));
  const footX = ax + share * alongX;
  const footY = ay + share * alongY;
  const gap = sqrt((footX - x) * (footX - x) + (footY - y) * (footY - y)) - 1;
  if (gap > 0 && gap * gap >= leastSquared) return false;
  let isFound = tryPoint(vertexX(a), vertexY(a), x, y);
  if (tryPoint(vertexX(b), vertexY(b), x, y)) isFound = true;
  const middleX = <i32>nearest(footX);
  const middleY = <i32>nearest(footY);
  for (let dy = -AROUND; dy <= AROUND; dy++) {
    for (let dx = -AROUND; dx <= AROUND; dx++) {
      if (tryPoint(middleX + dx, middleY + dy, x, y)) isFound = true;
    }
  }
  return isFound;
}

function tryPoint(px: i32, py: i32, x: f64, y: f64): bool {
  const dx = <f64>px - x;
  const dy = <f64>py - y;
  const squared = dx * dx + dy * dy;
  if (squared > leastSquared || (squared == leastSquared && nearestX == px && nearestY == py)) return false;
  findPolygons(px, py);
  if (foundCount() == 0) return false;
  leastSquared = squared;
  nearestX = px;
  nearestY = py;
  return true;
}
