/** Walkable ground, line of sight and nearest walkable point, compared with the oracle on random maps. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocation, type Vertex } from '../../../tests/support/samples/town-map.ts';
import { builtCore } from '../../../tests/support/core.ts';
import { point } from '../../../tests/support/oracles/check-path.ts';
import { anyMap, anyPoint } from '../../../tests/support/oracles/maps.ts';
import { createPathOracle } from '../../../tests/support/oracles/paths.ts';

const core = await builtCore();

describe('ground', { timeout: 120_000 }, () => {
  it('classifies walkable points by the even-odd rule', () => {
    fc.assert(
      fc.property(anyMap, fc.array(anyPoint, { minLength: 40, maxLength: 40 }), (rings, points) => {
        core.setLocation(toLocation(rings));
        const oracle = createPathOracle(rings);
        // Points at the height of a vertex are the edge case of crossing counts.
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

  it('reports a line of sight exactly when no edge blocks it', () => {
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

  it('finds the nearest walkable point', () => {
    fc.assert(
      fc.property(anyMap, anyPoint, fc.double({ min: 1, max: 120, noNaN: true }), (rings, at, radius) => {
        core.setLocation(toLocation(rings));
        const found = core.nearestWalkable(...at, radius);
        const oracle = createPathOracle(rings);
        const reach = found === null ? radius : Math.hypot(found.x - at[0], found.y - at[1]);
        expect(reach).toBeLessThan(radius + 0.05);
        if (found !== null) expect(core.isWalkable(found.x, found.y)).toBe(true);
        // No walkable point with free space around it is clearly nearer.
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

  it('has no walkable point without colliders, or outside the map', () => {
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
    const outside = [Number.NaN, 5, 5, Number.NaN, Infinity, 5, -1e30, 5, 5, 5164e9, -0.1, 5, 5, 5];
    expect([...core.areWalkable(Float32Array.from(outside))]).toEqual([0, 0, 0, 0, 0, 0, 1]);
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
});
