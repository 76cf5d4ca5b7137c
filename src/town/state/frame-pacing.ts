/**
 * How soon each kind of change is drawn. Walking is drawn in every frame; clouds, flags and pictures that arrive one by one
 * are drawn less often, and even less where a frame is expensive.
 */

/** Interval while only clouds and flags move. */
const AMBIENT_MS = 1000 / 20;
const PICTURE_MS = 80;
/** Frames that are not urgent take at most a third of the time. */
const REST_PER_COST = 3;

export type FrameReason = 'motion' | 'picture' | 'ambient';

/**
 * Whether to draw for `reason`, `sinceMs` after the last frame was submitted, when frames cost `costMs`.
 */
export function isFrameDue(reason: FrameReason, sinceMs: number, costMs: number): boolean {
  if (reason === 'motion') return true;
  return sinceMs >= Math.max(reason === 'picture' ? PICTURE_MS : AMBIENT_MS, costMs * REST_PER_COST);
}
