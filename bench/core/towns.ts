/**
 * Far paths through made-up towns of growing size, up to as many corners as exact paths reach to. No oracle is quick enough
 * for these: what is demanded is that no path of ours is longer than recast's, nor shorter than the straight line.
 */
import { loadCore } from '../../src/engine/node/load-core.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import { RATIO } from '../lib/chart.ts';
import { flags } from '../lib/flags.ts';
import { interleave } from '../lib/interleave.ts';
import { type Row, short, type Table } from '../lib/report.ts';
import { summarise } from '../lib/statistics.ts';
import { generateTownRings, scatterObstacles, toLocation, TOWN_OBSTACLES, type Vertex } from '../lib/town.ts';
import { chooseQueries, fromRecast, lengthOf, pairUp, type Query } from './judge.ts';
import { createJsAStar } from './js-astar.ts';
import { createRecast } from './recast.ts';

const SIZES = [1, 2, 2.6];
const QUERIES = 200;
/** Cells of the grid for the search in JavaScript. */
const CELL_PX = 16;
/** Walls of recast's mesh stand on a raster of 4 px: its paths may cut a corner by as much. */
const RASTER_SLACK = 0.995;

export async function benchTowns(): Promise<Table[]> {
  const core = await loadCore();
  const rows: Row[] = [];
  const towns = [
    { kind: 'long fences', rings: generateTownRings() },
    ...SIZES.map((size) => ({ kind: 'scattered', rings: scatterObstacles(Math.round(size * TOWN_OBSTACLES)) })),
  ];
  for (const { kind, rings } of towns) {
    const location = toLocation(rings);
    const start = performance.now();
    const info = core.setLocation(location);
    const buildMs = performance.now() - start;
    const bake = core.bakeLocation(location);
    if (bake === null || !info.isExact) throw new Error(`${info.cornerCount} corners are too many`);
    const recast = await createRecast(MAP_WIDTH_PX, MAP_HEIGHT_PX, (x, y) => core.isWalkable(x, y));
    const bakedStart = performance.now();
    core.setLocation(location, bake);
    const bakedMs = performance.now() - bakedStart;
    const queries = chooseQueries(core, 'far', QUERIES);
    const search = createJsAStar(
      Math.ceil(MAP_WIDTH_PX / CELL_PX),
      Math.ceil(MAP_HEIGHT_PX / CELL_PX),
      CELL_PX,
      (column, row) => core.isWalkable((column + 0.5) * CELL_PX, (row + 0.5) * CELL_PX),
    );
    const ways = {
      'ours: findTurns': ({ from, to }: Query) => pairUp(core.findTurns(from, to)),
      'recast-navigation': ({ from, to }: Query) => fromRecast(recast.findPath(from, to)),
      'A* on typed arrays in JavaScript': ({ from, to }: Query) => search(from, to),
    };
    const times = await interleave<Query>(ways, queries, {
      rounds: 9,
      warmUpRounds: 2,
      isBest: flags.isBest,
      isAlternating: true,
    });
    const ours = summarise(times['ours: findTurns'] ?? []).p50;
    const longer = compareLengths(queries, ways['ours: findTurns'], ways['recast-navigation']);
    const buildTimes: Record<string, number> = { 'ours: findTurns': buildMs, 'recast-navigation': recast.buildMs };
    for (const way of Object.keys(ways)) {
      const { p50, p99 } = summarise(times[way] ?? []);
      rows.push({
        way: `${way}, ${info.cornerCount} corners, ${kind}`,
        'p50 us': short(p50 * 1000),
        'p99 us': short(p99 * 1000),
        [RATIO]: short(p50 / ours),
        'build ms': way in buildTimes ? short(buildTimes[way] ?? 0) : '',
        'baked ms': way.startsWith('ours') ? short(bakedMs) : '',
        'kB baked': way.startsWith('ours') ? short(bake.byteLength / 1000) : '',
        'length / ours': way === 'recast-navigation' ? Number(longer.toFixed(4)) : '',
      });
    }
  }
  return [{ name: 'growing towns', title: `${QUERIES} far queries in made-up towns of growing size`, rows }];
}

/** How much longer their paths are on average; throws when one of ours is longer than theirs or shorter than can be. */
function compareLengths(
  queries: readonly Query[],
  find: (query: Query) => Vertex[] | null,
  findTheirs: (query: Query) => Vertex[] | null,
): number {
  const ratios = queries.flatMap((query) => {
    const [ours, theirs] = [lengthOf(find(query)), lengthOf(findTheirs(query))];
    const straight = Math.hypot(query.from.x - query.to.x, query.from.y - query.to.y);
    if (ours === null || ours < straight * 0.999) throw new Error('our path is none');
    if (theirs === null) return [];
    if (theirs < ours * RASTER_SLACK) throw new Error('our paths are not the shortest');
    return [theirs / ours];
  });
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}
