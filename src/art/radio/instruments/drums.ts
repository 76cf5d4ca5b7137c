/** Synthesised drums. A kit has four slightly different takes of each drum and rotates them. */
import { Filter, type FilterOutput } from '../dsp/filter.ts';
import { Phase, sine } from '../dsp/oscillators.ts';
import type { Chance } from '../sound/random.ts';
import { addVoice, panned, type Stereo } from '../sound/stereo.ts';
import { SAMPLE_RATE, samplesOf } from '../sound/units.ts';

type Take = (chance: Chance) => Float32Array;

const fall = (i: number, timeS: number): number => Math.exp(-i / (timeS * SAMPLE_RATE));
const FADE_IN = 24;
const FADE_OUT = 240;

/** Fades the start and end of a hit to avoid clicks. */
function strike(seconds: number, sampleAt: (index: number) => number): Float32Array {
  const length = samplesOf(seconds);
  return new Float32Array(length).map(
    (_, i) => sampleAt(i) * Math.min(1, (length - i) / FADE_OUT) * Math.min(1, i / FADE_IN),
  );
}

interface Kick {
  fromHz: number;
  toHz: number;
  sweepS: number;
  fallS: number;
  click: number;
}

const kick =
  ({ fromHz, toHz, sweepS, fallS, click }: Kick): Take =>
  (chance) => {
    const phase = new Phase();
    let low = 0;
    return strike(fallS * 4, (i) => {
      const at = phase.advance((toHz + (fromHz - toHz) * fall(i, sweepS)) / SAMPLE_RATE);
      low += 0.2 * (chance.both() - low);
      return sine(at) * fall(i, fallS) * 0.85 + low * click * fall(i, 0.004);
    });
  };

interface Noise {
  seconds: number;
  hz: number;
  quality: number;
  output: FilterOutput;
  attackS: number;
  fallS: number;
  gain: number;
  /** A tone below the noise. */
  tone?: { hz: number; fallS: number; gain: number };
}

const noise =
  ({ seconds, hz, quality, output, attackS, fallS, gain, tone }: Noise): Take =>
  (chance) => {
    const filter = new Filter(hz * (1 + 0.03 * chance.both()), quality);
    const attack = attackS * SAMPLE_RATE;
    const phase = new Phase();
    return strike(seconds, (i) => {
      filter.tick(chance.both());
      const hiss = filter[output] * (i < attack ? i / attack : fall(i - attack, fallS)) * gain;
      if (tone === undefined) return hiss;
      return hiss + sine(phase.advance(tone.hz / SAMPLE_RATE)) * fall(i, tone.fallS) * tone.gain;
    });
  };

interface Metal {
  seconds: number;
  hz: number;
  fallS: number;
  highPassHz: number;
  hiss: number;
  gain: number;
  /** Depth of the frequency modulation between partials. */
  ring?: number;
}

const METAL_RATIOS = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523] as const;

/** Six inharmonic partials with noise, high-passed. */
const metal =
  ({ seconds, hz, fallS, highPassHz, hiss, gain, ring = 0.35 }: Metal): Take =>
  (chance) => {
    const steps = METAL_RATIOS.map((ratio) => (ratio * hz * (1 + 0.004 * chance.both())) / SAMPLE_RATE);
    const phases = Float64Array.from(METAL_RATIOS, () => chance.next());
    const filter = new Filter(highPassHz);
    return strike(seconds, (i) => {
      let sum = 0;
      steps.forEach((step, k) => {
        const at = (phases[k] ?? 0) + step;
        phases[k] = at;
        sum += sine(at + ring * sine((phases[(k + 1) % steps.length] ?? 0) * 1.5));
      });
      filter.tick(sum * 0.16 + chance.both() * hiss);
      return filter.high * fall(i, fallS) * gain;
    });
  };

/** Modes of a membrane: ratio to the lowest frequency, and level. */
const SKIN_MODES = [
  [1, 1],
  [1.59, 0.45],
  [2.14, 0.25],
  [2.65, 0.14],
] as const;

/** A membrane whose pitch falls slightly. */
const membrane =
  (hz: number, fallS: number, slap: number, gain: number): Take =>
  (chance) => {
    const phases = SKIN_MODES.map(() => new Phase());
    let low = 0;
    return strike(fallS * 4.5, (i) => {
      const drop = 1 + 0.22 * fall(i, 0.03);
      let sum = 0;
      phases.forEach((phase, k) => {
        const [ratio, level] = SKIN_MODES[k] ?? [1, 0];
        sum += level * sine(phase.advance((hz * ratio * drop) / SAMPLE_RATE)) * fall(i, fallS / (1 + k * 0.9));
      });
      low += 0.25 * (chance.both() - low);
      return (sum * 0.6 + low * slap * fall(i, 0.012)) * gain;
    });
  };

/** Noise of a shift register, as arcade machines make it; a new bit every `divider` samples. */
const register =
  (seconds: number, divider: number, fallS: number, gain: number): Take =>
  () => {
    let state = 0x7fff;
    let level = 0;
    let low = 0;
    return strike(seconds, (i) => {
      if (i % divider === 0) {
        const bit = (state ^ (state >> 1)) & 1;
        state = (state >> 1) | (bit << 14);
        level = (state & 1) === 1 ? 1 : -1;
      }
      low += 0.45 * (level - low);
      return ((low * Math.floor(fall(i, fallS) * 16)) / 16) * gain;
    });
  };

/** Three fast bursts of noise and a reverberant tail. */
const clap: Take = (chance) => {
  const filter = new Filter(1300, 1.1);
  return strike(0.25, (i) => {
    filter.tick(chance.both());
    const t = i / SAMPLE_RATE;
    return filter.band * (t < 0.03 ? Math.exp(-(t % 0.01) / 0.004) : Math.exp(-(t - 0.03) / 0.05));
  });
};

interface Drum {
  take: Take;
  /** -1 left to 1 right */
  pan: number;
  gain: number;
  /** Send level to the room, 0 to 1. */
  room: number;
}

const drum = (take: Take, pan: number, gain: number, room: number): Drum => ({ take, pan, gain, room });
const band = (rest: Omit<Noise, 'output'>): Take => noise({ ...rest, output: 'band' });

const DRUMS = {
  kick: drum(kick({ fromHz: 165, toHz: 54, sweepS: 0.028, fallS: 0.085, click: 0.35 }), 0, 0.62, 0.03),
  softKick: drum(kick({ fromHz: 120, toHz: 52, sweepS: 0.03, fallS: 0.09, click: 0.16 }), 0, 0.55, 0.04),
  chipKick: drum(kick({ fromHz: 260, toHz: 52, sweepS: 0.03, fallS: 0.06, click: 0.1 }), 0, 0.5, 0),
  snare: drum(
    band({
      seconds: 0.3,
      hz: 2100,
      quality: 0.6,
      attackS: 0.001,
      fallS: 0.065,
      gain: 0.75,
      tone: { hz: 186, fallS: 0.05, gain: 0.42 },
    }),
    0.04,
    0.42,
    0.22,
  ),
  brush: drum(
    band({
      seconds: 0.26,
      hz: 3200,
      quality: 0.6,
      attackS: 0.006,
      fallS: 0.05,
      gain: 0.7,
      tone: { hz: 210, fallS: 0.035, gain: 0.1 },
    }),
    -0.08,
    0.34,
    0.2,
  ),
  swish: drum(band({ seconds: 0.55, hz: 3600, quality: 0.7, attackS: 0.16, fallS: 0.1, gain: 0.5 }), 0.12, 0.2, 0.2),
  rim: drum(
    band({
      seconds: 0.09,
      hz: 1750,
      quality: 5,
      attackS: 0.0005,
      fallS: 0.012,
      gain: 1.3,
      tone: { hz: 820, fallS: 0.012, gain: 0.6 },
    }),
    -0.12,
    0.34,
    0.3,
  ),
  hat: drum(metal({ seconds: 0.09, hz: 3900, fallS: 0.018, highPassHz: 6500, hiss: 0.5, gain: 0.9 }), 0.22, 0.2, 0.06),
  ride: drum(
    metal({ seconds: 1.3, hz: 2900, fallS: 0.3, highPassHz: 3800, hiss: 0.5, gain: 0.7, ring: 0.9 }),
    0.25,
    0.16,
    0.12,
  ),
  bellTree: drum(
    metal({ seconds: 1.2, hz: 2700, fallS: 0.4, highPassHz: 2500, hiss: 0.02, gain: 0.9 }),
    -0.3,
    0.11,
    0.5,
  ),
  shaker: drum(
    band({ seconds: 0.14, hz: 7200, quality: 1.1, attackS: 0.022, fallS: 0.022, gain: 1 }),
    -0.28,
    0.2,
    0.08,
  ),
  taiko: drum(membrane(72, 0.2, 0.5, 0.9), 0, 0.62, 0.35),
  conga: drum(membrane(205, 0.07, 0.35, 0.7), -0.25, 0.36, 0.2),
  taikoRim: drum(
    band({
      seconds: 0.1,
      hz: 1200,
      quality: 4,
      attackS: 0.0005,
      fallS: 0.016,
      gain: 1.2,
      tone: { hz: 540, fallS: 0.02, gain: 0.6 },
    }),
    0.2,
    0.3,
    0.35,
  ),
  wood: drum(
    band({
      seconds: 0.08,
      hz: 2300,
      quality: 8,
      attackS: 0.0005,
      fallS: 0.008,
      gain: 0.8,
      tone: { hz: 1180, fallS: 0.02, gain: 0.8 },
    }),
    0.3,
    0.26,
    0.3,
  ),
  chipSnare: drum(register(0.2, 5, 0.05, 0.6), 0.05, 0.28, 0.05),
  chipHat: drum(register(0.06, 2, 0.014, 0.5), -0.15, 0.16, 0.02),
  clap: drum(clap, 0.1, 0.36, 0.3),
} satisfies Record<string, Drum>;

export type DrumName = keyof typeof DRUMS;

/** Drums that duck the other instruments. */
export const KICKS: ReadonlySet<DrumName> = new Set(['kick', 'softKick', 'chipKick']);

const TAKES = 4;

export type KitOutput = 'dry' | 'room';

export class Kit {
  readonly #takes = new Map<DrumName, Float32Array[]>();
  readonly #chance: Chance;
  #turn = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Adds a hit (velocity 0 to 1) to a bus: dry, or at the drum's send level for the room. */
  hit(out: Stereo, name: DrumName, atS: number, velocity: number, output: KitOutput): void {
    const { pan, gain, room } = DRUMS[name];
    const takes = this.#takesOf(name);
    const take = takes[this.#turn++ % TAKES] ?? new Float32Array();
    const level = gain * velocity * (0.5 + 0.5 * velocity);
    // Softer hits are also darker.
    const brightness = 0.22 + 0.78 * velocity;
    const span = { start: samplesOf(atS), length: take.length };
    addVoice(out, span, panned(pan, output === 'dry' ? level : level * room), (voice) => {
      let low = 0;
      for (let i = 0; i < voice.length; i++) {
        low += brightness * ((take[i] ?? 0) - low);
        voice[i] = Math.fround(low);
      }
    });
  }

  #takesOf(name: DrumName): Float32Array[] {
    const known = this.#takes.get(name);
    if (known !== undefined) return known;
    const chance = this.#chance.fork(name);
    const takes = Array.from({ length: TAKES }, () => DRUMS[name].take(chance));
    this.#takes.set(name, takes);
    return takes;
  }
}
