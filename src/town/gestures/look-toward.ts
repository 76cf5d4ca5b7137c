/** Toward whom somebody bows: the nearest figure within talking distance on the side that the bowing one faces. Pure. */
import type { Figure } from '../state/figures.ts';

/** Map pixels. */
const TALK_PX = 260;
/** Somebody who is hardly to one side is bowed to from the front. */
const ASIDE_PX = 30;
const TO_THE_LEFT = 1;
const TO_THE_RIGHT = 5;
/** Of each view: -1 looks to the left, 1 to the right, 0 along the street. */
const SIDES = [0, -1, -1, 0, 1, 1] as const;

/** View 1 or 5; null: nobody is there, or straight ahead. `figures` may contain `figure`. */
export function viewOfBow(figure: Figure, figures: readonly Figure[]): number | null {
  const { x, y, view } = figure.shown;
  const side = SIDES[figure.glance?.view ?? view] ?? 0;
  let nearestX = x;
  let leastPx = TALK_PX;
  for (const other of figures) {
    const distancePx = Math.hypot(other.shown.x - x, other.shown.y - y);
    const isFaced = side === 0 || (other.shown.x - x) * side > 0;
    if (other === figure || !isFaced || distancePx > leastPx) continue;
    leastPx = distancePx;
    nearestX = other.shown.x;
  }
  if (Math.abs(nearestX - x) < ASIDE_PX) return null;
  return nearestX < x ? TO_THE_LEFT : TO_THE_RIGHT;
}
