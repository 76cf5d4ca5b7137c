/**
 * Which changes are worth a frame, and when. Walking is drawn as fast as frames can be had; clouds and flags, and pictures
 * that arrive one by one, are drawn less often, and less often still where a frame is dear.
 */

/** While only clouds and flags move, this is often enough. */
const AMBIENT_MS = 1000 / 20;
const PICTURE_MS = 80;
/** At most a third of the time goes into what nobody is waiting for. */
const REST_PER_COST = 3;

export type FrameReason = 'motion' | 'picture' | 'ambient';

/**
 * Whether to draw for `reason`, `sinceMs` after the last frame was submitted, when frames cost `costMs`.
 */
export function isFrameDue(reason: FrameReason, sinceMs: number, costMs: number): boolean {
  if (reason === 'motion') return true;
  return sinceMs >= Math.max(reason === 'picture' ? PICTURE_MS : AMBIENT_MS, costMs * REST_PER_COST);
}
