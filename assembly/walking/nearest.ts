/** The nearest walkable point. */
import { findNearestGround, nearestGroundX, nearestGroundY } from '../navigation/nearest-ground';
import { fromGridX, fromGridY, gridScale, toGridX, toGridY } from '../navigation/vertices';
import { isWalkable } from './ground';

/** Coordinates and radii beyond this are refused. */
const FARTHEST: f64 = 1e6;

let x: f64 = 0;
let y: f64 = 0;

/** The point found last. */
export function nearestX(): f64 {
  return x;
}
export function nearestY(): f64 {
  return y;
}

/** Finds the walkable point nearest to one of the map, within `radius` px; false when there is none, and for NaN. */
export function findNearest(toX: f64, toY: f64, radius: f64): bool {
  if (!(abs(toX) < FARTHEST && abs(toY) < FARTHEST && radius >= 0)) return false;
  x = toX;
  y = toY;
  if (isWalkable(toX, toY)) return true;
  if (!findNearestGround(toGridX(toX), toGridY(toY), min(radius, FARTHEST) * gridScale())) return false;
  x = fromGridX(<f64>nearestGroundX());
  y = fromGridY(<f64>nearestGroundY());
  return true;
}
