/**
 * A walk as it is sent once: where it begins, when, and where it leads. Server and clients compute the same places from
 * the same record, so that nobody sends positions. Times are the town's clock in whole milliseconds. Pure.
 */
import { WALK_SPEED_PX_PER_S } from '../rules/town.ts';
import { EIGHTHS, FULL_SPEED, type Heading, HEADINGS, type Start, startOf } from './headings.ts';
import { endOf, placeAt, type Runs, runsOfPath, runVectorAt } from './runs.ts';
import { viewOfHeading } from './views.ts';

interface Place {
  x: number;
  y: number;
}

interface StandRecord extends Start {
  kind: 'stand';
  view: number;
}
interface GoalRecord extends Start {
  kind: 'goal';
  goal: Start;
  /** Straight to a reported position, see `reportedWalk`. */
  isHurried: boolean;
  /** 16 bits over the turns: another path of the same length has others. 0 when hurried. */
  turnsHash: number;
}
interface HeadingRecord extends Start, Heading {
  kind: 'heading';
}
export type WalkRecord = StandRecord | GoalRecord | HeadingRecord;

export interface Walk {
  readonly record: WalkRecord;
  readonly startMs: number;
  readonly runs: Runs;
}

/** A walk that a client begins, as it tells the server: at whole milliseconds of the town's clock. */
export type BegunWalk =
  | { kind: 'goal'; atMs: number; start: Start; goal: Start }
  /** Speed 0 ends the walk. */
  | { kind: 'heading'; atMs: number; start: Start; heading: number; speed: number };

/** What computing a walk needs of the core. */
export interface WalkCore {
  isWalkable(x: number, y: number): boolean;
  /** xy pairs, both ends included, or null. */
  findTurns(from: Place, to: Place): number[] | null;
  slide(request: Start & Heading): Runs;
}

const HURRY = 1.15;
/** xy pairs: the order in which neighbours of a place inside a wall are tried, as in the core (`assembly/walking/slide.ts`). */
const NEIGHBOURS = [0, 0, 1, 0, -1, 0, 0, 1, 0, -1, 1, 1, -1, 1, 1, -1, -1, -1] as const;
/** Eighths of a pixel: a pixel. */
const FOOT_RADIUS = 8;

const toPx = ({ x8, y8 }: Start): Place => ({ x: x8 / EIGHTHS, y: y8 / EIGHTHS });

export const standWalk = ({ x8, y8 }: Start, view: number, startMs: number): Walk => ({
  record: { kind: 'stand', x8, y8, view },
  startMs,
  runs: Float64Array.of(0, x8 / EIGHTHS, y8 / EIGHTHS),
});

/** The walk on the shortest path; null when there is none. Both ends must be walkable (`footed`). */
export function goalWalk(core: WalkCore, start: Start, goal: Start, startMs: number): Walk | null {
  const turns = core.findTurns(toPx(start), toPx(goal));
  if (turns === null) return null;
  const runs = runsOfPath(toPx(start), turns, WALK_SPEED_PX_PER_S);
  return {
    record: { kind: 'goal', x8: start.x8, y8: start.y8, goal, isHurried: false, turnsHash: hashTurns(turns) },
    startMs,
    runs,
  };
}

/**
 * How others see a player whose client reports positions: straight to the reported one, a little faster than walking, so
 * that the figure does not fall behind.
 */
export function reportedWalk(start: Start, goal: Start, startMs: number): Walk {
  return {
    record: { kind: 'goal', x8: start.x8, y8: start.y8, goal, isHurried: true, turnsHash: 0 },
    startMs,
    runs: straightRuns(start, goal, WALK_SPEED_PX_PER_S * HURRY),
  };
}

/** The walk through points that the server sent: xy pairs in px. */
export const pointRuns = ({ x8, y8 }: Start, points: readonly number[]): Runs =>
  runsOfPath(toPx({ x8, y8 }), points, WALK_SPEED_PX_PER_S);

export function straightRuns(start: Start, goal: Start, speedPxPerS = WALK_SPEED_PX_PER_S): Runs {
  const { x, y } = toPx(goal);
  return runsOfPath(toPx(start), [x, y], speedPxPerS);
}

/** The walk along a heading, for `HEADING_MS` or until a wall leaves no way. */
export function headingWalk(core: WalkCore, start: Start, { heading, speed }: Heading, startMs: number): Walk {
  const { x8, y8 } = start;
  const runs = core.slide({ x8, y8, heading, speed });
  return { record: { kind: 'heading', x8, y8, heading, speed }, startMs, runs };
}

/** Writes the place at `atMs` to `out`; before the walk begins that of its start. */
export const walkPlaceAt = (walk: Walk, atMs: number, out: Place): void => placeAt(walk.runs, atMs - walk.startMs, out);

/** When the walker comes to rest. */
export const restMsOf = (walk: Walk): number => walk.startMs + endOf(walk.runs);

/** Reused: it is called for each figure in each frame. */
const vector: Place = { x: 0, y: 0 };

/** The view that the walker shows at `atMs`; `current` for a walk without a direction. */
export function walkViewAt(walk: Walk, atMs: number, current: number): number {
  const { record } = walk;
  switch (record.kind) {
    case 'stand':
      return record.view;
    case 'heading': {
      const turn = (record.heading * 2 * Math.PI) / HEADINGS;
      return viewOfHeading(Math.cos(turn) * FULL_SPEED, Math.sin(turn) * FULL_SPEED, current);
    }
    case 'goal':
      runVectorAt(walk.runs, atMs - walk.startMs, vector);
      return viewOfHeading(vector.x, vector.y, current);
  }
}

/** Where a walk along a heading that follows `walk` at `atMs` begins; one to a goal begins there `footed`. */
export function startAt(walk: Walk, atMs: number): Start {
  const place = toPx(walk.record);
  walkPlaceAt(walk, atMs, place);
  return startOf(place);
}

/**
 * The footing rule of both ends of a path: rounding to eighths beside a wall may lead into it. The first walkable place of a fixed order within
 * a pixel; the place itself when there is none.
 */
export function footed(start: Start, core: Pick<WalkCore, 'isWalkable'>): Start {
  for (let ring = 1; ring <= FOOT_RADIUS; ring++) {
    for (let at = 0; at < NEIGHBOURS.length; at += 2) {
      const x8 = start.x8 + (NEIGHBOURS[at] ?? 0) * ring;
      const y8 = start.y8 + (NEIGHBOURS[at + 1] ?? 0) * ring;
      if (core.isWalkable(x8 / EIGHTHS, y8 / EIGHTHS)) return { x8, y8 };
    }
  }
  return start;
}

/** FNV-1a over the turns in eighths, folded to 16 bits. */
function hashTurns(turns: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const value of turns) hash = Math.imul(hash ^ Math.round(value * EIGHTHS), 0x01000193);
  return (hash ^ (hash >>> 16)) & 0xffff;
}
