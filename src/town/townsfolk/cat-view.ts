/** Which of her pictures the cat shows: sitting, lying, or one of two steps to a side. Pure. */
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
