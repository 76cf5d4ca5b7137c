import { describe, expect, it, vi } from 'vitest';
import { builtCore } from '../../../tests/support/core.ts';
import { toLocation, type Vertex } from '../../../tests/support/samples/town-map.ts';
import { planWalk } from './plan-walk.ts';
import type { PathResult, Point } from './types.ts';

const found = (points: number[]): PathResult => ({
  status: 'found',
  points: new Float64Array(points),
  waypoints: new Float64Array(points),
  lengthPx: 1,
});
/** Ground is walkable for x >= 10; a search reaches as far as its radius, 50 px by default. */
const nearestWalkable = (x: number, y: number, radiusPx = 50): Point | null =>
  x >= 10 ? { x, y } : 10 - x <= radiusPx ? { x: 10, y } : null;
const hasLineOfSight = (): boolean => true;

describe('planWalk', () => {
  it('snaps the goal by the default radius and the start by eight pixels', () => {
    const findPath = vi.fn(() => found([10, 1, 10, 2]));
    const plan = planWalk({ nearestWalkable, findPath, hasLineOfSight }, { x: 3, y: 1 }, { x: -30, y: 2 });
    expect(findPath).toHaveBeenCalledWith({ x: 10, y: 1 }, { x: 10, y: 2 });
    expect(plan).toEqual({
      status: 'found',
      points: new Float64Array([10, 1, 10, 2]),
      goal: { x: 10, y: 2 },
      joins: new Int16Array(0),
    });
  });

  it('starts from the position itself when it is farther than eight pixels off walkable ground', () => {
    const findPath = vi.fn(() => found([1, 1]));
    planWalk({ nearestWalkable, findPath, hasLineOfSight }, { x: 1, y: 1 }, { x: 20, y: 2 });
    expect(findPath).toHaveBeenCalledWith({ x: 1, y: 1 }, { x: 20, y: 2 });
  });

  it('searches no path to a goal that is far off walkable ground', () => {
    const findPath = vi.fn(() => found([]));
    const plan = planWalk({ nearestWalkable, findPath, hasLineOfSight }, { x: 20, y: 1 }, { x: -41, y: 2 });
    expect(plan).toEqual({ status: 'unreachable' });
    expect(findPath).not.toHaveBeenCalled();
  });

  it('is unreachable when there is no path', () => {
    const plan = planWalk(
      { nearestWalkable, findPath: () => ({ status: 'not-found' }), hasLineOfSight },
      { x: 20, y: 1 },
      { x: 30, y: 2 },
    );
    expect(plan).toEqual({ status: 'unreachable' });
  });

  it('says where the path can be joined from each place ahead: in sight, and not far along the path', async () => {
    const core = await builtCore();
    const box = (left: number, top: number, right: number, bottom: number): Vertex[] => [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    core.setLocation(toLocation([box(0, 0, 1000, 1000), box(300, 0, 310, 500)]));
    // Down to the lower end of the wall; the player walks right, behind the wall after the second place.
    const ahead = Float32Array.of(200, 500, 290, 505, 330, 505, 330, 495, 330, 400);
    const plan = planWalk(core, { x: 200, y: 500 }, { x: 200, y: 900 }, ahead);
    if (plan.status !== 'found') expect.unreachable();
    const { points, joins } = plan;
    const alongPx = (join: number): number => (points[join * 2 + 1] ?? 0) - 500;
    // Standing still: at most 24 px.
    expect(alongPx(joins[0] ?? -1)).toBeCloseTo(16, 0);
    expect(alongPx(joins[1] ?? -1)).toBeGreaterThan(170);
    expect(alongPx(joins[1] ?? -1)).toBeLessThan(24 + 2 * 91);
    expect(joins[2]).toBeGreaterThan(joins[1] ?? 0);
    // Only points below the wall's end are in sight from above it.
    expect(alongPx(joins[3] ?? -1)).toBeGreaterThan(240);
    expect(joins[4]).toBe(-1);
  });
});
