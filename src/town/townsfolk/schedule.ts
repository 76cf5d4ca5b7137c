/**
 * Where one of the townsfolk is at any time of the town's clock: round and round over the route, standing for a while at each of
 * its points. A pure function of the seed and the clock, so that all clients show the same without a packet.
 */
import type { Townsperson } from '../../shared/rules/townsfolk.ts';
import { mulberry32 } from '../../shared/runtime/seeded-random.ts';
import { placeAt, type Runs, runsOfPath, runVectorAt } from '../../shared/walks/runs.ts';
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

interface Part {
  /** Since the round began. */
  readonly fromMs: number;
  /** Null while standing. */
  readonly runs: Runs | null;
  readonly x: number;
  readonly y: number;
  readonly view: number;
}

export interface Schedule {
  readonly parts: readonly Part[];
  readonly roundMs: number;
  /** When in its round the character is at 0 of the clock. */
  readonly aheadMs: number;
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
  const there = pointsOfRoute(home, route);
  const ways = await Promise.all(there.slice(1).map((to, index) => findWay(there[index] ?? home, to)));
  const parts: Part[] = [];
  let atMs = 0;
  const stand = ({ x, y }: Place, view: number): void => {
    parts.push({ fromMs: atMs, runs: null, x, y, view });
    atMs += STAND_MS.least + Math.floor(random() * (STAND_MS.most - STAND_MS.least));
  };
  /** The view at the end. */
  const walk = (from: Place, way: readonly number[]): number => {
    const runs = runsOfPath(from, way, speedPxPerS);
    parts.push({ fromMs: atMs, runs, x: from.x, y: from.y, view: 0 });
    atMs += runs.at(-3) ?? 0;
    runVectorAt(runs, Number.POSITIVE_INFINITY, vector);
    return VIEW_AFTER[viewOfHeading(vector.x, vector.y, 0)] ?? 0;
  };
  stand(home, home.view);
  let at = 0;
  // A point that cannot be reached ends the route.
  for (let way = ways[at]; way; way = ways[at]) {
    const view = walk(there[at] ?? home, way);
    at += 1;
    stand(there[at] ?? home, view);
  }
  while (at > 0) {
    const from = there[at] ?? home;
    at -= 1;
    const view = walk(from, backwards(there[at] ?? home, ways[at] ?? []));
    if (at > 0) stand(there[at] ?? home, view);
  }
  return { parts, roundMs: atMs, aheadMs: Math.floor(random() * atMs) };
}

/** Reused in each call. */
const vector: Place = { x: 0, y: 0 };

/** Writes where the character is. */
export function whereAt({ parts, roundMs, aheadMs }: Schedule, townMs: number, out: Whereabouts): void {
  const ms = (((townMs + aheadMs) % roundMs) + roundMs) % roundMs;
  const part = parts.findLast(({ fromMs }) => fromMs <= ms);
  if (part === undefined) return;
  out.isMoving = part.runs !== null;
  if (part.runs === null) {
    out.x = part.x;
    out.y = part.y;
    out.view = part.view;
    return;
  }
  placeAt(part.runs, ms - part.fromMs, out);
  runVectorAt(part.runs, ms - part.fromMs, vector);
  out.view = viewOfHeading(vector.x, vector.y, out.view);
}

function pointsOfRoute(home: Place, route: readonly number[]): Place[] {
  const points: Place[] = [{ x: home.x, y: home.y }];
  for (let at = 0; at + 1 < route.length; at += 2) points.push({ x: route[at] ?? 0, y: route[at + 1] ?? 0 });
  return points;
}

/** The same way from its end to `start`: xy pairs after the end. */
function backwards(start: Place, way: readonly number[]): number[] {
  const points = [start.x, start.y, ...way];
  const turned: number[] = [];
  for (let at = points.length - 4; at >= 0; at -= 2) turned.push(points[at] ?? 0, points[at + 1] ?? 0);
  return turned;
}
