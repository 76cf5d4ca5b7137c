/** Walkable ground, sight and paths against the slow oracle, on drawn-by-lot maps and on one the size of the town. */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../bench/lib/random.ts';
import { generateTownRings, toLocation, type Vertex } from '../../../bench/lib/town.ts';
import { buildCore } from '../../../scripts/build/core.ts';
import { PATH_STEP_PX } from '../../shared/rules/town.ts';
import { loadCore } from '../node/load-core.ts';
import { anyMap, anyPoint, MAP_SPAN } from '../../../tests/oracle/maps.ts';
import { createPathOracle, type PathOracle } from '../../../tests/oracle/paths.ts';
import type { Core, PathResult, Point } from './types.ts';

const point = ([x, y]: Vertex): Point => ({ x, y });
const toPairs = (flat: Float32Array): Vertex[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0]);

/** The core's f32 ends differ from the f64 asked for by this much at most. */
const ROUNDING = 0.001;

/** Throws when a path leaves walkable ground, misses its ends, or does not keep its step. */
function checkPath(path: PathResult & { status: 'found' }, from: Vertex, to: Vertex, oracle: PathOracle): void {
  const turns = toPairs(path.waypoints);
  const points = toPairs(path.points);
  for (const way of [turns, points]) {
    const [first, last] = [way[0], way.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a path has no points');
    expect(Math.hypot(first[0] - from[0], first[1] - from[1])).toBeLessThan(ROUNDING);
    expect(Math.hypot(last[0] - to[0], last[1] - to[1])).toBeLessThan(ROUNDING);
  }
  let length = 0;
  turns.forEach((turn, index) => {
    const before = turns[index - 1];
    if (before === undefined) return;
    length += Math.hypot(turn[0] - before[0], turn[1] - before[1]);
    expect(oracle.segmentClearance(before, turn)).toBeGreaterThan(0);
  });
  expect(path.lengthPx).toBeCloseTo(length, 3);
  points.forEach((step, index) => {
    const before = points[index - 1] ?? step;
    expect(Math.hypot(step[0] - before[0], step[1] - before[1])).toBeLessThanOrEqual(PATH_STEP_PX + ROUNDING);
    expect(oracle.isWalkable(step)).toBe(true);
  });
}

/** Compares one query with the oracle; ends that are nearer to an edge than rounding allows are skipped. */
function comparePath(core: Core, oracle: PathOracle, from: Vertex, to: Vertex): void {
  if (oracle.edgeDistance(from) < 0.01 || oracle.edgeDistance(to) < 0.01) return;
  const path = core.findPath(point(from), point(to));
  if (!oracle.isWalkable(from) || !oracle.isWalkable(to)) {
    expect(path.status).toBe('not-found');
    return;
  }
  const shortest = oracle.shortest(from, to);
  expect(path.status).toBe(shortest === Infinity ? 'not-found' : 'found');
  if (path.status !== 'found') return;
  checkPath(path, from, to, oracle);
  expect(core.pathLength(point(from), point(to))).toBe(path.lengthPx);
  // Within a few hundredths of a pixel of a vertex the core may call a way blocked that the oracle just lets pass.
  if (oracle.edgeDistance(from) < 0.05 || oracle.edgeDistance(to) < 0.05) return;
  expect(path.lengthPx).toBeLessThanOrEqual(shortest * 1.001 + 0.01);
  expect(path.lengthPx).toBeGreaterThanOrEqual(shortest - 0.5);
}

describe('navigation', { timeout: 120_000 }, () => {
  let core: Core;
  let fallback: Core;
  beforeAll(async () => {
    await buildCore();
    core = await loadCore();
    fallback = await loadCore({ maxExactCorners: 0 });
  }, 120_000);

  it('tells walkable ground apart as the even-odd rule does', () => {
    fc.assert(
      fc.property(anyMap, fc.array(anyPoint, { minLength: 40, maxLength: 40 }), (rings, points) => {
        core.setLocation(toLocation(rings));
        const oracle = createPathOracle(rings);
        // Level with vertices is where crossing counts go wrong.
        const level = rings.flat().flatMap(([x, y]): Vertex[] => [
          [x - 3, y],
          [x + 7, y],
          [x, y - 3],
          [x, y + 7],
        ]);
        for (const at of [...points, ...level.filter(([x, y]) => x >= 0 && y >= 0)]) {
          if (oracle.edgeDistance(at) > 0.01) expect(core.isWalkable(...at)).toBe(oracle.isWalkable(at));
        }
      }),
      { numRuns: 80 },
    );
  });

  it('sees exactly what no edge hides', () => {
    fc.assert(
      fc.property(anyMap, fc.array(fc.tuple(anyPoint, anyPoint), { minLength: 20, maxLength: 20 }), (rings, pairs) => {
        core.setLocation(toLocation(rings));
        const oracle = createPathOracle(rings);
        for (const [from, to] of pairs) {
          const clearance = oracle.segmentClearance(from, to);
          const isOpen = oracle.isWalkable(from) && oracle.isWalkable(to) && clearance > 0;
          if (clearance > 0 && clearance < 0.01) continue;
          expect(core.hasLineOfSight(point(from), point(to))).toBe(isOpen);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('finds the shortest path on any map, and none where there is none', () => {
    fc.assert(
      fc.property(anyMap, fc.array(fc.tuple(anyPoint, anyPoint), { minLength: 6, maxLength: 6 }), (rings, pairs) => {
        core.setLocation(toLocation(rings));
        const oracle = createPathOracle(rings);
        for (const [from, to] of pairs) comparePath(core, oracle, from, to);
      }),
      { numRuns: 80 },
    );
  });

  it('finds the same paths with a bake as without', () => {
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

  it('takes a bake of the town that is small, and leaves any other aside', () => {
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

  it('finds the shortest path through a whole town', () => {
    const rings = generateTownRings();
    const oracle = createPathOracle(rings);
    expect(core.setLocation(toLocation(rings)).isExact).toBe(true);
    const random = createRandom(7);
    for (let i = 0; i < 60; i++) {
      const [from, to]: Vertex[] = [0, 1].map(() => [random.between(30, 5130), random.between(260, 980)]);
      if (from !== undefined && to !== undefined) comparePath(core, oracle, from, to);
    }
  });

  it('answers the nearest walkable point', () => {
    fc.assert(
      fc.property(anyMap, anyPoint, fc.double({ min: 1, max: 120, noNaN: true }), (rings, at, radius) => {
        core.setLocation(toLocation(rings));
        const found = core.nearestWalkable(...at, radius);
        const oracle = createPathOracle(rings);
        const reach = found === null ? radius : Math.hypot(found.x - at[0], found.y - at[1]);
        expect(reach).toBeLessThan(radius + 0.05);
        if (found !== null) expect(core.isWalkable(found.x, found.y)).toBe(true);
        // No walkable point with some room around it lies clearly nearer.
        for (let ring = 1; ring <= 12; ring++) {
          for (let turn = 0; turn < 24; turn++) {
            const distance = (reach - 0.5) * (ring / 12);
            const angle = (turn / 24) * 2 * Math.PI;
            const other: Vertex = [at[0] + Math.cos(angle) * distance, at[1] + Math.sin(angle) * distance];
            const isRoomy = distance > 0 && oracle.isWalkable(other) && oracle.edgeDistance(other) > 0.5;
            if (isRoomy && other[0] > 0.5 && other[1] > 0.5) expect.fail(`${other.join()} is nearer`);
          }
        }
      }),
      { numRuns: 80 },
    );
  });

  it('answers many queries as it answers one', () => {
    core.setLocation(toLocation(generateTownRings()));
    const random = createRandom(17);
    // More than the module takes at once.
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

  it('gives a bitmap of the walkable pixels', () => {
    const rings = generateTownRings();
    core.setLocation(toLocation(rings));
    const { widthPx, heightPx, bits } = core.walkableBitmap();
    expect([widthPx, heightPx, bits.length]).toEqual([5164, 1000, 645_500]);
    const random = createRandom(3);
    for (let i = 0; i < 20_000; i++) {
      const [x, y] = [random.whole(0, widthPx), random.whole(0, heightPx)];
      const index = y * widthPx + x;
      const isSet = (((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1;
      if (isSet !== core.isWalkable(x + 0.5, y + 0.5)) expect.fail(`pixel ${x}, ${y}`);
    }
  });

  it('falls back to a search in steps that stays on walkable ground', () => {
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

  it('gives the fallback search up when its budget is spent', () => {
    // A goal in a sealed room: the search may only stop because it has seen everything, or too much.
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
    expect(fallback.findPath({ x: 100, y: 100 }, { x: 4200, y: 600 }).status).toBe('out-of-nodes');
    core.setLocation(toLocation([outline, wall]));
    expect(core.findPath({ x: 100, y: 100 }, { x: 4200, y: 600 }).status).toBe('not-found');
  });

  it('has nowhere to walk without paths, and outside the map', () => {
    core.setLocation(toLocation([]));
    expect(core.isWalkable(100, 100)).toBe(false);
    expect(core.nearestWalkable(100, 100)).toBeNull();
    expect(core.findPath({ x: 1, y: 1 }, { x: 2, y: 2 }).status).toBe('not-found');
    core.setLocation(
      toLocation([
        [
          [-500, -500],
          [9000, -500],
          [9000, 3000],
          [-500, 3000],
        ],
      ]),
    );
    expect(core.isWalkable(0, 0)).toBe(true);
    for (const [x, y] of [
      [-0.1, 5],
      [5, -0.1],
      [5164, 5],
      [5, 1000],
      [Number.NaN, 5],
      [Infinity, 5],
    ] as Vertex[]) {
      expect(core.isWalkable(x, y)).toBe(false);
      expect(core.findPath({ x, y }, { x: 5, y: 5 }).status).toBe('not-found');
    }
    expect(core.nearestWalkable(-20, 30)).toMatchObject({ y: expect.closeTo(30, 1) as number });
  });

  it.each<[string, Vertex[][]]>([
    [
      'a coordinate is no number',
      [
        [
          [0, 0],
          [Number.NaN, 0],
          [9, 9],
        ],
      ],
    ],
    [
      'a coordinate is out of reach',
      [
        [
          [0, 0],
          [1e9, 0],
          [9, 9],
        ],
      ],
    ],
    [
      'a ring has two points',
      [
        [
          [0, 0],
          [9, 9],
        ],
      ],
    ],
    [
      'a ring is one point',
      [
        [
          [5, 5],
          [5, 5],
          [5, 5],
        ],
      ],
    ],
    ['there are too many points', [Array.from({ length: 20_000 }, (_, i): Vertex => [i % 500, i % 300])]],
    [
      'there are too many rings',
      Array.from({ length: 5000 }, (): Vertex[] => [
        [0, 0],
        [8, 0],
        [8, 8],
      ]),
    ],
  ])('refuses a location when %s, and leaves nothing walkable', (_, rings) => {
    core.setLocation(
      toLocation([
        [
          [0, 0],
          [500, 0],
          [500, 500],
        ],
      ]),
    );
    expect(() => core.setLocation(toLocation(rings))).toThrow(RangeError);
    if (rings.length < 5000 && (rings[0]?.length ?? 0) < 20_000) expect(core.isWalkable(400, 100)).toBe(false);
  });

  it('searches maps with thousands of corners in steps', () => {
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
        // Rounded points may graze a corner that the whole leg passes: the oracle says whether they cut it.
        if (oracle.segmentClearance(at, next) === 0) expect.fail(`${at.join()} is cut off`);
      });
    }
    expect(found).toBeGreaterThan(1000);
  });
});
