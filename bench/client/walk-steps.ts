/** The positions of a walker of the client bench, one for each packet that it sends. */
import type { Core, Point } from '../../src/engine/core/types.ts';
import type { PlayerState } from '../../src/shared/realtime/events.ts';

/** Distance of two positions of a walker at the product's speed. */
const STEP_PX = 36;
const VIEWS = 6;
/** A walker that reaches none of so many goals is in a part of the map without goals. */
const GOALS_MAX = 200;

/**
 * An endless walk along the shortest paths between goals. Positions that the server has rounded may be just inside an
 * obstacle, where no path starts: such a walk starts at the nearest walkable point. Throws when no goal can be reached.
 */
export function* walkSteps(
  core: Pick<Core, 'findPath' | 'nearestWalkable'>,
  start: PlayerState,
  nextGoal: () => Point,
): Generator<PlayerState, never> {
  for (let at = start, missed = 0; ; ) {
    const from = core.nearestWalkable(at.x, at.y);
    const path = from === null ? null : core.findPath(from, nextGoal());
    if (path?.status !== 'found') {
      missed += 1;
      if (missed >= GOALS_MAX || from === null) throw new Error(`no way leads from ${at.x}, ${at.y}`);
      continue;
    }
    missed = 0;
    for (const step of stepsAlong(path)) yield (at = step);
  }
}

function* stepsAlong({ points, lengthPx }: { points: Float64Array; lengthPx: number }): Generator<PlayerState> {
  let walkedPx = 0;
  let nextPx = STEP_PX;
  for (let leg = 2; leg < points.length; leg += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.slice(leg - 2, leg + 2);
    const legPx = Math.hypot(x1 - x0, y1 - y0);
    for (; nextPx <= walkedPx + legPx && nextPx < lengthPx; nextPx += STEP_PX) {
      const share = (nextPx - walkedPx) / legPx;
      yield { x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share, frame: leg % VIEWS };
    }
    walkedPx += legPx;
  }
}
