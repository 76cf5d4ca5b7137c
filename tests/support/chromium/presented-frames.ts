/** The frames that Chromium showed, read from a trace. Pure. */

/** The display compositor of the GPU process reports each frame that it shows in this category, by this name. */
export const TRACE_CATEGORY = 'viz';
const PRESENTED = 'Display::DrawAndSwap';

interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
}

/** Times of presented frames in milliseconds of the system's monotonic clock, ascending. */
export function presentedFrames(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  return traceEvents
    .filter(({ name, ph }) => name === PRESENTED && (ph === 'X' || ph === 'B'))
    .map(({ ts }) => ts / 1000)
    .toSorted((a, b) => a - b);
}

/** Milliseconds between frames. */
export const intervalsOf = (frames: readonly number[]): number[] =>
  frames.slice(1).map((ms, index) => ms - (frames[index] ?? ms));
