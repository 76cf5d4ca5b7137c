/** A door of a location of the tests. */
import type { Point } from '../../engine/core/types.ts';
import type { Door } from '../../shared/rules/places.ts';

/** A door in front of `stand` that leads to the location `to`. */
export const doorTo = (to: string, stand: Point): Door => ({
  key: to,
  hits: [[stand.x - 20, stand.y - 100, stand.x + 20, stand.y]],
  depth: 0,
  stand,
  view: 3,
  screen: '',
  to,
});
