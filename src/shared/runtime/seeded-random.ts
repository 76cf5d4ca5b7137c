/** Seeded pseudo-randomness that is equal on the page, on the server and in every browser. Not for secrets. */

/** Seeds are unsigned integers of 32 bits. */
const SEED_COUNT = 2 ** 32;

/** A generator of numbers in [0, 1) (mulberry32 by T. Ettinger). Equal seeds give equal sequences. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / SEED_COUNT;
  };
}

/** A seed from a source of randomness in [0, 1). */
export const randomSeed = (random: () => number): number => Math.floor(random() * SEED_COUNT);
