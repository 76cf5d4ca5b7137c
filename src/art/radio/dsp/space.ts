/** Delay effects: chorus, tape drift, ping-pong echo and reverb. */
import type { Chance } from '../sound/random.ts';
import { Stereo } from '../sound/stereo.ts';
import { loopFactor, SAMPLE_RATE, samplesOf } from '../sound/units.ts';
import { sine } from './oscillators.ts';

/** A ring buffer of past samples with fractional reads; its length is a power of two. */
class DelayLine {
  readonly #samples: Float32Array;
  readonly #mask: number;
  #at = 0;

  constructor(size: number) {
    this.#samples = new Float32Array(size);
    this.#mask = size - 1;
  }

  /** Writes the newest sample. */
  push(sample: number): void {
    this.#at = (this.#at + 1) & this.#mask;
    this.#samples[this.#at] = sample;
  }

  /** The sample `delay` whole samples ago; 0 is the newest. */
  past(delay: number): number {
    return this.#samples[(this.#at - delay) & this.#mask] ?? 0;
  }

  /** Hermite interpolation of four samples, because linear interpolation attenuates the treble. */
  between(delay: number): number {
    const whole = Math.floor(delay);
    const fraction = delay - whole;
    const after = this.past(whole - 1);
    const here = this.past(whole);
    const before = this.past(whole + 1);
    const earlier = this.past(whole + 2);
    const c1 = 0.5 * (before - after);
    const c2 = after - 2.5 * here + 2 * before - 0.5 * earlier;
    const c3 = 0.5 * (earlier - after) + 1.5 * (here - before);
    return ((c3 * fraction + c2) * fraction + c1) * fraction + here;
  }
}

const CHORUS = { rateHz: 0.55, depthMs: 2.2, baseMs: 11 };

/** Chorus in place. The channels are a quarter period apart, which widens the stereo image. `mix` 0 to 1. */
export function chorus(sound: Stereo, mix: number): void {
  sound.channels.forEach((channel, side) => {
    const line = new DelayLine(4096);
    for (let i = 0; i < channel.length; i++) {
      const dry = channel[i] ?? 0;
      line.push(dry);
      const swing = CHORUS.depthMs * sine((CHORUS.rateHz * i) / SAMPLE_RATE + side * 0.25);
      const wet = line.between((CHORUS.baseMs + swing) * 0.001 * SAMPLE_RATE);
      channel[i] = dry * (1 - mix * 0.5) + wet * mix;
    }
  });
}

const CENT = Math.log(2) / 1200;

/** Slow (wow) and fast (flutter) pitch drift of a tape, each by its maximum deviation in cents. */
export function tapeDrift(sound: Stereo, wowCents: number, flutterCents: number, chance: Chance): void {
  if (wowCents <= 0 && flutterCents <= 0) return;
  const wowHz = 0.45 + 0.2 * chance.next();
  const flutterHz = 5.8 + chance.next();
  // A delay of a*sin(2 pi f t) moves the pitch by 2 pi f a: a is computed from the requested deviation.
  const reach = (cents: number, hz: number): number => (cents * CENT * SAMPLE_RATE) / (2 * Math.PI * hz);
  const wow = reach(wowCents, wowHz);
  const flutter = reach(flutterCents, flutterHz);
  const wowPhase = chance.next();
  const flutterPhase = chance.next();
  for (const channel of sound.channels) {
    const line = new DelayLine(8192);
    for (let i = 0; i < channel.length; i++) {
      line.push(channel[i] ?? 0);
      const t = i / SAMPLE_RATE;
      const drift = wow * sine(wowHz * t + wowPhase) + flutter * sine(flutterHz * t + flutterPhase);
      channel[i] = line.between(wow + flutter + 4 + drift);
    }
  }
}

/** A ping-pong echo that becomes darker with each repeat. Returns only the wet signal. */
export function pingPong(send: Stereo, timeS: number, feedback: number): Stereo {
  const wet = new Stereo(send.length);
  const length = Math.max(1, samplesOf(timeS));
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  let at = 0;
  let darkLeft = 0;
  let darkRight = 0;
  let rumbleLeft = 0;
  let rumbleRight = 0;
  for (let i = 0; i < send.length; i++) {
    const l = left[at] ?? 0;
    const r = right[at] ?? 0;
    wet.left[i] = l;
    wet.right[i] = r;
    darkLeft += 0.28 * (r - darkLeft);
    darkRight += 0.28 * (l - darkRight);
    rumbleLeft += 0.02 * (darkLeft - rumbleLeft);
    rumbleRight += 0.02 * (darkRight - rumbleRight);
    left[at] = ((send.left[i] ?? 0) + (send.right[i] ?? 0)) * 0.5 + (darkLeft - rumbleLeft) * feedback;
    right[at] = (darkRight - rumbleRight) * Math.min(1, feedback * 1.6);
    at = (at + 1) % length;
  }
  return wet;
}

export interface Room {
  /** Seconds until the reverb has decayed by 60 dB. */
  t60S: number;
  /** Hz above which the walls absorb sound. */
  dampHz: number;
  /** 1 is a hall. */
  size: number;
  /** Pre-delay until the first reflection. */
  preDelayMs: number;
}

const LINES = [1423, 1637, 1867, 2053, 2251, 2399, 2687, 2903] as const;
/** The input is high-passed at about 140 Hz, so that low frequencies do not build up. */
const RUMBLE_SHARE = 0.018;

/** Diffuses onsets, so that plucks cause no flutter echo (Schroeder's all-pass). */
class Blur {
  readonly #line = new DelayLine(512);
  readonly #delay: number;

  constructor(delay: number) {
    this.#delay = delay - 1;
  }

  tick(input: number): number {
    const past = this.#line.past(this.#delay);
    const inner = input - 0.6 * past;
    this.#line.push(inner);
    return past + 0.6 * inner;
  }
}

/** Reverb by a feedback delay network of eight lines (Jot, with a Householder matrix). Returns only the wet signal. */
export function reverb(send: Stereo, room: Room): Stereo {
  const wet = new Stereo(send.length);
  const size = 8192;
  const mask = size - 1;
  const lengths = Int32Array.from(LINES, (length) => Math.min(size - 64, Math.round(length * room.size)));
  const gains = Float64Array.from(lengths, (length) => loopFactor(length / SAMPLE_RATE, room.t60S));
  const damping = 1 - Math.exp((-2 * Math.PI * room.dampHz) / SAMPLE_RATE);
  // One array for all lines; line q starts at q * size.
  const memory = new Float32Array(LINES.length * size);
  const damped = new Float64Array(LINES.length);
  const heard = new Float64Array(LINES.length);
  const from = (line: number): number => heard[line] ?? 0;
  const blurLeft = [new Blur(142), new Blur(379)] as const;
  const blurRight = [new Blur(107), new Blur(277)] as const;
  const preDelay = samplesOf(room.preDelayMs * 0.001);
  let rumbleLeft = 0;
  let rumbleRight = 0;
  for (let i = 0; i < send.length; i++) {
    // The offsets keep the decay out of denormal numbers.
    let left = (send.left[i - preDelay] ?? 0) + 1e-15;
    let right = (send.right[i - preDelay] ?? 0) - 1e-15;
    rumbleLeft += RUMBLE_SHARE * (left - rumbleLeft);
    rumbleRight += RUMBLE_SHARE * (right - rumbleRight);
    left = blurLeft[1].tick(blurLeft[0].tick(left - rumbleLeft));
    right = blurRight[1].tick(blurRight[0].tick(right - rumbleRight));
    let sum = 0;
    for (let q = 0; q < LINES.length; q++) {
      const old = memory[q * size + ((i - (lengths[q] ?? 0)) & mask)] ?? 0;
      const dark = (damped[q] ?? 0) + damping * (old - (damped[q] ?? 0));
      damped[q] = dark;
      const out = dark * (gains[q] ?? 0);
      heard[q] = out;
      sum += out;
    }
    sum *= 0.25;
    for (let q = 0; q < LINES.length; q++) {
      memory[q * size + (i & mask)] = (heard[q] ?? 0) - sum + (q % 2 === 0 ? left : right) * 0.5;
    }
    wet.left[i] = (from(0) - from(2) + from(4) - from(6) + 0.4 * (from(1) - from(5))) * 0.7;
    wet.right[i] = (from(1) - from(3) + from(5) - from(7) + 0.4 * (from(4) - from(0))) * 0.7;
  }
  return wet;
}
