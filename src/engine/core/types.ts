/**
 * What the WebAssembly core does, as everyone but `assembly/` sees it. `core.ts` beside this file implements it over an
 * instantiated module; the worker, the Node loader (`engine/node`) and tests all use that one implementation.
 * Positions are map pixels, y downwards. Pictures are RGBA, four bytes a pixel, row by row, straight (not premultiplied)
 * alpha unless a name says otherwise.
 */
import type { LocationData } from '../../shared/rules/town.ts';

export interface Point {
  x: number;
  y: number;
}

export interface LocationInfo {
  cornerCount: number;
  /** Whether exact paths are available; otherwise the fallback search answers. */
  isExact: boolean;
  /** Whether a bake was given, is this location's and was used. */
  isBaked?: boolean;
  spawnPoints: Point[];
}

export type PathResult =
  /** `points` is f32[n*2], xy pairs, the start first, at most PATH_STEP_PX apart; `waypoints` are its corners. */
  | { status: 'found'; points: Float32Array; waypoints: Float32Array; lengthPx: number }
  | { status: 'not-found' }
  /** The fallback search spent its budget; `towards` are the corners of the way to the place nearest to the goal so far. */
  | { status: 'out-of-nodes'; towards?: Float32Array };

/** The answer to a click: `points` as in `PathResult`, `goal` the walkable point that the path leads to. */
export type WalkPlan = { status: 'found'; points: Float32Array; goal: Point } | { status: 'unreachable' };

/**
 * One bit a map pixel, lowest bit first, rows without padding (bit y * widthPx + x): 1 is walkable, judged at the middle of
 * the pixel. For cheap collision tests off the core's thread.
 */
export interface WalkableBitmap {
  widthPx: number;
  heightPx: number;
  bits: Uint8Array;
}

export interface RgbaImage {
  widthPx: number;
  heightPx: number;
  data: Uint8ClampedArray;
}

/**
 * One packed layer in the stack. `clipTopPx`: rows above this canvas y are not drawn (hair under hats). The core keeps a
 * copy of a payload and knows it again by identity: its bytes must not change after it was first composited.
 */
export interface LayerRef {
  payload: Uint8Array;
  z: number;
  clipTopPx?: number;
}

export interface ComposeRequest {
  /** In any order: drawn by ascending z, equal ones in the order given. */
  layers: readonly LayerRef[];
  /**
   * Scale of the figure about the middle of its soles, 0.85 to 1.15; default 1. A height that would push `figureTopPx` out
   * of the canvas is lowered until it stays inside, so a head is never cut off.
   */
  width?: number;
  height?: number;
  /**
   * Canvas y of the figure's highest row, 0 or more; default: the highest row of these layers. Give the same for all views
   * of a figure, or a tall one may change its height as it turns; `topOfLayers` tells it.
   */
  figureTopPx?: number;
  /** Size of the picture that comes back, at most 850 a side; default 425x850. Smaller ones are area averaged. */
  outWidthPx?: number;
  outHeightPx?: number;
}

/** Two neighbouring cells; cells of the 6x6 board count row by row from the top left, 0 to 35. */
export type Match3Swap = readonly [number, number];

/** What a game of match-three shows when nothing moves. */
export interface Match3State {
  /** Gem of each cell, 0 to 4. */
  gems: Uint8Array;
  score: number;
  /** Steps of the longest cascade so far. */
  bestCombo: number;
  /** At least two; the cell with the smaller number first. */
  possibleSwaps: Match3Swap[];
}

/** Three or more equal gems in a row or column, first the leftmost or topmost. */
export interface Match3Run {
  cells: number[];
  gem: number;
  points: number;
}

/** One round of a cascade: the runs go, gems fall, new ones arrive from above. */
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
  /** Whether the board was dealt anew at the end; `state.gems` then differs from the last step's. */
  isReshuffled: boolean;
  /** What the turn adds to the game's log. */
  logged: number[];
  state: Match3State;
}

export interface Core {
  /**
   * Builds colliders and corners; replaces the location that was there. Throws a RangeError for malformed data. A bake
   * spares some of the work; one that was not made from the same colliders is left aside.
   */
  setLocation(location: LocationData, bake?: Uint8Array): LocationInfo;
  /**
   * What can be known of a location beforehand, to be stored beside it (about 40 kB): which corners may be seen from which
   * part of the map. Null when the location has too many corners for exact paths. Replaces the location that was there.
   */
  bakeLocation(location: LocationData): Uint8Array | null;
  isWalkable(x: number, y: number): boolean;
  /** Nearest walkable point within `radiusPx` (default 50), or null. */
  nearestWalkable(x: number, y: number, radiusPx?: number): Point | null;
  /** Shortest any-angle path. Both ends must be walkable, else 'not-found'. */
  findPath(from: Point, to: Point): PathResult;
  /** The path's corners alone, xy pairs with both ends, or null: several times as quick as `findPath`. */
  findTurns(from: Point, to: Point): number[] | null;
  /** Exact length of the shortest path, or null: what the server's movement check asks. */
  pathLength(from: Point, to: Point): number | null;
  /** The same for many queries of four numbers each (from x, y, to x, y); Infinity where there is no path. */
  pathLengths(queries: Float32Array): Float64Array;
  /** For xy pairs: 1 where somebody may stand, 0 elsewhere. */
  areWalkable(points: Float32Array): Uint8Array;
  hasLineOfSight(from: Point, to: Point): boolean;
  walkableBitmap(): WalkableBitmap;

  /** Packs a straight-alpha picture of 425x850 (or any size up to that) for `compose`. */
  packLayer(image: RgbaImage): Uint8Array;
  /** Source-over of all layers onto a clear 425x850 canvas. */
  compose(request: ComposeRequest): RgbaImage;
  /** The same with premultiplied bytes, for textures. */
  composePremultiplied(request: ComposeRequest): RgbaImage;
  /**
   * `compose` and `composePremultiplied` without the copy: the bytes lie in the core's memory and hold until its next call.
   * For callers that put them somewhere at once.
   */
  borrowComposed(request: ComposeRequest, alpha: 'straight' | 'premultiplied'): RgbaImage;
  /** The highest canvas row that any of these layers shows something in; 850 when none shows anything. */
  topOfLayers(layers: readonly LayerRef[]): number;
  /** 2x box filter on premultiplied values; odd sizes round up (425x850 -> 213x425). */
  halve(image: RgbaImage): RgbaImage;
  /** Area-averaged resize on premultiplied values. */
  resize(image: RgbaImage, widthPx: number, heightPx: number): RgbaImage;
  crop(image: RgbaImage, x: number, y: number, widthPx: number, heightPx: number): RgbaImage;

  /** Starts a game of match-three (one at a time). The seed is taken as a 32-bit number; it decides every gem. */
  startMatch3(seed: number): Match3State;
  /** Exchanges two cells; null, and nothing happens, unless they are neighbours and make a run of three or more. */
  swapMatch3(swap: Match3Swap): Match3Turn | null;
  /** Plays a log from the start; the game then goes on from there. Null when the log is not that of a game of `seed`. */
  replayMatch3(seed: number, log: Uint8Array): Match3State | null;
}
