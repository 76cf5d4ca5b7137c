/**
 * Notices a painter that hangs: it neither finishes a frame nor fails. Only the time of ticks counts, so that a paused machine or
 * a hidden page is no failure. Pure.
 */

export interface PainterWatch {
  /** Time of ticks since the painter has last finished a frame. */
  readonly silentMs: number;
  readonly hasAnswered: boolean;
}

export const NEW_PAINTER: PainterWatch = { silentMs: 0, hasAnswered: false };

/** The most that one tick counts. */
const LONGEST_TICK_MS = 250;
/** A frame takes less even on software WebGL. */
const HANGS_MS = 8000;
/** The first frame waits for the module, which a slow network delays. */
const FIRST_FRAME_MS = 40_000;

/** Call in each tick; `isDone`: whether the painter could draw a frame now. Returns `state` itself where nothing changes. */
export function watchPainter(state: PainterWatch, isDone: boolean, elapsedMs: number): PainterWatch {
  if (!isDone) return { ...state, silentMs: state.silentMs + Math.min(LONGEST_TICK_MS, elapsedMs) };
  return state.silentMs === 0 ? state : ANSWERED;
}

const ANSWERED: PainterWatch = { silentMs: 0, hasAnswered: true };

export const hangs = ({ silentMs, hasAnswered }: PainterWatch): boolean =>
  silentMs > (hasAnswered ? HANGS_MS : FIRST_FRAME_MS);
