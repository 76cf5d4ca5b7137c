/**
 * The TypeScript interface of the WebAssembly core. `core.ts` implements it over an instantiated module for the worker, the
 * Node loader (`engine/node`) and tests.
 * Positions are map pixels, y downwards. Types of pictures and of match-three have files of their own: they are also
 * those of the package `promenade-core`.
 */
import type { LocationData } from '../../shared/rules/town.ts';
import type { Heading } from '../../shared/walks/headings.ts';
import type { Runs } from '../../shared/walks/runs.ts';
import type { Match3State, Match3Swap, Match3Turn } from './match3-types.ts';
import type { Compositor } from './picture-types.ts';

export type { Match3State, Match3Step, Match3Swap, Match3Turn } from './match3-types.ts';
export type { ComposeRequest, LayerRef, RgbaImage } from './picture-types.ts';

export interface Point {
  x: number;
  y: number;
}

export interface LocationInfo {
  /** Vertices that a shortest path may turn at. */
  cornerCount: number;
  /** Paths are exact in both states; while tables are prepared they take longer. */
  engine: 'preparing' | 'exact';
  /** Whether a bake of this location was given and used. */
  isBaked: boolean;
  spawnPoints: Point[];
}

export type PathResult =
  /**
   * `points` is f64[n*2], xy pairs, the start first, at most PATH_STEP_PX apart; `waypoints` are the path's corners with
   * both ends.
   */
  { status: 'found'; points: Float64Array; waypoints: Float64Array; lengthPx: number } | { status: 'not-found' };

/** The answer to a click. */
export type WalkPlan =
  /**
   * `points` as in `PathResult`, `goal` the walkable point that the path leads to. `joins`: for each point of the request's
   * `ahead` the index of the point of the path to go on to from there, -1 when there is none.
   */
  { status: 'found'; points: Float64Array; goal: Point; joins: Int16Array } | { status: 'unreachable' };

/** Where a walk along a heading starts, in eighths of a pixel, on the map, and how it goes on. */
export interface SlideRequest extends Heading {
  x8: number;
  y8: number;
}

/** A location and those who walk in it: one at a time. */
export interface Walking {
  /**
   * Replaces the location; its paths are exact at once. Tables that make them faster are then prepared in slices of at most
   * 4 ms, sooner with a bake; a bake of other colliders is ignored. Throws a RangeError for malformed data; then nothing is
   * walkable.
   */
  setLocation(location: LocationData, bake?: Uint8Array): LocationInfo;
  /** Resolves when the tables are prepared. Rejects with what the module threw, until the next `setLocation`. */
  ready(): Promise<LocationInfo>;
  /**
   * Precomputed data of a location, to be stored with it: two bytes a corner. Null without corners, and when their tables
   * take more than 32 MB. Replaces the location and waits for its tables.
   */
  bakeLocation(location: LocationData): Uint8Array | null;
  /** Whether a path can lead there. Walls belong to the ground. */
  isWalkable(x: number, y: number): boolean;
  /** Nearest walkable point within `radiusPx` (default 50), or null. */
  nearestWalkable(x: number, y: number, radiusPx?: number): Point | null;
  /** Shortest any-angle path. Both ends must be walkable, else 'not-found'. */
  findPath(from: Point, to: Point): PathResult;
  /** Only the path's corners, xy pairs with both ends, or null: several times faster than `findPath`. */
  findTurns(from: Point, to: Point): number[] | null;
  /** Length of the shortest path, or null. The server's movement check uses it. */
  pathLength(from: Point, to: Point): number | null;
  /** Whether the straight line between two walkable points is a path. */
  hasLineOfSight(from: Point, to: Point): boolean;
  /**
   * A walk along a heading that slides along walls, as straight runs for `durationMs`, at most `HEADING_MS` (default):
   * at most one run for each 8 ms. It ends earlier where walls leave no way. A start inside a wall is moved onto the
   * first walkable pixel of a fixed order within a pixel; where there is none, the walk leads straight out of the wall.
   * The same on every machine. Without a knot when there is no location or the request is out of range.
   */
  slide(request: SlideRequest, durationMs?: number): Runs;
}

/** A game of match-three. */
export interface Match3Game {
  /** Starts a game of match-three (one at a time). The seed is used as a 32-bit number and determines every gem. */
  startMatch3(seed: number): Match3State;
  /** Swaps two cells. Null, without any change, unless they are neighbours and make a run of three or more. */
  swapMatch3(swap: Match3Swap): Match3Turn | null;
  /** Plays a log from the start and leaves the game in its last state. Null when the log is not valid for `seed`. */
  replayMatch3(seed: number, log: Uint8Array): Match3State | null;
}

/** Walking, pictures and match-three. */
export interface Core extends Walking, Compositor, Match3Game {}
