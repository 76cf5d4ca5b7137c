/** Randomness of the radio: seeded by a text and split by name, so that a new note in one part does not change another part. */
import { rng } from '../../kit/random.ts';

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

export class Chance {
  readonly #label: string;
  readonly #next: () => number;

  constructor(label: string) {
    this.#label = label;
    this.#next = rng(seedOf(label));
  }

  /** An independent stream for the part of that name. */
  fork(name: string): Chance {
    return new Chance(`${this.#label}/${name}`);
  }

  /** 0 to 1 */
  next(): number {
    return this.#next();
  }

  /** -1 to 1 */
  both(): number {
    return this.#next() * 2 - 1;
  }

  /** Fills `into` with what as many calls of `both` return. */
  fillBoth(into: Float64Array): void {
    for (let i = 0; i < into.length; i++) into[i] = this.#next() * 2 - 1;
  }

  /** An integer from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(this.#next() * count);
  }

  isLucky(probability: number): boolean {
    return this.#next() < probability;
  }

  /** Approximately normal with standard deviation 1, between -3 and 3. */
  bell(): number {
    return this.both() + this.both() + this.both();
  }

  /** Seconds until the next event of a Poisson process with `perSecond` events per second. */
  untilNext(perSecond: number): number {
    return -Math.log(1 - this.#next() * 0.999) / perSecond;
  }

  /** White noise from -1 to 1 (xorshift, for speed). */
  noise(length: number): Float32Array {
    let state = Math.trunc(this.#next() * 4294967296) | 0 || 1;
    const samples = new Float32Array(length);
    for (let i = 0; i < length; i++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      samples[i] = state / 2147483648;
    }
    return samples;
  }
}
