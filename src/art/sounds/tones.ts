/**
 * Tones of the interface and of the town that no instrument of the radio has. They are instruments like those of the radio:
 * each adds one note to a bus.
 */
import { Filter } from '../radio/dsp/filter.ts';
import { pulse, saw, sine, triangle, wrap } from '../radio/dsp/oscillators.ts';
import type { Instrument, Note } from '../radio/instruments/types.ts';
import { addVoice } from '../radio/sound/stereo.ts';
import { decayFactor, hertzOf, SAMPLE_RATE, samplesOf } from '../radio/sound/units.ts';

const BOTH = [1, 1] as const;
/** Fades the last samples of a voice, so that it ends without a click. */
const END_FADE = samplesOf(0.012);

type Render = (voice: Float64Array, step: number, note: Note) => void;

/** `render` gets the phase step of the note. The voice is as long as the note. */
function instrument(attackS: number, render: Render): Instrument {
  const attack = samplesOf(attackS);
  return (out, note) => {
    const span = { start: samplesOf(note.startS), length: samplesOf(note.lengthS) };
    addVoice(out, span, BOTH, (voice) => {
      render(voice, hertzOf(note.midi) / SAMPLE_RATE, note);
      for (let i = 0; i < voice.length; i++) {
        const edge = Math.min(1, i / attack, (voice.length - 1 - i) / END_FADE);
        voice[i] = (voice[i] ?? 0) * edge * note.velocity;
      }
    });
  };
}

/** A wave that decays by 60 dB in `t60S`. */
function decaying(wave: (phase: number, step: number) => number, t60S: number): Render {
  return (voice, step) => {
    const decay = decayFactor(t60S);
    let phase = 0;
    let level = 1;
    for (let i = 0; i < voice.length; i++) {
      voice[i] = wave(phase, step) * level;
      phase = wrap(phase + step);
      level *= decay;
    }
  };
}

/** Two operators (Chowning 1973): the modulator at 3.5 times the pitch, its index falling from 1.2 within 120 ms. */
function bellWave(t60S: number): Render {
  return (voice, step) => {
    const decay = decayFactor(t60S);
    const dull = decayFactor(0.12 * 2);
    let carrier = 0;
    let modulator = 0;
    let index = 1.2 / (2 * Math.PI);
    let level = 1;
    for (let i = 0; i < voice.length; i++) {
      voice[i] = sine(carrier + index * sine(modulator)) * level;
      carrier = wrap(carrier + step);
      modulator = wrap(modulator + step * 3.5);
      index *= dull;
      level *= decay;
    }
  };
}

export const tone = instrument(0.004, decaying(triangle, 0.22));
export const glow = instrument(0.02, decaying(sine, 0.3));
export const bell = instrument(0.002, bellWave(0.7));
export const softBell = instrument(0.03, bellWave(0.9));
const lantern = instrument(0.002, bellWave(0.9));
export const coin = instrument(
  0.001,
  filtered(
    decaying((phase, step) => pulse(phase, step, 0.25), 0.12),
    () => 4000,
  ),
);
export const low = instrument(
  0.004,
  filtered(decaying(triangle, 0.35), () => 900),
);
export const pluck = instrument(
  0.001,
  filtered(decaying(saw, 0.4), (atS) => 500 + 2500 * Math.exp(-atS / 0.05)),
);

const BRASS_OPEN_S = 0.12;
/** Two detuned saws behind a low-pass that opens from 400 to 2400 Hz. */
export const brass = instrument(
  0.02,
  filtered(
    (voice, step) => {
      let first = 0;
      let second = 0.37;
      for (let i = 0; i < voice.length; i++) {
        const steady = Math.exp(-i / (0.9 * SAMPLE_RATE));
        voice[i] = (saw(first, step) + saw(second, step * 1.006)) * steady;
        first = wrap(first + step);
        second = wrap(second + step * 1.006);
      }
    },
    (atS) => 400 * 6 ** Math.min(1, atS / BRASS_OPEN_S),
  ),
);

/** Partials of a large bell: ratio, level, and the share of the length in which it decays. */
const BELL_PARTIALS = [
  [1, 1, 1],
  [2.4, 0.6, 0.6],
  [3, 0.4, 0.4],
  [4.5, 0.25, 0.22],
] as const;

/** Sines that decay by 60 dB at different speeds: the high ones first. */
export const townBell = instrument(0.001, (voice, step) => {
  voice.fill(0);
  for (const [ratio, level, share] of BELL_PARTIALS) {
    const decay = decayFactor((voice.length / SAMPLE_RATE) * share);
    let phase = 0;
    let gain: number = level;
    for (let i = 0; i < voice.length; i++) {
      voice[i] = (voice[i] ?? 0) + sine(phase) * gain;
      phase = wrap(phase + step * ratio);
      gain *= decay;
    }
  }
});

/** Its low-pass is at 350 Hz when it is played at half of its speed. */
export const horn = instrument(
  0.03,
  filtered(
    (voice, step) => {
      let phase = 0;
      for (let i = 0; i < voice.length; i++) {
        voice[i] = saw(phase, step) * Math.sin(Math.PI * Math.min(1, (i + 1) / voice.length)) ** 0.3;
        phase = wrap(phase + step);
      }
    },
    () => 700,
  ),
);

const ECHO = { delayS: 0.25, gain: 0.3, count: 3 } as const;

/** A bell with its echoes. */
export const lanternBell: Instrument = (out, note, chance) => {
  for (let n = 0; n < ECHO.count; n++) {
    const startS = note.startS + n * ECHO.delayS;
    const lengthS = note.lengthS - n * ECHO.delayS;
    lantern(out, { ...note, startS, lengthS, velocity: note.velocity * ECHO.gain ** n }, chance);
  }
};

const SWEEP_STEP = 32;

/** A low-pass whose cutoff follows `hertzAt` seconds after the start. */
function filtered(render: Render, hertzAt: (atS: number) => number): Render {
  return (voice, step, note) => {
    render(voice, step, note);
    const filter = new Filter(1000);
    for (let from = 0; from < voice.length; from += SWEEP_STEP) {
      filter.set(hertzAt(from / SAMPLE_RATE), 0.8);
      filter.run(voice, 'low', from, Math.min(from + SWEEP_STEP, voice.length));
    }
  };
}
