/**
 * Paths through the town, ours and those of other libraries: time of the same queries in one run, and quality of the
 * paths. Ours are the calls of the product: `findTurns` is the path of every walk, `goalWalk` that walk with its times, as server
 * and pages compute it, and `planWalk` the answer to a click. Fast ways run many queries, grid searches fewer.
 */
import { createTownOracle } from '../../tests/support/oracles/town-oracle.ts';
import { planWalk } from '../../src/engine/core/plan-walk.ts';
import type { Oracle } from '../../src/engine/core/testing/oracle.ts';
import type { Core } from '../../src/engine/core/types.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import { startOf } from '../../src/shared/walks/headings.ts';
import { goalWalk } from '../../src/shared/walks/walk.ts';
import { flags } from '../lib/flags.ts';
import { interleave } from '../lib/interleave.ts';
import { RATIO, type Row, short, type Table } from '../lib/table.ts';
import { summarise } from '../lib/statistics.ts';
import { generateTownRings, readTown, toLocation, type Vertex } from '../../tests/support/samples/town-map.ts';
import { chooseQueries, demand, fromRecast, judge, pairUp, type Query } from './judge.ts';
import { createLattice } from './lattice.ts';
import { createPathPeers } from './path-peers.ts';
import { createRecast } from './recast.ts';

const QUERIES = 500;
/** Grid searches take milliseconds per query. */
const GRID_QUERIES = 80;
const LATTICE = 'steps of 16 px, 1,000 nodes';

export async function benchPaths(): Promise<Table[]> {
  const town = readTown();
  const location = town ?? toLocation(generateTownRings());
  const core = await loadCore();
  const start = performance.now();
  const info = core.setLocation(location);
  const firstMs = performance.now() - start;
  await core.ready();
  const buildMs = performance.now() - start;
  const recast = await createRecast(MAP_WIDTH_PX, MAP_HEIGHT_PX, (x, y) => core.isWalkable(x, y));
  const oracle = createTownOracle(location);
  const scene = `${town === null ? 'a made-up town' : 'the town'}, ${info.cornerCount} corners`;

  const ways = {
    'ours: findTurns': ({ from, to }: Query) => core.findTurns(from, to),
    'ours: goalWalk': ({ from, to }: Query) => goalWalk(core, startOf(from), startOf(to), 0),
    'ours: planWalk': ({ from, to }: Query) => planWalk(core, from, to),
    'ours: pathLength': ({ from, to }: Query) => core.pathLength(from, to),
    'recast-navigation': ({ from, to }: Query) => recast.findPath(from, to),
  };
  const bake = core.bakeLocation(location);
  if (bake === null) throw new Error('the town has no bake');
  const bakedStart = performance.now();
  if (!core.setLocation(location, bake).isBaked) throw new Error('the bake was refused');
  const firstBakedMs = performance.now() - bakedStart;
  await core.ready();
  const bakedMs = performance.now() - bakedStart;
  const tables: Table[] = [
    {
      name: 'building',
      title: `Building ${scene}`,
      rows: [
        { way: 'ours', ms: short(buildMs), 'to exact paths ms': short(firstMs), 'kB stored': '' },
        {
          way: 'ours, baked',
          ms: short(bakedMs),
          'to exact paths ms': short(firstBakedMs),
          'kB stored': short(bake.byteLength / 1000),
        },
        { way: 'recast-navigation', ms: short(recast.buildMs), 'to exact paths ms': '', 'kB stored': '' },
      ],
    },
  ];
  for (const kind of ['far', 'near'] as const) {
    const queries = chooseQueries(core, kind, QUERIES);
    const times = await interleave(ways, queries, {
      rounds: 15,
      warmUpRounds: 3,
      isBest: flags.isBest,
      isAlternating: true,
    });
    const worth: Record<string, Row> = {
      'ours: findTurns': judge(oracle, queries, ({ from, to }) => pairUp(core.findTurns(from, to))),
      'recast-navigation': judge(oracle, queries, (query) => fromRecast(recast.findPath(query.from, query.to))),
    };
    for (const [way, row] of Object.entries(worth)) demand(way, row);
    const base = summarise(times['recast-navigation'] ?? []);
    const ours = summarise(times['ours: findTurns'] ?? []).p50;
    const rows = Object.entries(times).map(([way, samples]): Row => {
      const { p50, p95, p99, spread } = summarise(samples);
      return {
        way,
        'p50 us': short(p50 * 1000),
        'p95 us': short(p95 * 1000),
        'p99 us': short(p99 * 1000),
        spread: short(spread),
        [RATIO]: short(p50 / ours),
        'p50 ratio': short(base.p50 / p50),
        'p99 ratio': short(base.p99 / p99),
        ...worth[way],
      };
    });
    tables.push({ name: `${kind} paths`, title: `${queries.length} ${kind} queries in ${scene}`, rows });
  }
  tables.push(await benchGrids(core, oracle, scene));
  return tables;
}

async function benchGrids(core: Core, oracle: Oracle, scene: string): Promise<Table> {
  const peers = await createPathPeers((x, y) => core.isWalkable(x, y));
  const queries = chooseQueries(core, 'far', GRID_QUERIES);
  const lattice = createLattice(core);
  const ways: Record<string, (query: Query) => Vertex[] | null> = {
    'ours: findTurns': ({ from, to }) => pairUp(core.findTurns(from, to)),
    [LATTICE]: ({ from, to }) => lattice(from, to),
    ...Object.fromEntries(
      Object.entries(peers).map(([name, find]) => [name, ({ from, to }: Query): Vertex[] | null => find(from, to)]),
    ),
  };
  const times = await interleave(ways, queries, {
    rounds: 7,
    warmUpRounds: 1,
    isBest: flags.isBest,
    isAlternating: true,
  });
  const ours = summarise(times['ours: findTurns'] ?? []).p50;
  const rows = Object.entries(times).map(([way, samples]): Row => {
    const { p50, p95, spread } = summarise(samples);
    const find = ways[way] ?? (() => null);
    const worth = judge(oracle, queries, (query) => {
      const path = find(query);
      return path === null ? null : [[query.from.x, query.from.y], ...path, [query.to.x, query.to.y]];
    });
    // It has a budget, which some queries exceed.
    if (way !== LATTICE) demand(way, worth);
    return {
      way,
      'p50 us': short(p50 * 1000),
      'p95 us': short(p95 * 1000),
      spread: short(spread),
      [RATIO]: short(p50 / ours),
      ...worth,
    };
  });
  return {
    name: 'grids',
    title: `${queries.length} far queries in ${scene}, grids of 16 px and a mesh of rectangles`,
    rows,
  };
}
