/** Delay effects: chorus, tape drift, ping-pong echo and reverb. */
import type { Chance } from '../sound/random.ts';
import type { Stereo } from '../sound/stereo.ts';
import { loopFactor, SAMPLE_RATE, samplesOf } from '../sound/units.ts';
import { sine } from './oscillators.ts';

/**
 * A sample between two samples of a ring buffer, `delay` samples before index `at`. Hermite interpolation of four samples,
 * because linear interpolation attenuates the treble. The length of the buffer is a power of two.
 */
function between(ring: Float32Array, at: number, delay: number): number {
  const mask = ring.length - 1;
  const whole = Math.floor(delay);
  const fraction = delay - whole;
  const place = at - whole;
  const after = ring[(place + 1) & mask] ?? 0;
  const here = ring[place & mask] ?? 0;
  const before = ring[(place - 1) & mask] ?? 0;
  const earlier = ring[(place - 2) & mask] ?? 0;
  const c1 = 0.5 * (before - after);
  const c2 = after - 2.5 * here + 2 * before - 0.5 * earlier;
  const c3 = 0.5 * (earlier - after) + 1.5 * (here - before);
  return ((c3 * fraction + c2) * fraction + c1) * fraction + here;
}

const CHORUS = { rateHz: 0.55, depthMs: 2.2, baseMs: 11 };

/** Chorus in place. The channels are a quarter period apart, which widens the stereo image. `mix` 0 to 1. */
export function chorus(sound: Stereo, mix: number): void {
  sound.channels.forEach((channel, side) => {
    const ring = new Float32Array(4096);
    for (let i = 0; i < channel.length; i++) {
      const dry = channel[i] ?? 0;
      ring[i & 4095] = dry;
      const swing = CHORUS.depthMs * sine((CHORUS.rateHz * i) / SAMPLE_RATE + side * 0.25);
      const wet = between(ring, i, (CHORUS.baseMs + swing) * 0.001 * SAMPLE_RATE);
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
  const { left, right, length } = sound;
  const ringLeft = new Float32Array(8192);
  const ringRight = new Float32Array(8192);
  for (let i = 0; i < length; i++) {
    ringLeft[i & 8191] = left[i] ?? 0;
    ringRight[i & 8191] = right[i] ?? 0;
    const t = i / SAMPLE_RATE;
    const drift = wow * sine(wowHz * t + wowPhase) + flutter * sine(flutterHz * t + flutterPhase);
    const delay = wow + flutter + 4 + drift;
    left[i] = between(ringLeft, i, delay);
    right[i] = between(ringRight, i, delay);
  }
}

/**
 * A ping-pong echo that becomes darker with each repeat: replaces `out` by the echoes of a sound without itself. `sum`: of both
 * channels of the sound.
 */
export function pingPong(sum: Float32Array, { left, right, length }: Stereo, timeS: number, feedback: number): void {
  const period = Math.max(1, samplesOf(timeS));
  const ringLeft = new Float32Array(period);
  const ringRight = new Float32Array(period);
  let at = 0;
  let darkLeft = 0;
  let darkRight = 0;
  let rumbleLeft = 0;
  let rumbleRight = 0;
  for (let i = 0; i < length; i++) {
    const l = ringLeft[at] ?? 0;
    const r = ringRight[at] ?? 0;
    const send = (sum[i] ?? 0) * 0.5;
    left[i] = l;
    right[i] = r;
    darkLeft += 0.28 * (r - darkLeft);
    darkRight += 0.28 * (l - darkRight);
    rumbleLeft += 0.02 * (darkLeft - rumbleLeft);
    rumbleRight += 0.02 * (darkRight - rumbleRight);
    ringLeft[at] = send + (darkLeft - rumbleLeft) * feedback;
    ringRight[at] = (darkRight - rumbleRight) * Math.min(1, feedback * 1.6);
    at = at + 1 === period ? 0 : at + 1;
  }
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
  readonly #ring = new Float32Array(512);
  readonly #delay: number;
  #at = 0;

  constructor(delay: number) {
    this.#delay = delay;
  }

  /** Replaces the first `count` samples; they follow those of the previous call. */
  run(samples: Float64Array, count: number): void {
    const ring = this.#ring;
    const mask = ring.length - 1;
    const first = this.#at;
    const delay = this.#delay;
    for (let i = 0; i < count; i++) {
      const past = ring[(first + i - delay) & mask] ?? 0;
      const inner = (samples[i] ?? 0) - 0.6 * past;
      ring[(first + i) & mask] = inner;
      samples[i] = past + 0.6 * inner;
    }
    this.#at = first + count;
  }
}

/** Samples that are processed at a time. */
const REVERB_BLOCK = 4096;

/** One channel on its way into the reverb: delayed, high-passed and blurred. */
class ReverbInput {
  readonly #channel: Float32Array;
  readonly #delay: number;
  readonly #offset: number;
  readonly #blurs: readonly Blur[];
  #rumble = 0;
  readonly samples = new Float64Array(REVERB_BLOCK);

  /** `offset` keeps the decay out of denormal numbers. */
  constructor(channel: Float32Array, delay: number, offset: number, blurs: readonly Blur[]) {
    this.#channel = channel;
    this.#delay = delay;
    this.#offset = offset;
    this.#blurs = blurs;
  }

  /** Fills `samples` with the next `count` samples, from sample `from` of the channel. */
  fill(from: number, count: number): void {
    const { samples } = this;
    const channel = this.#channel;
    const offset = this.#offset;
    const start = from - this.#delay;
    let rumble = this.#rumble;
    for (let i = 0; i < count; i++) {
      const place = start + i;
      const input = (place < 0 ? 0 : (channel[place] ?? 0)) + offset;
      rumble += RUMBLE_SHARE * (input - rumble);
      samples[i] = input - rumble;
    }
    this.#rumble = rumble;
    for (const blur of this.#blurs) blur.run(samples, count);
  }
}

/** Reverb by a feedback delay network of eight lines (Jot, with a Householder matrix). Adds only the wet signal to `out`. */
export function reverb(send: Stereo, room: Room, out: Stereo, gain: number): void {
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
  const preDelay = samplesOf(room.preDelayMs * 0.001);
  const left = new ReverbInput(send.left, preDelay, 1e-15, [new Blur(142), new Blur(379)]);
  const right = new ReverbInput(send.right, preDelay, -1e-15, [new Blur(107), new Blur(277)]);
  for (let start = 0; start < send.length; start += REVERB_BLOCK) {
    const count = Math.min(REVERB_BLOCK, send.length - start);
    left.fill(start, count);
    right.fill(start, count);
    for (let k = 0; k < count; k++) {
      const i = start + k;
      let sum = 0;
      for (let q = 0; q < LINES.length; q++) {
        const old = memory[q * size + ((i - (lengths[q] ?? 0)) & mask)] ?? 0;
        const dark = (damped[q] ?? 0) + damping * (old - (damped[q] ?? 0));
        damped[q] = dark;
        const value = dark * (gains[q] ?? 0);
        heard[q] = value;
        sum += value;
      }
      sum *= 0.25;
      const inputLeft = (left.samples[k] ?? 0) * 0.5;
      const inputRight = (right.samples[k] ?? 0) * 0.5;
      for (let q = 0; q < LINES.length; q += 2) {
        memory[q * size + (i & mask)] = (heard[q] ?? 0) - sum + inputLeft;
        memory[(q + 1) * size + (i & mask)] = (heard[q + 1] ?? 0) - sum + inputRight;
      }
      const wetLeft = (from(0) - from(2) + from(4) - from(6) + 0.4 * (from(1) - from(5))) * 0.7;
      const wetRight = (from(1) - from(3) + from(5) - from(7) + 0.4 * (from(4) - from(0))) * 0.7;
      out.left[i] = (out.left[i] ?? 0) + Math.fround(wetLeft) * gain;
      out.right[i] = (out.right[i] ?? 0) + Math.fround(wetRight) * gain;
    }
  }
}
