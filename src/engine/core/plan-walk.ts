/** Answers a click on the map with one path. Pure over the core's queries; it holds no state. */
import type { Core, Point, WalkPlan } from './types.ts';

/** A start at most this far off walkable ground is moved onto it: keys and the server round positions differently. */
export const START_SNAP_PX = 8;
/** How far along the path it is joined at most, beyond twice the way walked. */
const JOIN_AHEAD_PX = 24;
const NO_PLACES = new Float32Array(0);

type PathCore = Pick<Core, 'nearestWalkable' | 'findPath' | 'hasLineOfSight'>;

/**
 * The shortest path from `from` to the walkable point nearest to `goal`. `from` is used as it is when no walkable point
 * lies within `START_SNAP_PX`. `ahead` are the places (xy pairs) where a player who keeps walking during the search will
 * be: the plan says for each of them where the path can be joined.
 */
export function planWalk(core: PathCore, from: Point, goal: Point, ahead: Float32Array = NO_PLACES): WalkPlan {
  const reachable = core.nearestWalkable(goal.x, goal.y);
  if (reachable === null) return { status: 'unreachable' };
  const path = core.findPath(snap(core, from), reachable);
  if (path.status !== 'found') return { status: 'unreachable' };
  const { points } = path;
  const joins = new Int16Array(ahead.length >> 1);
  for (let place = 0; place < joins.length; place++) {
    joins[place] = joinOf(core, points, from, { x: ahead[place * 2] ?? 0, y: ahead[place * 2 + 1] ?? 0 });
  }
  return { status: 'found', points, goal: reachable, joins };
}

const snap = (core: PathCore, place: Point): Point => core.nearestWalkable(place.x, place.y, START_SNAP_PX) ?? place;

/** The farthest point near the start of the path that is in sight of a place on the way from `start`, or -1. */
function joinOf(core: PathCore, points: Float64Array, start: Point, place: Point): number {
  const reachPx = 2 * Math.hypot(place.x - start.x, place.y - start.y) + JOIN_AHEAD_PX;
  const eye = snap(core, place);
  let join = -1;
  let alongPx = 0;
  for (let at = 0; at < points.length; at += 2) {
    const point = { x: points[at] ?? 0, y: points[at + 1] ?? 0 };
    if (at > 0) alongPx += Math.hypot(point.x - (points[at - 2] ?? 0), point.y - (points[at - 1] ?? 0));
    if (alongPx > reachPx) break;
    if (core.hasLineOfSight(eye, point)) join = at >> 1;
  }
  return join;
}
