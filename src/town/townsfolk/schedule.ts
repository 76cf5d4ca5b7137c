/**
 * The rounds of one of the townsfolk: over the route and back, standing for a while at each of its points. A pure function of the
 * seed and the clock, so that all clients show the same without a packet. A place on the way is the time that it takes to walk
 * there from home.
 */
import type { Townsperson } from '../../shared/rules/townsfolk.ts';
import { mulberry32 } from '../../shared/runtime/seeded-random.ts';
import { endOf, placeAt, type Runs, runsOfPath, runVectorAt } from '../../shared/walks/runs.ts';
import { viewOfHeading } from '../../shared/walks/views.ts';

interface Place {
  x: number;
  y: number;
}

export interface Whereabouts extends Place {
  view: number;
  isMoving: boolean;
}

/** The way between two points of a route that follow each other: xy pairs after the first one; null when there is none. */
export type FindWay = (from: Place, to: Place) => Promise<readonly number[] | null>;

/** Writes where all others see one of them, at a time of the town's clock. */
export type WhereOfAll = (townMs: number, out: Whereabouts) => void;

/** 1 on the way out, -1 on the way back, 0 while standing. */
type Direction = -1 | 0 | 1;

interface Part {
  /** Since the round began. */
  readonly fromMs: number;
  /** Where it begins: ms of walking from home. */
  readonly wayMs: number;
  readonly direction: Direction;
  /** While standing. */
  readonly view: number;
}

export interface Schedule {
  /** The whole way from home to the end of the route. */
  readonly runs: Runs;
  readonly parts: readonly Part[];
  readonly roundMs: number;
  /** When in its round the character arrives at the end of the route. */
  readonly turnMs: number;
  /** When in its round the character is at 0 of the clock, if nothing ever interrupted it. */
  readonly aheadMs: number;
  /** While standing at home. */
  readonly homeView: number;
}

const STAND_MS = { least: 20_000, most: 60_000 } as const;
/** Views of a standing figure by the view that it walked with: nobody turns the back to the town. */
const VIEW_AFTER = [0, 1, 1, 0, 5, 5] as const;

/** `seed`: another one for each character. */
export async function planSchedule(
  { home, route, speedPxPerS }: Pick<Townsperson, 'home' | 'route' | 'speedPxPerS'>,
  seed: number,
  findWay: FindWay,
): Promise<Schedule> {
  const random = mulberry32(seed);
  const { runs, stops } = await wholeWay(pointsOfRoute(home, route), speedPxPerS, findWay);
  const parts: Part[] = [];
  let atMs = 0;
  const stand = (wayMs: number, view: number): void => {
    parts.push({ fromMs: atMs, wayMs, direction: 0, view });
    atMs += STAND_MS.least + Math.floor(random() * (STAND_MS.most - STAND_MS.least));
  };
  /** Returns the view at the end. */
  const walk = (fromMs: number, toMs: number): number => {
    const direction = toMs > fromMs ? 1 : -1;
    parts.push({ fromMs: atMs, wayMs: fromMs, direction, view: 0 });
    atMs += Math.abs(toMs - fromMs);
    // Just before the end of the walk: at the end, the next part of the way begins.
    return VIEW_AFTER[viewOnWay(runs, toMs - direction * EDGE_MS, direction, 0)] ?? 0;
  };
  let before = 0;
  stand(before, home.view);
  for (const stop of stops) {
    stand(stop, walk(before, stop));
    before = stop;
  }
  const turnMs = parts.at(-1)?.fromMs ?? 0;
  for (const stop of [0, ...stops.slice(0, -1)].toReversed().slice(0, stops.length)) {
    const view = walk(before, stop);
    before = stop;
    if (stop > 0) stand(stop, view);
  }
  return { runs, parts, roundMs: atMs, turnMs, aheadMs: Math.floor(random() * atMs), homeView: home.view };
}

/** Milliseconds. */
const EDGE_MS = 0.5;

/** The way from home over all points that can be reached, and when each is reached. A point that cannot be ends the route. */
async function wholeWay(points: readonly Place[], speedPxPerS: number, findWay: FindWay) {
  const [home = { x: 0, y: 0 }] = points;
  const ways = await Promise.all(points.slice(1).map((to, index) => findWay(points[index] ?? home, to)));
  const end = ways.indexOf(null);
  const path: number[] = [];
  const stops: number[] = [];
  for (const way of end < 0 ? ways : ways.slice(0, end)) {
    path.push(...(way ?? []));
    stops.push(endOf(runsOfPath(home, path, speedPxPerS)));
  }
  return { runs: runsOfPath(home, path, speedPxPerS), stops };
}

/** Reused in each call. */
const vector: Place = { x: 0, y: 0 };

function viewOnWay(runs: Runs, wayMs: number, direction: Direction, before: number): number {
  runVectorAt(runs, wayMs, vector);
  return viewOfHeading(vector.x * direction, vector.y * direction, before);
}

/** Writes the place on the way, of somebody who walks in this direction. */
export function placeOnWay({ runs }: Schedule, wayMs: number, direction: Direction, out: Whereabouts): void {
  placeAt(runs, wayMs, out);
  out.isMoving = direction !== 0;
  if (direction !== 0) out.view = viewOnWay(runs, wayMs, direction, out.view);
}

/** Ms of walking from home at a time of the round. */
export function wayMsAt(schedule: Schedule, roundMs: number): number {
  const part = partAt(schedule, roundMs);
  return part === undefined ? 0 : part.wayMs + part.direction * (within(schedule, roundMs) - part.fromMs);
}

/** Writes where the character is at a time of the round. */
export function whereAt(schedule: Schedule, roundMs: number, out: Whereabouts): void {
  const part = partAt(schedule, roundMs);
  if (part === undefined) return;
  placeOnWay(schedule, wayMsAt(schedule, roundMs), part.direction, out);
  if (part.direction === 0) out.view = part.view;
}

const within = ({ roundMs }: Schedule, ms: number): number => ((ms % roundMs) + roundMs) % roundMs;

const partAt = (schedule: Schedule, roundMs: number): Part | undefined => {
  const ms = within(schedule, roundMs);
  return schedule.parts.findLast(({ fromMs }) => fromMs <= ms);
};

function pointsOfRoute(home: Place, route: readonly number[]): Place[] {
  const points: Place[] = [{ x: home.x, y: home.y }];
  for (let at = 0; at + 1 < route.length; at += 2) points.push({ x: route[at] ?? 0, y: route[at + 1] ?? 0 });
  return points;
}
