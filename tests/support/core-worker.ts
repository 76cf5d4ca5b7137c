/** For tests of the town: the core's worker on a walkable map of 2000 x 1000 px. Path requests wait for the test. */
import { expect } from 'vitest';
import { findHeadStarts } from '../../src/engine/core/head-starts.ts';
import { planWalk } from '../../src/engine/core/plan-walk.ts';
import type { Point, SlideRequest, WalkPlan } from '../../src/engine/core/types.ts';
import { builtCore } from './core.ts';
import { toLocation } from './samples/town-map.ts';

const core = await builtCore();
core.setLocation(
  toLocation([
    [
      [0, 0],
      [2000, 0],
      [2000, 1000],
      [0, 1000],
    ],
  ]),
);

/** Answers path requests when the test calls it, and requests of keys at once. */
export class CoreWorker {
  readonly requests: {
    from: Point;
    goal: Point;
    ahead: Float32Array;
    resolve(plan: WalkPlan): void;
    reject(error: Error): void;
  }[] = [];
  planWalk = (from: Point, goal: Point, ahead = new Float32Array(0)): Promise<WalkPlan> => {
    const { promise, resolve, reject } = Promise.withResolvers<WalkPlan>();
    // As messages do; it throws for what a message cannot hold.
    this.requests.push({ ...structuredClone({ from, goal, ahead }), resolve, reject });
    return promise;
  };
  slide = (request: SlideRequest) => Promise.resolve(core.slide(request));
  findHeadStarts = (x8: number, y8: number) => Promise.resolve(findHeadStarts(core, x8, y8));

  /** Answers the latest request. Without `canJoin` a wall separates the path from the player who kept walking. */
  async answer({ canJoin = true } = {}): Promise<void> {
    const { from, goal, ahead, resolve } = this.requests.at(-1) ?? expect.unreachable('no request');
    const plan = planWalk(core, from, goal, ahead);
    if (plan.status === 'found' && !canJoin) plan.joins.fill(-1);
    resolve(plan);
    await settle();
  }
}
export const settle = () => new Promise((resolve) => setTimeout(resolve));
