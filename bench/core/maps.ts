/**
 * Paths on maps of any size: our navigation, the same without tables, and recast-navigation, each query's best of several
 * rounds; with time and memory of the preparation, lengths compared with the shortest, and each leg walked.
 */
import type { Navigation } from '../../src/engine/core/navigation-api.ts';
import { findWalkFault } from '../../src/engine/core/testing/walk-check.ts';
import { type LoopHold, watchLoop } from '../../tests/support/loop-hold.ts';
import { collectGarbage } from '../lib/collect-garbage.ts';
import { flags } from '../lib/flags.ts';
import { interleave } from '../lib/interleave.ts';
import { quantile, summarise } from '../lib/statistics.ts';
import { RATIO, type Row, short, type Table } from '../lib/table.ts';
import { fromRecast, lengthOf } from './judge.ts';
import { type BenchMap, type BenchQuery, readMaps } from './map-files.ts';
import { areEnough, compareAnswered, type Figures, judgeMaps, type MapFigures } from './map-targets.ts';
import { OURS } from './navigations.ts';
import { rasterise } from './raster.ts';
import { createRecast, type RecastPeer } from './recast.ts';

const ROUNDS = { rounds: 9, warmUpRounds: 2, isBest: true, isAlternating: true };
/** recast-navigation's raster has cells of one unit, on large maps so wide that a side has at most so many. */
const MOST_CELLS = 1300;
/** Preparations of a location, each by a navigation of its own: what holds the loop in one of them only is the machine's. */
const PREPARATIONS = 3;
/** How many times as fine the next raster is. */
const FINER = 4;
/** Queries that are answered between `setLocation` and the end of the preparation. */
const EARLY_QUERIES = 20;
const RECAST = 'recast-navigation';
/** Distance in units that a waypoint may have from the vertex that it names. */
const WALK_UNITS = 2 ** -9;

/** Quality of a way's answers on a map. */
interface Answers {
  /** Length divided by the shortest, of each query with an answer. */
  ratios: number[];
  misses: number;
  /** Paths that cannot be walked. */
  faults: number;
}

interface Prepared {
  name: string;
  navigation: Navigation;
  buildMs: number;
  firstPathMs: number;
  /** Of each preparation. */
  holds: LoopHold[];
  bytes: number;
  /** Answers before the preparation was done. */
  early: Answers;
}

interface Update {
  updateMs: number;
  /** Answers right after the update. */
  updated: Answers;
}

export async function benchMaps(): Promise<Table[]> {
  const rows: Row[] = [];
  const figures: MapFigures[] = [];
  for (const map of readMaps(flags.maps)) {
    const { rows: more, figures: found } = await benchMap(map);
    rows.push(...more);
    if (found !== null) figures.push(found);
    console.log(`  ${map.name}: ${map.oracle.cornerCount} corners, ${map.queries.length} queries`);
  }
  const from = flags.maps === null ? 'generated maps' : 'maps of the folder';
  return [{ name: 'maps', title: `Paths on ${from}, best of ${ROUNDS.rounds} rounds`, rows }, judgeMaps(figures)];
}

async function benchMap(map: BenchMap): Promise<{ rows: Row[]; figures: MapFigures | null }> {
  const corners = map.oracle.cornerCount;
  const prepared: Prepared[] = [];
  const rows: Row[] = [];
  for (const [name, create] of Object.entries(OURS)) {
    try {
      const one = await prepare(name, await create(), map);
      while (one.holds.length < PREPARATIONS) one.holds.push(await watchAgain(await create(), map));
      prepared.push(one);
    } catch (error) {
      rows.push({ way: `${name}, ${map.name}, ${corners} corners`, 'p50 us': String(error) });
    }
  }
  const { recast, theirs, areAnswered } = await createAnswering(map);
  const ways: Record<string, (query: BenchQuery) => unknown> = { [RECAST]: (query) => askRecast(recast, query) };
  for (const { name, navigation } of prepared) ways[name] = (query) => ask(navigation, query);
  const times = await interleave(ways, map.queries, ROUNDS);

  const found: Record<string, { figures: Figures; answers: Answers }> = {};
  for (const one of prepared) {
    const answers = judgeAnswers(map, map.queries, (query) => ask(one.navigation, query));
    const update = await updateRing(one.navigation, map);
    found[one.name] = { answers, figures: toFigures(times[one.name] ?? [], { ...one, ...update }, answers) };
  }
  const none = { firstPathMs: Number.NaN, holds: [], bytes: 0, early: emptyAnswers(), ...noUpdate() };
  const recastFigures = toFigures(times[RECAST] ?? [], { ...none, buildMs: recast.buildMs }, theirs);
  found[RECAST] = { figures: recastFigures, answers: theirs };

  const judged = Object.keys(OURS)[0] ?? '';
  const base = found[judged]?.figures.p50 ?? Number.NaN;
  for (const [name, { figures, answers }] of Object.entries(found)) {
    rows.push(toRow(`${name}, ${map.name}, ${corners} corners`, figures, answers, base));
  }
  const ours = found[judged]?.figures;
  const comparison = compareAnswered(times[judged] ?? [], times[RECAST] ?? [], areAnswered);
  const polyanya = found['our Polyanya']?.figures ?? null;
  return {
    rows,
    figures: ours === undefined ? null : { name: map.name, corners, ours, polyanya, recast: comparison },
  };
}

/** recast-navigation on a raster of one unit, or of a finer one where it finds too few paths on that. */
async function createAnswering(map: BenchMap) {
  const side = Math.max(map.width, map.height);
  const widest = Math.max(1, Math.ceil(side / MOST_CELLS));
  for (let cell = widest; ; cell /= FINER) {
    const recast = await createRecast(map.width, map.height, rasterise(map.rings, map.width, map.height, cell), cell);
    const areAnswered: boolean[] = [];
    const theirs = judgeAnswers(map, map.queries, (query) => {
      const path = fromRecast(askRecast(recast, query));
      const [x, y] = path?.at(-1) ?? [Number.NaN, Number.NaN];
      // A path to the reached place nearest to the goal is no answer.
      const isAnswered = path !== null && Math.hypot(x - query.goalX, y - query.goalY) <= 2 * cell;
      areAnswered.push(isAnswered);
      return isAnswered ? { status: 'found', length: lengthOf(path) ?? 0 } : { status: 'unreachable' };
    });
    const isFinest = (side / cell) * FINER > MOST_CELLS;
    if (areEnough(areAnswered) || isFinest) return { recast, theirs, areAnswered };
  }
}

const askRecast = (recast: RecastPeer, { startX, startY, goalX, goalY }: BenchQuery) =>
  recast.findPath({ x: startX, y: startY }, { x: goalX, y: goalY });

const ask = (navigation: Navigation, { startX, startY, goalX, goalY }: BenchQuery) =>
  navigation.findPath(startX, startY, goalX, goalY);

const noUpdate = (): Update => ({ updateMs: Number.NaN, updated: emptyAnswers() });

const emptyAnswers = (): Answers => ({ ratios: [], misses: 0, faults: 0 });

/** Sets the location, answers some queries at once, and waits for the preparation. */
async function prepare(name: string, navigation: Navigation, map: BenchMap): Promise<Prepared> {
  const start = performance.now();
  navigation.setLocation(map);
  const [first] = map.queries;
  if (first !== undefined) ask(navigation, first);
  const firstPathMs = performance.now() - start;
  const early = judgeAnswers(map, map.queries.slice(0, EARLY_QUERIES), (query) => ask(navigation, query));
  // What the judge and the files left is not the preparation's.
  collectGarbage();
  const preparation = performance.now();
  const loop = watchLoop();
  const { bytes } = await navigation.ready();
  const buildMs = firstPathMs + performance.now() - preparation;
  return { name, navigation, buildMs, firstPathMs, holds: [loop.stop()], bytes, early };
}

async function watchAgain(navigation: Navigation, map: BenchMap): Promise<LoopHold> {
  navigation.setLocation(map);
  collectGarbage();
  const loop = watchLoop();
  await navigation.ready();
  return loop.stop();
}

/** Removes the last ring and adds it again: the same ground. Waits for the preparation after it. */
async function updateRing(navigation: Navigation, map: BenchMap): Promise<Update> {
  const last = map.rings.at(-1);
  const [first] = map.queries;
  if (last === undefined || first === undefined || map.rings.length < 2) return noUpdate();
  const start = performance.now();
  navigation.updateRings([map.rings.length - 1], [last]);
  ask(navigation, first);
  const updateMs = performance.now() - start;
  const updated = judgeAnswers(map, map.queries.slice(0, EARLY_QUERIES), (query) => ask(navigation, query));
  await navigation.ready();
  return { updateMs, updated };
}

/** Paths with waypoints are walked leg by leg. */
function judgeAnswers(
  { oracle }: BenchMap,
  queries: readonly BenchQuery[],
  find: (query: BenchQuery) => { status: string; length?: number; waypoints?: Float64Array },
): Answers {
  const answers = emptyAnswers();
  for (const query of queries) {
    const { status, length = Number.NaN, waypoints } = find(query);
    if (status !== 'found') {
      answers.misses++;
      continue;
    }
    answers.ratios.push(length / query.optimal);
    if (waypoints === undefined) continue;
    if (findWalkFault(oracle, query, { length, waypoints }, { units: WALK_UNITS }) !== null) answers.faults++;
  }
  return answers;
}

type Preparation = Pick<Prepared, 'buildMs' | 'firstPathMs' | 'holds' | 'bytes' | 'early'> & Update;

function toFigures(times: readonly number[], preparation: Preparation, answers: Answers): Figures {
  const { p50, p99 } = summarise(times);
  const { buildMs, firstPathMs, holds, bytes, early, updateMs, updated } = preparation;
  return {
    p50: p50 * 1000,
    p99: p99 * 1000,
    buildMs,
    firstPathMs,
    loopKeptMs: Math.min(...holds.map(({ keptMs }) => keptMs)),
    loopKeptOnceMs: Math.max(...holds.map(({ keptMs }) => keptMs)),
    loopPassedMs: Math.max(...holds.map(({ passedMs }) => passedMs)),
    updateMs,
    bytes,
    worst: Math.max(...[answers, early, updated].flatMap(({ ratios }) => ratios)),
    misses: [answers, early, updated].reduce((sum, { misses, faults }) => sum + misses + faults, 0),
  };
}

function toRow(way: string, figures: Figures, { ratios, misses, faults }: Answers, base: number): Row {
  const count = ratios.length + misses;
  const share = (bound: number): string =>
    `${short((ratios.filter((ratio) => ratio <= bound && ratio >= 2 - bound).length / count) * 100)} %`;
  const isOurs = way.startsWith('our');
  const sorted = ratios.toSorted((a, b) => a - b);
  return {
    way,
    'p50 us': short(figures.p50),
    'p99 us': short(figures.p99),
    ...(Number.isNaN(base) ? {} : { [RATIO]: short(figures.p50 / base) }),
    'build ms': short(figures.buildMs),
    'first path ms': isOurs ? short(figures.firstPathMs) : '',
    'loop kept ms': isOurs ? short(figures.loopKeptMs) : '',
    'in the worst of three ms': isOurs ? short(figures.loopKeptOnceMs) : '',
    'with waiting ms': isOurs ? short(figures.loopPassedMs) : '',
    'update ms': isOurs && !Number.isNaN(figures.updateMs) ? short(figures.updateMs) : '',
    MB: isOurs ? short(figures.bytes / 1e6) : '',
    'optimal to 1.001': share(1.001),
    'to 1.00001': share(1.00001),
    worst: Number(quantile(sorted, 1).toFixed(5)),
    'no path': misses,
    'not walkable': isOurs ? faults : '',
  };
}
