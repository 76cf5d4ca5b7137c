/**
 * Notes how each walk of the own player ends. A walk to a goal ends when the figure rests, or when no way leads there; a walk by
 * keys ends when they are released, and is blocked while they are held and the figure rests.
 */
import type { Point } from '../../engine/core/types.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { noteWalkEnd, type WalkEnd } from '../../state/places/own-walk.ts';
import type { TownWorld } from '../world/town-world.ts';

const READ_MS = 200;
/** The figure rests in this many readings: it also does between two paths, and before a walk begins. */
const RESTS = 3;
/** Walks end on eighths of a pixel; the goal may be next to a wall. */
const ARRIVED_PX = 8;

/** Returns a function that ends it. */
export function watchWalk(world: Pick<TownWorld, 'figures' | 'onWalk' | 'isSteered'>): () => void {
  /** Of the walk that has not ended. */
  let goal: Point | null = null;
  let isSteering = false;
  let hasWalked = false;
  let rests = 0;

  const end = (how: WalkEnd): void => {
    goal = null;
    isSteering = false;
    hasWalked = false;
    noteWalkEnd(how);
  };

  const stopWalks = world.onWalk((news) => {
    rests = 0;
    if (news.type === 'planned') {
      if (news.plan.status === 'found') goal = news.plan.goal;
      else if (news.plan.status === 'unreachable') end('unreachable');
    } else if (news.type === 'steered') {
      goal = null;
      isSteering = true;
    } else if (news.type === 'stopped' && goal !== null) {
      end('stopped');
    } else if (news.type !== 'clicked') {
      // Placed by the server, or the connection is lost.
      goal = null;
      isSteering = false;
    }
  });

  const stopReading = runtime.setInterval(() => {
    const self = world.figures.self();
    if (self === null || (goal === null && !isSteering)) return;
    const { x, y, isMoving } = self.shown;
    hasWalked ||= isMoving;
    rests = isMoving ? 0 : rests + 1;
    if (rests < RESTS) return;
    if (goal !== null) end(Math.hypot(goal.x - x, goal.y - y) <= ARRIVED_PX ? 'arrived' : 'blocked');
    else if (!world.isSteered()) end(hasWalked ? 'stopped' : 'blocked');
    // Once for each time that the way is blocked.
    else if (rests === RESTS) noteWalkEnd('blocked');
  }, READ_MS);

  return () => {
    stopWalks();
    stopReading();
  };
}
