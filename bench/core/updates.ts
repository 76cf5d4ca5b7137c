/**
 * Updates of a location of 65,000 edges: rings that move, one at a time, with the first path after it. Answers are compared
 * with those of a location that is built of the same rings.
 */
import type { LocationShape, Navigation } from '../../src/engine/core/navigation-api.ts';
import { generateLattice, generateManyRings } from '../../src/engine/core/testing/many-rings.ts';
import { loadNavigation } from '../../src/engine/node/load-navigation.ts';
import { createRandom, type Random } from '../../tests/support/random.ts';
import { summarise } from '../lib/statistics.ts';
import { type Row, short, type Table } from '../lib/table.ts';

const SEED = 26;
const UPDATES = 200;
const QUERIES = 100;
/** Obstacles that differ in their vertices, and so in their number. */
const MAPS = [
  { name: '16,129 obstacles of 4 vertices', map: () => generateManyRings({ seed: SEED, rows: 127, points: 4 }) },
  { name: '8,100 obstacles of 8 vertices', map: () => generateManyRings({ seed: SEED, rows: 90, points: 8 }) },
  { name: '256 obstacles of 253 vertices', map: () => generateManyRings({ seed: SEED, rows: 16, points: 253 }) },
  { name: '16,129 equal boxes in even rows', map: () => generateLattice({ rows: 127, side: 20 }) },
] as const;
/** Relative difference of lengths that is rounding. */
const ROUNDING = 1e-9;

export async function benchUpdates(): Promise<Table[]> {
  const rows: Row[] = [];
  for (const { name, map } of MAPS) rows.push(await benchMap(name, map()));
  return [{ name: 'updates', title: `${UPDATES} moves of a ring on maps of 65,000 edges`, rows }];
}

async function benchMap(name: string, map: LocationShape): Promise<Row> {
  const random = createRandom(SEED);
  const navigation = await loadNavigation();
  const ask = (of: Navigation, query = chooseQuery(random, map)) => of.findPath(...query, { snap: map.width });
  const start = performance.now();
  navigation.setLocation(map);
  const setMs = performance.now() - start;
  ask(navigation);
  const firstMs = performance.now() - start;
  let rings = [...map.rings];
  const times: number[] = [];
  for (let update = 0; update < UPDATES; update++) {
    const index = random.whole(1, rings.length);
    const [dx, dy] = [random.between(-1, 1), random.between(-1, 1)];
    const moved = Array.from(rings[index] ?? [], (value, at) => value + (at % 2 === 0 ? dx : dy));
    const query = chooseQuery(random, map);
    const begin = performance.now();
    navigation.updateRings([index], [moved]);
    ask(navigation, query);
    times.push(performance.now() - begin);
    rings = [...rings.filter((_, at) => at !== index), moved];
  }
  const built = await loadNavigation({ memoryMb: 0 });
  built.setLocation({ ...map, rings });
  let different = 0;
  for (let at = 0; at < QUERIES; at++) {
    const query = chooseQuery(random, map);
    const [found, wanted] = [ask(navigation, query), ask(built, query)];
    if (found.status !== 'found' || wanted.status !== 'found') different += Number(found.status !== wanted.status);
    else different += Number(!(Math.abs(found.length - wanted.length) <= wanted.length * ROUNDING));
  }
  if (different > 0) throw new Error(`${name}: ${different} answers are wrong after updates`);
  const { p50, p99 } = summarise(times);
  const edges = map.rings.reduce((sum, ring) => sum + ring.length / 2, 0);
  return {
    way: name,
    edges,
    'set ms': short(setMs),
    'first path ms': short(firstMs),
    'p50 ms': short(p50),
    'p99 ms': short(p99),
    'longest ms': short(Math.max(...times)),
    MB: short(navigation.updateRings([], []).bytes / 1e6),
  };
}

function chooseQuery(random: Random, { width, height }: LocationShape): [number, number, number, number] {
  const point = (): [number, number] => [random.between(0, width), random.between(0, height)];
  return [...point(), ...point()];
}
