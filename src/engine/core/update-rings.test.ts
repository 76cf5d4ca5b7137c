/**
 * Updates of rings give the same location as building it: the same answers, corners and refusals, update after update, and
 * without using more and more memory.
 */
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../tests/support/random.ts';
import { compileModule } from '../node/compile-module.ts';
import { loadNavigation } from '../node/load-navigation.ts';
import type { Navigation, Ring } from './navigation-api.ts';
import { NAVIGATION_STATUS, type NavigationExports } from './navigation-exports.ts';
import { writeRings } from './ring-input.ts';
import { generateManyRings } from './testing/many-rings.ts';
import { type GeneratedMap, generateMap } from './testing/maps.ts';

const NO_TABLES = { memoryMb: 0 };
const QUERIES = 8;

interface Change {
  remove: number[];
  add: number[][];
}

const shift = (ring: readonly number[], dx: number, dy: number): number[] =>
  ring.map((value, index) => value + (index % 2 === 0 ? dx : dy));

const without = <T>(all: readonly T[], remove: readonly number[]): T[] => all.filter((_, at) => !remove.includes(at));

/** Removes up to three rings, moves some of them a little, and adds a box or a triangle, often at a vertex of another ring. */
function chooseChange(random: Random, map: GeneratedMap, rings: readonly number[][]): Change {
  const chosen = Array.from({ length: random.whole(0, 4) }, () => random.whole(0, Math.max(1, rings.length)));
  const remove = [...new Set(chosen)].filter((index) => index < rings.length);
  const add = remove.flatMap((index) => {
    const ring = rings[index] ?? [];
    const kind = random.whole(0, 6);
    if (kind === 0) return [];
    if (kind === 1) return [ring];
    return kind < 4
      ? [shift(ring, random.whole(-3, 4), random.whole(-3, 4))]
      : [shift(ring, random.whole(-20, 21) / 4, random.whole(-20, 21) / 4)];
  });
  if (random.next() < 0.5 || remove.length === 0) {
    const ring = random.next() < 0.4 ? rings[random.whole(0, Math.max(1, rings.length))] : undefined;
    const at = random.whole(0, (ring?.length ?? 2) / 2) * 2;
    const [x, y] = [ring?.[at] ?? random.whole(0, map.width), ring?.[at + 1] ?? random.whole(0, map.height)];
    const width = random.whole(1, Math.max(2, map.width / 8));
    const height = random.whole(1, Math.max(2, map.height / 8));
    add.push(
      random.next() < 0.5
        ? [x, y, x + width, y, x + width, y + height, x, y + height]
        : [x, y, x + width, y + random.whole(0, height), x + random.whole(0, width), y + height],
    );
  }
  return { remove, add };
}

/** Corners after a change, or why it is refused. */
function outcome(change: () => { corners: number }): string {
  try {
    return `${change().corners} corners`;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return error.message;
  }
}

/** Queries whose answers differ. */
function differences(random: Random, map: GeneratedMap, rings: readonly Ring[], one: Navigation, other: Navigation) {
  const end = (): [number, number] => {
    const ring = random.next() < 0.3 ? rings[random.whole(0, Math.max(1, rings.length))] : undefined;
    const at = random.whole(0, (ring?.length ?? 2) / 2) * 2;
    return [ring?.[at] ?? random.whole(0, map.width * 4) / 4, ring?.[at + 1] ?? random.whole(0, map.height * 4) / 4];
  };
  return Array.from({ length: QUERIES }, () => [...end(), ...end()] as const).filter((query) => {
    const [found, wanted] = [one.findPath(...query), other.findPath(...query)];
    if (found.status !== 'found' || wanted.status !== 'found') return found.status !== wanted.status;
    return !(Math.abs(found.length - wanted.length) <= wanted.length * 1e-9);
  });
}

describe('updates of rings', { timeout: 120_000 }, () => {
  it('are refused or give the same location as building it', async () => {
    const [updated, built] = [await loadNavigation(NO_TABLES), await loadNavigation(NO_TABLES)];
    let refused = 0;
    let accepted = 0;
    for (let seed = 1; seed <= 50; seed++) {
      const map = generateMap({ seed, corners: 100 });
      const random = createRandom(seed * 7 + 1);
      let rings = map.rings;
      if (rings.length === 0) continue;
      updated.setLocation(map);
      for (let step = 0; step < 15; step++) {
        const { remove, add } = chooseChange(random, map, rings);
        const next = [...without(rings, remove), ...add];
        const wanted = outcome(() => built.setLocation({ ...map, rings: next }));
        expect(`${seed}, ${step}: ${outcome(() => updated.updateRings(remove, add))}`).toBe(
          `${seed}, ${step}: ${wanted}`,
        );
        if (!wanted.endsWith('corners')) {
          refused++;
          continue;
        }
        accepted++;
        rings = next;
        expect({ seed, step, wrong: differences(random, map, rings, updated, built) }).toEqual({
          seed,
          step,
          wrong: [],
        });
      }
    }
    expect(refused).toBeGreaterThan(100);
    expect(accepted).toBeGreaterThan(300);
  });

  it('are refused when rings cross where a removed ring has a vertex', async () => {
    const navigation = await loadNavigation(NO_TABLES);
    const removed = [15, 125, 18, 125, 18, 139, 15, 139];
    navigation.setLocation({ width: 200, height: 200, rings: [[0, 0, 200, 0, 200, 200, 0, 200], removed] });
    const crossing = [shift(removed, 0, 1), [15, 125, 26, 125, 26, 139, 15, 139]];
    expect(() => navigation.updateRings([1], crossing)).toThrow('ring 2 crosses itself or another ring');
    expect(navigation.findPath(16, 126, 17, 130)).toEqual({ status: 'outside' });
  });

  it('are exact at 65,000 edges, with tables that are being prepared', async () => {
    const map = { ...generateManyRings({ seed: 3, rows: 90, points: 8 }), name: '' };
    const random = createRandom(11);
    const [updated, built] = [await loadNavigation(), await loadNavigation(NO_TABLES)];
    updated.setLocation(map);
    let rings = map.rings;
    for (let step = 0; step < 20; step++) {
      const index = random.whole(1, rings.length);
      const moved = shift(rings[index] ?? [], random.between(-2, 2), random.between(-2, 2));
      updated.updateRings([index], [moved]);
      updated.prepare(0.1);
      rings = [...without(rings, [index]), moved];
    }
    expect(built.setLocation({ ...map, rings }).corners).toBe(updated.updateRings([], []).corners);
    expect(differences(random, map, rings, updated, built)).toEqual([]);
  });

  it('divide only a part of the ground, and need no more memory after five hundred of them', async () => {
    const module = await compileModule(new URL('../../../build/navigation.wasm', import.meta.url));
    const { exports } = await WebAssembly.instantiate(module, {});
    const core = exports as unknown as NavigationExports;
    const map = generateManyRings({ seed: 5, rows: 16, points: 6 });
    writeRings(core, map.rings);
    core.buildLocation(map.rings.length, map.width, 0);
    const random = createRandom(2);
    const rings = [...map.rings];
    const bytes: number[] = [core.locationBytes()];
    const memory: number[] = [];
    let leaning: number[] = [];
    for (let step = 0; step < 1000; step++) {
      const index = random.whole(1, rings.length);
      const moved = shift(map.rings[index] ?? [], random.between(-1, 1), random.between(-1, 1));
      // Two vertices of it lie on the outline.
      const x = random.between(1, map.width - 4);
      const removed = [rings[index] ?? [], leaning].slice(0, leaning.length === 0 ? 1 : 2);
      leaning = [x, 0, x + 3, 0, x + 1.5, 0.5];
      writeRings(core, [...removed, moved, leaning]);
      expect(core.updateLocation(removed.length + 2, removed.length, map.width, 0)).toBe(NAVIGATION_STATUS.ok);
      rings[index] = moved;
      bytes.push(core.locationBytes());
      memory.push(core.memory.buffer.byteLength);
    }
    expect(memory.at(-1)).toBe(memory[500]);
    expect(Math.max(...bytes)).toBeLessThan(1.04 * Math.min(...bytes));
  });

  it('may change the grid, the outline and everything', async () => {
    const [updated, built] = [await loadNavigation(NO_TABLES), await loadNavigation(NO_TABLES)];
    const box = (x: number, y: number, side: number): number[] => [x, y, x + side, y, x + side, y + side, x, y + side];
    const shape = { width: 1000, height: 1000 };
    let before = [box(0, 0, 1000)];
    updated.setLocation({ ...shape, rings: before });
    for (const rings of [
      [box(0, 0, 1), box(0.1, 0.1, 0.3)],
      [box(300, 400, 1e-6)],
      [box(300.123, 400.456, 0.25), box(300.2, 400.5, 0.01)],
      [],
      [box(900, 900, 900)],
    ]) {
      updated.updateRings([...before.keys()], rings);
      before = rings;
      built.setLocation({ ...shape, rings });
      const queries: [number, number, number, number][] = [
        [0.5, 0.5, 0.10002, 0.25],
        [300 + 2e-7, 400, 300 + 6e-7, 400 + 9e-7],
        [300.13, 400.46, 300.22, 400.52],
        [950, 950, 1700, 1700],
      ];
      for (const query of queries) {
        expect(updated.findPath(...query)).toEqual(built.findPath(...query));
      }
    }
  });
});
