/** Compares a navigation with the oracle: on generated maps, and on broken rings that it must refuse or answer exactly. */
import { createRandom, type Random } from '../../../../tests/support/random.ts';
import type { LocationShape, Navigation, NavigationInfo } from '../navigation-api.ts';
import { breakRings, type BrokenMap } from './broken-rings.ts';
import { generateMap } from './maps.ts';
import { createOracle, type Oracle } from './oracle.ts';
import { chooseQueries, type Query } from './queries.ts';
import { findWalkFault } from './walk-check.ts';

/** Largest relative error of a length. */
const LENGTH_ERROR = 1e-5;
/** Ends that are no multiples of the core's grid are rounded to it. */
const GRID_UNITS = 2 ** -9;
/** Multiples of this are exact on the core's grid. */
const EXACT_STEPS = 32;

export interface DifferentialOptions {
  firstSeed: number;
  /** Queries in total. */
  queries: number;
  queriesPerMap: number;
  /** Corners of each map, roughly: between both, small maps more often. */
  corners: { least: number; most: number };
}

export interface DifferentialResult {
  queries: number;
  maps: number;
  found: number;
  /** Largest length divided by the shortest, of exact ends. */
  worst: number;
  /** One line for each wrong answer, with the map's options and the query. */
  faults: string[];
}

/** Of a map's queries a third comes before the preparation, a third between its steps, and a third after `ready()`. */
export async function compareOnMaps(navigation: Navigation, options: DifferentialOptions): Promise<DifferentialResult> {
  const { firstSeed, queries, queriesPerMap, corners } = options;
  const result: DifferentialResult = { queries: 0, maps: 0, found: 0, worst: 1, faults: [] };
  for (let seed = firstSeed; result.queries < queries; seed++) {
    const random = createRandom(seed);
    const size = corners.least * (corners.most / corners.least) ** (random.next() ** 2);
    const mapOptions = { seed, corners: Math.round(size) };
    const map = generateMap(mapOptions);
    const where = `${JSON.stringify(mapOptions)} (${map.name})`;
    if (map.rings.length === 0) continue;
    const count = Math.min(queriesPerMap, queries - result.queries);
    result.maps++;
    try {
      await compareOnMap(navigation, map, count, result, where);
    } catch (error) {
      result.queries += count;
      result.faults.push(`${where}: ${String(error)}`);
    }
  }
  return result;
}

/** The shortest preparation. */
const ONE_STEP_MS = 1e-6;

/** Adds the comparison of `count` queries on a map to `result`. Throws what `setLocation` throws. */
async function compareOnMap(
  navigation: Navigation,
  map: LocationShape,
  count: number,
  result: DifferentialResult,
  where: string,
): Promise<void> {
  const oracle = createOracle(map.rings);
  const random = createRandom(count + map.rings.length);
  const info = random.next() < 0.3 ? setByUpdate(navigation, map, random) : navigation.setLocation(map);
  if (info.corners < oracle.cornerCount) {
    result.faults.push(`${where}: ${info.corners} corners instead of ${oracle.cornerCount}`);
  }
  const chosen = chooseQueries(random, map, count, (x, y) => oracle.locate(x, y).isWalkable);
  const readyAt = Math.ceil((count * 2) / 3);
  for (const [index, query] of chosen.entries()) {
    if (index === readyAt) await navigation.ready();
    else if (index > count / 3 && index < readyAt) navigation.prepare(ONE_STEP_MS);
    const { fault, ratio, isFound } = compareQuery(navigation, oracle, query);
    result.queries++;
    if (isFound) result.found++;
    result.worst = Math.max(result.worst, ratio);
    if (fault !== null) result.faults.push(`${where}, ${Object.values(query).join(' ')}: ${fault}`);
  }
}

/** Sets the map without its last ring, then removes a ring and adds both: the same ground, its rings in another order. */
function setByUpdate(navigation: Navigation, map: LocationShape, random: Random): NavigationInfo {
  const rings = map.rings.slice(0, -1);
  const last = map.rings.at(-1) ?? [];
  navigation.setLocation({ ...map, rings });
  if (rings.length === 0) return navigation.updateRings([], [last]);
  const removed = random.whole(0, rings.length);
  return navigation.updateRings([removed], [rings[removed] ?? [], last]);
}

/** `ratio`: length divided by the shortest; 1 unless both find a path between exact ends. */
function compareQuery(
  navigation: Navigation,
  oracle: Oracle,
  query: Query,
): { fault: string | null; ratio: number; isFound: boolean } {
  const { startX, startY, goalX, goalY } = query;
  const wanted = oracle.findPath(startX, startY, goalX, goalY);
  const answer = navigation.findPath(startX, startY, goalX, goalY);
  const isFound = wanted.status === 'found';
  if (answer.status !== wanted.status)
    return { fault: `${answer.status} instead of ${wanted.status}`, ratio: 1, isFound };
  if (answer.status !== 'found' || wanted.status !== 'found') return { fault: null, ratio: 1, isFound };
  const isExact = [startX, startY, goalX, goalY].every((value) => Number.isInteger(value * EXACT_STEPS));
  const units = isExact ? 0 : GRID_UNITS;
  const error = wanted.length * LENGTH_ERROR + 2 * units;
  const ratio = isExact && wanted.length > 0 ? answer.length / wanted.length : 1;
  const isTooShort = answer.length < wanted.length - wanted.length * 1e-9 - 2 * units;
  if (isTooShort || !(answer.length <= wanted.length + error)) {
    return { fault: `length ${answer.length} instead of ${wanted.length}`, ratio, isFound };
  }
  return { fault: findWalkFault(oracle, query, answer, { units }), ratio, isFound };
}

/**
 * Sets broken maps and returns one line for each wrong outcome: a refusal that is no TypeError or names no ring of the
 * fault, an acceptance of what must be refused, a wrong answer on what is accepted.
 */
export async function compareOnBrokenMaps(navigation: Navigation, firstSeed: number, count: number): Promise<string[]> {
  const faults: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    for (const broken of breakRings(seed)) faults.push(...(await judgeBrokenMap(navigation, broken, seed)));
  }
  return faults;
}

async function judgeBrokenMap(navigation: Navigation, broken: BrokenMap, seed: number): Promise<string[]> {
  const where = `seed ${seed}, ${broken.name}`;
  try {
    navigation.setLocation(broken.map);
  } catch (error) {
    if (broken.outcome === 'accepted') return [`${where}: refused: ${String(error)}`];
    if (!(error instanceof TypeError)) return [`${where}: ${String(error)}`];
    const named = /\bring (\d+)/.exec(error.message)?.[1];
    const isNamed = named !== undefined && (broken.rings.length === 0 || broken.rings.includes(Number(named)));
    return isNamed ? [] : [`${where}: "${error.message}" names none of the rings ${broken.rings.join()}`];
  }
  if (broken.outcome === 'refused') return [`${where}: accepted`];
  const result: DifferentialResult = { queries: 0, maps: 1, found: 0, worst: 1, faults: [] };
  await compareOnMap(navigation, broken.map, 20, result, where);
  return result.faults;
}
