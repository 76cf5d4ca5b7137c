/** Maps of the path bench: files of a folder that the user names (the format is in bench/README.md), or generated ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMap, MAP_KINDS } from '../../src/engine/core/testing/maps.ts';
import { createOracle, type Oracle } from '../../src/engine/core/testing/oracle.ts';
import { chooseQueries, type Query } from '../../src/engine/core/testing/queries.ts';
import { createRandom } from '../../tests/support/random.ts';

export interface BenchMap {
  name: string;
  width: number;
  height: number;
  rings: number[][];
  oracle: Oracle;
  queries: BenchQuery[];
}

export interface BenchQuery extends Query {
  /** Length of the shortest path, above 0. */
  optimal: number;
}

const QUERIES = 200;
/** Each kind of map is generated in the first size, some also in the others. */
const GENERATED = [
  { corners: 300, kinds: MAP_KINDS },
  { corners: 3000, kinds: ['caves', 'rooms', 'polygons', 'touching corners'] },
  { corners: 6000, kinds: ['rooms', 'maze'] },
] as const;
const SEED = 26;

/** Each map is made when the one before has been measured. Throws for a folder without map files. */
export function* readMaps(folder: string | null): Generator<BenchMap> {
  if (folder === null) {
    for (const { corners, kinds } of GENERATED) {
      for (const kind of kinds) yield makeMap(kind, corners);
    }
    return;
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Error(`${folder} has no map files`);
  for (const file of files.toSorted()) yield readMap(join(folder, file));
}

function readMap(path: string): BenchMap {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isMapFile(file)) throw new Error(`${path} is no map file`);
  const { name, width, height, rings } = file;
  const queries = file.queries.map(([startX = 0, startY = 0, goalX = 0, goalY = 0, ...rest]): BenchQuery => {
    return { startX, startY, goalX, goalY, optimal: rest.at(-1) ?? 0 };
  });
  return { name, width, height, rings, oracle: createOracle(rings), queries: queries.filter(hasLength) };
}

const hasLength = ({ optimal }: BenchQuery): boolean => optimal > 0;

interface MapFile {
  name: string;
  width: number;
  height: number;
  rings: number[][];
  /** startX, startY, goalX, goalY, and as the last number the length of the shortest path. */
  queries: number[][];
}

function isMapFile(file: unknown): file is MapFile {
  if (typeof file !== 'object' || file === null || !('rings' in file) || !('queries' in file)) return false;
  const areLists = (value: unknown): boolean =>
    Array.isArray(value) && value.every((list) => Array.isArray(list) && list.every(Number.isFinite));
  const isNamed = 'name' in file && 'width' in file && 'height' in file;
  return isNamed && areLists(file.rings) && areLists(file.queries);
}

function makeMap(kind: (typeof MAP_KINDS)[number], corners: number): BenchMap {
  const map = generateMap({ seed: SEED, kind, corners });
  const oracle = createOracle(map.rings);
  const random = createRandom(SEED);
  const queries: BenchQuery[] = [];
  for (let tries = 0; queries.length < QUERIES && tries < 20; tries++) {
    for (const query of chooseQueries(random, map, QUERIES, (x, y) => oracle.locate(x, y).isWalkable)) {
      const answer = oracle.findPath(query.startX, query.startY, query.goalX, query.goalY);
      if (answer.status === 'found' && answer.length > 0) queries.push({ ...query, optimal: answer.length });
      if (queries.length === QUERIES) break;
    }
  }
  return { ...map, name: kind, oracle, queries };
}
