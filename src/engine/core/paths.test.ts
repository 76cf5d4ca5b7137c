/** Exact paths compared with an exhaustive visibility graph, with and without a bake, as single and batch queries. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/support/random.ts';
import {
  generateTownRings,
  scatterObstacles,
  toLocation,
  type Vertex,
} from '../../../tests/support/samples/town-map.ts';
import { builtCore, builtFallbackCore } from '../../../tests/support/core.ts';
import { comparePath, point, toPairs } from '../../../tests/support/oracles/check-path.ts';
import { anyMap, anyPoint, MAP_SPAN } from '../../../tests/support/oracles/maps.ts';
import { createPathOracle, ringsNear } from '../../../tests/support/oracles/paths.ts';

const core = await builtCore();
const fallback = await builtFallbackCore();

describe('paths', { timeout: 120_000 }, () => {
  it('finds the shortest path on random maps, or reports that there is none', () => {
    fc.assert(
      fc.property(anyMap, fc.array(fc.tuple(anyPoint, anyPoint), { minLength: 6, maxLength: 6 }), (rings, pairs) => {
        core.setLocation(toLocation(rings));
        const oracle = createPathOracle(rings);
        for (const [from, to] of pairs) comparePath(core, oracle, from, to);
      }),
      { numRuns: 80 },
    );
  });

  it('finds the same paths with and without a bake', () => {
    fc.assert(
      fc.property(anyMap, fc.array(fc.tuple(anyPoint, anyPoint), { minLength: 10, maxLength: 10 }), (rings, pairs) => {
        const location = toLocation(rings);
        const bake = core.bakeLocation(location);
        const lengths = pairs.map(([from, to]) => core.pathLength(point(from), point(to)));
        expect(core.setLocation(toLocation([])).isBaked).toBe(false);
        expect(core.setLocation(location, bake ?? undefined).isBaked).toBe(true);
        expect(pairs.map(([from, to]) => core.pathLength(point(from), point(to)))).toEqual(lengths);
      }),
      { numRuns: 40 },
    );
    expect(fallback.bakeLocation(toLocation(generateTownRings()))).toBeNull();
  });

  it('creates a small bake of the town, and ignores a bake of other colliders', () => {
    const town = toLocation(generateTownRings());
    const bake = core.bakeLocation(town) ?? new Uint8Array();
    expect(bake.byteLength).toBeLessThan(200_000);
    expect(core.setLocation(toLocation(generateTownRings(2)), bake).isBaked).toBe(false);
    const query = [point([900, 400]), point([4000, 930])] as const;
    core.setLocation(town);
    const length = core.pathLength(...query);
    const damage = fc.record({ at: fc.nat({ max: bake.length - 1 }), by: fc.integer({ min: 1, max: 255 }) });
    fc.assert(
      fc.property(damage, fc.nat({ max: bake.length }), fc.boolean(), ({ at, by }, end, isCut) => {
        const bytes = isCut ? bake.slice(0, end) : bake.slice();
        if (!isCut) bytes[at] = (bytes[at] ?? 0) ^ by;
        expect(core.setLocation(town, bytes).isBaked).toBe(end === bake.length && isCut);
        expect(core.pathLength(...query)).toBe(length);
      }),
      { numRuns: 20 },
    );
  });

  it('finds the shortest path through the whole town', () => {
    const rings = generateTownRings();
    const oracle = createPathOracle(rings);
    expect(core.setLocation(toLocation(rings)).isExact).toBe(true);
    const random = createRandom(7);
    for (let i = 0; i < 12; i++) {
      const [from, to]: Vertex[] = [0, 1].map(() => [random.between(30, 5130), random.between(260, 980)]);
      if (from !== undefined && to !== undefined) comparePath(core, oracle, from, to);
    }
  });

  it('finds the shortest path among thousands of corners after memory has grown', () => {
    const rings = scatterObstacles(300);
    const info = core.setLocation(toLocation(rings));
    expect(info.isExact).toBe(true);
    expect(info.cornerCount).toBeGreaterThan(1700);
    const random = createRandom(31);
    let compared = 0;
    for (let i = 0; i < 5; i++) {
      const x = random.between(100, 4000);
      const from: Vertex = [x, random.between(300, 970)];
      const to: Vertex = [x + random.between(100, 900), random.between(300, 970)];
      const length = core.pathLength(point(from), point(to));
      if (length === null) continue;
      comparePath(core, createPathOracle(ringsNear(rings, from, to, length)), from, to);
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
    // Other data in the module's memory is still valid, and a smaller location can be loaded again.
    expect(core.startMatch3(1).gems).toEqual(fallback.startMatch3(1).gems);
    expect(core.setLocation(toLocation(generateTownRings())).isExact).toBe(true);
    expect(core.pathLength(point([900, 400]), point([4000, 930]))).toBeGreaterThan(3100);
  });

  it('uses only unobstructed legs, with any precomputed visibility', () => {
    core.setLocation(toLocation(scatterObstacles(150)));
    const random = createRandom(23);
    let legs = 0;
    for (let i = 0; i < 60_000; i++) {
      const [from, to] = [0, 1].map(() => ({ x: random.between(20, 5140), y: random.between(290, 980) }));
      const turns = (from && to && core.findTurns(from, to)) ?? new Float32Array();
      for (let at = 2; at < turns.length; at += 2) {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = turns.slice(at - 2, at + 2);
        legs++;
        if (!core.hasLineOfSight({ x: x0, y: y0 }, { x: x1, y: y1 })) expect.fail(`${x0},${y0} to ${x1},${y1}`);
      }
    }
    expect(legs).toBeGreaterThan(100_000);
  });

  it('returns the same results for batch queries as for single ones', () => {
    core.setLocation(toLocation(generateTownRings()));
    const random = createRandom(17);
    // More queries than the module accepts in one call.
    const queries = Float32Array.from({ length: 4 * 9000 }, (_, at) =>
      at % 2 === 0 ? random.between(0, 5164) : random.between(0, 1000),
    );
    const lengths = core.pathLengths(queries);
    const walkable = core.areWalkable(queries);
    expect([lengths.length, walkable.length]).toEqual([9000, 18_000]);
    for (const index of [0, 1, 500, 8191, 8192, 8999]) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = queries.subarray(index * 4);
      const [from, to] = [point([x0, y0]), point([x1, y1])];
      expect(lengths[index]).toBe(core.pathLength(from, to) ?? Infinity);
      const path = core.findPath(from, to);
      expect(core.findTurns(from, to)).toEqual(path.status === 'found' ? [...path.waypoints] : null);
    }
    walkable.forEach((answer, index) => {
      const isOpen = core.isWalkable(queries[index * 2] ?? 0, queries[index * 2 + 1] ?? 0);
      if ((answer === 1) !== isOpen) expect.fail(`point ${index}`);
    });
    expect(core.pathLengths(new Float32Array()).length).toBe(0);
  });

  it('keeps every random town path on walkable ground', () => {
    const rings = generateTownRings(99);
    const oracle = createPathOracle(rings);
    core.setLocation(toLocation(rings));
    const random = createRandom(11);
    let found = 0;
    for (let i = 0; i < 3000; i++) {
      const from = { x: random.between(0, 5164), y: random.between(200, MAP_SPAN.height * 2.5) };
      const to = { x: random.between(0, 5164), y: random.between(200, MAP_SPAN.height * 2.5) };
      const path = core.findPath(from, to);
      if (path.status !== 'found') continue;
      found++;
      const points = toPairs(path.points);
      points.forEach((at, index) => {
        const next = points[index + 1];
        if (!core.isWalkable(...at)) expect.fail(`${at.join()} is blocked`);
        if (next === undefined || core.hasLineOfSight(point(at), point(next))) return;
        // Rounded points may touch a corner that the exact leg avoids: the oracle checks whether they cross it.
        if (oracle.segmentClearance(at, next) === 0) expect.fail(`${at.join()} is cut off`);
      });
    }
    expect(found).toBeGreaterThan(1000);
  });
});
