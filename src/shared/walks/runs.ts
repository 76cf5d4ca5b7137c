/**
 * A walk as straight runs: where somebody is at any time, from what was said once. Pure; the same for page, worker and
 * server.
 */

interface Place {
  x: number;
  y: number;
}

/**
 * f64[n * 3]: the knots between the runs, each `ms, x, y`: milliseconds since the walk began (0 first, never decreasing)
 * and map pixels. From one knot to the next the speed is constant. Without a knot it is no walk.
 */
export type Runs = Float64Array;

export const KNOT_NUMBERS = 3;

/** Milliseconds after which the walk is over; 0 for no walk. */
export const endOf = (runs: Runs): number => runs[runs.length - KNOT_NUMBERS] ?? 0;

/**
 * Writes the place at `ms` to `out`: before the beginning that of the first knot, after the end that of the last one. Does
 * not change `out` for no walk.
 */
export function placeAt(runs: Runs, ms: number, out: Place): void {
  if (runs.length === 0) return;
  const at = runAt(runs, ms);
  const startMs = runs[at] ?? 0;
  const x = runs[at + 1] ?? 0;
  const y = runs[at + 2] ?? 0;
  const lastingMs = (runs[at + KNOT_NUMBERS] ?? startMs) - startMs;
  const share = lastingMs > 0 ? Math.max(0, Math.min(1, (ms - startMs) / lastingMs)) : 0;
  out.x = share === 0 ? x : x + ((runs[at + KNOT_NUMBERS + 1] ?? x) - x) * share;
  out.y = share === 0 ? y : y + ((runs[at + KNOT_NUMBERS + 2] ?? y) - y) * share;
}

/** Writes the run at `ms` to `out` as a vector in px; after the end the last one. Zero for a walk without runs. */
export function runVectorAt(runs: Runs, ms: number, out: Place): void {
  const last = runs.length - 2 * KNOT_NUMBERS;
  const at = Math.min(runAt(runs, ms), last);
  out.x = at < 0 ? 0 : (runs[at + KNOT_NUMBERS + 1] ?? 0) - (runs[at + 1] ?? 0);
  out.y = at < 0 ? 0 : (runs[at + KNOT_NUMBERS + 2] ?? 0) - (runs[at + 2] ?? 0);
}

/** Index of the last knot that is not after `ms`; 0 before the beginning. */
function runAt(runs: Runs, ms: number): number {
  let low = 0;
  let high = runs.length / KNOT_NUMBERS;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((runs[middle * KNOT_NUMBERS] ?? 0) <= ms) low = middle;
    else high = middle;
  }
  return low * KNOT_NUMBERS;
}

/** The walk from `from` through `points` (xy pairs) at a constant speed. Points that repeat the one before are left out. */
export function runsOfPath(from: Place, points: ArrayLike<number>, speedPxPerS: number): Runs {
  const knots = [0, from.x, from.y];
  let { x, y } = from;
  let lengthPx = 0;
  for (let at = 0; at + 1 < points.length; at += 2) {
    const nextX = points[at] ?? x;
    const nextY = points[at + 1] ?? y;
    if (nextX === x && nextY === y) continue;
    // Not `hypot`, whose last bits differ between browsers.
    lengthPx += Math.sqrt((nextX - x) * (nextX - x) + (nextY - y) * (nextY - y));
    x = nextX;
    y = nextY;
    knots.push((lengthPx * 1000) / speedPxPerS, x, y);
  }
  return Float64Array.from(knots);
}

/** The points that `runsOfPath` makes these runs from: xy pairs. */
export const pointsOf = (runs: Runs): number[] =>
  [...runs.subarray(KNOT_NUMBERS)].filter((_value, at) => at % KNOT_NUMBERS !== 0);

/** The points that a walker has still to reach at `ms`: xy pairs; empty after the end. */
export function pointsAfter(runs: Runs, ms: number): number[] {
  if (ms >= endOf(runs)) return [];
  return pointsOf(runs.subarray(runAt(runs, ms)));
}

/** The same way at another speed: `factor` times as long. */
export const stretchRuns = (runs: Runs, factor: number): Runs =>
  runs.map((value, at) => (at % KNOT_NUMBERS === 0 ? value * factor : value));
