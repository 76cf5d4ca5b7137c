/** Fits a path to a player who kept walking while the worker searched it. Pure. */
import type { Point, WalkPlan } from '../../engine/core/types.ts';
import { AHEAD_STEP_MS } from '../../engine/walker.ts';

/** A player who moved less than this starts at the start of the path. */
const STANDING_PX = 0.5;
/** A player farther than this from the next expected place has changed the walk during the search. */
const EXPECTED_PX = 6;

/** A search whose answer has arrived. */
export interface PassedSearch {
  /** The position at the request. */
  start: Point;
  /** Xy pairs: the positions after the request that were expected then, `AHEAD_STEP_MS` apart. */
  ahead: Float32Array;
  /** Time since the request. */
  passedMs: number;
}

/**
 * The way from `position` to the end of the path, xy pairs, or null when the plan does not say how to join the path: the
 * player stays on the expected way up to its next place, and goes from there to the point that the plan gives for it.
 */
export function joinRoute(
  { points, joins }: Extract<WalkPlan, { status: 'found' }>,
  { start, ahead, passedMs }: PassedSearch,
  position: Point,
): Float64Array | null {
  if (Math.hypot(position.x - start.x, position.y - start.y) < STANDING_PX) return points;
  const place = Math.max(0, Math.ceil(passedMs / AHEAD_STEP_MS) - 1);
  const join = joins[place] ?? -1;
  const x = ahead[place * 2] ?? 0;
  const y = ahead[place * 2 + 1] ?? 0;
  if (join < 0 || Math.hypot(position.x - x, position.y - y) > EXPECTED_PX) return null;
  return Float64Array.of(x, y, ...points.subarray(join * 2));
}
