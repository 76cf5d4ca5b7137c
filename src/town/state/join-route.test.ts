import { describe, expect, it } from 'vitest';
import { joinRoute } from './join-route.ts';

const start = { x: 100, y: 100 };
const points = new Float64Array([100, 100, 116, 100, 132, 100, 148, 100]);
/** The player was expected to walk down, 3 px in each 16 ms. */
const ahead = new Float32Array([100, 103, 100, 106, 100, 109]);
const plan = (...joins: number[]) => ({
  status: 'found' as const,
  points,
  goal: { x: 148, y: 100 },
  joins: Int16Array.from(joins),
});

describe('joinRoute', () => {
  it('is the whole path for a player who did not move', () => {
    expect(joinRoute(plan(), { start, ahead: new Float32Array(0), passedMs: 900 }, { x: 100.4, y: 100 })).toBe(points);
  });

  it.each([
    [1, 102, [100, 103, 116, 100, 132, 100, 148, 100]],
    [16, 103, [100, 103, 116, 100, 132, 100, 148, 100]],
    [17, 103.2, [100, 106, 132, 100, 148, 100]],
    [48, 109, [100, 109, 148, 100]],
  ])('after %i ms leads over the next expected place to where the plan joins the path', (passedMs, y, route) => {
    expect(joinRoute(plan(1, 2, 3), { start, ahead, passedMs }, { x: 100, y })).toEqual(Float64Array.from(route));
  });

  it('is null where the path cannot be joined', () => {
    expect(joinRoute(plan(1, -1, 2), { start, ahead, passedMs: 20 }, { x: 100, y: 104 })).toBeNull();
  });

  it('is null later than the expected places, and for a player who went elsewhere', () => {
    expect(joinRoute(plan(1, 2, 3), { start, ahead, passedMs: 49 }, { x: 100, y: 109 })).toBeNull();
    expect(joinRoute(plan(1, 2, 3), { start, ahead, passedMs: 32 }, { x: 92, y: 106 })).toBeNull();
    expect(joinRoute(plan(), { start, ahead: new Float32Array(0), passedMs: 10 }, { x: 102, y: 100 })).toBeNull();
  });
});
