/** Merged colliders: the same ground as the rule of a location gives, in rings that the navigation takes. */
import process from 'node:process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMap } from '../../../../tests/support/oracles/maps.ts';
import { createRandom } from '../../../../tests/support/random.ts';
import { generateTownRings, scatterObstacles, type Vertex } from '../../../../tests/support/samples/town-map.ts';
import { loadNavigation } from '../../node/load-navigation.ts';
import { mergeRings } from './merge-rings.ts';
import { orient } from './edges.ts';

const SIZE = { widthPx: 600, heightPx: 400 };
const STEP_PX = 1 / 2048;

const box = (left: number, top: number, right: number, bottom: number): number[] => [
  left,
  top,
  right,
  top,
  right,
  bottom,
  left,
  bottom,
];
const ROOM = box(0, 0, 500, 300);
const merge = (rings: readonly (readonly number[])[], size = SIZE): number[][] =>
  mergeRings(
    rings.map((ring) => Float64Array.from(ring)),
    size,
  ).map((ring) => [...ring]);

/** Twice the area, with a sign by direction. */
const areaOf = (ring: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const [x = 0, y = 0] = ring.slice(at, at + 2);
    const [nextX = 0, nextY = 0] = at + 2 < ring.length ? ring.slice(at + 2, at + 4) : ring;
    sum += x * nextY - nextX * y;
  }
  return sum;
};
/** Area of the ground: holes go round the other way. */
const groundArea = (rings: readonly number[][]): number =>
  Math.abs(rings.reduce((sum, ring) => sum + areaOf(ring), 0)) / 2;

type Segment = readonly [number, number, number, number];

const segmentsOf = (ring: readonly number[]): Segment[] =>
  Array.from({ length: ring.length / 2 }, (_, index): Segment => {
    const next = (index * 2 + 2) % ring.length;
    return [ring[index * 2] ?? 0, ring[index * 2 + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0];
  });

/** The plain rule, in floating point. */
const isInside = (ring: readonly number[], x: number, y: number): boolean =>
  segmentsOf(ring).filter(([x0, y0, x1, y1]) => y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0)
    .length %
    2 ===
  1;

function distanceTo([x0, y0, x1, y1]: Segment, x: number, y: number): number {
  const squared = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  const share = squared === 0 ? 0 : ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / squared;
  const clamped = Math.max(0, Math.min(1, share));
  return Math.hypot(x - x0 - clamped * (x1 - x0), y - y0 - clamped * (y1 - y0));
}

function isOnGround(
  [outline, ...holes]: readonly (readonly number[])[],
  x: number,
  y: number,
  size: typeof SIZE,
): boolean {
  const isOnMap = x >= 0 && y >= 0 && x < size.widthPx && y < size.heightPx;
  return isOnMap && outline !== undefined && isInside(outline, x, y) && !holes.some((hole) => isInside(hole, x, y));
}

/** Compares points with the plain rule, except those so near to an edge that rounding decides. */
function compareGround(
  rings: readonly (readonly number[])[],
  merged: readonly number[][],
  points: readonly Vertex[],
  size = SIZE,
): number {
  const edges = [...rings, box(0, 0, size.widthPx, size.heightPx)].flatMap(segmentsOf);
  let compared = 0;
  for (const [x, y] of points) {
    if (edges.some((edge) => distanceTo(edge, x, y) < 4 * STEP_PX)) continue;
    compared++;
    const isWalkable = merged.filter((ring) => isInside(ring, x, y)).length % 2 === 1;
    if (isWalkable !== isOnGround(rings, x, y, size)) expect.fail(`${x}, ${y} is ${isWalkable}`);
  }
  return compared;
}

/** Edges have nothing in common but ends. */
function expectNoCrossing(merged: readonly number[][]): void {
  const edges = merged.flatMap(segmentsOf).map((edge): Segment => edge.map((px) => px * 2048) as unknown as Segment);
  const sideOf = ([x0, y0, x1, y1]: Segment, x: number, y: number): number => Math.sign(orient(x0, y0, x1, y1, x, y));
  for (const [index, one] of edges.entries()) {
    for (const other of edges.slice(0, index)) {
      const sides = [sideOf(one, other[0], other[1]), sideOf(one, other[2], other[3])];
      const theirs = [sideOf(other, one[0], one[1]), sideOf(other, one[2], one[3])];
      const isCrossed = (sides[0] ?? 0) * (sides[1] ?? 0) < 0 && (theirs[0] ?? 0) * (theirs[1] ?? 0) < 0;
      if (isCrossed) expect.fail(`${one.join()} crosses ${other.join()}`);
    }
  }
}

const navigation = await loadNavigation();

/** All that must be true of every map. */
function checkMap(rings: readonly (readonly number[])[], points: readonly Vertex[], size = SIZE): number {
  const merged = merge(rings, size);
  expectNoCrossing(merged);
  navigation.setLocation({ width: size.widthPx, height: size.heightPx, rings: merged });
  // Merged rings are the same ground again.
  if (merged.length === 1) expect(groundArea(merge(merged, size))).toBe(groundArea(merged));
  return compareGround(rings, merged, points, size);
}

const anywhere = (count: number, seed: number, { widthPx, heightPx } = SIZE): Vertex[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => [random.between(-20, widthPx + 20), random.between(-20, heightPx + 20)]);
};

describe('merging colliders', { timeout: 120_000 }, () => {
  it.each<[string, number[][], number, number]>([
    ['a room', [ROOM], 1, 500 * 300],
    ['no collider', [], 0, 0],
    ['overlapping squares are one hole', [ROOM, box(50, 50, 150, 150), box(100, 100, 200, 200)], 2, 150_000 - 17_500],
    ['a hole within a hole stays blocked', [ROOM, box(50, 50, 250, 250), box(100, 100, 200, 200)], 2, 150_000 - 40_000],
    ['equal holes are one', [ROOM, box(50, 50, 150, 150), box(50, 50, 150, 150)], 2, 140_000],
    ['holes with a common edge are one', [ROOM, box(50, 50, 150, 150), box(150, 50, 250, 150)], 2, 130_000],
    ['holes with a part of an edge in common', [ROOM, box(50, 50, 150, 150), box(150, 80, 250, 120)], 2, 136_000],
    ['holes that touch at a corner have one ring', [ROOM, box(50, 50, 150, 150), box(150, 150, 250, 250)], 2, 130_000],
    ['a hole at the outline', [ROOM, box(0, 0, 100, 100)], 1, 140_000],
    ['a hole across the outline', [ROOM, box(400, 100, 560, 200)], 1, 140_000],
    ['a hole that divides the room', [ROOM, box(200, -10, 210, 310)], 2, 147_000],
    ['a hole over everything', [ROOM, box(-10, -10, 510, 310)], 0, 0],
    ['a hole outside the outline', [ROOM, box(510, 310, 550, 350)], 1, 150_000],
    ['a flat hole', [ROOM, [50, 50, 150, 50, 100, 50]], 1, 150_000],
    // Two squares of a ring that winds around both: even-odd.
    ['a ring within itself', [[...ROOM, 0, 0, ...box(100, 100, 200, 200), 100, 100]], 2, 140_000],
  ])('%s', (_, rings, count, area) => {
    const merged = merge(rings);
    expect([merged.length, groundArea(merged)]).toEqual([count, area]);
    checkMap(rings, anywhere(300, 1));
  });

  it('ends at the map, a step within its right and lower edges', () => {
    const [ground = []] = merge([box(-100, -100, 900, 700)]);
    expect([
      Math.max(...ground.filter((_, at) => at % 2 === 0)),
      Math.max(...ground.filter((_, at) => at % 2 === 1)),
    ]).toEqual([600 - STEP_PX, 400 - STEP_PX]);
    expect(Math.min(...ground)).toBe(0);
  });

  it('leaves rings that do not cross as they are', () => {
    const [ground, hole] = merge([ROOM, box(50, 60, 150, 160)]);
    expect(ground?.length).toBe(8);
    expect(new Set(hole)).toEqual(new Set([50, 60, 150, 160]));
  });

  it('is right for a needle of a step, and a hole of a step that crosses the outline', () => {
    const needle = [300, 300 + STEP_PX, 300.1, 250, 320, 250];
    checkMap([box(0, 0, 600, 300), needle, box(100, 100, 100 + STEP_PX, 310)], anywhere(200, 5));
  });

  it('is right on random maps', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyMap, fc.nat(), (rings, seed) => {
        compared += checkMap(
          rings.map((ring) => ring.flat()),
          anywhere(150, seed),
        );
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(30_000);
  });

  it('is right for many polygons over each other, off the grid', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = createRandom(seed);
      const rings = Array.from({ length: 40 }, (_, index) =>
        index === 0
          ? ROOM
          : Array.from({ length: random.whole(3, 9) }, () => [
              random.between(-30, 630),
              random.between(-30, 430),
            ]).flat(),
      );
      expect(checkMap(rings, anywhere(500, seed))).toBeGreaterThan(400);
      // Slivers: polygons that are a few steps of the grid apart.
      const near = rings.map((ring) => ring.map((px) => px + random.between(-3, 3) * STEP_PX));
      checkMap([...rings.slice(0, 8), ...near.slice(1, 8)], anywhere(300, seed));
    }
  });

  it('is right for whole towns', () => {
    const town = { widthPx: 5164, heightPx: 1000 };
    for (const rings of [generateTownRings(2), generateTownRings(99), scatterObstacles(120)]) {
      const flat = rings.map((ring) => ring.flat());
      expect(checkMap(flat, anywhere(1500, 4, town), town)).toBeGreaterThan(1400);
    }
  });

  it('takes no seconds for 60,000 edges', () => {
    const rings = scatterObstacles(10_000).map((ring) => Float64Array.from(ring.flat()));
    const before = process.cpuUsage();
    expect(mergeRings(rings, { widthPx: 5164, heightPx: 1000 }).length).toBeGreaterThan(5000);
    // Of the processor: other work on the machine does not count.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000);
  });
});
