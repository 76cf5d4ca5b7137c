/**
 * How soon each kind of change is drawn. Walking is drawn in every frame, or 30 times a second on slow devices; clouds, flags and
 * pictures that arrive one by one are drawn less often, and even less where a frame is expensive.
 */

/** Interval of 30 frames a second: a screen's ticks are not exact, and a tick that is a little early counts. */
const SLOW_RATE_MS = 1000 / 30 - 4;
/** Frames that are not urgent take at most a third of the time. */
const REST_PER_COST = 3;

/** `inSight`: clouds and flags alone move; `outside`: they move outside of the window and may come into it. */
export type FrameReason = 'motion' | 'picture' | 'inSight' | 'outside';

const INTERVAL_MS = { picture: 80, inSight: 1000 / 20, outside: 1000 } as const;

/**
 * Whether to draw for `reason`, `sinceMs` after the last frame was submitted, when frames cost `costMs`.
 */
export function isFrameDue(reason: FrameReason, sinceMs: number, costMs: number, hasFullRate: boolean): boolean {
  if (reason === 'motion') return hasFullRate || sinceMs >= SLOW_RATE_MS;
  return sinceMs >= Math.max(INTERVAL_MS[reason], costMs * REST_PER_COST);
}
