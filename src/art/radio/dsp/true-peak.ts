/** True peak (BS.1770-4, annex 2), which includes the wave between samples, and a limiter for it. */
import type { Stereo } from '../sound/stereo.ts';
import { decibelsOf, gainOf, SAMPLE_RATE, smoothShare } from '../sound/units.ts';

const TAPS = 12;
const HALF = TAPS / 2 - 1;
/** Below this level no point between two samples can reach full scale. */
const QUIET = 0.25;

/** Windowed sinc for the point at this fraction between two samples. */
function tapsAt(fraction: number): Float32Array {
  const taps = new Float32Array(TAPS).map((_, index) => {
    const t = index - HALF - fraction;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * t) / (TAPS / 2 + 0.5));
    return (Math.sin(Math.PI * t) / (Math.PI * t)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}
const QUARTER = tapsAt(0.25);
const MIDDLE = tapsAt(0.5);
const THREE_QUARTERS = tapsAt(0.75);

/** The maximum absolute value between a sample and the next. */
function heightAt(channel: Float32Array, at: number): number {
  const height = Math.abs(channel[at] ?? 0);
  if (at < HALF || at >= channel.length - TAPS / 2) return height;
  if (height <= QUIET && Math.abs(channel[at + 1] ?? 0) <= QUIET) return height;
  let quarter = 0;
  let middle = 0;
  let threeQuarters = 0;
  for (let k = 0; k < TAPS; k++) {
    const sample = channel[at - HALF + k] ?? 0;
    quarter += (QUARTER[k] ?? 0) * sample;
    middle += (MIDDLE[k] ?? 0) * sample;
    threeQuarters += (THREE_QUARTERS[k] ?? 0) * sample;
  }
  return Math.max(height, Math.abs(quarter), Math.abs(middle), Math.abs(threeQuarters));
}

const heightOf = ({ left, right }: Stereo, at: number): number => Math.max(heightAt(left, at), heightAt(right, at));

/** dBTP */
export function truePeak(sound: Stereo): number {
  let highest = 0;
  for (let i = 0; i < sound.length; i++) highest = Math.max(highest, heightOf(sound, i));
  return decibelsOf(highest);
}

const LOOK_AHEAD = Math.round(0.004 * SAMPLE_RATE);
const RELEASE_S = 0.12;
/** Length of ring buffers over the look-ahead: a power of two. */
const RING = 256;
const MASK = RING - 1;

/**
 * The gain of each sample, with instant attack and slow release, and its minimum over the look-ahead, by a monotonic queue.
 * Keeps only the look-ahead, because arrays of a whole piece would need half as much memory as its sound.
 */
class LowestGains {
  readonly #sound: Stereo;
  readonly #ceiling: number;
  readonly #release = smoothShare(RELEASE_S);
  readonly #gains = new Float32Array(RING);
  /** Samples in the order of time; the gains increase. */
  readonly #queue = new Int32Array(RING);
  #head = 0;
  #tail = 0;
  #next = 0;
  #current = 1;
  #previousHeight = 0;

  constructor(sound: Stereo, ceiling: number) {
    this.#sound = sound;
    this.#ceiling = ceiling;
  }

  /** The lowest gain from sample `at` to the end of its look-ahead. Must be called for each sample in order. */
  from(at: number): number {
    const last = Math.min(at + LOOK_AHEAD, this.#sound.length - 1);
    for (; this.#next <= last; this.#next++) this.#enqueue(this.#next);
    while ((this.#queue[this.#head & MASK] ?? 0) < at) this.#head++;
    return this.#gainOf(this.#queue[this.#head & MASK] ?? 0);
  }

  #gainOf(at: number): number {
    return this.#gains[at & MASK] ?? 1;
  }

  #enqueue(at: number): void {
    const own = Math.fround(heightOf(this.#sound, at));
    // A peak between two samples reduces the gain of both.
    const height = Math.max(own, this.#previousHeight, 1e-9);
    this.#previousHeight = own;
    this.#current = Math.min(this.#ceiling / height, this.#current + this.#release * (1 - this.#current), 1);
    this.#gains[at & MASK] = this.#current;
    const gain = this.#gainOf(at);
    while (this.#tail > this.#head && this.#gainOf(this.#queue[(this.#tail - 1) & MASK] ?? 0) >= gain) this.#tail--;
    this.#queue[this.#tail++ & MASK] = at;
  }
}

/** Look-ahead limiter in place: keeps true peaks below the ceiling (dBTP) and adds no delay. */
export function limit(sound: Stereo, ceilingDb: number): void {
  const { left, right, length } = sound;
  const gains = new LowestGains(sound, gainOf(ceilingDb));
  const lowest = new Float32Array(RING);
  let sum = 0;
  for (let i = 0; i < length; i++) {
    const entering = gains.from(i);
    lowest[i & MASK] = entering;
    if (i === 0) sum = entering * LOOK_AHEAD;
    else sum += entering - (lowest[Math.max(0, i - LOOK_AHEAD) & MASK] ?? 1);
    const gain = Math.min(1, sum / LOOK_AHEAD);
    // Heights are read up to HALF samples back, from samples that are still unchanged: the look-ahead is longer.
    left[i] = (left[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) * gain;
  }
}
