/**
 * The player's own walk: position, destination and view. Progress depends on elapsed time, not on the number of frames,
 * so uneven frames do not change where a walk ends. A path overrides held keys (specification: world, section 4); keys
 * and joystick slide along walls, which the core computes (`heading-walk.ts`).
 */
import { VIEW_COUNT, WALK_SPEED_PX_PER_S } from '../shared/rules/town.ts';
import { type Heading, headingOf, type Start, startOf } from '../shared/walks/headings.ts';
import { endOf, placeAt, pointsAfter, type Runs, runsOfPath, runVectorAt } from '../shared/walks/runs.ts';
import type { BegunWalk } from '../shared/walks/walk.ts';
import { headingOfView, viewOfHeading } from '../shared/walks/views.ts';
import type { CoreClient } from './client-types.ts';
import type { Point } from './core/types.ts';
import { createHeadingWalk, type SlidingCore } from './heading-walk.ts';

/**
 * Longest time that one step catches up with. The server accepts at most two seconds of walking at once. After a longer
 * pause the rest of the path is walked.
 */
const LONGEST_CATCH_UP_MS = 1500;
/** A town's clock that goes back by more was set. */
const CLOCK_JITTER_MS = 150;
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
  follow(points: Float64Array): void;
  /**
   * Turns a player at rest to `view`, 0 to 5; one who is moving is left alone. There is no packet for it: with the town's
   * clock the slowest walk in that direction begins and ends within the same millisecond, which the server computes too.
   */
  turn(view: number): void;
  /** Sets the position: on entering the town and when the server corrects it. */
  place(x: number, y: number, view?: number): void;
  /**
   * From now on `advance` gets the town's clock, and walks are begun as the server computes them and given to `onBegun`;
   * false: from now on positions are reported.
   */
  useTownClock(isUsed: boolean): void;
  /** The server chose another walk than the one begun last. It lasts `runs` from `startMs`. */
  adopt(kind: 'goal' | 'heading', runs: Runs, startMs: number): void;
  /** Advances to `nowMs`; true when the state changed. */
  advance(nowMs: number): boolean;
  /** Whether a walk to a goal was begun that `onBegun` is not given yet. */
  isBeginning(): boolean;
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

/** The calls of the core's worker that walking needs. */
export type WalkerCore = SlidingCore & Partial<Pick<CoreClient, 'findGoalRuns'>>;

/**
 * `onAnswer` is called when the core has computed a walk, so that a frame shows it; `onBegun` for each walk that begins
 * while the town's clock is used.
 */
export function createWalker(
  core: WalkerCore,
  onAnswer: () => void,
  onBegun: (walk: BegunWalk) => void = () => undefined,
  speedPxPerS = WALK_SPEED_PX_PER_S,
): Walker {
  const state: WalkState = { x: 0, y: 0, view: 0, isMoving: false };
  const sliding = createHeadingWalk(core, onAnswer, (heading, start, atMs) => {
    if (isTownClock) onBegun({ kind: 'heading', atMs, start: startOf(start), ...heading });
  });
  let isTownClock = false;
  let isGroundOpen = false;
  let direction: Direction | null = null;
  let path: Path | null = null;
  /** The walk to a goal that the core computes; it is not given to `onBegun` yet. */
  let computing: { from: Start; to: Start; atMs: number } | null = null;
  /** Grows by the time that walks advance, which is less than the real time after a pause. */
  let clockMs = 0;
  let lastMs: number | null = null;
  /** Since the last advance. */
  let hasTurned = false;
  const vector: Point = { x: 0, y: 0 };

  const slideFrom = (place: Point, startMs: number): void => {
    if (direction === null || !isGroundOpen) return;
    const { heading, speed } = direction;
    sliding.begin(direction, place, startMs);
    if (isTownClock) onBegun({ kind: 'heading', atMs: startMs, start: startOf(place), heading, speed });
  };
  /** The time at which a walk that begins now begins, and the place then. */
  const nowOnClock = (): number => (isTownClock ? Math.floor(clockMs) : clockMs);
  /** The walk along a heading ends here; without one nothing changes. */
  const stopSliding = (): void => {
    const wasWalking = sliding.isWalking(clockMs);
    if (isTownClock && wasWalking) {
      const atMs = nowOnClock();
      predict(atMs, state);
      onBegun({ kind: 'heading', atMs, start: startOf(state), heading: 0, speed: 0 });
    }
    sliding.stop();
  };

  /** Replaces the route by the walk that the server computes too, and gives it to `onBegun`. */
  async function begin(route: Path, from: Start, to: Start): Promise<void> {
    const own = { from, to, atMs: route.startMs };
    computing = own;
    const found = await core.findGoalRuns?.(from, to).catch((error: unknown) => {
      console.warn('no walk to a goal:', error);
      return null;
    });
    if (computing !== own) return;
    if (found) path = { runs: found.runs, startMs: own.atMs };
    giveComputing(found ?? undefined);
    onAnswer();
  }

  /** Gives the walk that is being computed to `onBegun`: those that begin after it start from where it leads. */
  function giveComputing({ start, goal }: { start?: Start; goal?: Start } = {}): void {
    if (computing === null) return;
    const { from, to, atMs } = computing;
    computing = null;
    onBegun({ kind: 'goal', atMs, start: start ?? from, goal: goal ?? to });
  }

  function followPath({ runs, startMs }: Path): void {
    const walkedMs = clockMs - startMs;
    placeAt(runs, walkedMs, state);
    runVectorAt(runs, walkedMs, vector);
    if (Math.hypot(vector.x, vector.y) >= SHORTEST_TURN_PX) state.view = viewOfHeading(vector.x, vector.y, state.view);
    const endMs = endOf(runs);
    if (walkedMs < endMs) return;
    giveComputing();
    path = null;
    slideFrom(state, isTownClock ? Math.ceil(startMs + endMs) : startMs + endMs);
  }

  function followHeading({ x, y }: Direction): void {
    sliding.renew(clockMs);
    sliding.placeAt(clockMs, state);
    state.view = viewOfHeading(x, y, state.view);
  }

  function placeNow(): Point {
    const place = { x: state.x, y: state.y };
    if (isTownClock) predict(nowOnClock(), place);
    return place;
  }

  function followTownClock(nowMs: number): void {
    const isFirst = lastMs === null;
    if (!isFirst && nowMs < clockMs - CLOCK_JITTER_MS) return setBack(nowMs);
    clockMs = isFirst ? nowMs : Math.max(clockMs, nowMs);
    if (isFirst && path === null) slideFrom(state, nowOnClock());
  }

  /** The present walk began later than it is now: the player goes on from here. */
  function setBack(nowMs: number): void {
    const wasSliding = path === null && sliding.isWalking(clockMs);
    const ahead = path === null ? [] : pointsAfter(path.runs, clockMs - path.startMs);
    computing = null;
    path = null;
    sliding.stop();
    clockMs = nowMs;
    if (ahead.length > 0) follow(ahead);
    else if (direction !== null) slideFrom(state, nowOnClock());
    else if (wasSliding) onBegun({ kind: 'heading', atMs: nowOnClock(), start: startOf(state), heading: 0, speed: 0 });
  }

  function follow(points: ArrayLike<number>): void {
    giveComputing();
    const wasOnPath = path !== null;
    const startMs = nowOnClock();
    const from = placeNow();
    path = points.length < 2 ? null : { runs: runsOfPath(from, points, speedPxPerS), startMs };
    if (path !== null) {
      sliding.stop();
      const goal = { x: points[points.length - 2] ?? from.x, y: points[points.length - 1] ?? from.y };
      if (isTownClock) void begin(path, startOf(from), startOf(goal));
    } else if (wasOnPath) {
      if (isTownClock) onBegun({ kind: 'heading', atMs: startMs, start: startOf(from), heading: 0, speed: 0 });
      slideFrom(from, startMs);
    }
  }

  /** Writes the position at a time of the clock. */
  function predict(atMs: number, out: Point): void {
    if (path !== null) placeAt(path.runs, atMs - path.startMs, out);
    else sliding.placeAt(atMs, out);
  }

  return {
    state,
    openGround() {
      isGroundOpen = true;
      if (path === null) slideFrom(placeNow(), nowOnClock());
    },
    setDirection(x, y) {
      const heading = headingOf(x, y);
      const isSame = direction?.heading === heading?.heading && direction?.speed === heading?.speed;
      direction = heading === null ? null : { x, y, ...heading };
      if (isSame || path !== null) return;
      if (direction === null) stopSliding();
      else slideFrom(placeNow(), nowOnClock());
    },
    follow,
    turn(view) {
      const heading = headingOfView(view);
      if (heading === null || view === state.view || state.isMoving || direction !== null) return;
      state.view = view;
      hasTurned = true;
      onAnswer();
      if (!isTownClock) return;
      const walk = { kind: 'heading', atMs: nowOnClock(), start: startOf(placeNow()), heading } as const;
      onBegun({ ...walk, speed: 1 });
      onBegun({ ...walk, heading: 0, speed: 0 });
    },
    place(x, y, view) {
      computing = null;
      path = null;
      state.x = x;
      state.y = y;
      state.isMoving = false;
      if (view !== undefined && view >= 0 && view < VIEW_COUNT) state.view = view;
      sliding.stop();
      slideFrom(state, nowOnClock());
    },
    useTownClock(isUsed) {
      if (isUsed === isTownClock) return;
      isTownClock = isUsed;
      lastMs = null;
      computing = null;
      path = null;
      sliding.stop();
    },
    adopt(kind, runs, startMs) {
      if (kind === 'goal') {
        sliding.stop();
        path = { runs, startMs };
      } else {
        path = null;
        sliding.adopt(runs, startMs);
      }
      onAnswer();
    },
    isBeginning: () => computing !== null,
    destination() {
      if (path === null) return null;
      const { runs } = path;
      return { x: runs[runs.length - 2] ?? state.x, y: runs[runs.length - 1] ?? state.y };
    },
    advance(nowMs) {
      // A frame's time is a little before that of an event which was handled in the same frame.
      if (isTownClock) followTownClock(nowMs);
      else clockMs += lastMs === null ? 0 : Math.max(0, Math.min(nowMs - lastMs, LONGEST_CATCH_UP_MS));
      lastMs = lastMs === null ? nowMs : Math.max(lastMs, nowMs);
      const { x, y, view, isMoving } = state;
      if (path !== null) followPath(path);
      else if (direction !== null && isGroundOpen) followHeading(direction);
      else if (isTownClock) sliding.placeAt(clockMs, state);
      const hasMoved = state.x !== x || state.y !== y;
      state.isMoving = hasMoved || path !== null || sliding.isWalking(clockMs);
      if (!state.isMoving && isGroundOpen) sliding.rest(state);
      const hasChanged = hasMoved || hasTurned || state.view !== view || state.isMoving !== isMoving;
      hasTurned = false;
      return hasChanged;
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
