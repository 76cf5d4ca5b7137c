/** The reference for paths on small maps whose answers are plain, on paths of generated maps, and its walk check. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../tests/support/random.ts';
import { generateMap, MAP_KINDS } from './maps.ts';
import { createOracle } from './oracle.ts';
import { chooseQueries } from './queries.ts';
import { findWalkFault } from './walk-check.ts';

const box = (x: number, y: number, width: number, height: number): number[] => [
  x,
  y,
  x + width,
  y,
  x + width,
  y + height,
  x,
  y + height,
];
const outline = box(0, 0, 100, 100);

describe('the oracle', () => {
  it('walks straight where nothing is between, and along walls', () => {
    const oracle = createOracle([outline, box(40, 40, 20, 20)]);
    expect(oracle.cornerCount).toBe(4);
    expect(oracle.findPath(10, 10, 90, 10)).toMatchObject({ status: 'found', length: 80 });
    expect(oracle.findPath(0, 0, 100, 0)).toMatchObject({ length: 100, waypoints: [0, 0, 100, 0] });
    expect(oracle.findPath(20, 40, 80, 40)).toMatchObject({ length: 60, waypoints: [20, 40, 80, 40] });
    expect(oracle.findPath(45, 40, 55, 40)).toMatchObject({ length: 10 });
    expect(oracle.findPath(7, 7, 7, 7)).toMatchObject({ length: 0 });
  });

  it('turns at the corners of a hole', () => {
    const oracle = createOracle([outline, box(40, 40, 20, 20)]);
    const side = Math.hypot(20, 10);
    expect(oracle.findPath(20, 50, 80, 50)).toMatchObject({ length: 20 + 2 * side });
    expect(oracle.findPath(40, 50, 60, 50)).toMatchObject({ length: 40 });
  });

  it('knows holes, islands in holes, and what is outside', () => {
    const oracle = createOracle([outline, box(20, 20, 60, 60), box(40, 40, 20, 20), box(200, 0, 10, 10)]);
    expect(oracle.findPath(10, 10, 30, 30)).toEqual({ status: 'outside' });
    expect(oracle.findPath(150, 10, 10, 10)).toEqual({ status: 'outside' });
    expect(oracle.findPath(10, 10, 50, 50)).toEqual({ status: 'unreachable' });
    expect(oracle.findPath(10, 10, 205, 5)).toEqual({ status: 'unreachable' });
    expect(oracle.findPath(41, 41, 59, 41)).toMatchObject({ length: 18 });
  });

  it('passes no vertex at which the ground only touches itself', () => {
    const bowTie = createOracle([box(0, 0, 10, 10), box(10, 10, 10, 10)]);
    expect(bowTie.findPath(5, 5, 15, 15)).toEqual({ status: 'unreachable' });
    expect(bowTie.findPath(5, 5, 10, 10)).toMatchObject({ status: 'found' });
    expect(bowTie.findPath(10, 10, 15, 15)).toMatchObject({ status: 'found' });
    const holes = createOracle([outline, box(40, 40, 10, 10), box(50, 50, 10, 10)]);
    // From the upper right to the lower left of the vertex that both holes share.
    const around = holes.findPath(52, 48, 48, 52);
    expect(around.status === 'found' && around.length).toBeGreaterThan(20);
    expect(holes.findPath(52, 48, 50, 50)).toMatchObject({ length: Math.hypot(2, 2) });
    // The shared vertex is a corner for the ground on its left only, not for the wedge between both holes.
    const jaws = createOracle([outline, [50, 50, 90, 50, 90, 45], [50, 50, 90, 60, 90, 65]]);
    const out = jaws.findPath(80, 53, 60, 40);
    expect(out.status === 'found' && out.length).toBeCloseTo(Math.hypot(10, 3) + 5 + Math.hypot(30, 5), 9);
    expect(jaws.findPath(80, 53, 50, 50)).toMatchObject({ length: Math.hypot(30, 3) });
  });

  it('merges edges that coincide, also in part, and adds no false corners', () => {
    const oracle = createOracle([outline, box(20, 40, 30, 20), box(50, 40, 30, 20)]);
    expect(oracle.cornerCount).toBe(4);
    expect(oracle.findPath(50, 20, 50, 80)).toMatchObject({ status: 'found', length: 2 * Math.hypot(20, 30) + 20 });
    const shifted = createOracle([outline, box(20, 40, 30, 20), box(50, 45, 30, 20)]);
    expect(shifted.findPath(50, 39, 50, 66)).toMatchObject({ status: 'found' });
    expect(shifted.locate(50, 50).isWalkable).toBe(false);
    expect(createOracle([box(0, 0, 10, 10), box(10, 0, 10, 10)]).findPath(1, 5, 19, 5)).toMatchObject({ length: 18 });
    expect(createOracle([outline, box(30, 0, 10, 50)]).findPath(20, 0, 50, 0)).toMatchObject({
      length: 2 * Math.hypot(10, 50) + 10,
    });
  });

  it('names the rings that cross', () => {
    expect(() => createOracle([outline, box(10, 10, 20, 20), box(15, 15, 30, 30)])).toThrow('ring 1 crosses ring 2');
    expect(() => createOracle([[0, 0, 10, 10, 10, 0, 0, 10]])).toThrow(TypeError);
  });

  it('needs the same length in both directions, and finds paths that can be walked, on maps of each kind', () => {
    const statuses = new Map<string, number>();
    for (const [seed, kind] of [...MAP_KINDS, ...MAP_KINDS].entries()) {
      const map = generateMap({ seed, kind, corners: 60 });
      const oracle = createOracle(map.rings);
      const queries = chooseQueries(createRandom(seed), map, 40, (x, y) => oracle.locate(x, y).isWalkable);
      for (const query of queries) {
        const there = oracle.findPath(query.startX, query.startY, query.goalX, query.goalY);
        const back = oracle.findPath(query.goalX, query.goalY, query.startX, query.startY);
        statuses.set(there.status, (statuses.get(there.status) ?? 0) + 1);
        expect(back.status, map.name).toBe(there.status);
        if (there.status !== 'found' || back.status !== 'found') continue;
        expect(Math.abs(there.length - back.length), map.name).toBeLessThan(1e-9 * (1 + there.length));
        expect(findWalkFault(oracle, query, there, { units: 2 ** -20 }), map.name).toBeNull();
      }
    }
    expect([...statuses.keys()].toSorted()).toEqual(['found', 'outside', 'unreachable']);
    expect(statuses.get('found')).toBeGreaterThan(300);
  });
});

describe('the walk check', () => {
  const oracle = createOracle([outline, box(40, 40, 20, 20)]);
  const query = { startX: 20, startY: 50, goalX: 80, goalY: 50 };
  const side = Math.hypot(20, 10);

  it('accepts a path along a wall', () => {
    const waypoints = [20, 50, 40, 40, 60, 40, 80, 50];
    expect(findWalkFault(oracle, query, { length: 20 + 2 * side, waypoints })).toBeNull();
  });

  it('names the first fault', () => {
    const fault = (length: number, ...waypoints: number[]): string | null =>
      findWalkFault(oracle, query, { length, waypoints });
    expect(fault(60, 20, 50, 80, 50)).toMatch('leg 1');
    expect(fault(20 + 2 * side, 20, 50, 40, 41, 60, 40, 80, 50)).toMatch('says');
    expect(fault(20 + 2 * side, 20, 50, 40, 40, 60, 40, 80, 51)).toMatch('ends');
    expect(fault(20 + 2 * side, 21, 50, 40, 40, 60, 40, 80, 50)).toMatch('starts');
    expect(fault(0, 20, 50)).toMatch('no path');
    expect(fault(Number.NaN, 20, 50, 40, 40, 60, 40, 80, 50)).toMatch('says');
  });
});
