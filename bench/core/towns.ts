/**
 * Far paths through generated towns of growing size, up to ten times the corners of the real one. Our paths must not be
 * longer than recast's nor shorter than the straight line. The slow oracle checks some of them, with the corners that
 * may be on a shorter path.
 */
import { brotliCompressSync } from 'node:zlib';
import { createTownOracle, ringsNear } from '../../tests/support/oracles/town-oracle.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import { flags } from '../lib/flags.ts';
import { interleave } from '../lib/interleave.ts';
import { RATIO, type Row, short, type Table } from '../lib/table.ts';
import { summarise } from '../lib/statistics.ts';
import {
  generateTownRings,
  scatterObstacles,
  toLocation,
  TOWN_OBSTACLES,
  type Vertex,
} from '../../tests/support/samples/town-map.ts';
import { chooseQueries, fromRecast, lengthOf, MAX_RATIO, pairUp, type Query } from './judge.ts';
import { createJsAStar } from './js-astar.ts';
import { createRecast } from './recast.ts';

/** The last town has ten times the corners of the real one. */
const SIZES = [1, 2, 2.6, 10.6];
const QUERIES = 200;
/** Number of queries that the slow oracle checks, and the most corners it handles in time. */
const JUDGED = 6;
const JUDGED_CORNERS = 400;
/** Cells of the grid for the search in JavaScript. */
const CELL_PX = 16;
/** recast's mesh is built on a raster of 4 px: its paths may cut a corner by that much. */
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
    await core.ready();
    const buildMs = performance.now() - start;
    const bake = core.bakeLocation(location);
    const recast = await createRecast(MAP_WIDTH_PX, MAP_HEIGHT_PX, (x, y) => core.isWalkable(x, y));
    const bakedStart = performance.now();
    core.setLocation(location, bake ?? undefined);
    await core.ready();
    const bakedMs = performance.now() - bakedStart;
    const queries = chooseQueries(core, 'far', QUERIES);
    const search = createJsAStar(
      Math.ceil(MAP_WIDTH_PX / CELL_PX),
      Math.ceil(MAP_HEIGHT_PX / CELL_PX),
      CELL_PX,
      (column, row) => core.isWalkable((column + 0.5) * CELL_PX, (row + 0.5) * CELL_PX),
    );
    const ways = {
      'ours: findTurns': ({ from, to }: Query) => core.findTurns(from, to),
      'recast-navigation': ({ from, to }: Query) => recast.findPath(from, to),
      'A* on typed arrays in JavaScript': ({ from, to }: Query) => search(from, to),
    };
    const times = await interleave<Query>(ways, queries, {
      rounds: 9,
      warmUpRounds: 2,
      isBest: flags.isBest,
      isAlternating: true,
    });
    const ours = summarise(times['ours: findTurns'] ?? []).p50;
    const find = ({ from, to }: Query): Vertex[] | null => pairUp(core.findTurns(from, to));
    const longer = compareLengths(queries, find, ({ from, to }) => fromRecast(recast.findPath(from, to)));
    const worst = judgeSome(rings, queries, find);
    const buildTimes: Record<string, number> = { 'ours: findTurns': buildMs, 'recast-navigation': recast.buildMs };
    for (const way of Object.keys(ways)) {
      const { p50, p99 } = summarise(times[way] ?? []);
      rows.push({
        way: `${way}, ${info.cornerCount} corners, ${kind}`,
        'p50 us': short(p50 * 1000),
        'p99 us': short(p99 * 1000),
        [RATIO]: short(p50 / ours),
        'build ms': way in buildTimes ? short(buildTimes[way] ?? 0) : '',
        ...(way.startsWith('ours') ? describeBake(bake, bakedMs) : {}),
        'worst / shortest': way.startsWith('ours') ? Number(worst.toFixed(4)) : '',
        'length / ours': way === 'recast-navigation' ? Number(longer.toFixed(4)) : '',
      });
    }
  }
  return [{ name: 'growing towns', title: `${QUERIES} far queries in made-up towns of growing size`, rows }];
}

/** Without a bake when the tables do not fit their memory. */
function describeBake(bake: Uint8Array | null, bakedMs: number): Row {
  if (bake === null) return { 'baked ms': 'no tables' };
  return {
    'baked ms': short(bakedMs),
    'kB baked': short(bake.byteLength / 1000),
    'kB compressed': short(brotliCompressSync(bake).byteLength / 1000),
  };
}

/** Mean ratio of their path lengths to ours. Throws when one of ours is longer than theirs or shorter than possible. */
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

/**
 * The worst ratio to the shortest length, of the queries that the oracle can check in time. Throws when ours is not the
 * shortest.
 */
function judgeSome(
  rings: readonly Vertex[][],
  queries: readonly Query[],
  find: (query: Query) => Vertex[] | null,
): number {
  const ratios: number[] = [];
  for (const query of queries) {
    if (ratios.length === JUDGED) break;
    const length = lengthOf(find(query)) ?? 0;
    const from: Vertex = [query.from.x, query.from.y];
    const to: Vertex = [query.to.x, query.to.y];
    const near = ringsNear(rings, from, to, length);
    if (near.reduce((sum, ring) => sum + ring.length, 0) > JUDGED_CORNERS) continue;
    const shortest = createTownOracle(toLocation(near)).findPath(...from, ...to);
    ratios.push(shortest.status === 'found' ? length / shortest.length : Number.NaN);
  }
  const worst = Math.max(...ratios);
  if (ratios.length === 0 || !(worst <= MAX_RATIO)) throw new Error(`our paths are not the shortest: ${worst}`);
  return worst;
}
