/**
 * Renders the file of short sounds: all samples one after the other, each at the same level, as one MP3 in mono. Equal code
 * gives equal bytes. Where each sample is: `shared/art/sounds.ts`.
 */
import { createMp3Encoder } from 'wasm-media-encoders';
import {
  LOOP_MARGIN_S,
  PILOT,
  SAMPLE_DBFS,
  type SampleName,
  SOUND_SAMPLES,
  type SoundSample,
} from '../../shared/art/sounds.ts';
import { sine } from '../radio/dsp/oscillators.ts';
import { marimba, musicBox } from '../radio/instruments/struck.ts';
import type { Instrument } from '../radio/instruments/types.ts';
import { Chance } from '../radio/sound/random.ts';
import { Stereo } from '../radio/sound/stereo.ts';
import { gainOf, SAMPLE_RATE, samplesOf } from '../radio/sound/units.ts';
import { birdSong, birdTrill, crickets, fountain, gull, knock, purr, rain, sea, wind } from './noises.ts';
import { bell, brass, coin, glow, horn, lanternBell, low, pluck, softBell, tone, townBell } from './tones.ts';

const SEED = 'lantern-bay-sounds-1';

type Render = (sample: SoundSample, chance: Chance) => Float32Array;

const played =
  (instrument: Instrument, intervals: readonly number[] = [0]): Render =>
  ({ lengthS, midi }, chance) => {
    const bus = new Stereo(samplesOf(lengthS));
    for (const interval of intervals)
      instrument(bus, { startS: 0, lengthS, midi: (midi ?? 60) + interval, velocity: 0.8 }, chance);
    return faded(Float32Array.from(bus.left, (left, i) => left + (bus.right[i] ?? 0)));
  };

const step =
  (hz: number): Render =>
  ({ lengthS }, chance) =>
    knock(chance, lengthS, { hz, quality: 1.2, t60S: 0.055 });

const RENDERERS: Readonly<Record<SampleName, Render>> = {
  tone: played(tone),
  low: played(low),
  glow: played(glow),
  bell: played(bell),
  softBell: played(softBell),
  lanternBell: played(lanternBell),
  marimba: played(marimba),
  coin: played(coin),
  brass: played(brass),
  brassChord: played(brass, [0, 4, 7, 12]),
  pluck: played(pluck),
  musicBox: played(musicBox),
  bird: ({ lengthS }) => birdSong(lengthS),
  birdTrill: ({ lengthS }) => birdTrill(lengthS),
  stepStone: step(400),
  stepWood: step(250),
  stepGrass: step(180),
  clap: ({ lengthS }, chance) => knock(chance, lengthS, { hz: 1200, quality: 1, t60S: 0.09 }),
  townBell: played(townBell),
  horn: played(horn),
  purr: ({ lengthS }, chance) => purr(chance, lengthS),
  gull: ({ lengthS }) => gull(lengthS),
  sea: ({ lengthS }, chance) => sea(chance, lengthS),
  fountain: ({ lengthS }, chance) => fountain(chance, lengthS),
  crickets: ({ lengthS }) => crickets(lengthS),
  rain: ({ lengthS }, chance) => rain(chance, lengthS),
  wind: ({ lengthS }, chance) => wind(chance, lengthS),
};

const NAMES = Object.keys(RENDERERS) as SampleName[];
const END_S = 0.12;

/** All samples at their places, mono at 48 kHz. */
export function renderSounds(): Float32Array {
  const ends = NAMES.map((name) => SOUND_SAMPLES[name].startS + SOUND_SAMPLES[name].lengthS);
  const file = new Float32Array(samplesOf(Math.max(...ends) + LOOP_MARGIN_S + END_S));
  addPilot(file);
  const chance = new Chance(SEED);
  for (const name of NAMES) {
    const sample = SOUND_SAMPLES[name];
    const samples = levelled(RENDERERS[name](sample, chance.fork(name)));
    if (sample.isLoop) setLoop(file, samples, samplesOf(sample.startS));
    else file.set(samples, samplesOf(sample.startS));
  }
  return file;
}

function addPilot(file: Float32Array): void {
  const length = samplesOf(PILOT.lengthS);
  const start = samplesOf(PILOT.atS) - Math.round(length / 2);
  for (let i = 0; i < length; i++) {
    const window = Math.sin((Math.PI * i) / length) ** 2;
    file[start + i] = 0.7 * window * sine((PILOT.hz * i) / SAMPLE_RATE);
  }
}

/** Writes a round and its continuation on both sides, whose outer edges are faded. */
function setLoop(file: Float32Array, round: Float32Array, start: number): void {
  const margin = samplesOf(LOOP_MARGIN_S);
  for (let i = -margin; i < round.length + margin; i++) {
    const edge = Math.min(1, (i + margin) / (margin / 2), (round.length + margin - i) / (margin / 2));
    file[start + i] = (round[(i + round.length) % round.length] ?? 0) * edge;
  }
}

const FADE = samplesOf(0.012);

/** Without a click where an instrument's decay is cut. */
function faded(samples: Float32Array): Float32Array {
  for (let i = 0; i < FADE; i++) {
    const at = samples.length - 1 - i;
    samples[at] = (samples[at] ?? 0) * (i / FADE);
  }
  return samples;
}

const WINDOW = samplesOf(0.05);
/** No sample is louder, whatever its level. */
const PEAK = gainOf(-2);

/** At the level that all samples have. */
function levelled(samples: Float32Array): Float32Array {
  const gain = Math.min(gainOf(SAMPLE_DBFS) / loudestRms(samples), PEAK / peakOf(samples));
  return samples.map((value) => value * gain);
}

const peakOf = (samples: Float32Array): number => samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);

/** RMS of the loudest window; of the whole, if it is shorter. */
function loudestRms(samples: Float32Array): number {
  const window = Math.min(WINDOW, samples.length);
  let sum = 0;
  let loudest = 0;
  for (let i = 0; i < samples.length; i++) {
    sum += (samples[i] ?? 0) ** 2 - (i >= window ? (samples[i - window] ?? 0) ** 2 : 0);
    if (i >= window - 1) loudest = Math.max(loudest, sum);
  }
  return Math.sqrt(loudest / window);
}

/** MPEG-2 layer III: every browser decodes it, and no sound has content above 12 kHz. */
const OUTPUT_HZ = 24_000;
const BITRATE_KBPS = 40;

export async function soundFile(): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE, outputSampleRate: OUTPUT_HZ, channels: 1, bitrate: BITRATE_KBPS });
  const parts = [encoder.encode([renderSounds()]).slice(), encoder.finalize().slice()];
  return new Uint8Array(Buffer.concat(parts));
}
