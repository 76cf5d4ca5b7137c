/**
 * The view (of six) that an avatar shows for a heading. Headings are snapped to the twelve directions of the
 * specification (world, section 9) first, so that small changes of direction do not make the view flicker.
 * Views: 0 front, 1 three-quarter left, 2 left, 3 back, 4 right, 5 three-quarter right.
 */
import { PATH_DIRECTIONS } from '../rules/town.ts';
import { HEADINGS } from './headings.ts';

/** View by the number of 30 degree steps away from straight down, to the left and to the right. */
const LEFT_VIEWS = [0, 1, 1, 2, 2, 3, 3] as const;
const RIGHT_VIEWS = [0, 5, 5, 4, 4, 3, 3] as const;

/** The view for a step of (`dx`, `dy`) map pixels, y downwards; `current` for a step of length 0. */
export function viewOfHeading(dx: number, dy: number, current: number): number {
  if (dx === 0 && dy === 0) return current;
  const fromDown = Math.atan2(Math.abs(dx), dy);
  const steps = Math.round((fromDown * PATH_DIRECTIONS) / (2 * Math.PI));
  return (dx < 0 ? LEFT_VIEWS : RIGHT_VIEWS)[steps] ?? current;
}

/** Of each view, in twelfths of a turn from right over down. */
const DIRECTION_OF_VIEW = [3, 5, 6, 9, 0, 1] as const;

/** The heading (0 to `HEADINGS` - 1) in which a walker shows `view`; null for a number that is no view. */
export function headingOfView(view: number): number | null {
  const direction = DIRECTION_OF_VIEW[view];
  return direction === undefined ? null : (direction * HEADINGS) / PATH_DIRECTIONS;
}
