/** Plucked strings (Karplus and Strong 1983, tuned after Jaffe and Smith), a round bass, and a warm pad. */
import { Filter } from '../dsp/filter.ts';
import { saw, sine, wrap } from '../dsp/oscillators.ts';
import type { Chance } from '../sound/random.ts';
import { addVoice } from '../sound/stereo.ts';
import { clamp, hertzOf, loopFactor, SAMPLE_RATE } from '../sound/units.ts';
import { type Instrument, type Note, placeByPitch, spanOf } from './types.ts';

/** A resonance of the body. */
interface Resonance {
  hz: number;
  quality: number;
  level: number;
}
const resonance = (hz: number, quality: number, level: number): Resonance => ({ hz, quality, level });

interface PluckedString {
  /** At MIDI note 52, in seconds. */
  t60S: number;
  /** 0 dull to 1 bright */
  brightness: number;
  /** Position of the pluck as a share of the string's length. */
  pick: number;
  gain: number;
}

const BODY_FADE = 480;
const ATTACK = 1 / 110;

/** The excitation: noise, darker for soft notes, without the harmonics that have a node at the pluck position. */
function excitation(string: PluckedString, length: number, note: Note, chance: Chance): Float32Array {
  const share = clamp(0.22 + 0.55 * note.velocity * string.brightness, 0.1, 0.95);
  let low = 0;
  const noise = new Float32Array(length).map(() => (low += share * (chance.both() - low)));
  const mean = noise.reduce((sum, value) => sum + value, 0) / length;
  const pick = Math.max(1, Math.round(length * string.pick));
  return noise.map((value, i) => value - mean - 0.9 * ((noise[(i - pick + length) % length] ?? 0) - mean));
}

/** The sound of the string without its body. Kept between notes, because new memory takes longer than the filters. */
let bare = new Float64Array(SAMPLE_RATE);

/** The loop is a delay, an average of two samples that damps it, and an all-pass that tunes it exactly. */
function plucked(string: PluckedString, body: readonly Resonance[]): Instrument {
  return (out, note, chance) => {
    const hz = hertzOf(note.midi);
    const span = spanOf(note, 0.35);
    const t60S = string.t60S * 2 ** (-(note.midi - 52) / 24);
    const average = clamp(0.5 - string.brightness * 0.4 * (0.5 + 0.5 * note.velocity), 0.04, 0.5);
    const keep = loopFactor(1 / hz, t60S);
    const keepReleased = loopFactor(1 / hz, 0.12);
    const omega = (2 * Math.PI * hz) / SAMPLE_RATE;
    const averageDelay = Math.atan2(average * Math.sin(omega), 1 - average + average * Math.cos(omega)) / omega;
    const total = SAMPLE_RATE / hz - averageDelay;
    const length = Math.floor(total - 0.2);
    const allPass = (1 - (total - length)) / (1 + (total - length));
    const loop = excitation(string, length, note, chance);
    const energy = loop.reduce((sum, value) => sum + value * value, 0) / length;
    const level = (string.gain * (0.25 + 0.75 * note.velocity) * note.velocity) / Math.sqrt(energy + 1e-9);
    const filters = body.map((part) => ({ filter: new Filter(part.hz, part.quality), amount: part.level }));
    const pan = placeByPitch(note.midi, 62, 70, 0.25);
    addVoice(out, span, [1 - pan, 1 + pan], (voice) => {
      let at = 0;
      let previous = 0;
      let passIn = 0;
      let passOut = 0;
      for (let i = 0; i < voice.length; i++) {
        const sample = loop[at] ?? 0;
        const damped = ((1 - average) * sample + average * previous) * (i < span.hold ? keep : keepReleased);
        previous = sample;
        passOut = allPass * damped + passIn - allPass * passOut;
        passIn = damped;
        loop[at] = passOut;
        at = at + 1 === length ? 0 : at + 1;
        voice[i] = sample;
      }
      if (bare.length < voice.length) bare = new Float64Array(voice.length);
      bare.set(voice);
      for (const { filter, amount } of filters) filter.addBand(bare, amount, voice);
      let constant = 0;
      let rise = 0;
      for (let i = 0; i < voice.length; i++) {
        const value = voice[i] ?? 0;
        constant += 0.004 * (value - constant);
        rise = Math.min(1, rise + ATTACK);
        voice[i] = (value - constant) * level * rise * Math.min(1, (span.length - i) / BODY_FADE);
      }
    });
  };
}

export const nylon = plucked({ t60S: 3.4, brightness: 0.55, pick: 0.27, gain: 0.2 }, [
  resonance(112, 3, 0.5),
  resonance(220, 4, 0.45),
  resonance(410, 3, 0.3),
]);
export const lute = plucked({ t60S: 2.2, brightness: 0.95, pick: 0.12, gain: 0.17 }, [
  resonance(260, 3, 0.3),
  resonance(720, 2.5, 0.35),
]);
export const uprightBass = plucked({ t60S: 2.2, brightness: 0.25, pick: 0.34, gain: 0.26 }, [
  resonance(70, 2, 0.9),
  resonance(130, 3, 0.5),
]);

const BOTH = [1, 1] as const;
const fadeOver = (seconds: number): number => Math.exp(-1 / (seconds * SAMPLE_RATE));

const PLUCK_FADE = fadeOver(1.6);
const HARMONICS_FADE = fadeOver(0.35);
const THUMP_FADE = fadeOver(0.012);

/** A sine with fast-decaying second and third harmonics and a short noise at the start. */
export const roundBass: Instrument = (out, note, chance) => {
  const step = hertzOf(note.midi) / SAMPLE_RATE;
  const releaseS = 0.09;
  const release = releaseS * SAMPLE_RATE;
  const span = spanOf(note, releaseS);
  addVoice(out, span, BOTH, (voice) => {
    chance.fillBoth(voice);
    let at = 0;
    let level = note.velocity * 0.34;
    let harmonics = 0.55 * note.velocity;
    let thump = 0.06 * note.velocity;
    let low = 0;
    for (let i = 0; i < voice.length; i++) {
      low += 0.05 * ((voice[i] ?? 0) - low);
      const tone = sine(at) + (0.22 + harmonics * 0.5) * sine(2 * at + 0.05) + harmonics * 0.3 * sine(3 * at);
      const fade = Math.min(1, (span.length - i) / release);
      voice[i] = (tone * level * Math.min(1, i / 260) + low * thump) * fade * fade;
      at = wrap(at + step);
      level *= PLUCK_FADE;
      harmonics *= HARMONICS_FADE;
      thump *= THUMP_FADE;
    }
  });
};

const PAD_CENTS = [-7, 0.8, 6.5] as const;
const PAD_ATTACK = 0.7 * SAMPLE_RATE;
const PAD_RELEASE_S = 1.3;
const FILTER_STEP = 64;

/** Three detuned saws per channel through a low-pass that opens slowly. */
export const warmPad: Instrument = (out, note, chance) => {
  const hz = hertzOf(note.midi);
  const span = spanOf(note, PAD_RELEASE_S);
  const topHz = Math.min(2600, hz * 3.2 + 350) * (0.6 + 0.6 * note.velocity);
  for (const [side, gains] of [[1, [1, 0]] as const, [-1, [0, 1]] as const]) {
    const steps = PAD_CENTS.map((cents) => (hz / SAMPLE_RATE) * 2 ** ((side * cents + chance.both() * 1.5) / 1200));
    const [stepA = 0, stepB = 0, stepC = 0] = steps;
    const [startA, startB, startC] = [chance.next(), chance.next(), chance.next()];
    const low = new Filter(topHz * 0.4, 0.6);
    const breath = chance.next();
    addVoice(out, span, gains, (voice) => {
      let [a, b, c] = [startA, startB, startC];
      for (let i = 0; i < voice.length; i++) {
        voice[i] = saw(a, stepA) + saw(b, stepB) + saw(c, stepC);
        a = wrap(a + stepA);
        b = wrap(b + stepB);
        c = wrap(c + stepC);
      }
      for (let i = 0; i < voice.length; i += FILTER_STEP) {
        const open = 0.45 + 0.55 * Math.min(1, i / (1.6 * SAMPLE_RATE));
        low.set(topHz * open * (1 + 0.12 * sine((0.13 * i) / SAMPLE_RATE + breath)), 0.6);
        low.run(voice, 'low', i, Math.min(i + FILTER_STEP, voice.length));
      }
      for (let i = 0; i < voice.length; i++) {
        const rise = Math.min(1, i / PAD_ATTACK);
        const fall = i > span.hold ? Math.max(0, 1 - (i - span.hold) / (PAD_RELEASE_S * SAMPLE_RATE)) : 1;
        voice[i] = (voice[i] ?? 0) * (rise * (2 - rise) * fall * fall * note.velocity * 0.055);
      }
    });
  }
};
