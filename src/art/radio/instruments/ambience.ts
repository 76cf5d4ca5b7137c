/** Ambience: the noise of a record, rain, the sea. Each is added to a bus at a level in dB. */
import { Filter } from '../dsp/filter.ts';
import { Phase, sine } from '../dsp/oscillators.ts';
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

/** Adds white noise that `sampleAt` has shaped to one channel. */
function addNoise(channel: Float32Array, chance: Chance, sampleAt: (noise: number, index: number) => number): void {
  const noise = chance.noise(channel.length);
  for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) + sampleAt(noise[i] ?? 0, i);
}

/** Sparse soft ticks over very quiet hiss. */
function addVinyl(out: Stereo, gain: number, perSecond: number, chance: Chance): void {
  for (const channel of out.channels) {
    const hiss = new Filter(2600, 0.5);
    addNoise(channel, chance, (noise) => {
      hiss.tick(noise);
      return hiss.band * gain * 0.3;
    });
  }
  for (let t = chance.next() / perSecond; t < out.seconds - 0.05; t += chance.untilNext(perSecond)) {
    const level = gain * 10 * chance.next() ** 3;
    const tick = new Filter(900 + 3500 * chance.next(), 1.4);
    const pan = chance.both() * 0.7;
    addVoice(out, { start: samplesOf(t), length: 260 }, [1 - pan, 1 + pan], (i) => {
      tick.tick(i < 3 ? 1 : 0);
      return tick.band * level;
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
    addNoise(channel, chance, (noise, i) => {
      low += 0.12 * (noise - low);
      thin.tick(low * 1.6 + noise * 0.12);
      return soft.tick(thin.high) * gain * (0.8 + 0.2 * sine((gustHz * i) / SAMPLE_RATE + side * 0.1));
    });
  });
  for (let t = 0.05; t < out.seconds - 0.1; t += chance.untilNext(perSecond)) {
    const hz = 1100 + 2600 * chance.next();
    const level = gain * (0.15 + 0.9 * chance.next() ** 2);
    const pan = chance.both() * 0.9;
    const fallS = 0.004 + 0.014 * chance.next();
    const phase = new Phase();
    addVoice(out, { start: samplesOf(t), length: samplesOf(fallS * 6) }, [1 - pan, 1 + pan], (i) => {
      const at = phase.advance((hz * (1 - 0.15 * Math.min(1, i / (0.02 * SAMPLE_RATE)))) / SAMPLE_RATE);
      return sine(at) * Math.exp(-i / (fallS * SAMPLE_RATE)) * Math.min(1, i / 40) * level;
    });
  }
}

const SWELL_STEP = 128;

/** Two slow swells of different periods that become brighter as they rise. */
function addSea(out: Stereo, gain: number, chance: Chance): void {
  const first = chance.next();
  const second = chance.next();
  out.channels.forEach((channel, side) => {
    const soft = new Filter(600, 0.5);
    const thin = new Filter(90);
    let swell = 0.3;
    addNoise(channel, chance, (noise, i) => {
      if (i % SWELL_STEP === 0) {
        const t = i / SAMPLE_RATE;
        const slow = 0.5 + 0.5 * sine(t * 0.093 + first + side * 0.04);
        const slower = 0.5 + 0.5 * sine(t * 0.061 + second - side * 0.05);
        swell = 0.18 + 0.5 * slow * slow + 0.32 * slower ** 3;
        soft.set(350 + 1500 * swell, 0.5);
      }
      thin.tick(soft.tick(noise));
      return thin.high * swell * gain * 1.6;
    });
  });
}
