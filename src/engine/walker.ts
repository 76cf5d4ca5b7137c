/**
 * The player's own walk: position, destination and view. Progress depends on elapsed time, not on the number of frames,
 * so uneven frames do not change where a walk ends. A path overrides held keys (specification: world, section 4); keys
 * and joystick slide along walls, which the core computes (`heading-walk.ts`).
 */
import { VIEW_COUNT, WALK_SPEED_PX_PER_S } from '../shared/rules/town.ts';
import { type Heading, headingOf } from '../shared/walks/headings.ts';
import { endOf, placeAt, type Runs, runsOfPath, runVectorAt } from '../shared/walks/runs.ts';
import { viewOfHeading } from '../shared/walks/views.ts';
import type { Point } from './core/types.ts';
import { createHeadingWalk, type SlidingCore } from './heading-walk.ts';

/**
 * Longest time that one step catches up with. The server accepts at most two seconds of walking at once. After a longer
 * pause the rest of the path is walked.
 */
const LONGEST_CATCH_UP_MS = 1500;
/** Shorter runs do not turn the figure. */
const SHORTEST_TURN_PX = 0.5;
/** Time between two places of `ahead`, and their number. */
export const AHEAD_STEP_MS = 16;
const AHEAD_PLACES = 24;

export interface WalkState {
  x: number;
  y: number;
  view: number;
  isMoving: boolean;
}

export interface Walker {
  readonly state: Readonly<WalkState>;
  /** The core has its location: keys and joystick work from now on. */
  openGround(): void;
  /** Direction of keys or joystick. Its length, 0 to 1, scales the speed. */
  setDirection(x: number, y: number): void;
  /** Follows `points`, xy pairs, from the present position; an empty array stops. */
  follow(points: Float32Array): void;
  /** Sets the position: on entering the town and when the server corrects it. */
  place(x: number, y: number, view?: number): void;
  /** Advances to `nowMs`; true when the state changed. */
  advance(nowMs: number): boolean;
  /** End of the current path, or null. */
  destination(): Point | null;
  /** The next positions, `AHEAD_STEP_MS` apart, xy pairs, if nothing changes; empty for a player who is standing. */
  ahead(): Float32Array;
}

interface Direction extends Point, Heading {}
interface Path {
  runs: Runs;
  startMs: number;
}

/** `onAnswer` is called when the core has computed a walk, so that a frame shows it. */
export function createWalker(core: SlidingCore, onAnswer: () => void, speedPxPerS = WALK_SPEED_PX_PER_S): Walker {
  const state: WalkState = { x: 0, y: 0, view: 0, isMoving: false };
  const sliding = createHeadingWalk(core, onAnswer);
  let isGroundOpen = false;
  let direction: Direction | null = null;
  let path: Path | null = null;
  /** Grows by the time that walks advance, which is less than the real time after a pause. */
  let clockMs = 0;
  let lastMs: number | null = null;
  const vector: Point = { x: 0, y: 0 };

  const slideFrom = (place: Point, startMs: number): void => {
    if (direction !== null && isGroundOpen) sliding.begin(direction, place, startMs);
  };

  function followPath({ runs, startMs }: Path): void {
    const walkedMs = clockMs - startMs;
    placeAt(runs, walkedMs, state);
    runVectorAt(runs, walkedMs, vector);
    if (Math.hypot(vector.x, vector.y) >= SHORTEST_TURN_PX) state.view = viewOfHeading(vector.x, vector.y, state.view);
    const endMs = endOf(runs);
    if (walkedMs < endMs) return;
    path = null;
    slideFrom(state, startMs + endMs);
  }

  function followHeading({ x, y }: Direction): void {
    sliding.renew(clockMs);
    sliding.placeAt(clockMs, state);
    state.view = viewOfHeading(x, y, state.view);
  }

  /** Writes the position at a time of the clock that is not before the present. */
  function predict(atMs: number, out: Point): void {
    if (path !== null) placeAt(path.runs, atMs - path.startMs, out);
    else sliding.placeAt(atMs, out);
  }

  return {
    state,
    openGround() {
      isGroundOpen = true;
      if (path === null) slideFrom(state, clockMs);
    },
    setDirection(x, y) {
      const heading = headingOf(x, y);
      const isSame = direction?.heading === heading?.heading && direction?.speed === heading?.speed;
      direction = heading === null ? null : { x, y, ...heading };
      if (isSame || path !== null) return;
      if (direction === null) sliding.stop();
      else slideFrom(state, clockMs);
    },
    follow(points) {
      const wasOnPath = path !== null;
      path = points.length < 2 ? null : { runs: runsOfPath(state, points, speedPxPerS), startMs: clockMs };
      if (path !== null) sliding.stop();
      else if (wasOnPath) slideFrom(state, clockMs);
    },
    place(x, y, view) {
      path = null;
      state.x = x;
      state.y = y;
      state.isMoving = false;
      if (view !== undefined && view >= 0 && view < VIEW_COUNT) state.view = view;
      sliding.stop();
      slideFrom(state, clockMs);
    },
    destination() {
      if (path === null) return null;
      const { runs } = path;
      return { x: runs[runs.length - 2] ?? state.x, y: runs[runs.length - 1] ?? state.y };
    },
    advance(nowMs) {
      // A frame's time is a little before that of an event which was handled in the same frame.
      clockMs += lastMs === null ? 0 : Math.max(0, Math.min(nowMs - lastMs, LONGEST_CATCH_UP_MS));
      lastMs = lastMs === null ? nowMs : Math.max(lastMs, nowMs);
      const { x, y, view, isMoving } = state;
      if (path !== null) followPath(path);
      else if (direction !== null && isGroundOpen) followHeading(direction);
      const hasMoved = state.x !== x || state.y !== y;
      state.isMoving = hasMoved || path !== null || sliding.isWalking(clockMs);
      if (!state.isMoving && isGroundOpen) sliding.rest(state);
      return hasMoved || state.view !== view || state.isMoving !== isMoving;
    },
    ahead() {
      if (path === null && !sliding.isWalking(clockMs)) return new Float32Array(0);
      const places = new Float32Array(AHEAD_PLACES * 2);
      const place: Point = { x: state.x, y: state.y };
      for (let step = 0; step < AHEAD_PLACES; step++) {
        predict(clockMs + (step + 1) * AHEAD_STEP_MS, place);
        places[step * 2] = place.x;
        places[step * 2 + 1] = place.y;
      }
      return places;
    },
  };
}
