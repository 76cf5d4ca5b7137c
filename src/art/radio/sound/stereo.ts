/** A stereo buffer; full scale is 1. The creator owns it. */
import { SAMPLE_RATE } from './units.ts';

export class Stereo {
  readonly length: number;
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;

  /** Silence of `length` samples. */
  constructor(length: number) {
    this.length = length;
    this.left = new Float32Array(length);
    this.right = new Float32Array(length);
  }

  get seconds(): number {
    return this.length / SAMPLE_RATE;
  }

  get channels(): readonly [Float32Array, Float32Array] {
    return [this.left, this.right];
  }

  /** Mixes another sound in from the start; samples after this one's end are dropped. */
  add(other: Stereo, gain = 1): void {
    const length = Math.min(this.length, other.length);
    for (let i = 0; i < length; i++) {
      this.left[i] = (this.left[i] ?? 0) + (other.left[i] ?? 0) * gain;
      this.right[i] = (this.right[i] ?? 0) + (other.right[i] ?? 0) * gain;
    }
  }

  /** Multiplies each channel by its gain. */
  scale(gainLeft: number, gainRight = gainLeft): this {
    for (let i = 0; i < this.length; i++) {
      this.left[i] = (this.left[i] ?? 0) * gainLeft;
      this.right[i] = (this.right[i] ?? 0) * gainRight;
    }
    return this;
  }

  clear(): void {
    this.left.fill(0);
    this.right.fill(0);
  }

  /** A copy of the samples from `from` to before `to`. */
  slice(from: number, to: number): Stereo {
    const part = new Stereo(Math.max(0, Math.min(to, this.length) - from));
    part.left.set(this.left.subarray(from, from + part.length));
    part.right.set(this.right.subarray(from, from + part.length));
    return part;
  }

  /** Frees the memory at once: a piece has 50 MB a buffer, which garbage collection would free late. Must not be used after. */
  free(): void {
    this.left.buffer.transfer(0);
    this.right.buffer.transfer(0);
  }
}

/** Range of a voice in a bus: its first sample and its maximum length in samples. */
export interface Span {
  start: number;
  length: number;
}

let scratch = new Float64Array(2 * SAMPLE_RATE);

/**
 * Adds one voice at the given gains. `render` fills all samples of the voice; their initial values are not defined. It gets
 * a whole voice, because a call per sample takes several times as long as its arithmetic. Calls cannot be nested.
 */
export function addVoice(
  out: Stereo,
  { start, length }: Span,
  gains: readonly [left: number, right: number],
  render: (voice: Float64Array) => void,
): void {
  const end = Math.min(length, out.length - start);
  if (end <= 0) return;
  if (scratch.length < end) scratch = new Float64Array(end);
  const voice = scratch.subarray(0, end);
  render(voice);
  out.channels.forEach((channel, side) => {
    const gain = gains[side] ?? 0;
    if (gain !== 0) addSamples(channel, start, voice, gain);
  });
}

function addSamples(channel: Float32Array, start: number, voice: Float64Array, gain: number): void {
  for (let i = 0; i < voice.length; i++) {
    channel[start + i] = (channel[start + i] ?? 0) + (voice[i] ?? 0) * gain;
  }
}

/** Constant-power gains of a position between left (-1) and right (1). */
export const panned = (pan: number, gain = 1): [left: number, right: number] => [
  gain * Math.sqrt(1 - pan),
  gain * Math.sqrt(1 + pan),
];
