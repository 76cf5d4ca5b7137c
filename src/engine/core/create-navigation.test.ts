/**
 * The navigation of the package against the exact oracle: generated maps of all kinds with and without tables, updates,
 * broken rings, and the numbers of its interface.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/support/random.ts';
import { loadNavigation as createNavigation } from '../node/load-navigation.ts';
import { NAVIGATION_STATUS } from './navigation-exports.ts';
import { compareOnBrokenMaps, compareOnMaps } from './testing/differential.ts';
import { generateMap } from './testing/maps.ts';
import { createOracle } from './testing/oracle.ts';
import { chooseQueries } from './testing/queries.ts';

const box = (x: number, y: number, width: number, height: number): number[] => [
  x,
  y,
  x + width,
  y,
  x + width,
  y + height,
  x,
  y + height,
];
const SQUARE = { width: 100, height: 100, rings: [box(0, 0, 100, 100), box(40, 40, 20, 20)] };

it('the module and its TypeScript side use the same status numbers', () => {
  const source = readFileSync(new URL('../../../assembly/navigation/status.ts', import.meta.url), 'utf8');
  const theirs = [...source.matchAll(/export const (\w+): i32 = (\d+);/g)].map(([, name = '', number]) => [
    name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    Number(number),
  ]);
  expect(Object.fromEntries(theirs)).toEqual(NAVIGATION_STATUS);
});

describe('paths', { timeout: 120_000 }, () => {
  it('are the shortest and can be walked on generated maps, before and after tables are ready', async () => {
    const navigation = await createNavigation();
    const options = { firstSeed: 1, queries: 4000, queriesPerMap: 40, corners: { least: 10, most: 400 } };
    const result = await compareOnMaps(navigation, options);
    expect(result.faults.slice(0, 10)).toEqual([]);
    expect(result.worst).toBeLessThanOrEqual(1.00001);
    expect(result.found).toBeGreaterThan(2400);
  });

  it('are the same with little memory, where corners are kept for larger pieces or not at all', async () => {
    const navigation = await createNavigation({ memoryMb: 0.1 });
    const options = { firstSeed: 9000, queries: 1000, queriesPerMap: 40, corners: { least: 10, most: 400 } };
    const result = await compareOnMaps(navigation, options);
    expect(result.faults.slice(0, 10)).toEqual([]);
    expect(result.found).toBeGreaterThan(600);
  });

  it('are the same with memory for labels and regions, but not for distances', async () => {
    const navigation = await createNavigation({ memoryMb: 1.5 });
    const options = { firstSeed: 7000, queries: 240, queriesPerMap: 80, corners: { least: 400, most: 700 } };
    const result = await compareOnMaps(navigation, options);
    expect(result.faults.slice(0, 10)).toEqual([]);
    expect(result.found).toBeGreaterThan(120);
  });

  it('are the same without tables', async () => {
    const navigation = await createNavigation({ memoryMb: 0 });
    const options = { firstSeed: 5000, queries: 1000, queriesPerMap: 40, corners: { least: 10, most: 400 } };
    const result = await compareOnMaps(navigation, options);
    expect(result.faults.slice(0, 10)).toEqual([]);
    expect(result.found).toBeGreaterThan(600);
  });

  it('turn back around the end of a thin wall', async () => {
    const navigation = await createNavigation({ memoryMb: 0 });
    const map = generateMap({ seed: 1149, corners: 188 });
    navigation.setLocation(map);
    const found = navigation.findPath(38, 38.5, 23.90625, 51.34375);
    const expected = createOracle(map.rings).findPath(38, 38.5, 23.90625, 51.34375);
    if (expected.status !== 'found' || found.status !== 'found') throw new Error(found.status);
    expect(found.length).toBeCloseTo(expected.length, 9);
  });

  it('are found where exponentially many are equally short', async () => {
    const navigation = await createNavigation({ memoryMb: 0 });
    const teeth = Array.from({ length: 100 * 100 }, (_, index) => {
      const [x, y] = [(index % 100) * 25 + 40, Math.floor(index / 100) * 9 + 40];
      return [x, y, x + 12, y, x + 6, y + 5];
    });
    navigation.setLocation({ width: 2600, height: 1000, rings: [box(0, 0, 2600, 1000), ...teeth] });
    const found = navigation.findPath(10, 42, 2550, 500);
    expect(found.status === 'found' && found.length / Math.hypot(2540, 458)).toBeCloseTo(1.0019, 4);
  });

  // A small grid would move vertices: 2^-20 units are a hundredth of the smallest of these maps, and more.
  it.each([2 ** -300, 2 ** -24, 2 ** -10, 2 ** 24, 2 ** 300])(
    'are the same on a map %d times as large',
    async (times) => {
      const navigation = await createNavigation();
      const map = generateMap({ seed: 12, kind: 'polygons', corners: 60 });
      const oracle = createOracle(map.rings);
      const rings = map.rings.map((ring) => ring.map((value) => value * times));
      navigation.setLocation({ width: map.width * times, height: map.height * times, rings });
      const queries = chooseQueries(createRandom(5), map, 60, (x, y) => oracle.locate(x, y).isWalkable);
      for (const { startX, startY, goalX, goalY } of queries) {
        const expected = oracle.findPath(startX, startY, goalX, goalY);
        const found = navigation.findPath(startX * times, startY * times, goalX * times, goalY * times);
        expect(found.status).toBe(expected.status);
        if (found.status !== 'found' || expected.status !== 'found') continue;
        expect(Math.abs(found.length / times - expected.length)).toBeLessThanOrEqual(expected.length * 1e-5);
      }
    },
  );

  it('are exact on a map of thousands of corners', async () => {
    const navigation = await createNavigation();
    const options = { firstSeed: 9001, queries: 120, queriesPerMap: 60, corners: { least: 1500, most: 1501 } };
    expect((await compareOnMaps(navigation, options)).faults.slice(0, 10)).toEqual([]);
  });
});

it('pieces of the last location are not those of the next, smaller one', { timeout: 60_000 }, async () => {
  // So little memory that what queries read is read ahead.
  const navigation = await createNavigation({ memoryMb: 1.5 });
  const [large, small] = [3000, 1200].map((corners, index) => generateMap({ seed: 3 + index, kind: 'maze', corners }));
  if (large === undefined || small === undefined) throw new Error('no maps');
  const snap = 1e4;
  navigation.setLocation(large);
  await navigation.ready();
  expect(navigation.findPath(large.width, large.height, 0, 0, { snap }).status).toBe('found');
  navigation.setLocation(small);
  await navigation.ready();
  expect(navigation.findPath(0, 0, small.width, small.height, { snap }).status).toBe('found');
});

describe('rings', { timeout: 120_000 }, () => {
  it('that are broken are refused by name or answered exactly', async () => {
    const navigation = await createNavigation();
    expect((await compareOnBrokenMaps(navigation, 1, 60)).slice(0, 10)).toEqual([]);
  });

  it('that are refused leave the location as it was', async () => {
    const navigation = await createNavigation();
    navigation.setLocation(SQUARE);
    expect(() => navigation.updateRings([], [box(30, 30, 20, 20)])).toThrow(TypeError);
    expect(() => navigation.updateRings([0], [[1, 1, 2, 2, 3]])).toThrow('ring 1 has an odd count of numbers');
    expect(navigation.findPath(10, 50, 90, 50)).toMatchObject({ status: 'found' });
    expect(() => navigation.setLocation({ ...SQUARE, rings: [[0, 0, 1, 1]] })).toThrow(/ring 0/);
    expect(navigation.findPath(45, 45, 90, 50)).toEqual({ status: 'outside' });
  });

  it('that are removed and added change paths at once', async () => {
    const navigation = await createNavigation();
    navigation.setLocation(SQUARE);
    await navigation.ready();
    expect(navigation.updateRings([1], []).corners).toBe(0);
    expect(navigation.findPath(10, 50, 90, 50)).toMatchObject({ length: 80 });
    navigation.updateRings([], [box(45, 10, 10, 90)]);
    const around = navigation.findPath(10, 50, 90, 50);
    expect(around.status === 'found' && around.length).toBeCloseTo(2 * Math.hypot(35, 40) + 10, 9);
  });
});

describe('a bake', { timeout: 60_000 }, () => {
  const map = generateMap({ seed: 3, kind: 'caves', corners: 800 });
  const other = generateMap({ seed: 4, kind: 'caves', corners: 800 });

  it('has two bytes a corner and a header, and gives the same answers', async () => {
    const navigation = await createNavigation();
    const { corners } = navigation.setLocation(map);
    expect(navigation.bake()).toBeNull();
    await navigation.ready();
    const bake = navigation.bake();
    expect(bake?.byteLength).toBeLessThan(16 + 2.2 * corners);
    const loaded = await createNavigation();
    loaded.setLocation(map, { bake: bake ?? undefined });
    await loaded.ready();
    expect(loaded.bake()).toEqual(bake);
    for (let at = 0; at < 200; at++) {
      const query = [at * 7, at * 3, 900 - at * 5, 700 - at * 2] as const;
      const expected = navigation.findPath(...query, { snap: 50 });
      expect(loaded.findPath(...query, { snap: 50 })).toEqual(expected);
    }
  });

  it('of another location, or a damaged one, is ignored', async () => {
    const navigation = await createNavigation();
    navigation.setLocation(map);
    await navigation.ready();
    const bake = navigation.bake() ?? new Uint8Array();
    const oracle = createOracle(other.rings);
    for (const bytes of [bake, bake.subarray(0, 40), new Uint8Array(), bake.map((byte) => byte ^ 1)]) {
      navigation.setLocation(other, { bake: bytes });
      await navigation.ready();
      const found = navigation.findPath(100, 100, 500, 400, { snap: 100 });
      if (found.status !== 'found') throw new Error(found.status);
      const ends = [found.waypoints[0], found.waypoints[1], ...found.waypoints.slice(-2)] as [
        number,
        number,
        number,
        number,
      ];
      const expected = oracle.findPath(...ends);
      expect(found.length).toBeCloseTo(expected.status === 'found' ? expected.length : Number.NaN, 3);
    }
    const forged = bake.slice();
    forged.copyWithin(20, 22, 24);
    navigation.setLocation(map, { bake: forged });
    await navigation.ready();
    expect(navigation.bake()).toEqual(bake);
  });
});

describe('a bake of many corners', { timeout: 60_000 }, () => {
  const map = generateMap({ seed: 3, kind: 'rooms', corners: 600 });
  const HEADER = 20;
  const oracle = createOracle(map.rings);
  const queries = chooseQueries(createRandom(4), map, 150, (x, y) => oracle.locate(x, y).isWalkable);

  /** Loads the location with a bake; the core's steps until its tables are ready. */
  async function load(bake: Uint8Array | undefined) {
    const navigation = await createNavigation();
    const info = navigation.setLocation(map, bake === undefined ? {} : { bake });
    let steps = 1;
    while (!navigation.prepare(0.01)) steps++;
    const answers = queries.map(({ startX, startY, goalX, goalY }) =>
      navigation.findPath(startX, startY, goalX, goalY),
    );
    return { bake: navigation.bake() ?? new Uint8Array(), steps, corners: info.corners, answers };
  }

  let computed: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    computed = await load(undefined);
  }, 60_000);

  it('has the labels, and gives the same answers sooner', async () => {
    const { bake, steps, corners, answers } = computed;
    expect(corners).toBeGreaterThan(1000);
    expect(bake.byteLength).toBeGreaterThan(HEADER + 8 * corners);
    const loaded = await load(bake);
    expect(loaded.steps).toBeLessThan(0.7 * steps);
    expect(loaded.bake).toEqual(bake);
    expect(loaded.answers).toEqual(answers);
  });

  it('is refused when its labels contradict the location', async () => {
    const { bake, corners, answers } = computed;
    const labels = HEADER + 4 * corners;
    const forgeries: ((forged: Uint8Array, numbers: DataView) => void)[] = [
      // Ways lead straight to their hubs.
      (forged, numbers) => {
        for (let at = labels; at < forged.length; at += 4) {
          numbers.setUint16(at + 2, numbers.getUint16(HEADER + 2 * numbers.getUint16(at, true), true), true);
        }
      },
      // Counts of entries are those of other corners.
      (forged) => forged.copyWithin(HEADER + 2 * corners, HEADER + 2 * corners + 2, labels - 2),
    ];
    for (const forge of forgeries) {
      const forged = bake.slice();
      const numbers = new DataView(forged.buffer);
      forge(forged, numbers);
      numbers.setUint32(12, fnv(forged.subarray(16)), true);
      expect((await load(forged)).answers).toEqual(answers);
    }
  });
});

/** The hash in a bake. */
function fnv(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

describe('the interface', () => {
  it('refuses maps whose squares f64 does not hold, with the limits', async () => {
    const navigation = await createNavigation();
    for (const width of [0, -1, 1e-101, 1e101, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => navigation.setLocation({ ...SQUARE, width })).toThrow(/^width and height must be 1e-100 to 1e\+100/);
    }
  });

  it('says which engine answers and what it costs', async () => {
    const map = generateMap({ seed: 3, kind: 'caves', corners: 800 });
    const navigation = await createNavigation();
    const info = navigation.setLocation(map);
    expect(info.corners).toBe(createOracle(map.rings).cornerCount);
    expect(info.engine).toBe('preparing');
    expect(info.bytes).toBeGreaterThan(0);
    const ready = await navigation.ready();
    expect(ready.engine).toBe('exact');
    expect(ready.bytes).toBeLessThan(32e6);
    const polyanya = await createNavigation({ memoryMb: 0 });
    expect(polyanya.setLocation(map).engine).toBe('exact');
  });

  it('moves ends to walkable ground within `snap`', async () => {
    const navigation = await createNavigation();
    navigation.setLocation(SQUARE);
    expect(navigation.findPath(10, 50, 42, 50)).toEqual({ status: 'outside' });
    expect(navigation.findPath(10, 50, 42, 50, { snap: 1 })).toEqual({ status: 'outside' });
    const moved = navigation.findPath(10, 50, 42, 50, { snap: 3 });
    expect(moved).toMatchObject({ status: 'found', length: 30, waypoints: Float64Array.of(10, 50, 40, 50) });
    expect(navigation.findPath(-2, 50, 42, 50, { snap: 3 })).toMatchObject({ status: 'found', length: 40 });
    expect(navigation.findPath(Number.NaN, 50, 42, 50, { snap: 3 })).toEqual({ status: 'outside' });
  });

  it('finds paths between ends on walls at any angle, whose vertices are not on the grid', async () => {
    const navigation = await createNavigation();
    const circle = (radius: number): number[] =>
      Array.from({ length: 60 }, (_, index) => {
        const angle = ((index >> 1) / 30) * 2 * Math.PI + 0.1;
        return 50 + radius * (index % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
      });
    const [outline, hole] = [circle(49.3), circle(17.7)];
    navigation.setLocation({ ...SQUARE, rings: [outline, hole] });
    const middle = (ring: number[], at: number): [number, number] => [
      ((ring[at] ?? 0) + (ring[(at + 2) % 60] ?? 0)) / 2,
      ((ring[at + 1] ?? 0) + (ring[(at + 3) % 60] ?? 0)) / 2,
    ];
    for (let at = 0; at < 60; at += 2) {
      const [start, goal] = [middle(hole, at), middle(outline, at)];
      const found = navigation.findPath(...start, ...goal);
      const length = Math.hypot(goal[0] - start[0], goal[1] - start[1]);
      expect(found).toMatchObject({ status: 'found', waypoints: Float64Array.of(...start, ...goal) });
      expect(found.status === 'found' && found.length).toBeCloseTo(length, 9);
    }
    expect(navigation.findPath(50.1, 49.9, ...middle(outline, 0))).toEqual({ status: 'outside' });
  });

  it('takes rings as typed arrays and answers ends that are equal', async () => {
    const navigation = await createNavigation();
    navigation.setLocation({ ...SQUARE, rings: SQUARE.rings.map((ring) => Float64Array.from(ring)) });
    const here = navigation.findPath(40, 40, 40, 40);
    expect(here).toMatchObject({ status: 'found', length: 0 });
  });
});
