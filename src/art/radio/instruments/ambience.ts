/** Ambience: the noise of a record, rain, the sea. Each is added to a bus at a level in dB. */
import { Filter } from '../dsp/filter.ts';
import { sine, wrap } from '../dsp/oscillators.ts';
import type { Chance } from '../sound/random.ts';
import { addVoice, type Stereo } from '../sound/stereo.ts';
import { gainOf, SAMPLE_RATE, samplesOf } from '../sound/units.ts';

export interface Ambience {
  kind: 'vinyl' | 'rain' | 'sea';
  db: number;
  /** Ticks or drops per second. */
  rate?: number;
}

export function addAmbience(out: Stereo, { kind, db, rate }: Ambience, chance: Chance): void {
  const gain = gainOf(db);
  if (kind === 'vinyl') addVinyl(out, gain, rate ?? 6, chance);
  else if (kind === 'rain') addRain(out, gain, rate ?? 14, chance);
  else addSea(out, gain, chance);
}

/** Samples of noise that are shaped at a time. */
const NOISE_BLOCK = 4096;

/** Adds white noise to one channel. `shape` changes a block in place; `from` is the index of its first sample. */
function addNoise(channel: Float32Array, chance: Chance, shape: (block: Float64Array, from: number) => void): void {
  const noise = chance.noise(channel.length);
  for (let from = 0; from < channel.length; from += NOISE_BLOCK) {
    const block = new Float64Array(noise.subarray(from, from + NOISE_BLOCK));
    shape(block, from);
    for (let i = 0; i < block.length; i++) channel[from + i] = (channel[from + i] ?? 0) + (block[i] ?? 0);
  }
}

/** Sparse soft ticks over very quiet hiss. */
function addVinyl(out: Stereo, gain: number, perSecond: number, chance: Chance): void {
  for (const channel of out.channels) {
    const hiss = new Filter(2600, 0.5);
    addNoise(channel, chance, (block) => {
      hiss.run(block, 'band');
      for (let i = 0; i < block.length; i++) block[i] = (block[i] ?? 0) * gain * 0.3;
    });
  }
  for (let t = chance.next() / perSecond; t < out.seconds - 0.05; t += chance.untilNext(perSecond)) {
    const level = gain * 10 * chance.next() ** 3;
    const tick = new Filter(900 + 3500 * chance.next(), 1.4);
    const pan = chance.both() * 0.7;
    addVoice(out, { start: samplesOf(t), length: 260 }, [1 - pan, 1 + pan], (voice) => {
      voice.fill(0);
      voice.fill(1, 0, 3);
      tick.run(voice, 'band');
      for (let i = 0; i < voice.length; i++) voice[i] = (voice[i] ?? 0) * level;
    });
  }
}

/** A soft wash with slow gusts, and drops: short falling chirps. */
function addRain(out: Stereo, gain: number, perSecond: number, chance: Chance): void {
  const gustHz = 0.05 + 0.03 * chance.next();
  out.channels.forEach((channel, side) => {
    const thin = new Filter(500, 0.6);
    const soft = new Filter(6500, 0.5);
    let low = 0;
    addNoise(channel, chance, (block, from) => {
      for (let i = 0; i < block.length; i++) {
        const noise = block[i] ?? 0;
        low += 0.12 * (noise - low);
        block[i] = low * 1.6 + noise * 0.12;
      }
      thin.run(block, 'high');
      soft.run(block, 'low');
      for (let i = 0; i < block.length; i++) {
        const gust = 0.8 + 0.2 * sine((gustHz * (from + i)) / SAMPLE_RATE + side * 0.1);
        block[i] = (block[i] ?? 0) * gain * gust;
      }
    });
  });
  for (let t = 0.05; t < out.seconds - 0.1; t += chance.untilNext(perSecond)) {
    const hz = 1100 + 2600 * chance.next();
    const level = gain * (0.15 + 0.9 * chance.next() ** 2);
    const pan = chance.both() * 0.9;
    const fallS = 0.004 + 0.014 * chance.next();
    addVoice(out, { start: samplesOf(t), length: samplesOf(fallS * 6) }, [1 - pan, 1 + pan], (voice) => {
      let at = 0;
      for (let i = 0; i < voice.length; i++) {
        voice[i] = sine(at) * Math.exp(-i / (fallS * SAMPLE_RATE)) * Math.min(1, i / 40) * level;
        at = wrap(at + (hz * (1 - 0.15 * Math.min(1, i / (0.02 * SAMPLE_RATE)))) / SAMPLE_RATE);
      }
    });
  }
}

/** Divides `NOISE_BLOCK`. */
const SWELL_STEP = 128;

/** Two slow swells of different periods that become brighter as they rise. */
function addSea(out: Stereo, gain: number, chance: Chance): void {
  const first = chance.next();
  const second = chance.next();
  out.channels.forEach((channel, side) => {
    const soft = new Filter(600, 0.5);
    const thin = new Filter(90);
    addNoise(channel, chance, (block, from) => {
      for (let start = 0; start < block.length; start += SWELL_STEP) {
        const end = Math.min(start + SWELL_STEP, block.length);
        const t = (from + start) / SAMPLE_RATE;
        const slow = 0.5 + 0.5 * sine(t * 0.093 + first + side * 0.04);
        const slower = 0.5 + 0.5 * sine(t * 0.061 + second - side * 0.05);
        const swell = 0.18 + 0.5 * slow * slow + 0.32 * slower ** 3;
        soft.set(350 + 1500 * swell, 0.5);
        soft.run(block, 'low', start, end);
        thin.run(block, 'high', start, end);
        for (let i = start; i < end; i++) block[i] = (block[i] ?? 0) * swell * gain * 1.6;
      }
    });
  });
}
