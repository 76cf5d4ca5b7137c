/** Which of her pictures the cat shows: sitting, lying, or one of two steps to a side; and her tricks. Pure. */
import { CAT_VIEWS } from '../../shared/rules/townsfolk.ts';
import type { Whereabouts } from './schedule.ts';

/** The paws of the walking cat change in this distance, map pixels. */
const PAW_PX = 16;

/** `view`: that of a person who walks there. */
export function catView({ x, view, isMoving }: Whereabouts, isLying = false): number {
  if (!isMoving) return isLying ? CAT_VIEWS.lie : CAT_VIEWS.sit;
  const isLeft = view >= 1 && view <= 3;
  const steps = isLeft ? CAT_VIEWS.left : CAT_VIEWS.right;
  return steps[Math.floor(x / PAW_PX) & 1] ?? CAT_VIEWS.sit;
}

/** How long her tricks last, ms. */
export const CAT_TRICKS = { turn: 1200, circle: 2400 } as const;

/** A turn on the spot: to the left, away, to the right, and back to the front. */
export function turnViewAt(ms: number): number {
  const views = [CAT_VIEWS.left[0], CAT_VIEWS.lie, CAT_VIEWS.right[0], CAT_VIEWS.sit];
  return views[Math.min(views.length - 1, Math.floor((ms / CAT_TRICKS.turn) * views.length))] ?? CAT_VIEWS.sit;
}

/** Around `center` once, from her place and back to it. The ground is seen from above at an angle. */
export function circleAt(ms: number, from: Place, center: Place, out: Whereabouts): void {
  const turn = Math.min(1, ms / CAT_TRICKS.circle) * 2 * Math.PI;
  const [dx, dy] = [from.x - center.x, (from.y - center.y) / FLATTENED];
  const x = dx * Math.cos(turn) - dy * Math.sin(turn);
  out.x = center.x + x;
  out.y = center.y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * FLATTENED;
  const isLeft = -dx * Math.sin(turn) - dy * Math.cos(turn) < 0;
  out.view = catView({ ...out, view: isLeft ? 2 : 4, isMoving: true });
}

const FLATTENED = 0.5;

interface Place {
  readonly x: number;
  readonly y: number;
}
