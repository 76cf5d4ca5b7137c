/**
 * The exports of the walking module, `assembly/walking/index.ts`. Addresses are bytes in its memory; coordinates are map
 * pixels; booleans are 0 or 1. Every call may grow memory.
 */
import type { NavigationInput } from './navigation-exports.ts';

export interface WalkingExports extends NavigationInput {
  /** A status of `NAVIGATION_STATUS`. The size is in px. */
  setGround(ringCount: number, width: number, height: number, tableBytes: number): number;
  isWalkable(x: number, y: number): number;
  hasSight(ax: number, ay: number, bx: number, by: number): number;
  /** Whether there is a walkable point, `nearestX` and `nearestY`, within so many px. */
  findNearest(x: number, y: number, radius: number): number;
  nearestX(): number;
  nearestY(): number;
  /** Count of points on the path found last, at most so many px apart. */
  takeSteps(stepPx: number): number;
  /** f64 x, y a point. */
  stepsAddress(): number;
  maxSlideSteps(): number;
  /** Count of knots; 0 for a request out of range. */
  slideAlong(x8: number, y8: number, heading: number, speed: number, steps: number): number;
  /** i32 ms, x, y a knot, in 1/1024 px. */
  knotsAddress(): number;
}
