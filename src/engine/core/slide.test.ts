/** Walks along a heading compared with the oracle, which walks step by step, and how sliding along walls feels. */
import { describe, expect, it } from 'vitest';
import { builtCore } from '../../../tests/support/core.ts';
import { type SlidePlace, slideSteps } from '../../../tests/support/oracles/slide.ts';
import { createRandom } from '../../../tests/support/random.ts';
import {
  generateTownRings,
  scatterObstacles,
  toLocation,
  type Vertex,
} from '../../../tests/support/samples/town-map.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../shared/rules/town.ts';
import { FULL_SPEED, HEADING_MS, HEADINGS } from '../../shared/walks/headings.ts';
import { endOf, KNOT_NUMBERS, placeAt, type Runs } from '../../shared/walks/runs.ts';
import { findHeadStarts, headStartOf } from './head-starts.ts';
import type { Core, SlideRequest } from './types.ts';

const core = await builtCore();
const STEP_MS = 8;
const MAX_STEPS = HEADING_MS / STEP_MS;
const PX = 1024;
const FULL_PX_PER_MS = 0.21;

const box = (left: number, top: number, right: number, bottom: number): Vertex[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const ROOM = box(100, 100, 1900, 900);

/** Whether pixels are walkable, kept for repeated questions. */
function freePixels(from: Core): (x: number, y: number) => boolean {
  const known = new Uint8Array(MAP_WIDTH_PX * MAP_HEIGHT_PX);
  return (x, y) => {
    if (x < 0 || y < 0 || x >= MAP_WIDTH_PX || y >= MAP_HEIGHT_PX) return false;
    const pixel = y * MAP_WIDTH_PX + x;
    if (known[pixel] === 0) known[pixel] = from.isWalkable(x + 0.5, y + 0.5) ? 1 : 2;
    return known[pixel] === 1;
  };
}

const slide = (x: number, y: number, heading: number, speed = FULL_SPEED): Runs =>
  core.slide({ x8: x * 8, y8: y * 8, heading, speed });

const at = (runs: Runs, ms: number) => {
  const place = { x: Number.NaN, y: Number.NaN };
  placeAt(runs, ms, place);
  return place;
};
const knotCount = (runs: Runs): number => runs.length / KNOT_NUMBERS;

/** The places of the runs at every step, in 1/1024 px, rounded down. */
function placesOf(runs: Runs): SlidePlace[] {
  const knots = Array.from({ length: knotCount(runs) }, (_, knot) => [...runs.subarray(knot * 3, knot * 3 + 3)]);
  const places = knots.slice(0, 1).map(([, x = 0, y = 0]) => ({ x: x * PX, y: y * PX }));
  for (const [index, [ms = 0, x = 0, y = 0]] of knots.entries()) {
    const [fromMs = 0, fromX = 0, fromY = 0] = knots[index - 1] ?? [];
    if (index === 0) continue;
    const steps = (ms - fromMs) / STEP_MS;
    for (let step = 1; step <= steps; step++) {
      const between = (from: number, to: number): number =>
        Math.floor((from * PX * (steps - step) + to * PX * step) / steps);
      places.push({ x: between(fromX, x), y: between(fromY, y) });
    }
  }
  return places;
}

/** Compares random walks with the oracle; returns how many of them met a wall. */
function compareWalks(count: number, seed: number, start: (random: ReturnType<typeof createRandom>) => Vertex): number {
  const isFree = freePixels(core);
  const random = createRandom(seed);
  let deflected = 0;
  for (let walk = 0; walk < count; walk++) {
    const [x, y] = start(random);
    const request: SlideRequest = {
      x8: Math.floor(x * 8),
      y8: Math.floor(y * 8),
      heading: random.whole(0, HEADINGS),
      speed: random.whole(0, 4) === 0 ? random.whole(0, FULL_SPEED) : FULL_SPEED,
    };
    // The oracle is slow: most walks are short.
    const maxSteps = walk % 4 === 0 ? MAX_STEPS : 80;
    const runs = core.slide(request, maxSteps * STEP_MS);
    const steps = slideSteps(isFree, request, maxSteps);
    const places = placesOf(runs);
    const name = JSON.stringify(request);
    if (places.length !== steps.length) expect.fail(`${name}: ${places.length - 1} steps, not ${steps.length - 1}`);
    expect(places.at(-1), name).toEqual(steps.at(-1));
    expect(places[0], name).toEqual(steps[0]);
    const canStandAtStart = isFree(Math.floor((steps[0]?.x ?? 0) / PX), Math.floor((steps[0]?.y ?? 0) / PX));
    for (const [index, place] of places.entries()) {
      const step = steps[index] ?? place;
      const farthest = Math.max(Math.abs(place.x - step.x), Math.abs(place.y - step.y));
      if (farthest > PX) expect.fail(`${name}: ${farthest} off the step ${index}`);
      const isInWall = !isFree(Math.floor(place.x / PX), Math.floor(place.y / PX));
      if (isInWall && canStandAtStart) expect.fail(`${name}: in a wall at step ${index}`);
    }
    if (knotCount(runs) > 2) deflected++;
  }
  return deflected;
}

describe('walking along a heading', { timeout: 120_000 }, () => {
  it('ends where the steps of the oracle end, close to all of them and never inside a wall', () => {
    core.setLocation(toLocation(generateTownRings()));
    const inTown = compareWalks(1200, 5, (random) => [random.between(0, 5163), random.between(230, 999)]);
    core.setLocation(toLocation(scatterObstacles(400)));
    const scattered = compareWalks(1200, 6, (random) => [random.between(0, 5163), random.between(250, 999)]);
    expect(Math.min(inTown, scattered)).toBeGreaterThan(200);
  });

  it('starts beside walls, where the rounded place may be inside them', () => {
    core.setLocation(toLocation(generateTownRings()));
    const random = createRandom(8);
    const besideWalls: Vertex[] = [];
    while (besideWalls.length < 400) {
      const [x, y] = [random.between(20, 5140), random.between(240, 990)];
      if (core.isWalkable(x, y)) continue;
      const near = core.nearestWalkable(x, y, 12);
      if (near !== null) besideWalls.push([near.x, near.y]);
    }
    expect(compareWalks(besideWalls.length, 9, () => besideWalls.pop() ?? [0, 0])).toBeGreaterThan(100);
  });

  it('goes straight at walking speed on open ground, in one run', () => {
    core.setLocation(toLocation([ROOM]));
    for (let heading = 0; heading < HEADINGS; heading++) {
      const runs = slide(1000, 500, heading, 6);
      expect(knotCount(runs)).toBe(2);
      expect(endOf(runs)).toBe(HEADING_MS);
      const { x, y } = at(runs, HEADING_MS);
      const angle = (heading * 2 * Math.PI) / HEADINGS;
      const far = FULL_PX_PER_MS * HEADING_MS * (6 / FULL_SPEED);
      expect(Math.hypot(x - 1000 - Math.cos(angle) * far, y - 500 - Math.sin(angle) * far)).toBeLessThan(0.8);
    }
    expect(at(slide(500, 500, 0), HEADING_MS).x).toBeCloseTo(500 + 0.21 * HEADING_MS, 0);
    expect(knotCount(slide(1000, 500, 0, 0))).toBe(1);
  });

  it.each([5, 10, 15, 20, 30, 40, 45, 50, 60, 70])(
    'slides along a wall that slopes by %i degrees at the projected speed, without jitter',
    (degrees) => {
      const slope = Math.tan((degrees * Math.PI) / 180);
      // The ground is above the line through (1000, 500).
      const wall: Vertex[] = [
        [100, 500 + slope * 900],
        [1900, 500 - slope * 900],
        [1900, 4000],
        [100, 4000],
      ];
      core.setLocation(toLocation([box(100, -4000, 1900, 4000), wall]));
      const left = Math.min(220, Math.floor(300 / slope));
      const runs = slide(1000 - left, Math.floor(500 + slope * left) - 3, 0);
      expect(endOf(runs)).toBe(HEADING_MS);
      const begin = at(runs, 200);
      const end = at(runs, HEADING_MS);
      const projected = Math.cos((degrees * Math.PI) / 180) * FULL_PX_PER_MS * (HEADING_MS - 200);
      const walked = Math.hypot(end.x - begin.x, end.y - begin.y);
      expect(walked / projected).toBeGreaterThan(0.95);
      expect(walked / projected).toBeLessThan(1.06);
      for (let ms = 200; ms <= HEADING_MS; ms += 8) {
        const { x, y } = at(runs, ms);
        const offWall = (500 - slope * (x - 1000) - y) * Math.cos((degrees * Math.PI) / 180);
        expect(offWall).toBeGreaterThan(-1);
        expect(offWall).toBeLessThan(5);
      }
      // From frame to frame the direction changes little.
      let widest = 0;
      for (let ms = 216; ms + 32 <= HEADING_MS; ms += 16) {
        const [before, now, after] = [at(runs, ms - 16), at(runs, ms), at(runs, ms + 16)];
        const bend = Math.hypot(after.x - 2 * now.x + before.x, after.y - 2 * now.y + before.y);
        widest = Math.max(widest, bend);
      }
      expect(widest).toBeLessThan(1);
      expect(knotCount(runs)).toBeLessThan(90);
    },
  );

  it('slides along straight walls and the edges of the map', () => {
    core.setLocation(toLocation([box(-50, -50, MAP_WIDTH_PX + 50, MAP_HEIGHT_PX + 50)]));
    // Down to the right along the lower edge, then into the corner.
    const along = slide(3000, 990, 18);
    expect(at(along, HEADING_MS).x).toBeGreaterThan(3000 + 0.9 * Math.SQRT1_2 * FULL_PX_PER_MS * HEADING_MS);
    expect(at(along, HEADING_MS).y).toBeGreaterThan(993);
    const corner = at(slide(MAP_WIDTH_PX - 60, MAP_HEIGHT_PX - 90, 18), HEADING_MS);
    expect(corner.x).toBeGreaterThan(MAP_WIDTH_PX - 12);
    expect(corner.x).toBeLessThan(MAP_WIDTH_PX);
    expect(corner.y).toBeGreaterThan(MAP_HEIGHT_PX - 12);
    expect(corner.y).toBeLessThan(MAP_HEIGHT_PX);
    for (const heading of [36, 72, 108, 0]) {
      const { x, y } = at(slide(heading === 0 ? MAP_WIDTH_PX - 9 : 9, heading === 36 ? 990 : 9, heading), HEADING_MS);
      expect(core.isWalkable(x, y)).toBe(true);
    }
  });

  it('stops at a wall across its way, and does not drift along it', () => {
    core.setLocation(toLocation([ROOM]));
    for (const y of [300, 411.125, 500.5, 777.875]) {
      const runs = slide(1700, y, 0);
      const end = at(runs, HEADING_MS);
      expect(endOf(runs)).toBeLessThan(1400);
      expect(end.x).toBeGreaterThan(1890);
      expect(end.x).toBeLessThan(1900);
      expect(Math.abs(end.y - y)).toBeLessThan(5);
    }
  });

  it('gets around outer corners and thin posts, and through narrow doors', () => {
    const posts = [box(400, 499, 402, 501), box(500, 480, 506, 520), box(700, 100, 710, 497), box(700, 503, 710, 900)];
    core.setLocation(toLocation([ROOM, ...posts]));
    for (let y = 494; y <= 506; y += 0.125) expect(at(slide(350, y, 0), 600).x).toBeGreaterThan(420);
    // A hit within two pixels of a corner slips around it.
    for (let y = 518.125; y < 520; y += 0.125) expect(at(slide(450, y, 0), 900).x).toBeGreaterThan(510);
    for (let y = 498; y < 502; y += 0.125) expect(at(slide(660, y, 0), 900).x).toBeGreaterThan(720);
  });

  it('leaves a start deep inside a wall straight ahead', () => {
    core.setLocation(toLocation([ROOM, box(300, 300, 500, 500)]));
    const runs = slide(400, 400, 0);
    expect(at(runs, HEADING_MS).x).toBeCloseTo(400 + FULL_PX_PER_MS * HEADING_MS, 0);
    const toEdge = at(slide(20, 400, 72), HEADING_MS);
    expect(toEdge.x).toBeGreaterThanOrEqual(0);
    expect(toEdge.x).toBeLessThan(2);
    expect(toEdge.y).toBe(400);
  });

  it('has no runs without a location, and for requests out of range', () => {
    core.setLocation(toLocation([]));
    expect(slide(500, 500, 0)).toEqual(new Float64Array(0));
    core.setLocation(toLocation([ROOM]));
    const request: SlideRequest = { x8: 4000, y8: 4000, heading: 0, speed: FULL_SPEED };
    expect(core.slide(request).length).toBeGreaterThan(0);
    for (const wrong of [
      { x8: -1 },
      { x8: MAP_WIDTH_PX * 8 },
      { y8: -1 },
      { y8: MAP_HEIGHT_PX * 8 },
      { heading: -1 },
      { heading: HEADINGS },
      { speed: -1 },
      { speed: FULL_SPEED + 1 },
    ]) {
      expect(core.slide({ ...request, ...wrong }).length).toBe(0);
    }
    expect(endOf(core.slide(request, 0))).toBe(0);
    expect(endOf(core.slide(request, 100))).toBe(104);
    expect(endOf(core.slide(request, 60_000))).toBe(HEADING_MS);
  });
});

describe('head starts', () => {
  it('are the beginnings of the walks of all headings', () => {
    core.setLocation(toLocation([ROOM, box(505, 480, 530, 520)]));
    const starts = findHeadStarts(core, 500 * 8, 500 * 8);
    for (let heading = 0; heading < HEADINGS; heading++) {
      const [known, exact] = [headStartOf(starts, heading, FULL_SPEED), slide(500, 500, heading)];
      for (let ms = 0; ms <= Math.min(endOf(known), endOf(exact)); ms += 8) {
        const [one, other] = [at(known, ms), at(exact, ms)];
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(3);
      }
    }
    const slow = headStartOf(starts, 72, 5);
    expect(at(slow, 300).x).toBeCloseTo(at(slide(500, 500, 72, 5), 300).x, 0);
  });
});
