/** Answers a click on the map with one path. Pure over the core's queries; it holds no state. */
import type { Core, Point, WalkPlan } from './types.ts';

/** A start at most this far off walkable ground is moved onto it: keys and the server round positions differently. */
export const START_SNAP_PX = 8;

/**
 * The shortest path from `from` to the walkable point nearest to `goal`. `from` is used as it is when no walkable point
 * lies within `START_SNAP_PX`.
 */
export function planWalk(core: Pick<Core, 'nearestWalkable' | 'findPath'>, from: Point, goal: Point): WalkPlan {
  const reachable = core.nearestWalkable(goal.x, goal.y);
  if (reachable === null) return { status: 'unreachable' };
  const start = core.nearestWalkable(from.x, from.y, START_SNAP_PX) ?? from;
  const path = core.findPath(start, reachable);
  return path.status === 'found'
    ? { status: 'found', points: path.points, goal: reachable }
    : { status: 'unreachable' };
}
