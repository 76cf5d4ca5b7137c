/** Trims and fades the start and end of a piece. */
import type { Stereo } from '../sound/stereo.ts';
import { SAMPLE_RATE, samplesOf } from '../sound/units.ts';

const WINDOW = samplesOf(0.05);
/** dB below the level of the music. */
const SUNK = 10 ** -4;
const REST_S = 0.15;
const FADE_IN = samplesOf(0.02);
const FADE_OUT_S = { least: 0.4, most: 3 };
const STRIDE = 7;

/** The sample where the decay is 40 dB below the level of the music. */
export function musicEnd(mix: Stereo, musicS: number): number {
  const { left, right, length } = mix;
  let sum = 0;
  for (let i = 0; i < length; i += STRIDE) sum += (left[i] ?? 0) ** 2;
  const quiet = (sum / (length / STRIDE)) * SUNK;
  const energyBefore = (end: number): number => {
    let energy = 0;
    for (let i = end - WINDOW; i < end; i++) energy += Math.max((left[i] ?? 0) ** 2, (right[i] ?? 0) ** 2);
    return energy / WINDOW;
  };
  const earliest = musicS * SAMPLE_RATE * 0.9 + WINDOW;
  let end = length;
  while (end > earliest && energyBefore(end) <= quiet) end -= WINDOW;
  return Math.min(length, end + samplesOf(REST_S));
}

/** Fades in place, without a click at the start and to exactly 0 at the end. */
export function fadeEdges(sound: Stereo, musicS: number): Stereo {
  const { length } = sound;
  const from = Math.max(
    length - samplesOf(FADE_OUT_S.most),
    Math.min(length - samplesOf(FADE_OUT_S.least), samplesOf(musicS + 0.3)),
  );
  for (const channel of sound.channels) {
    for (let i = 0; i < FADE_IN; i++) channel[i] = (channel[i] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / FADE_IN));
    for (let i = from; i < length; i++) {
      const left = (length - 1 - i) / (length - 1 - from);
      channel[i] = (channel[i] ?? 0) * left * left * (3 - 2 * left);
    }
  }
  return sound;
}
