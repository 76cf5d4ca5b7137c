/**
 * The TypeScript interface of the WebAssembly core. `core.ts` implements it over an instantiated module for the worker, the
 * Node loader (`engine/node`) and tests.
 * Positions are map pixels, y downwards. Pictures are RGBA, four bytes a pixel, row by row, straight (not premultiplied)
 * alpha unless a name says otherwise.
 */
import type { LocationData } from '../../shared/rules/town.ts';
import type { Heading } from '../../shared/walks/headings.ts';
import type { Runs } from '../../shared/walks/runs.ts';

export interface Point {
  x: number;
  y: number;
}

export interface LocationInfo {
  cornerCount: number;
  /** Whether exact paths are available; otherwise the fallback search answers. */
  isExact: boolean;
  /** Whether a bake of this location was given and used. */
  isBaked?: boolean;
  spawnPoints: Point[];
}

export type PathResult =
  /** `points` is f32[n*2], xy pairs, the start first, at most PATH_STEP_PX apart; `waypoints` are its corners. */
  | { status: 'found'; points: Float32Array; waypoints: Float32Array; lengthPx: number }
  | { status: 'not-found' }
  /** The fallback search reached its limit; `towards` are the corners of a path to the reached point nearest to the goal. */
  | { status: 'out-of-nodes'; towards?: Float32Array };

/** The answer to a click. */
export type WalkPlan =
  /**
   * `points` as in `PathResult`, `goal` the walkable point that the path leads to. `joins`: for each point of the request's
   * `ahead` the index of the point of the path to go on to from there, -1 when there is none.
   */
  { status: 'found'; points: Float32Array; goal: Point; joins: Int16Array } | { status: 'unreachable' };

/** Where a walk along a heading starts, in eighths of a pixel, on the map, and how it goes on. */
export interface SlideRequest extends Heading {
  x8: number;
  y8: number;
}

export interface RgbaImage {
  widthPx: number;
  heightPx: number;
  data: Uint8ClampedArray;
}

/**
 * One packed layer in the stack. `clipTopPx`: rows above this canvas y are not drawn (hair under hats). The core caches
 * payloads by object identity: the bytes must not change after the first composite.
 */
export interface LayerRef {
  payload: Uint8Array;
  z: number;
  clipTopPx?: number;
}

export interface ComposeRequest {
  /** In any order: drawn by ascending z, equal z in array order. */
  layers: readonly LayerRef[];
  /**
   * Scale of the figure around the middle of its soles, 0.85 to 1.15; default 1. The height is limited so that `figureTopPx`
   * stays on the canvas: a head is never cut off.
   */
  width?: number;
  height?: number;
  /**
   * Canvas y of the figure's highest row, 0 or more; default: the highest row of these layers. Must be the same for all
   * views of a figure, else a tall figure changes its height when it turns. See `topOfLayers`.
   */
  figureTopPx?: number;
  /** Size of the result, at most 850 a side; default 425x850. Smaller results are area averaged. */
  outWidthPx?: number;
  outHeightPx?: number;
}

/** Two neighbouring cells; cells of the 6x6 board count row by row from the top left, 0 to 35. */
export type Match3Swap = readonly [number, number];

/** A game of match-three between two turns. */
export interface Match3State {
  /** Gem of each cell, 0 to 4. */
  gems: Uint8Array;
  score: number;
  /** Steps of the longest cascade so far. */
  bestCombo: number;
  /** At least two; the cell with the smaller number first. */
  possibleSwaps: Match3Swap[];
}

/** Three or more equal gems in a row or column; the leftmost or topmost cell is the first. */
export interface Match3Run {
  cells: number[];
  gem: number;
  points: number;
}

/** One step of a cascade: runs are cleared, gems fall, new gems arrive from above. */
export interface Match3Step {
  /** 1 in the first step; points are multiplied by it. */
  combo: number;
  runs: Match3Run[];
  cleared: number[];
  falls: { from: number; to: number }[];
  /** `height` is the number of cells above the board's top edge that the gem starts from, at least 1. */
  arrivals: { to: number; height: number; gem: number }[];
  gems: Uint8Array;
}

export interface Match3Turn {
  steps: Match3Step[];
  /** Whether the board was dealt again at the end; `state.gems` then differs from the last step's. */
  isReshuffled: boolean;
  /** What the turn adds to the game's log. */
  logged: number[];
  state: Match3State;
}

export interface Core {
  /**
   * Builds colliders and corners of a location and replaces the previous one. Throws a RangeError for malformed data. A
   * bake saves part of the work; a bake of other colliders is ignored.
   */
  setLocation(location: LocationData, bake?: Uint8Array): LocationInfo;
  /**
   * Precomputed data of a location, to be stored with it (about 40 kB): the corners that may be visible from each part of
   * the map. Null when the location has too many corners for exact paths. Replaces the current location.
   */
  bakeLocation(location: LocationData): Uint8Array | null;
  isWalkable(x: number, y: number): boolean;
  /** Nearest walkable point within `radiusPx` (default 50), or null. */
  nearestWalkable(x: number, y: number, radiusPx?: number): Point | null;
  /** Shortest any-angle path. Both ends must be walkable, else 'not-found'. */
  findPath(from: Point, to: Point): PathResult;
  /** Only the path's corners, xy pairs with both ends, or null: several times faster than `findPath`. */
  findTurns(from: Point, to: Point): number[] | null;
  /** Exact length of the shortest path, or null. The server's movement check uses it. */
  pathLength(from: Point, to: Point): number | null;
  /** The same for many queries of four numbers each (from x, y, to x, y); Infinity where there is no path. */
  pathLengths(queries: Float32Array): Float64Array;
  /** For xy pairs: 1 if walkable, else 0. */
  areWalkable(points: Float32Array): Uint8Array;
  hasLineOfSight(from: Point, to: Point): boolean;
  /**
   * A walk along a heading that slides along walls, as straight runs for `durationMs`, at most `HEADING_MS` (default):
   * at most one run for each 8 ms. It ends earlier where walls leave no way. A start inside a wall is moved onto the
   * first walkable pixel of a fixed order within a pixel; where there is none, the walk leads straight out of the wall.
   * The same on every machine. Without a knot when there is no location or the request is out of range.
   */
  slide(request: SlideRequest, durationMs?: number): Runs;

  /** Packs a straight-alpha picture of 425x850 (or any size up to that) for `compose`. */
  packLayer(image: RgbaImage): Uint8Array;
  /** Source-over of all layers onto a clear 425x850 canvas. */
  compose(request: ComposeRequest): RgbaImage;
  /** The same with premultiplied bytes, for textures. */
  composePremultiplied(request: ComposeRequest): RgbaImage;
  /**
   * Like `compose` and `composePremultiplied`, without the copy: the bytes are in the core's memory and valid until its
   * next call. For callers that copy them immediately.
   */
  borrowComposed(request: ComposeRequest, alpha: 'straight' | 'premultiplied'): RgbaImage;
  /** The highest canvas row with a visible pixel of these layers; 850 when there is none. */
  topOfLayers(layers: readonly LayerRef[]): number;
  /** 2x box filter on premultiplied values; odd sizes round up (425x850 -> 213x425). */
  halve(image: RgbaImage): RgbaImage;
  /** Area-averaged resize on premultiplied values. */
  resize(image: RgbaImage, widthPx: number, heightPx: number): RgbaImage;
  crop(image: RgbaImage, x: number, y: number, widthPx: number, heightPx: number): RgbaImage;

  /** Starts a game of match-three (one at a time). The seed is used as a 32-bit number and determines every gem. */
  startMatch3(seed: number): Match3State;
  /** Swaps two cells. Null, without any change, unless they are neighbours and make a run of three or more. */
  swapMatch3(swap: Match3Swap): Match3Turn | null;
  /** Plays a log from the start and leaves the game in its last state. Null when the log is not valid for `seed`. */
  replayMatch3(seed: number, log: Uint8Array): Match3State | null;
}
