/** The studio's chance: seeded by a text and split by name, so that a note added to one part never disturbs another. */
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

  /** A stream of its own for the part of that name. */
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

  /** A whole number below `count`. */
  below(count: number): number {
    return Math.floor(this.#next() * count);
  }

  isLucky(probability: number): boolean {
    return this.#next() < probability;
  }

  /** Bell-shaped with a spread of about 1, never beyond 3. */
  bell(): number {
    return this.both() + this.both() + this.both();
  }

  /** Seconds until the next of events that come `perSecond` times a second on average. */
  untilNext(perSecond: number): number {
    return -Math.log(1 - this.#next() * 0.999) / perSecond;
  }

  /** White noise from -1 to 1, quickly (xorshift). */
  noise(length: number): Float32Array {
    let state = Math.trunc(this.#next() * 4294967296) | 0 || 1;
    return new Float32Array(length).map(() => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state / 2147483648;
    });
  }
}
