/** The aims of paths on maps of any size, judged map by map from figures of one run. */
import { summarise } from '../lib/statistics.ts';
import { type Row, short, type Table } from '../lib/table.ts';

/** Figures of one way on one map. Times are microseconds of a query unless they say otherwise. */
export interface Figures {
  p50: number;
  p99: number;
  /** Until the tables are ready, in ms. */
  buildMs: number;
  /** Until the first path is found, in ms. */
  firstPathMs: number;
  /** Longest time in ms that a preparation keeps the event loop, in the best and in the worst of several. */
  loopKeptMs: number;
  loopKeptOnceMs: number;
  /** The worst with waiting for a processor. */
  loopPassedMs: number;
  /** Removing and adding a ring, with the first path after it, in ms; NaN on maps of one ring. */
  updateMs: number;
  bytes: number;
  /** Largest length divided by the shortest. */
  worst: number;
  /** Queries without an answer, or with a path that cannot be walked, before or after the preparation or an update. */
  misses: number;
}

export interface MapFigures {
  name: string;
  corners: number;
  ours: Figures;
  /** The same engine without tables; null when it is not measured. */
  polyanya: Figures | null;
  recast: Comparison;
}

/** How many times as long another library takes as we do, at the queries that it answers; null when those are too few. */
export type Comparison = { p50: number; p99: number } | null;

/** Of fewer queries the other library answers too little to be compared. */
const LEAST_ANSWERED = 0.5;

/** Whether a library answers so many of the queries that it can be compared. */
export const areEnough = (areAnswered: readonly boolean[]): boolean =>
  areAnswered.filter(Boolean).length >= LEAST_ANSWERED * areAnswered.length;

/** Times of both at the same queries, and whether the other library answers each of them. */
export function compareAnswered(
  ours: readonly number[],
  theirs: readonly number[],
  areAnswered: readonly boolean[],
): Comparison {
  const isAnswered = (_time: number, query: number): boolean => areAnswered[query] === true;
  const answered = theirs.filter(isAnswered);
  if (!areEnough(areAnswered)) return null;
  const [one, other] = [summarise(ours.filter(isAnswered)), summarise(answered)];
  return { p50: other.p50 / one.p50, p99: other.p99 / one.p99 };
}

interface Target {
  what: string;
  found: number;
  bound: { least: number } | { most: number };
}

/** Tables are expected up to this number of corners. */
const MOST_TABLED = 8000;
/** Ratios to recast-navigation's median, and p50 and p99 in microseconds, by the number of corners. */
const BY_CORNERS = [
  { corners: 2300, ratio: 8, p50: 3, p99: 15 },
  { corners: 4100, ratio: 8, p50: 6, p99: 20 },
  { corners: MOST_TABLED, ratio: 5, p50: 10, p99: 40 },
] as const;

function targetsOf({ corners, ours, polyanya, recast }: MapFigures): Target[] {
  const always: Target[] = [
    { what: 'longest over shortest', found: ours.worst, bound: { most: 1.00001 } },
    { what: 'queries without a path that can be walked', found: ours.misses, bound: { most: 0 } },
    { what: 'ms until the first path', found: ours.firstPathMs, bound: { most: 300 } },
    { what: 'ms that the preparation keeps the event loop', found: ours.loopKeptMs, bound: { most: 4 } },
  ];
  if (!Number.isNaN(ours.updateMs)) always.push({ what: 'ms of an update', found: ours.updateMs, bound: { most: 50 } });
  if (recast !== null) always.push({ what: 'p99 over recast-navigation', found: recast.p99, bound: { least: 1 } });
  const aims = BY_CORNERS.find((row) => corners <= row.corners);
  if (aims === undefined) {
    const slower = polyanya === null ? Number.NaN : ours.p50 / polyanya.p50;
    return [...always, { what: 'p50 over our Polyanya', found: slower, bound: { most: 1.2 } }];
  }
  if (recast !== null)
    always.push({ what: 'p50 over recast-navigation', found: recast.p50, bound: { least: aims.ratio } });
  return [
    ...always,
    { what: 'p50 us', found: ours.p50, bound: { most: aims.p50 } },
    { what: 'p99 us', found: ours.p99, bound: { most: aims.p99 } },
    { what: 'MB', found: ours.bytes / 1e6, bound: { most: 30 } },
    { what: 's of preparation', found: ours.buildMs / 1000, bound: { most: 5 } },
  ];
}

const isReached = ({ found, bound }: Target): boolean =>
  'least' in bound ? found >= bound.least : found <= bound.most;

/** One row for each target with the maps that miss it. */
export function judgeMaps(maps: readonly MapFigures[]): Table {
  const all = maps.flatMap((map) => targetsOf(map).map((target) => ({ map, target })));
  const keyOf = ({ what, bound }: Target): string =>
    `${what}: ${'least' in bound ? `at least ${bound.least}` : `at most ${bound.most}`}`;
  const rows = [...new Set(all.map(({ target }) => keyOf(target)))].map((aim): Row => {
    const judged = all.filter(({ target }) => keyOf(target) === aim);
    const missed = judged.filter(({ target }) => !isReached(target));
    return {
      aim,
      reached: `${judged.length - missed.length} of ${judged.length} maps`,
      missed: missed.map(({ map, target }) => `${map.name} ${nameFigure(target.found)}`).join(', '),
    };
  });
  return { name: 'map aims', title: 'Aims of paths on maps, in this run', rows };
}

function nameFigure(value: number): string {
  if (Number.isNaN(value)) return 'not measured';
  // Three digits would hide by how much a length is wrong.
  return Math.abs(value - 1) < 0.01 ? value.toFixed(6) : String(short(value));
}
