/**
 * The exports of the walking module: a location of the town for those who walk in it. `src/engine/core` is its only caller.
 * Coordinates are map pixels. No export traps.
 */
import { buildLocation } from '../navigation/index';
import { OK, TOO_LARGE } from '../navigation/status';
import { buildGround } from './ground';
import { setMap } from './map';

export {
  allotBake,
  allotRings,
  askBetweenCorners,
  bakeAddress,
  continueTables,
  cornerCount,
  findPath,
  pathAddress,
  pathLength,
  pointsAddress,
  sizesAddress,
  takeBake,
  writeBake,
} from '../navigation/index';
export { isWalkable } from './ground';
export { findNearest, nearestX, nearestY } from './nearest';
export { hasSight } from './sight';
export { knotsAddress, maxSlideSteps, slideAlong } from './slide';
export { stepsAddress, takeSteps } from './steps';

/**
 * Replaces the location by the rings of the input: walkable is what an odd number of them contains. The map's size is in
 * px. OK, or why it is refused; then no point is walkable. `tableBytes`: most memory for tables.
 */
export function setGround(ringCount: u32, width: i32, height: i32, tableBytes: u32): i32 {
  const isFit = setMap(width, height);
  const status = buildLocation(isFit ? ringCount : 0, <f64>max(width, height), tableBytes);
  buildGround();
  return isFit || status != OK ? status : TOO_LARGE;
}
