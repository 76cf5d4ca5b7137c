/** Oscillators. Phases are in cycles; a step is a frequency over the sample rate. */

const SIZE = 8192;
/** One more entry than interpolation needs: a phase just below 0 is rounded to 1. Reads outside an array are slow. */
const SINE = new Float32Array(SIZE + 2).map((_, index) => Math.sin((2 * Math.PI * index) / SIZE));

/** Sine of any finite phase, from a table with linear interpolation. */
export function sine(phase: number): number {
  const place = (phase - Math.floor(phase)) * SIZE;
  const index = place | 0;
  const low = SINE[index] ?? 0;
  return low + ((SINE[index + 1] ?? 0) - low) * (place - index);
}

/** Smooths a unit step at phase 0 to reduce aliasing (polyBLEP, Valimaki and Huovilainen 2007). */
function softened(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

/** Phase 0 to 1. */
export const saw = (phase: number, step: number): number => 2 * phase - 1 - softened(phase, step);

/** Pulse of a width between 0 and 1, without DC offset; phase 0 to 1. */
export function pulse(phase: number, step: number, width: number): number {
  const falling = phase + 1 - width;
  const edge = softened(phase, step) - softened(falling >= 1 ? falling - 1 : falling, step);
  return (phase < width ? 1 : -1) + edge - (2 * width - 1);
}

/** Triangle as a sum of the partials that fit below half the sample rate. */
export function triangle(phase: number, step: number): number {
  let sum = sine(phase);
  if (3 * step < 0.45) sum -= sine(3 * phase) / 9;
  if (5 * step < 0.45) sum += sine(5 * phase) / 25;
  if (7 * step < 0.45) sum -= sine(7 * phase) / 49;
  return sum * 0.81;
}

/** A phase moved into 0 to 1. */
export const wrap = (phase: number): number => phase - Math.floor(phase);

/** A phase accumulator. */
export class Phase {
  at: number;

  constructor(at = 0) {
    this.at = at;
  }

  /** The phase before the step, 0 to 1. */
  advance(step: number): number {
    const { at } = this;
    this.at = wrap(at + step);
    return at;
  }
}
