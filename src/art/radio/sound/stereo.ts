/** A stereo buffer; full scale is 1. The creator owns it. */
import { SAMPLE_RATE } from './units.ts';

export class Stereo {
  readonly length: number;
  readonly left: Float32Array;
  readonly right: Float32Array;

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
}

/** Range of a voice in a bus: its first sample and its maximum length in samples. */
export interface Span {
  start: number;
  length: number;
}

/** Adds one voice, sample by sample, at the given gains. */
export function addVoice(
  out: Stereo,
  { start, length }: Span,
  gains: readonly [left: number, right: number],
  sampleAt: (index: number) => number,
): void {
  const [gainLeft, gainRight] = gains;
  const end = Math.min(length, out.length - start);
  for (let i = 0; i < end; i++) {
    const value = sampleAt(i);
    out.left[start + i] = (out.left[start + i] ?? 0) + value * gainLeft;
    out.right[start + i] = (out.right[start + i] ?? 0) + value * gainRight;
  }
}

/** Constant-power gains of a position between left (-1) and right (1). */
export const panned = (pan: number, gain = 1): [left: number, right: number] => [
  gain * Math.sqrt(1 - pan),
  gain * Math.sqrt(1 + pan),
];
