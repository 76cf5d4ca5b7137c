/** Dynamics: bus compression, ducking under the kick, tape saturation, and mastering. */
import { Stereo } from '../sound/stereo.ts';
import { decayFactor, gainOf, SAMPLE_RATE, samplesOf, smoothShare } from '../sound/units.ts';
import { loudness } from './loudness.ts';
import { limit } from './true-peak.ts';

const GLUE_ATTACK_S = 0.03;
const GLUE_RELEASE_S = 0.25;
const GLUE_STEP = 16;

/** Slow RMS compressor over a whole mix, in place. */
export function glue(sound: Stereo, thresholdDb: number, ratio: number): void {
  const attack = smoothShare(GLUE_ATTACK_S);
  const release = smoothShare(GLUE_RELEASE_S);
  const { left, right } = sound;
  let energy = 1e-6;
  let gain = 1;
  for (let i = 0; i < sound.length; i++) {
    const l = left[i] ?? 0;
    const r = right[i] ?? 0;
    const power = l * l + r * r;
    energy += (power > energy ? attack : release) * (power - energy);
    if (i % GLUE_STEP === 0) {
      const over = 10 * Math.log10(energy * 0.5 + 1e-12) - thresholdDb;
      gain = over > 0 ? gainOf(-over * (1 - 1 / ratio)) : 1;
    }
    left[i] = l * gain;
    right[i] = r * gain;
  }
}

const DUCK_ATTACK_S = 0.008;

/** Reduces the level by `depth` (0 to 1) at each of the times (s) and recovers over `recoverS`. */
export function duck(sound: Stereo, timesS: readonly number[], depth: number, recoverS: number): void {
  const decay = decayFactor(recoverS);
  const attack = 1 / (DUCK_ATTACK_S * SAMPLE_RATE);
  const triggers = timesS.map(samplesOf).toSorted((a, b) => a - b);
  const { left, right } = sound;
  let envelope = 0;
  let isRising = false;
  let next = 0;
  for (let i = 0; i < sound.length; i++) {
    for (; (triggers[next] ?? Infinity) <= i; next++) isRising = true;
    if (isRising) envelope = Math.min(1, envelope + attack);
    else envelope *= decay;
    if (envelope === 1) isRising = false;
    const gain = 1 - depth * envelope;
    left[i] = (left[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) * gain;
  }
}

/** Tape-like saturation: an odd function, linear for low levels; `drive` 0 to 1. */
export function saturate(sound: Stereo, drive: number): void {
  const steepness = 0.4 + drive * 1.6;
  for (const channel of sound.channels) {
    for (let i = 0; i < channel.length; i++) {
      const driven = Math.min(1.5, Math.max(-1.5, (channel[i] ?? 0) * steepness));
      channel[i] = (driven - driven * driven * driven * 0.148148) / steepness;
    }
  }
}

/** Gain that normalises a sound to a loudness; 1 for silence. The measure is gated, so rests do not count. */
export function gainToward(sound: Stereo, lufs: number): number {
  const measured = loudness(sound);
  return measured > -70 ? gainOf(lufs - measured) : 1;
}

const TARGET_LUFS = -16;
/** Ceiling in dBTP. Encoding at 96 kbit/s adds up to 1.1 dB (measured on the decoded programme), so peaks stay below -1. */
const CEILING_DBTP = -2.5;
const PASSES = 3;

/** A finished mix at the station's loudness below the ceiling. Several passes, because limiting reduces loudness. */
export function master(mix: Stereo): Stereo {
  let gainDb = TARGET_LUFS - loudness(mix);
  const mastered = new Stereo(mix.length);
  for (let pass = 0; pass < PASSES; pass++) {
    mastered.clear();
    mastered.add(mix, gainOf(gainDb));
    limit(mastered, CEILING_DBTP);
    const off = TARGET_LUFS - loudness(mastered);
    if (Math.abs(off) < 0.05) break;
    gainDb += off;
  }
  return mastered;
}
