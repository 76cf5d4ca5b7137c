/**
 * The export list of the core; `src/engine/core` is its only caller. Addresses are for the caller's views on
 * memory, statuses are the bits of memory/status.ts. Exports validate their input and never trap; inner loops do not
 * check again.
 */
import * as layout from './memory/layout';

export { writeBake } from './nav/bake';
export { buildLocation, findWay, isBaked, isExact, measureWays } from './nav/location';
export { testPoints } from './nav/many-points';
export { corners as cornerCount } from './nav/corners';
export { isWalkable } from './nav/ground';
export { hasSight } from './nav/sight';
export { findNearestWalkable } from './nav/nearest';
export { maxSlideSteps, slideAlong } from './nav/slide';
export { resampleWay, wayLength, waypoints as waypointCount } from './nav/path';
export * from './raster/index';
export * from './match3/index';

export function ringSizesAddress(): usize {
  return layout.RING_SIZES;
}
export function verticesAddress(): usize {
  return layout.VERTICES;
}
export function waypointsAddress(): usize {
  return layout.WAYPOINTS;
}
export function pointsAddress(): usize {
  return layout.POINTS;
}
export function layoutEnd(): usize {
  return layout.FIXED_END;
}
/** End of the compiler's static data. The layout reserves 64 KiB for it. */
export function staticEnd(): usize {
  return __heap_base;
}
export function maxRings(): i32 {
  return layout.MAX_RINGS;
}
export function maxEdges(): i32 {
  return layout.MAX_EDGES;
}
export function maxPoints(): i32 {
  return layout.MAX_POINTS;
}
export function maxWaypoints(): i32 {
  return layout.MAX_WAYPOINTS;
}
