/** Struck tones: electric piano by frequency modulation (Chowning 1973); vibraphone, music box, bell and marimba by modes. */
import { sine, wrap } from '../dsp/oscillators.ts';
import { addVoice, panned } from '../sound/stereo.ts';
import { clamp, decayFactor, hertzOf, SAMPLE_RATE, samplesOf } from '../sound/units.ts';
import { type Instrument, placeByPitch, spanOf } from './types.ts';

const BOTH = [1, 1] as const;
/** Highest frequency of the tine, to avoid aliasing. */
const TINE_TOP_HZ = 11_000;

const tineRatio = (hz: number): number => [14, 7].find((ratio) => hz * ratio < TINE_TOP_HZ) ?? 3;

/** A body of two operators at the same pitch and a short bright tine. Brightness increases with velocity. */
export const electricPiano: Instrument = (out, note, chance) => {
  const hz = hertzOf(note.midi);
  const step = hz / SAMPLE_RATE;
  const ratio = tineRatio(hz);
  const { velocity } = note;
  const brightness = clamp(1.25 - (note.midi - 48) / 60, 0.35, 1.3);
  const decay = decayFactor(clamp(10 - (note.midi - 40) * 0.13, 2.2, 10));
  const release = decayFactor(0.28);
  const bodyDecay = decayFactor(2.6);
  const tineDecay = decayFactor(0.3);
  const detune = 1 + chance.both() * 0.0006;
  const startPhase = chance.next() * 0.02;
  const attack = 1 / (0.002 * SAMPLE_RATE + 30);
  const span = spanOf(note, 0.45);
  addVoice(out, span, BOTH, (voice) => {
    let index = (0.07 + 0.19 * velocity * velocity) * brightness;
    let tine = (0.01 + 0.035 * velocity) * brightness;
    let level = (0.35 + 0.65 * velocity) * velocity * 0.3;
    let rise = 0;
    let carrier = 0;
    let modulator = startPhase;
    let tinePhase = 0;
    for (let i = 0; i < voice.length; i++) {
      rise = Math.min(1, rise + attack);
      const body = (index + 0.055 * brightness) * sine(modulator);
      voice[i] = sine(carrier + body + tine * sine(tinePhase)) * level * rise;
      modulator = wrap(modulator + step * detune);
      carrier = wrap(carrier + step);
      tinePhase = wrap(tinePhase + step * ratio);
      index *= bodyDecay;
      tine *= tineDecay;
      level *= i > span.hold ? decay * release : decay;
    }
  });
};

/** A mode of a struck body: frequency ratio to the note, level, and T60 at middle C in seconds. */
type Mode = readonly [ratio: number, level: number, t60S: number];

interface ModalBody {
  modes: readonly Mode[];
  gain: number;
  /** Stops when the key is released. */
  isDamped?: boolean;
  tremoloHz?: number;
}

const MODE_TOP_HZ = 15_000;
const INAUDIBLE = 1e-6;

/** A sum of decaying sines (modal synthesis). */
function modal({ modes, gain, isDamped = false, tremoloHz = 0 }: ModalBody): Instrument {
  return (out, note, chance) => {
    const hz = hertzOf(note.midi);
    const stretch = 2 ** (-(note.midi - 60) / 26);
    const longestS = Math.max(...modes.map(([, , t60S]) => t60S)) * stretch;
    const holdS = isDamped ? note.lengthS : longestS;
    const hold = holdS * SAMPLE_RATE;
    const release = decayFactor(0.4);
    const start = samplesOf(note.startS);
    const length = samplesOf(Math.min(longestS, holdS + 0.5));
    const gains = panned(placeByPitch(note.midi, 74, 60, 0.3), Math.SQRT1_2);
    for (const [ratio, level, t60S] of modes) {
      const modeHz = hz * ratio * (1 + chance.both() * 0.0004);
      if (modeHz > MODE_TOP_HZ) continue;
      const decay = decayFactor(t60S * stretch);
      const softness = ratio > 1.5 ? 0.4 + 0.6 * note.velocity : 1;
      const loudest = level * gain * note.velocity * softness;
      const audible = samplesOf((Math.log(loudest / INAUDIBLE) / Math.log(1000)) * t60S * stretch);
      addVoice(out, { start, length: Math.min(length, audible) }, gains, (voice) => {
        const step = modeHz / SAMPLE_RATE;
        let amount = loudest;
        let phase = 0;
        for (let i = 0; i < voice.length; i++) {
          const tremolo = tremoloHz === 0 ? 1 : 1 + 0.22 * sine((tremoloHz * (start + i)) / SAMPLE_RATE);
          voice[i] = sine(phase) * amount * Math.min(1, i / 48) * tremolo;
          phase = wrap(phase + step);
          amount *= i > hold ? decay * release : decay;
        }
      });
    }
  };
}

export const vibraphone = modal({
  modes: [
    [1, 1, 5],
    [3.99, 0.2, 1.2],
    [9.8, 0.05, 0.3],
  ],
  gain: 0.26,
  isDamped: true,
  tremoloHz: 4.6,
});
export const musicBox = modal({
  modes: [
    [1, 1, 2.4],
    [2.01, 0.16, 1.4],
    [5.4, 0.12, 0.35],
    [8.9, 0.04, 0.12],
  ],
  gain: 0.24,
});
export const glassBell = modal({
  modes: [
    [1, 1, 5],
    [2.76, 0.28, 2.2],
    [5.4, 0.12, 0.9],
    [8.93, 0.05, 0.4],
  ],
  gain: 0.2,
});
export const marimba = modal({
  modes: [
    [1, 1, 0.9],
    [3.93, 0.3, 0.22],
    [9.6, 0.08, 0.08],
  ],
  gain: 0.34,
});
