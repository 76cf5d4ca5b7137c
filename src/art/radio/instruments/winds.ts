/** Wind instruments: flute, clarinet, accordion. */
import { Filter } from '../dsp/filter.ts';
import { pulse, sine, wrap } from '../dsp/oscillators.ts';
import { addVoice } from '../sound/stereo.ts';
import { clamp, hertzOf, SAMPLE_RATE } from '../sound/units.ts';
import { type Instrument, spanOf } from './types.ts';

interface Wind {
  /** Levels of the partials. */
  harmonics: readonly number[];
  breath: number;
  attackS: number;
  releaseS: number;
  /** Depth as a share of the pitch. */
  vibrato: number;
  vibratoHz: number;
  gain: number;
  /** Distance below its pitch at which a note starts, as a share of the pitch. */
  scoop: number;
}

const BOTH = [1, 1] as const;
const PARTIAL_TOP_HZ = 14_000;
const PITCH_STEP = 16;
const VIBRATO_DELAY_S = 0.22;

/** Partials with delayed vibrato and filtered breath noise. The level of upper partials follows the loudness. */
function wind(pipe: Wind): Instrument {
  return (out, note, chance) => {
    const hz = hertzOf(note.midi);
    const span = spanOf(note, pipe.releaseS);
    const release = pipe.releaseS * SAMPLE_RATE;
    const attack = pipe.attackS * SAMPLE_RATE * (1.3 - 0.5 * note.velocity);
    const harmonics = pipe.harmonics.filter((_, i) => hz * (i + 1) < PARTIAL_TOP_HZ);
    const breath = new Filter(clamp(hz * 2, 600, 5000), 1.2);
    const vibratoPhase = chance.next();
    const vibratoHz = pipe.vibratoHz * (1 + 0.08 * chance.both());
    const startPhase = chance.next();
    addVoice(out, span, BOTH, (voice) => {
      chance.fillBoth(voice);
      breath.run(voice, 'band');
      let at = startPhase;
      let pitchHz = hz;
      for (let i = 0; i < voice.length; i++) {
        if (i % PITCH_STEP === 0) {
          const t = i / SAMPLE_RATE;
          const depth = pipe.vibrato * clamp((t - VIBRATO_DELAY_S) / 0.5, 0, 1);
          pitchHz = hz * (1 + depth * sine(vibratoHz * t + vibratoPhase) - pipe.scoop * Math.exp(-t / 0.035));
        }
        const rise = i < attack ? Math.sin((Math.PI / 2) * (i / attack)) : 1;
        const fall = i > span.hold ? 1 - (i - span.hold) / release : 1;
        const envelope = rise * fall * fall;
        let tone = 0;
        let amount = envelope;
        for (let h = 0; h < harmonics.length; h++) {
          tone += (harmonics[h] ?? 0) * amount * sine(at * (h + 1));
          amount *= 0.55 + 0.45 * envelope * note.velocity;
        }
        at = wrap(at + pitchHz / SAMPLE_RATE);
        voice[i] = (tone + (voice[i] ?? 0) * pipe.breath * envelope) * pipe.gain * note.velocity;
      }
    });
  };
}

export const flute = wind({
  harmonics: [1, 0.28, 0.12, 0.04],
  breath: 0.11,
  attackS: 0.055,
  releaseS: 0.11,
  vibrato: 0.0045,
  vibratoHz: 4.9,
  gain: 0.2,
  scoop: 0.012,
});
export const clarinet = wind({
  harmonics: [1, 0.05, 0.42, 0.06, 0.2, 0.04, 0.08],
  breath: 0.02,
  attackS: 0.04,
  releaseS: 0.09,
  vibrato: 0.0025,
  vibratoHz: 4.6,
  gain: 0.17,
  scoop: 0.006,
});

const REED_ATTACK = 0.035 * SAMPLE_RATE;
const REED_RELEASE_S = 0.07;
/** Detuning of the second reed of each channel, in cents. */
const REED_CENTS = [6, -5] as const;

/** Musette: two reeds per channel, a few cents apart, through a low-pass. */
export const accordion: Instrument = (out, note, chance) => {
  const step = hertzOf(note.midi) / SAMPLE_RATE;
  const span = spanOf(note, REED_RELEASE_S);
  const start = chance.next();
  REED_CENTS.forEach((cents, side) => {
    const beatingStep = step * 2 ** (cents / 1200);
    const box = new Filter(1900, 0.7);
    const beatingStart = chance.next();
    addVoice(out, span, side === 0 ? [1, 0] : [0, 1], (voice) => {
      let main = start;
      let beating = beatingStart;
      for (let i = 0; i < voice.length; i++) {
        voice[i] = pulse(main, step, 0.3) + pulse(beating, beatingStep, 0.36);
        main = wrap(main + step);
        beating = wrap(beating + beatingStep);
      }
      box.run(voice, 'low');
      for (let i = 0; i < voice.length; i++) {
        const fall = i > span.hold ? Math.max(0, 1 - (i - span.hold) / (REED_RELEASE_S * SAMPLE_RATE)) : 1;
        voice[i] = (voice[i] ?? 0) * (Math.min(1, i / REED_ATTACK) * fall * note.velocity * 0.062);
      }
    });
  });
};
