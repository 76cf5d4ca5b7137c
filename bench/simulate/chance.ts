/** Seeded randomness. Each part of a simulation has a stream of its own, so that one part's draws do not change another's. */
import { mulberry32 } from '../../src/shared/runtime/seeded-random.ts';
import { fnv1a32 } from '../../src/shared/runtime/text-seed.ts';

export class Chance {
  /** Uniform in [0, 1). */
  readonly next: () => number;

  constructor(seed: number, stream: string) {
    this.next = mulberry32(fnv1a32(`${seed} ${stream}`));
  }

  /** An integer of `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True with this probability. */
  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** Throws for an empty list. */
  of<One>(list: readonly One[]): One {
    const one = list[Math.floor(this.next() * list.length)];
    if (list.length === 0) throw new RangeError('there is nothing to choose from');
    return one as One;
  }

  bytes(target: Uint8Array): void {
    for (let at = 0; at < target.length; at++) target[at] = Math.floor(this.next() * 256);
  }
}
