/** Paths compared with the exact oracle, before and after tables are prepared, as single and batch queries. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/support/random.ts';
import {
  generateTownRings,
  scatterObstacles,
  toLocation,
  type Vertex,
} from '../../../tests/support/samples/town-map.ts';
import { builtCore, tablesOf } from '../../../tests/support/core.ts';
import { comparePath, onGrid, point, toPairs } from '../../../tests/support/oracles/check-path.ts';
import { anyMap, anyPoint } from '../../../tests/support/oracles/maps.ts';
import { createTownOracle } from '../../../tests/support/oracles/town-oracle.ts';

const core = await builtCore();

const pairs = (count: number) =>
  fc.array(fc.tuple(anyPoint.map(onGrid), anyPoint.map(onGrid)), { minLength: count, maxLength: count });

describe('paths', { timeout: 120_000 }, () => {
  it('finds the shortest path on random maps, or reports that there is none', async () => {
    await fc.assert(
      fc.asyncProperty(anyMap, pairs(6), async (rings, queries) => {
        const location = toLocation(rings);
        const oracle = createTownOracle(location);
        // The vertices themselves, and the middles of edges.
        const [one = [0, 0], other = [8, 8]] = oracle.vertices.map(({ x, y }): Vertex => [x, y]).toReversed();
        const all = [
          ...queries,
          [one, other],
          [onGrid([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]), one],
        ] as const;
        core.setLocation(location);
        for (const [from, to] of all) comparePath(core, oracle, from, to);
        expect((await tablesOf(core)).engine).toBe('exact');
        for (const [from, to] of all) comparePath(core, oracle, from, to);
      }),
      { numRuns: 120 },
    );
  });

  it('finds the same paths with and without a bake', async () => {
    let baked = 0;
    await fc.assert(
      fc.asyncProperty(anyMap, pairs(10), async (rings, queries) => {
        const location = toLocation(rings);
        const bake = core.bakeLocation(location);
        const lengths = queries.map(([from, to]) => core.pathLength(point(from), point(to)));
        expect(core.setLocation(toLocation([])).isBaked).toBe(false);
        if (bake === null) return;
        baked++;
        expect(core.setLocation(location, bake).isBaked).toBe(true);
        await tablesOf(core);
        expect(queries.map(([from, to]) => core.pathLength(point(from), point(to)))).toEqual(lengths);
      }),
      { numRuns: 40 },
    );
    expect(baked).toBeGreaterThan(20);
  });

  it('creates a small bake of the town, and ignores a bake of other colliders', async () => {
    const town = toLocation(generateTownRings());
    const bake = core.bakeLocation(town) ?? new Uint8Array();
    expect(bake.byteLength).toBeLessThan(1000);
    expect(core.setLocation(toLocation(generateTownRings(2)), bake).isBaked).toBe(false);
    const query = [point([900, 400]), point([4000, 930])] as const;
    core.setLocation(town);
    const length = core.pathLength(...query);
    const damage = fc.record({ at: fc.nat({ max: bake.length - 1 }), by: fc.integer({ min: 1, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat({ max: bake.length }), fc.boolean(), async ({ at, by }, end, isCut) => {
        const bytes = isCut ? bake.slice(0, end) : bake.slice();
        if (!isCut) bytes[at] = (bytes[at] ?? 0) ^ by;
        expect(core.setLocation(town, bytes).isBaked).toBe(end === bake.length && isCut);
        await tablesOf(core);
        expect(core.pathLength(...query)).toBe(length);
      }),
      { numRuns: 20 },
    );
  });

  it('finds the shortest path through the whole town', async () => {
    const location = toLocation(generateTownRings());
    const oracle = createTownOracle(location);
    core.setLocation(location);
    const random = createRandom(7);
    const somewhere = (): Vertex => onGrid([random.between(30, 5130), random.between(260, 980)]);
    for (let i = 0; i < 30; i++) comparePath(core, oracle, somewhere(), somewhere());
    await tablesOf(core);
    for (let i = 0; i < 60; i++) comparePath(core, oracle, somewhere(), somewhere());
  });

  it('finds the shortest path among thousands of corners', async () => {
    const location = toLocation(scatterObstacles(740));
    const { cornerCount, engine } = core.setLocation(location);
    expect([cornerCount > 4096, engine]).toEqual([true, 'preparing']);
    const oracle = createTownOracle(location);
    const random = createRandom(31);
    const compareSome = () => {
      for (let i = 0; i < 8; i++) {
        const x = random.between(100, 4000);
        const from = onGrid([x, random.between(300, 970)]);
        comparePath(core, oracle, from, onGrid([x + random.between(100, 900), random.between(300, 970)]));
      }
    };
    compareSome();
    await tablesOf(core);
    compareSome();
    // Other data of the core is still valid, and a smaller location can be loaded again.
    expect(core.startMatch3(1).gems.length).toBe(36);
    core.setLocation(toLocation(generateTownRings()));
    expect(core.pathLength(point([900, 400]), point([4000, 930]))).toBeGreaterThan(3100);
  });

  it('answers exactly at once on a map of 60,000 edges', () => {
    const teeth = Array.from({ length: 200 * 100 }, (_, i): Vertex[] => {
      const [x, y] = [(i % 200) * 25 + 40, Math.floor(i / 200) * 9 + 40];
      return [
        [x, y],
        [x + 12, y],
        [x + 6, y + 5],
      ];
    });
    const box: Vertex[] = [
      [0, 0],
      [5164, 0],
      [5164, 1000],
      [0, 1000],
    ];
    expect(core.setLocation(toLocation([box, ...teeth])).cornerCount).toBe(60_000);
    expect(core.pathLength(point([10, 38]), point([5100, 38]))).toBe(5090);
    const around = core.findTurns(point([10, 42]), point([1300, 250]));
    expect(around?.length).toBeGreaterThan(20);
    for (let at = 2; at < (around?.length ?? 0); at += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = around?.slice(at - 2, at + 2) ?? [];
      expect(core.hasLineOfSight({ x: x0, y: y0 }, { x: x1, y: y1 })).toBe(true);
    }
  });

  it('uses only unobstructed legs', async () => {
    core.setLocation(toLocation(scatterObstacles(150)));
    await tablesOf(core);
    const random = createRandom(23);
    let legs = 0;
    for (let i = 0; i < 60_000; i++) {
      const [from, to] = [0, 1].map(() => ({ x: random.between(20, 5140), y: random.between(290, 980) }));
      const turns = (from && to && core.findTurns(from, to)) ?? [];
      for (let at = 2; at < turns.length; at += 2) {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = turns.slice(at - 2, at + 2);
        legs++;
        if (!core.hasLineOfSight({ x: x0, y: y0 }, { x: x1, y: y1 })) expect.fail(`${x0},${y0} to ${x1},${y1}`);
      }
    }
    expect(legs).toBeGreaterThan(100_000);
  });

  it('answers with the same path as turns, as a length and as points', async () => {
    core.setLocation(toLocation(generateTownRings()));
    await tablesOf(core);
    const random = createRandom(17);
    let found = 0;
    for (let index = 0; index < 400; index++) {
      const [x0, y0, x1, y1] = [5190, 1020, 5190, 1020].map((end) => random.between(-20, end));
      const [from, to] = [point([x0 ?? 0, y0 ?? 0]), point([x1 ?? 0, y1 ?? 0])];
      const path = core.findPath(from, to);
      if (path.status === 'found') found++;
      expect(core.pathLength(from, to)).toBe(path.status === 'found' ? path.lengthPx : null);
      expect(core.findTurns(from, to)).toEqual(path.status === 'found' ? [...path.waypoints] : null);
    }
    expect(found).toBeGreaterThan(50);
  });

  it('keeps every point of random town paths on walkable ground, in sight of the next', async () => {
    core.setLocation(toLocation(generateTownRings(99)));
    await tablesOf(core);
    const random = createRandom(11);
    let found = 0;
    let hidden = 0;
    let shown = 0;
    for (let i = 0; i < 3000; i++) {
      const from = { x: random.between(0, 5164), y: random.between(200, 960) };
      const to = { x: random.between(0, 5164), y: random.between(200, 960) };
      const path = core.findPath(from, to);
      if (path.status !== 'found') continue;
      found++;
      const points = toPairs(path.points);
      points.forEach((at, index) => {
        if (!core.isWalkable(...at)) expect.fail(`${at.join()} is blocked`);
        const next = points[index + 1];
        if (next === undefined) return;
        if (core.hasLineOfSight(point(at), point(next))) shown++;
        else hidden++;
      });
    }
    expect(found).toBeGreaterThan(1000);
    // Points on a leg along a wall are rounded: the line between two of them may cut a step of the grid off a corner.
    expect(hidden / shown).toBeLessThan(0.01);
  });
});
