/** The fallback search, for locations without exact paths. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocation, type Vertex } from '../../../tests/support/samples/town-map.ts';
import { builtCore, builtFallbackCore } from '../../../tests/support/core.ts';
import { checkPath, point, toPairs } from '../../../tests/support/oracles/check-path.ts';
import { anyMap, anyPoint } from '../../../tests/support/oracles/maps.ts';
import { createPathOracle } from '../../../tests/support/oracles/paths.ts';

const core = await builtCore();
const fallback = await builtFallbackCore();

describe('fallback paths', { timeout: 120_000 }, () => {
  it('finds paths that stay on walkable ground', () => {
    let found = 0;
    fc.assert(
      fc.property(anyMap, anyPoint, anyPoint, (rings, from, to) => {
        expect(fallback.setLocation(toLocation(rings)).isExact).toBe(false);
        const oracle = createPathOracle(rings);
        if (oracle.edgeDistance(from) < 0.01 || oracle.edgeDistance(to) < 0.01) return;
        const path = fallback.findPath(point(from), point(to));
        if (path.status !== 'found') return;
        found++;
        checkPath(path, from, to, oracle);
        expect(path.lengthPx).toBeGreaterThanOrEqual(oracle.shortest(from, to) - 0.5);
      }),
      { numRuns: 80 },
    );
    expect(found).toBeGreaterThan(15);
  });

  it('stops the search when its node budget is used up', () => {
    // The goal is in a closed room: the search ends when all nodes are visited or the budget is used up.
    const room: Vertex[] = [
      [4000, 400],
      [4400, 400],
      [4400, 800],
      [4000, 800],
    ];
    const inner: Vertex[] = [
      [4100, 500],
      [4300, 500],
      [4300, 700],
      [4100, 700],
    ];
    const outline: Vertex[] = [
      [0, 0],
      [5164, 0],
      [5164, 1000],
      [0, 1000],
    ];
    // The even-odd rule makes the inner part of a ring that winds around twice walkable.
    const wall = [...room, ...room.slice(0, 1), ...inner, ...inner.slice(0, 1)];
    fallback.setLocation(toLocation([outline, wall]));
    expect(fallback.isWalkable(4200, 600)).toBe(true);
    const spent = fallback.findPath({ x: 100, y: 100 }, { x: 4200, y: 600 });
    if (spent.status !== 'out-of-nodes' || spent.towards === undefined) return expect.fail(spent.status);
    const towards = toPairs(spent.towards);
    const [last] = towards.slice(-1);
    expect(towards[0]).toEqual([100, 100]);
    expect(Math.hypot(4200 - (last?.[0] ?? 0), 600 - (last?.[1] ?? 0))).toBeLessThan(4130);
    towards.forEach((at, index) => {
      const next = towards[index + 1];
      if (next !== undefined) expect(fallback.hasLineOfSight(point(at), point(next))).toBe(true);
    });
    core.setLocation(toLocation([outline, wall]));
    expect(core.findPath({ x: 100, y: 100 }, { x: 4200, y: 600 }).status).toBe('not-found');
  });

  it('searches maps with thousands of corners', () => {
    const teeth = Array.from({ length: 60 * 30 }, (_, i): Vertex[] => {
      const [x, y] = [(i % 60) * 80 + 40, Math.floor(i / 60) * 30 + 40];
      return [
        [x, y],
        [x + 20, y],
        [x + 10, y + 12],
      ];
    });
    const info = core.setLocation(
      toLocation([
        [
          [0, 0],
          [5164, 0],
          [5164, 1000],
          [0, 1000],
        ],
        ...teeth,
      ]),
    );
    expect(info.isExact).toBe(false);
    expect(core.findPath({ x: 10, y: 10 }, { x: 300, y: 300 }).status).toBe('found');
  });
});
