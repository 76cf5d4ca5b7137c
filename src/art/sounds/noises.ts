/** Sounds of the town without a note: steps, a clap, birds, and the loops of sea, fountain and crickets. Mono samples. */
import { Filter, type FilterOutput } from '../radio/dsp/filter.ts';
import { pulse, saw, sine, wrap } from '../radio/dsp/oscillators.ts';
import type { Chance } from '../radio/sound/random.ts';
import { decayFactor, hertzOf, SAMPLE_RATE, samplesOf } from '../radio/sound/units.ts';

function filterAll(samples: Float32Array, output: FilterOutput, hz: number, quality: number): void {
  new Filter(hz, quality).run(samples, output);
}

/** A short noise in a band that decays by 60 dB in `t60S`. */
export function knock(
  chance: Chance,
  lengthS: number,
  band: { hz: number; quality: number; t60S: number },
): Float32Array {
  const samples = chance.noise(samplesOf(lengthS));
  filterAll(samples, 'band', band.hz, band.quality);
  const decay = decayFactor(band.t60S);
  const fade = samplesOf(0.008);
  let level = 1;
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (samples[i] ?? 0) * level * Math.min(1, i / 40, (samples.length - 1 - i) / fade);
    level *= decay;
  }
  return samples;
}

/** A chirp: from one MIDI number to another, starting at `atS`. */
interface Chirp {
  atS: number;
  lengthS: number;
  from: number;
  to: number;
}

const SONG: readonly Chirp[] = [
  { atS: 0, lengthS: 0.11, from: 96, to: 103 },
  { atS: 0.16, lengthS: 0.09, from: 103, to: 98 },
  { atS: 0.3, lengthS: 0.22, from: 98, to: 101 },
];
const TRILL: readonly Chirp[] = Array.from({ length: 7 }, (_, n) => ({
  atS: n * 0.09,
  lengthS: 0.07,
  from: n % 2 === 0 ? 98 : 100,
  to: n % 2 === 0 ? 101 : 98,
}));

export const birdSong = (lengthS: number): Float32Array => chirps(lengthS, SONG);
export const birdTrill = (lengthS: number): Float32Array => chirps(lengthS, TRILL);

function chirps(lengthS: number, all: readonly Chirp[]): Float32Array {
  const samples = new Float32Array(samplesOf(lengthS));
  for (const { atS, lengthS: chirpS, from, to } of all) {
    const start = samplesOf(atS);
    const length = Math.min(samplesOf(chirpS), samples.length - start);
    let phase = 0;
    for (let i = 0; i < length; i++) {
      const share = i / length;
      samples[start + i] = sine(phase) * Math.sin(Math.PI * share) ** 2;
      phase = wrap(phase + hertzOf(from + (to - from) * share) / SAMPLE_RATE);
    }
  }
  return samples;
}

/** What is rendered before the loop and faded into its end. */
const BLEND_S = 0.5;

/** One round of a noise without a seam: what precedes its start is faded in before its end, at constant power. */
function looped(lengthS: number, render: (length: number) => Float32Array): Float32Array {
  const blend = samplesOf(BLEND_S);
  const length = samplesOf(lengthS);
  const whole = render(blend + length);
  const round = whole.slice(blend);
  for (let i = 0; i < blend; i++) {
    const share = (i / blend) * (Math.PI / 2);
    const at = length - blend + i;
    round[at] = (round[at] ?? 0) * Math.cos(share) + (whole[i] ?? 0) * Math.sin(share);
  }
  return round;
}

const SEA_STEP = 128;

/** Pink noise whose low-pass rises from 300 to 900 Hz with each swell; a round is two swells of unequal height. */
export function sea(chance: Chance, lengthS: number): Float32Array {
  return looped(lengthS, (length) => {
    const samples = pink(chance.noise(length));
    const soft = new Filter(300, 0.6);
    for (let from = 0; from < length; from += SEA_STEP) {
      const to = Math.min(from + SEA_STEP, length);
      const t = (from / SAMPLE_RATE - BLEND_S) / lengthS;
      const swell =
        0.25 + 0.45 * (0.5 - 0.5 * Math.cos(4 * Math.PI * t)) + 0.3 * (0.5 - 0.5 * Math.cos(2 * Math.PI * t));
      soft.set(300 + 600 * swell, 0.6);
      soft.run(samples, 'low', from, to);
      for (let i = from; i < to; i++) samples[i] = (samples[i] ?? 0) * swell;
    }
    return samples;
  });
}

/** Noise that falls by 3 dB an octave (Kellet's three-pole filter). */
function pink(samples: Float32Array): Float32Array {
  let [slow, middle, fast] = [0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const white = samples[i] ?? 0;
    slow = 0.99765 * slow + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    fast = 0.57 * fast + white * 1.0526913;
    samples[i] = (slow + middle + fast + white * 0.1848) * 0.2;
  }
  return samples;
}

/** Two bands of white noise. */
export function fountain(chance: Chance, lengthS: number): Float32Array {
  return looped(lengthS, (length) => {
    const noise = chance.noise(length);
    const high = Float32Array.from(noise);
    filterAll(noise, 'band', 1100, 1.2);
    filterAll(high, 'band', 2600, 1.6);
    for (let i = 0; i < length; i++) noise[i] = (noise[i] ?? 0) + 0.6 * (high[i] ?? 0);
    return noise;
  });
}

/** White noise above 1.5 kHz. */
export function rain(chance: Chance, lengthS: number): Float32Array {
  return looped(lengthS, (length) => {
    const noise = chance.noise(length);
    filterAll(noise, 'high', 1500, 0.7);
    return noise;
  });
}

/** A band around 350 Hz that swells once a round. */
export function wind(chance: Chance, lengthS: number): Float32Array {
  return looped(lengthS, (length) => {
    const noise = chance.noise(length);
    filterAll(noise, 'band', 350, 1.4);
    for (let i = 0; i < length; i++) {
      const t = (i / SAMPLE_RATE - BLEND_S) / lengthS;
      noise[i] = (noise[i] ?? 0) * (0.7 - 0.3 * Math.cos(2 * Math.PI * t));
    }
    return noise;
  });
}

const PURR = { gateHz: 26, toneHz: 420, edgeS: 0.18 } as const;

/** Soft noise in 26 beats a second, louder in the middle: a cat that breathes out. */
export function purr(chance: Chance, lengthS: number): Float32Array {
  const samples = chance.noise(samplesOf(lengthS));
  filterAll(samples, 'low', PURR.toneHz, 0.8);
  const edge = samplesOf(PURR.edgeS);
  for (let i = 0; i < samples.length; i++) {
    const gate = Math.max(0, sine((PURR.gateHz * i) / SAMPLE_RATE)) ** 0.7;
    const end = Math.min(1, i / edge, (samples.length - 1 - i) / edge);
    samples[i] = (samples[i] ?? 0) * gate * end * end;
  }
  return samples;
}

const GULL = { fromHz: 3600, toHz: 1800, edgeS: 0.03, cutHz: 6400 } as const;

/** A saw that falls by an octave, an octave higher than it is played. */
export function gull(lengthS: number): Float32Array {
  const samples = new Float32Array(samplesOf(lengthS));
  const edge = samplesOf(GULL.edgeS);
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const share = i / samples.length;
    const step = (GULL.fromHz * (GULL.toHz / GULL.fromHz) ** share) / SAMPLE_RATE;
    const end = Math.min(1, i / edge, (samples.length - 1 - i) / edge);
    samples[i] = saw(phase, step) * end * end * (1 - 0.6 * share);
    phase = wrap(phase + step);
  }
  filterAll(samples, 'low', GULL.cutHz, 0.7);
  return samples;
}

const CRICKET_HZ = 4200;
const GATE_HZ = 22;

/** A square at 4.2 kHz, gated. Both frequencies fit a round of whole seconds exactly. */
export function crickets(lengthS: number): Float32Array {
  const samples = new Float32Array(samplesOf(lengthS));
  for (let i = 0; i < samples.length; i++) {
    const gate = Math.max(0, sine((GATE_HZ * i) / SAMPLE_RATE)) ** 0.5;
    samples[i] = pulse(((CRICKET_HZ * i) / SAMPLE_RATE) % 1, CRICKET_HZ / SAMPLE_RATE, 0.5) * gate;
  }
  return samples;
}
