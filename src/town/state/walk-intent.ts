/**
 * Where the own player walks: a pure reducer over clicks, path answers, placements by the server and lost connections.
 * The runtime (`town-world.ts`) compares two states and applies the difference: a new `search` requests a path, a new
 * `path` goes to the walker, a new `placement` moves the walker at once. It does not read a clock or the map.
 */
import type { Point } from '../../engine/core/types.ts';
import { START_SNAP_PX } from '../../engine/core/plan-walk.ts';

export interface WalkHint {
  kind: 'going' | 'unreachable';
  /** On the map. */
  at: Point;
}

export interface Placement extends Point {
  /** 0 to 5 */
  view: number;
}

export interface WalkSearch {
  /** Grows with each search; an answer with another number is out of date. */
  id: number;
  /** As clicked; it need not be walkable. */
  goal: Point;
}

/** Follow it to stop. */
export const NO_PATH: Float64Array = new Float64Array(0);

export interface WalkIntent {
  /** Whether the server lists the own player. */
  readonly isPresent: boolean;
  readonly searchCount: number;
  /** The path request that has no answer yet. */
  readonly search: WalkSearch | null;
  /** The path followed last, xy pairs; `NO_PATH` when there is none. It stays after the walker has arrived. */
  readonly path: Float64Array;
  /** The last position set by the server. */
  readonly placement: Placement | null;
  /**
   * The goal of the walk that the lost connection interrupted, or its end: the last steps before the loss may not have
   * reached the server. The walk to it continues on entering.
   */
  readonly resume: Point | null;
  readonly hint: WalkHint | null;
}

export type WalkEvent =
  | { type: 'clicked'; goal: Point }
  | { type: 'planned'; id: number; plan: WalkAnswer }
  /** The player stops here. */
  | { type: 'stopped' }
  /** The server listed the own player at `placement`. */
  | { type: 'entered'; placement: Placement }
  /** The server refused a step and moved the player to `placement`. */
  | { type: 'putBack'; placement: Placement }
  /** The connection is lost. `destination` is the end of the path being walked, if any. */
  | { type: 'left'; position: Point; destination: Point | null };

export type WalkAnswer =
  /** `route` leads from the present position to `goal`. */
  | { status: 'found'; route: Float64Array; goal: Point }
  | { status: 'unreachable' }
  /** The player has walked too far from the start of the search for its path to be used. */
  | { status: 'moved' }
  /** The worker failed. */
  | { status: 'failed' };

export const INITIAL_WALK: WalkIntent = {
  isPresent: false,
  searchCount: 0,
  search: null,
  path: NO_PATH,
  placement: null,
  resume: null,
  hint: null,
};

/** Returns `state` itself when the event changes nothing. */
export function reduceWalk(state: WalkIntent, event: WalkEvent): WalkIntent {
  switch (event.type) {
    case 'clicked':
      return state.isPresent ? startSearch(state, event.goal) : state;
    case 'planned':
      return state.search?.id === event.id ? answered(state, state.search, event.plan) : state;
    case 'stopped':
      return state.path === NO_PATH && state.search === null ? state : { ...state, path: NO_PATH, search: null };
    case 'entered':
      return entered(state, event.placement);
    case 'putBack':
      return { ...state, placement: event.placement, path: NO_PATH, search: null };
    case 'left': {
      const resume = event.destination ?? state.search?.goal ?? state.resume ?? event.position;
      return { ...state, isPresent: false, path: NO_PATH, search: null, resume };
    }
  }
}

function answered(state: WalkIntent, { goal }: WalkSearch, plan: WalkAnswer): WalkIntent {
  switch (plan.status) {
    case 'found':
      return { ...state, search: null, path: plan.route, hint: { kind: 'going', at: plan.goal } };
    case 'unreachable':
      return { ...state, search: null, hint: { kind: 'unreachable', at: goal } };
    case 'moved':
      // The walker stops, so the answer to the second search fits.
      return startSearch({ ...state, path: NO_PATH }, goal);
    case 'failed':
      return { ...state, search: null };
  }
}

function entered(state: WalkIntent, placement: Placement): WalkIntent {
  const { resume } = state;
  const next: WalkIntent = { ...state, isPresent: true, placement, path: NO_PATH, search: null, resume: null };
  const isThere = resume === null || Math.hypot(resume.x - placement.x, resume.y - placement.y) <= START_SNAP_PX;
  return isThere ? next : startSearch(next, resume);
}

function startSearch(state: WalkIntent, goal: Point): WalkIntent {
  const id = state.searchCount + 1;
  return { ...state, searchCount: id, search: { id, goal } };
}
