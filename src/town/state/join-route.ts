/** Fits a path to a player who kept walking while the worker searched it. Pure. */
import { isWalkableAt } from '../../engine/collision.ts';
import type { Point, WalkableBitmap } from '../../engine/core/types.ts';

/** A player who moved less than this starts at the start of the path. */
const STANDING_PX = 0.5;
/** How far along the path it is joined at most, beyond twice the way walked. */
const AHEAD_PX = 24;
const SAMPLE_PX = 1;

/**
 * The rest of `points` (xy pairs) from the farthest point near its start that can be reached from `position` in a straight
 * line, or null when there is none. `start` is the position for which the path was searched.
 */
export function joinRoute(
  points: Float32Array,
  start: Point,
  position: Point,
  ground: WalkableBitmap | null,
): Float32Array | null {
  const walkedPx = Math.hypot(position.x - start.x, position.y - start.y);
  if (walkedPx < STANDING_PX || ground === null) return points;
  const reachPx = 2 * walkedPx + AHEAD_PX;
  let joinAt = -1;
  let alongPx = 0;
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    if (at > 0) alongPx += Math.hypot(x - (points[at - 2] ?? 0), y - (points[at - 1] ?? 0));
    if (alongPx > reachPx) break;
    if (isStraightWalkable(ground, position, x, y)) joinAt = at;
  }
  return joinAt < 0 ? null : points.subarray(joinAt);
}

function isStraightWalkable(ground: WalkableBitmap, from: Point, x: number, y: number): boolean {
  const steps = Math.ceil(Math.hypot(x - from.x, y - from.y) / SAMPLE_PX);
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    if (!isWalkableAt(ground, from.x + (x - from.x) * share, from.y + (y - from.y) * share)) return false;
  }
  return true;
}
