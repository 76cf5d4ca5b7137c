/** Walkable ground, line of sight and nearest walkable point, compared with the exact oracle on random maps. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateTownRings, toLocation, type Vertex } from '../../../tests/support/samples/town-map.ts';
import { builtCore } from '../../../tests/support/core.ts';
import { onGrid, point } from '../../../tests/support/oracles/check-path.ts';
import { anyMap, anyPoint } from '../../../tests/support/oracles/maps.ts';
import { createTownOracle } from '../../../tests/support/oracles/town-oracle.ts';
import { createRandom } from '../../../tests/support/random.ts';
import type { Oracle } from './testing/oracle.ts';

const core = await builtCore();
const STEP_PX = 1 / 2048;

/** Points at the oracle's vertices and edges, and beside them. */
const delicate = ({ vertices, edges }: Oracle): Vertex[] => [
  ...vertices.flatMap(({ x, y }): Vertex[] => [
    [x, y],
    [x - 3, y],
    [x + 7, y],
    [x, y - 3],
    [x, y + 7],
    [x + STEP_PX, y],
    [x, y - STEP_PX],
  ]),
  ...edges.flatMap(({ from, to }): Vertex[] => {
    const [x, y] = onGrid([(from.x + to.x) / 2, (from.y + to.y) / 2]);
    return [
      [x, y],
      [x + STEP_PX, y],
      [x - STEP_PX, y],
      [x, y + STEP_PX],
    ];
  }),
];

const distanceTo = ([x, y]: Vertex, { edges }: Oracle): number =>
  Math.min(
    ...edges.map(({ from, to }) => {
      const [alongX, alongY] = [to.x - from.x, to.y - from.y];
      const share = ((x - from.x) * alongX + (y - from.y) * alongY) / (alongX ** 2 + alongY ** 2);
      const clamped = Math.max(0, Math.min(1, share));
      return Math.hypot(x - from.x - clamped * alongX, y - from.y - clamped * alongY);
    }),
  );

describe('ground', { timeout: 120_000 }, () => {
  it('is exactly what the rings contain', () => {
    fc.assert(
      fc.property(anyMap, fc.array(anyPoint.map(onGrid), { minLength: 40, maxLength: 40 }), (rings, points) => {
        const location = toLocation(rings);
        core.setLocation(location);
        const oracle = createTownOracle(location);
        const all = [...points, ...delicate(oracle)];
        const expected = all.map(([x, y]) => oracle.locate(x, y).isWalkable);
        all.forEach((at, index) => {
          if (core.isWalkable(...at) !== expected[index]) expect.fail(`${at.join()} is ${expected[index]}`);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('is the same in cells and pixels without walls as by polygons', () => {
    const location = toLocation(generateTownRings(5));
    core.setLocation(location);
    const oracle = createTownOracle(location);
    const random = createRandom(3);
    for (let i = 0; i < 20_000; i++) {
      const at = onGrid([random.between(0, 5164), random.between(230, 1000)]);
      if (core.isWalkable(...at) !== oracle.locate(...at).isWalkable) expect.fail(at.join());
    }
  });

  it('reports a line of sight exactly when the straight line is walkable', () => {
    let seen = 0;
    const pair = fc.tuple(anyPoint.map(onGrid), anyPoint.map(onGrid));
    fc.assert(
      fc.property(anyMap, fc.array(pair, { minLength: 20, maxLength: 20 }), (rings, pairs) => {
        const location = toLocation(rings);
        core.setLocation(location);
        const oracle = createTownOracle(location);
        // Between vertices, where lines touch walls, and from vertices to points.
        const vertices = oracle.vertices.map(({ x, y }): Vertex => [x, y]).slice(0, 14);
        const touching = vertices.flatMap((from) =>
          [...vertices, ...pairs.map(([at]) => at).slice(0, 4)].map((to) => [from, to] as const),
        );
        for (const [from, to] of [...pairs, ...touching]) {
          const isOpen = oracle.isLegWalkable(oracle.locate(...from), oracle.locate(...to));
          if (isOpen) seen++;
          if (core.hasLineOfSight(point(from), point(to)) !== isOpen)
            expect.fail(`${from.join()} to ${to.join()}: ${isOpen}`);
        }
      }),
      { numRuns: 150 },
    );
    expect(seen).toBeGreaterThan(1000);
  });

  it('finds the nearest walkable point', () => {
    fc.assert(
      fc.property(anyMap, anyPoint, fc.double({ min: 1, max: 120, noNaN: true }), (rings, at, radius) => {
        const location = toLocation(rings);
        core.setLocation(location);
        const oracle = createTownOracle(location);
        const found = core.nearestWalkable(...at, radius);
        const away = core.isWalkable(...at) ? 0 : distanceTo(at, oracle);
        if (found === null) {
          expect(away).toBeGreaterThan(radius - 2 * STEP_PX);
          return;
        }
        expect(core.isWalkable(found.x, found.y)).toBe(true);
        const reached = Math.hypot(found.x - at[0], found.y - at[1]);
        expect(Math.abs(reached - away)).toBeLessThan(2 * STEP_PX);
        expect(reached).toBeLessThanOrEqual(radius);
      }),
      { numRuns: 150 },
    );
  });

  it('has no walkable point without colliders, or outside the map', () => {
    core.setLocation(toLocation([]));
    expect(core.isWalkable(100, 100)).toBe(false);
    expect(core.nearestWalkable(100, 100)).toBeNull();
    expect(core.isWalkable(-5, 5)).toBe(false);
    expect(core.hasLineOfSight({ x: 1, y: 1 }, { x: 1, y: 1 })).toBe(false);
    expect(core.findPath({ x: 1, y: 1 }, { x: 2, y: 2 }).status).toBe('not-found');
    core.setLocation(
      toLocation([
        [
          [-500, -500],
          [9000, -500],
          [9000, 1900],
          [-500, 1900],
        ],
      ]),
    );
    expect(core.isWalkable(0, 0)).toBe(true);
    expect(core.isWalkable(5164 - STEP_PX, 1000 - STEP_PX)).toBe(true);
    for (const [x, y] of [
      [-0.1, 5],
      [5, -0.1],
      [5164, 5],
      [5, 1000],
      [Number.NaN, 5],
      [Infinity, 5],
      [5, Number.NaN],
      [-1e30, 5],
      [5, 5164e9],
    ] as Vertex[]) {
      expect(core.isWalkable(x, y)).toBe(false);
      expect(core.findPath({ x, y }, { x: 5, y: 5 }).status).toBe('not-found');
    }
    expect(core.nearestWalkable(-20, 30)).toEqual({ x: 0, y: 30 });
    expect(core.nearestWalkable(5200, 30)).toEqual({ x: 5164 - STEP_PX, y: 30 });
    expect(core.nearestWalkable(Number.NaN, 30)).toBeNull();
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
    ['there are too many points', [Array.from({ length: 70_000 }, (_, i): Vertex => [i % 500, i % 300])]],
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
    expect(core.isWalkable(400, 100)).toBe(false);
  });
});
