/**
 * Regular maps: boxes in even rows, teeth, corners on one line. Searches there have very many ways of nearly the same length, and
 * the division into triangles very many points on one line.
 */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/support/random.ts';
import { compileModule } from '../node/compile-module.ts';
import { loadNavigation } from '../node/load-navigation.ts';
import type { LocationShape } from './navigation-api.ts';
import type { NavigationExports } from './navigation-exports.ts';
import { writeRings } from './ring-input.ts';
import { generateLattice, generateManyRings } from './testing/many-rings.ts';
import { createOracle } from './testing/oracle.ts';
import { findWalkFault } from './testing/walk-check.ts';

const QUERIES = 20;
const WALK_UNITS = 2 ** -9;
/** Rounds of measurements, of which the shortest counts, and more while others disturb them. */
const ROUNDS = 3;
const ROUNDS_MAX = 12;
const RATIO_MAX = 1.6;

/** A search that kept each node that it ever made took 140 MB. */
const MOST_SEARCH_BYTES = 8e6;

const module = await compileModule(new URL('../../../build/navigation.wasm', import.meta.url));

async function build(map: LocationShape): Promise<{ core: NavigationExports; ms: number }> {
  const { exports } = await WebAssembly.instantiate(module, {});
  const core = exports as unknown as NavigationExports;
  writeRings(core, map.rings);
  const start = performance.now();
  core.buildLocation(map.rings.length, map.width, 0);
  return { core, ms: performance.now() - start };
}

/** Ground around which teeth stand: a polygon with a side for each gap. */
function generateTeeth(count: number): LocationShape {
  const ring = Array.from({ length: count }, (_, tooth) =>
    [0, 0.1, 0.4, 0.5].flatMap((share, at) => {
      const angle = ((tooth + share) / count) * 2 * Math.PI;
      const radius = at === 1 || at === 2 ? 480 : 430;
      return [500 + radius * Math.cos(angle), 500 + radius * Math.sin(angle)];
    }),
  ).flat();
  return { width: 1000, height: 1000, rings: [ring] };
}

/** Triangles that touch each other at the ends of their bases, all on one line. */
function generateSaw(count: number): LocationShape {
  const whole = count * 10 + 20;
  const teeth = Array.from({ length: count }, (_, at) => [10 + at * 10, 60, 20 + at * 10, 60, 15 + at * 10, 50]);
  return { width: whole, height: 100, rings: [[0, 0, whole, 0, whole, 100, 0, 100], ...teeth] };
}

const MAPS: [string, LocationShape][] = [
  ['wide rows', generateLattice({ rows: 7, side: 20 })],
  ['narrow rows', generateLattice({ rows: 7, side: 37 })],
  ['teeth', generateTeeth(70)],
  ['a saw', generateSaw(60)],
];

describe('regular maps', () => {
  it.each(MAPS)('have the shortest paths before and after the preparation: %s', async (_, map) => {
    const navigation = await loadNavigation();
    const unprepared = await loadNavigation({ memoryMb: 0 });
    const oracle = createOracle(map.rings);
    navigation.setLocation(map);
    unprepared.setLocation(map);
    await navigation.ready();
    const random = createRandom(4);
    for (let found = 0; found < QUERIES; ) {
      const [startX, startY] = [random.between(0, map.width), random.between(0, map.height)];
      const [goalX, goalY] = [random.between(0, map.width), random.between(0, map.height)];
      const wanted = oracle.findPath(startX, startY, goalX, goalY);
      if (wanted.status !== 'found') continue;
      found++;
      for (const answer of [navigation, unprepared].map((one) => one.findPath(startX, startY, goalX, goalY))) {
        if (answer.status !== 'found') throw new Error('no path is found');
        expect(Math.abs(answer.length / wanted.length - 1)).toBeLessThan(1e-5);
        expect(findWalkFault(oracle, { startX, startY, goalX, goalY }, answer, { units: WALK_UNITS })).toBeNull();
      }
    }
  });

  it('need little memory for a search among ways of nearly the same length', async () => {
    const map = generateLattice({ rows: 50, side: 37 });
    const { core } = await build(map);
    const before = core.memory.buffer.byteLength;
    expect(core.findPath(0.5, 0.5, map.width - 0.5, map.height * 0.9, 0)).toBe(1);
    expect(core.memory.buffer.byteLength - before).toBeLessThan(MOST_SEARCH_BYTES);
  });

  it('are built as quickly as others', { timeout: 60_000 }, async () => {
    const maps = [
      generateLattice({ rows: 100, side: 20 }),
      generateManyRings({ seed: 2, rows: 100, points: 4 }),
    ] as const;
    let [even, other] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // In turn, because the load of the machine changes.
    for (let round = 0; round < ROUNDS_MAX && (round < ROUNDS || even / other >= RATIO_MAX); round++) {
      even = Math.min(even, (await build(maps[0])).ms);
      other = Math.min(other, (await build(maps[1])).ms);
    }
    expect(even / other).toBeLessThan(RATIO_MAX);
  });
});
