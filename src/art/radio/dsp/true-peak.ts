/** True peak (BS.1770-4, annex 2), which includes the wave between samples, and a limiter for it. */
import type { Stereo } from '../sound/stereo.ts';
import { decibelsOf, gainOf, SAMPLE_RATE, smoothShare } from '../sound/units.ts';

const TAPS = 12;
const HALF = TAPS / 2 - 1;
/** Below this level no point between two samples can reach full scale. */
const QUIET = 0.25;

/** Windowed sinc for the points at a quarter, a half and three quarters between two samples. */
const PHASES = [0.25, 0.5, 0.75].map((fraction) => {
  const taps = new Float32Array(TAPS).map((_, index) => {
    const t = index - HALF - fraction;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * t) / (TAPS / 2 + 0.5));
    return (Math.sin(Math.PI * t) / (Math.PI * t)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
});

/** The maximum absolute value between a sample and the next. */
function heightAt(channel: Float32Array, at: number): number {
  let height = Math.abs(channel[at] ?? 0);
  if (at < HALF || at >= channel.length - TAPS / 2) return height;
  if (height <= QUIET && Math.abs(channel[at + 1] ?? 0) <= QUIET) return height;
  for (const taps of PHASES) {
    let between = 0;
    for (let k = 0; k < TAPS; k++) between += (taps[k] ?? 0) * (channel[at - HALF + k] ?? 0);
    height = Math.max(height, Math.abs(between));
  }
  return height;
}

function heights(sound: Stereo): Float32Array {
  const { left, right } = sound;
  const peaks = new Float32Array(sound.length);
  for (let i = 0; i < peaks.length; i++) peaks[i] = Math.max(heightAt(left, i), heightAt(right, i));
  return peaks;
}

/** dBTP */
export function truePeak(sound: Stereo): number {
  return decibelsOf(heights(sound).reduce((highest, height) => Math.max(highest, height), 0));
}

const LOOK_AHEAD = Math.round(0.004 * SAMPLE_RATE);
const RELEASE_S = 0.12;

/** Look-ahead limiter in place: keeps true peaks below the ceiling (dBTP) and adds no delay. */
export function limit(sound: Stereo, ceilingDb: number): void {
  const gains = lowestAhead(wantedGains(heights(sound), gainOf(ceilingDb)));
  let sum = (gains[0] ?? 1) * LOOK_AHEAD;
  for (let i = 0; i < sound.length; i++) {
    const leaving = gains[Math.max(0, i - LOOK_AHEAD)] ?? 1;
    sum += (gains[i] ?? 1) - leaving;
    const gain = Math.min(1, sum / LOOK_AHEAD);
    sound.left[i] = (sound.left[i] ?? 0) * gain;
    sound.right[i] = (sound.right[i] ?? 0) * gain;
  }
}

/** The gain of each sample, with instant attack and slow release. */
function wantedGains(peaks: Float32Array, ceiling: number): Float32Array {
  const release = smoothShare(RELEASE_S);
  let current = 1;
  return peaks.map((peak, index) => {
    // A peak between two samples reduces the gain of both.
    const height = Math.max(peak, peaks[index - 1] ?? 0, 1e-9);
    current = Math.min(ceiling / height, current + release * (1 - current), 1);
    return current;
  });
}

/** The sliding minimum of the gain over the look-ahead, with a monotonic queue. */
function lowestAhead(gains: Float32Array): Float32Array {
  const lowest = new Float32Array(gains.length);
  const queue = new Int32Array(gains.length + 1);
  let head = 0;
  let tail = 0;
  for (let i = gains.length - 1; i >= 0; i--) {
    while (tail > head && (gains[queue[tail - 1] ?? 0] ?? 1) >= (gains[i] ?? 1)) tail--;
    queue[tail++] = i;
    while ((queue[head] ?? 0) > i + LOOK_AHEAD) head++;
    lowest[i] = gains[queue[head] ?? 0] ?? 1;
  }
  return lowest;
}
