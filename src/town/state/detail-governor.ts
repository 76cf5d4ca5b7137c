/**
 * Chooses the level of detail by the measured frame time: a pure reducer. It goes down after two slow seconds and up after some
 * quick ones. A step up that was too much makes the next one wait twice as long, so that a steady load does not make the picture
 * change again and again. A way down that gained nothing is taken back: the screen itself may be slow.
 */
import { LEVEL_MAX, SLOW_RATE_LEVEL } from './detail.ts';

export interface DetailGovernor {
  /** 0 (everything is shown) to `LEVEL_MAX`; see `detail.ts`. */
  readonly level: number;
  /** The window that is being measured. */
  readonly frames: number;
  readonly totalMs: number;
  /** Slow windows in a row. */
  readonly slowWindows: number;
  /** Drawing time of quick windows in a row, and of all windows since the last step. */
  readonly quickMs: number;
  readonly sinceStepMs: number;
  /** Whether the last step was up. */
  readonly isTrial: boolean;
  /** Steps up that were too much. */
  readonly failures: number;
  /** The level where the way down began, with its mean frame time. */
  readonly startLevel: number;
  readonly startMs: number;
  /** Drawing time without steps down, and how often a way down was taken back. */
  readonly pauseMs: number;
  readonly undone: number;
}

/** At the beginning and after each step. */
const NOTHING_MEASURED = {
  frames: 0,
  totalMs: 0,
  slowWindows: 0,
  quickMs: 0,
  sinceStepMs: 0,
  isTrial: false,
} as const;

export const INITIAL_DETAIL: DetailGovernor = {
  level: 0,
  ...NOTHING_MEASURED,
  failures: 0,
  startLevel: 0,
  startMs: 0,
  pauseMs: 0,
  undone: 0,
};

/** A frame that took longer is counted with this: a paused machine is no slow one. */
const LONGEST_FRAME_MS = 250;
const WINDOW_MS = 1000;
const WINDOW_FRAMES = 4;
const SLOW_WINDOWS = 2;
/** Less than 40 frames a second; where 30 are enough, less than 25. */
const SLOW_MS = { full: 24, reduced: 40 } as const;
/** Screens of 50 and of 60 pictures a second count as quick. */
const QUICK_MS = 21;
/** Quick drawing before a step up; twice as long after each failure, up to `FAILURES_MAX`. */
const STEP_UP_MS = 5000;
const FAILURES_MAX = 6;
/** A step up that is taken back within this time was a failure. */
const TRIAL_MS = 10_000;
/** A way down must make frames this much quicker. */
const LEAST_GAIN = 0.9;
const PAUSE_MS = 60_000;
const UNDONE_MAX = 5;
/** Without any frame for so long, whatever was slow may be over. */
const REST_MS = 30_000;

/** `frameMs`: from the start of a frame to the first tick of the screen that could draw the next one. */
export function measureFrame(state: DetailGovernor, frameMs: number): DetailGovernor {
  const frames = state.frames + 1;
  const totalMs = state.totalMs + Math.min(LONGEST_FRAME_MS, frameMs);
  if (totalMs < WINDOW_MS || frames < WINDOW_FRAMES) return { ...state, frames, totalMs };
  return judge(
    {
      ...state,
      frames: 0,
      totalMs: 0,
      sinceStepMs: state.sinceStepMs + totalMs,
      pauseMs: Math.max(0, state.pauseMs - totalMs),
    },
    totalMs / frames,
    totalMs,
  );
}

/** What is measured now is of no use: the page was hidden, or pictures were loaded. */
export const forgetWindow = (state: DetailGovernor): DetailGovernor =>
  state.frames === 0 ? state : { ...state, frames: 0, totalMs: 0 };

/** How long nothing must be drawn before `afterRest`; null where there is no step up. */
export const restBeforeStepUp = ({ level, failures }: DetailGovernor): number | null =>
  level === 0 ? null : REST_MS * 2 ** failures;

/** The level after a rest: nothing was measured, so that it is a trial. */
export const afterRest = (state: DetailGovernor): DetailGovernor => (state.level === 0 ? state : stepUp(state));

function judge(state: DetailGovernor, meanMs: number, totalMs: number): DetailGovernor {
  if (hasGainedNothing(state, meanMs)) return takeBack(state);
  const slowMs = state.level >= SLOW_RATE_LEVEL ? SLOW_MS.reduced : SLOW_MS.full;
  if (meanMs > slowMs) return slow(state, meanMs);
  if (meanMs > QUICK_MS) return { ...state, slowWindows: 0, quickMs: 0 };
  const quickMs = state.quickMs + totalMs;
  const isDue = state.level > 0 && quickMs >= STEP_UP_MS * 2 ** state.failures;
  const quick = { ...state, slowWindows: 0, quickMs };
  return isDue ? stepUp(quick) : quick;
}

/** Asked once, after the first window with 30 frames a second: what comes then costs the most to look at. */
const hasGainedNothing = (
  { level, startLevel, startMs, isTrial, sinceStepMs }: DetailGovernor,
  meanMs: number,
): boolean =>
  level === SLOW_RATE_LEVEL &&
  level > startLevel &&
  !isTrial &&
  sinceStepMs < 2 * WINDOW_MS &&
  meanMs > LEAST_GAIN * startMs;

function takeBack(state: DetailGovernor): DetailGovernor {
  return {
    ...stepTo(state, state.startLevel),
    startMs: 0,
    pauseMs: PAUSE_MS * 2 ** state.undone,
    undone: Math.min(UNDONE_MAX, state.undone + 1),
  };
}

function slow(state: DetailGovernor, meanMs: number): DetailGovernor {
  const slowWindows = state.slowWindows + 1;
  const isDue = slowWindows >= SLOW_WINDOWS && state.level < LEVEL_MAX && state.pauseMs === 0;
  if (!isDue) return { ...state, slowWindows, quickMs: 0 };
  const hasFailed = state.isTrial && state.sinceStepMs < TRIAL_MS;
  // A failed step up continues the way down before it.
  const isBeginning = state.startMs === 0 || (state.isTrial && !hasFailed);
  return {
    ...stepTo(state, state.level + 1),
    failures: hasFailed ? Math.min(FAILURES_MAX, state.failures + 1) : state.failures,
    startLevel: isBeginning ? state.level : state.startLevel,
    startMs: isBeginning ? meanMs : state.startMs,
  };
}

function stepUp(state: DetailGovernor): DetailGovernor {
  return {
    ...stepTo(state, state.level - 1),
    isTrial: true,
    // The last one was no failure.
    failures: state.isTrial && state.sinceStepMs >= TRIAL_MS ? Math.max(0, state.failures - 1) : state.failures,
  };
}

const stepTo = (state: DetailGovernor, level: number): DetailGovernor => ({
  ...state,
  level,
  ...NOTHING_MEASURED,
});
