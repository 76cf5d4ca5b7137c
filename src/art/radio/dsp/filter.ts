/** Filters: a state-variable one for voices and whole channels, and the curves built from it. */
import type { Stereo } from '../sound/stereo.ts';
import { clamp, gainOf, SAMPLE_RATE } from '../sound/units.ts';

/** Keeps decaying states out of denormal numbers, which are many times slower. */
const TINY = 1e-18;

export type FilterOutput = 'low' | 'band' | 'high';

/** Topology-preserving state-variable filter (Simper 2013), stable while its cutoff changes. */
export class Filter {
  #a1 = 0;
  #a2 = 0;
  #a3 = 0;
  #damping = 1;
  #state1 = 0;
  #state2 = 0;
  low = 0;
  band = 0;
  high = 0;

  constructor(hz: number, quality = Math.SQRT1_2) {
    this.set(hz, quality);
  }

  /** `quality` 0.5 to 20. */
  set(hz: number, quality: number): void {
    const g = Math.tan((Math.PI * clamp(hz, 10, SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
    this.#damping = 1 / quality;
    this.#a1 = 1 / (1 + g * (g + this.#damping));
    this.#a2 = g * this.#a1;
    this.#a3 = g * this.#a2;
  }

  /** Processes a sample. The outputs are in `low`, `band` and `high`; returns `low`. */
  tick(input: number): number {
    const v3 = input + TINY - this.#state2;
    const v1 = this.#a1 * this.#state1 + this.#a2 * v3;
    const v2 = this.#state2 + this.#a2 * this.#state1 + this.#a3 * v3;
    this.#state1 = 2 * v1 - this.#state1;
    this.#state2 = 2 * v2 - this.#state2;
    this.low = v2;
    this.band = v1 * this.#damping;
    this.high = input - this.#damping * v1 - v2;
    return v2;
  }

  /**
   * Replaces the samples from `from` to before `to` by an output. Equal to `tick` for each, several times as fast: the
   * state is in local variables.
   */
  run(samples: Float32Array | Float64Array, output: FilterOutput, from = 0, to = samples.length): void {
    const [a1, a2, a3, damping] = [this.#a1, this.#a2, this.#a3, this.#damping];
    let state1 = this.#state1;
    let state2 = this.#state2;
    for (let i = from; i < to; i++) {
      const input = samples[i] ?? 0;
      const v3 = input + TINY - state2;
      const v1 = a1 * state1 + a2 * v3;
      const v2 = state2 + a2 * state1 + a3 * v3;
      state1 = 2 * v1 - state1;
      state2 = 2 * v2 - state2;
      if (output === 'low') samples[i] = v2;
      else samples[i] = output === 'band' ? v1 * damping : input - damping * v1 - v2;
    }
    this.#state1 = state1;
    this.#state2 = state2;
  }

  /** Adds the band output of the first samples to `sum` at a gain. */
  addBand(samples: Float64Array, gain: number, sum: Float64Array): void {
    for (let i = 0; i < sum.length; i++) {
      this.tick(samples[i] ?? 0);
      sum[i] = (sum[i] ?? 0) + this.band * gain;
    }
  }
}

export function filter(sound: Stereo, output: FilterOutput, hz: number, quality?: number): void {
  for (const channel of sound.channels) new Filter(hz, quality).run(channel, output);
}

/** Shelves below and above a frequency, from one first-order split. */
export function tilt(sound: Stereo, hz: number, lowDb: number, highDb: number): void {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE);
  const gainLow = gainOf(lowDb);
  const gainHigh = gainOf(highDb);
  for (const channel of sound.channels) {
    let low = 0;
    for (let i = 0; i < channel.length; i++) {
      const value = channel[i] ?? 0;
      low += share * (value - low);
      channel[i] = low * gainLow + (value - low) * gainHigh;
    }
  }
}

/** A point of a curve: seconds and hertz. */
export type CurvePoint = readonly [atS: number, hz: number];

const SWEEP_STEP = 64;

/** Low-pass whose cutoff follows a curve. */
export function sweepLow(sound: Stereo, curve: readonly CurvePoint[]): void {
  for (const channel of sound.channels) {
    const state = new Filter(1000);
    for (let i = 0; i < channel.length; i += SWEEP_STEP) {
      state.set(hertzAt(curve, i / SAMPLE_RATE), 0.6);
      state.run(channel, 'low', i, Math.min(i + SWEEP_STEP, channel.length));
    }
  }
}

/** Between two points the logarithm of the frequency is interpolated linearly. */
function hertzAt(curve: readonly CurvePoint[], atS: number): number {
  const next = curve.findIndex(([pointS]) => atS < pointS);
  const [afterS, afterHz] = curve.at(next) ?? [0, 1000];
  const before = next > 0 ? curve[next - 1] : undefined;
  if (before === undefined) return afterHz;
  const [beforeS, beforeHz] = before;
  return beforeHz * (afterHz / beforeHz) ** ((atS - beforeS) / (afterS - beforeS));
}
