import { describe, expect, it, vi } from 'vitest';
import { planWalk } from './plan-walk.ts';
import type { PathResult, Point } from './types.ts';

const found = (points: number[]): PathResult => ({
  status: 'found',
  points: new Float32Array(points),
  waypoints: new Float32Array(points),
  lengthPx: 1,
});
/** Ground is walkable for x >= 10; a search reaches as far as its radius, 50 px by default. */
const nearestWalkable = (x: number, y: number, radiusPx = 50): Point | null =>
  x >= 10 ? { x, y } : 10 - x <= radiusPx ? { x: 10, y } : null;

describe('planWalk', () => {
  it('snaps the goal by the default radius and the start by eight pixels', () => {
    const findPath = vi.fn(() => found([10, 1, 10, 2]));
    const plan = planWalk({ nearestWalkable, findPath }, { x: 3, y: 1 }, { x: -30, y: 2 });
    expect(findPath).toHaveBeenCalledWith({ x: 10, y: 1 }, { x: 10, y: 2 });
    expect(plan).toEqual({ status: 'found', points: new Float32Array([10, 1, 10, 2]), goal: { x: 10, y: 2 } });
  });

  it('starts from the position itself when it is farther than eight pixels off walkable ground', () => {
    const findPath = vi.fn(() => found([1, 1]));
    planWalk({ nearestWalkable, findPath }, { x: 1, y: 1 }, { x: 20, y: 2 });
    expect(findPath).toHaveBeenCalledWith({ x: 1, y: 1 }, { x: 20, y: 2 });
  });

  it('searches no path to a goal that is far off walkable ground', () => {
    const findPath = vi.fn(() => found([]));
    const plan = planWalk({ nearestWalkable, findPath }, { x: 20, y: 1 }, { x: -41, y: 2 });
    expect(plan).toEqual({ status: 'unreachable' });
    expect(findPath).not.toHaveBeenCalled();
  });

  it.each(['not-found', 'out-of-nodes'] as const)('is unreachable when the search ends with %s', (status) => {
    const plan = planWalk({ nearestWalkable, findPath: () => ({ status }) }, { x: 20, y: 1 }, { x: 30, y: 2 });
    expect(plan).toEqual({ status: 'unreachable' });
  });
});
