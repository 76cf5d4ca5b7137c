/** Paths through the town, ours against recast-navigation's: time of the same queries in one run, and what the paths are worth. */
import { createPathOracle, type PathOracle } from '../../tests/oracle/paths.ts';
import type { Core, Point } from '../../src/engine/core/types.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import { interleave } from '../lib/interleave.ts';
import { createRandom } from '../lib/random.ts';
import { type Row, short, type Table } from '../lib/report.ts';
import { summarise } from '../lib/statistics.ts';
import { generateTownRings, readTown, toLocation, toRings, type Vertex } from '../lib/town.ts';
import { createRecast } from './recast.ts';

const QUERIES = 500;
/** Of those, how many the slow oracle judges. */
const JUDGED = 60;
const NEAR_PX = 640;

interface Query {
  from: Point;
  to: Point;
}

export async function benchPaths(): Promise<Table[]> {
  const town = readTown();
  const location = town ?? toLocation(generateTownRings());
  const core = await loadCore();
  const start = performance.now();
  const info = core.setLocation(location);
  const buildMs = performance.now() - start;
  const recast = await createRecast(MAP_WIDTH_PX, MAP_HEIGHT_PX, (x, y) => core.isWalkable(x, y));
  const oracle = createPathOracle(toRings(location));
  const scene = `${town === null ? 'a made-up town' : 'the town'}, ${info.cornerCount} corners`;

  const ways = {
    'ours: findPath': ({ from, to }: Query) => toPairs(core, from, to),
    'ours: pathLength': ({ from, to }: Query) => core.pathLength(from, to),
    'recast-navigation': ({ from, to }: Query) => recast.findPath(from, to),
  };
  const tables: Table[] = [
    {
      title: `Building ${scene}`,
      rows: [
        { way: 'ours', ms: short(buildMs) },
        { way: 'recast-navigation', ms: short(recast.buildMs) },
      ],
    },
  ];
  for (const kind of ['far', 'near'] as const) {
    const queries = chooseQueries(core, kind);
    const times = await interleave(ways, queries, { rounds: 15, warmUpRounds: 3 });
    const worth = {
      'ours: findPath': judge(oracle, queries, ways['ours: findPath']),
      'recast-navigation': judge(oracle, queries, ways['recast-navigation']),
    };
    const base = summarise(times['recast-navigation'] ?? []);
    const rows = Object.entries(times).map(([way, samples]): Row => {
      const { p50, p95, p99, spread } = summarise(samples);
      return {
        way,
        'p50 us': short(p50 * 1000),
        'p95 us': short(p95 * 1000),
        'p99 us': short(p99 * 1000),
        spread: short(spread),
        'p50 ratio': short(base.p50 / p50),
        'p99 ratio': short(base.p99 / p99),
        ...(way in worth ? worth[way as keyof typeof worth] : {}),
      };
    });
    tables.push({ title: `${queries.length} ${kind} queries in ${scene}`, rows });
  }
  return tables;
}

/** Turns as pairs: the same form that the peer answers in. */
function toPairs(core: Core, from: Point, to: Point): [number, number][] | null {
  const path = core.findPath(from, to);
  if (path.status !== 'found') return null;
  const { waypoints } = path;
  const pairs: [number, number][] = [];
  for (let at = 0; at < waypoints.length; at += 2) pairs.push([waypoints[at] ?? 0, waypoints[at + 1] ?? 0]);
  return pairs;
}

/** Pairs of walkable points with a way between them, the same in every run. */
function chooseQueries(core: Core, kind: 'far' | 'near'): Query[] {
  const random = createRandom(99);
  const queries: Query[] = [];
  while (queries.length < QUERIES) {
    const from = { x: random.between(0, MAP_WIDTH_PX), y: random.between(0, MAP_HEIGHT_PX) };
    const to = { x: random.between(0, MAP_WIDTH_PX), y: random.between(0, MAP_HEIGHT_PX) };
    const isFar = Math.abs(from.x - to.x) > NEAR_PX;
    if (isFar === (kind === 'far') && core.pathLength(from, to) !== null) queries.push({ from, to });
  }
  return queries;
}

/** Mean and worst length against the shortest, paths that cut a wall, and queries left unanswered. */
function judge(oracle: PathOracle, queries: readonly Query[], find: (query: Query) => Vertex[] | null): Row {
  const ratios: number[] = [];
  let cuts = 0;
  let unanswered = 0;
  for (const query of queries.slice(0, JUDGED)) {
    const path = find(query);
    if (path === null) {
      unanswered++;
      continue;
    }
    let length = 0;
    let isCut = false;
    path.forEach((turn, index) => {
      const before = path[index - 1];
      if (before === undefined) return;
      length += Math.hypot(turn[0] - before[0], turn[1] - before[1]);
      isCut ||= oracle.segmentClearance(before, turn) === 0;
    });
    if (isCut) cuts++;
    ratios.push(length / oracle.shortest([query.from.x, query.from.y], [query.to.x, query.to.y]));
  }
  return {
    'length / shortest': Number((ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toFixed(5)),
    worst: Number(Math.max(...ratios).toFixed(4)),
    'cut walls': `${cuts} of ${ratios.length}`,
    unanswered,
  };
}
