/** Seeded randomness and list access: the same seed always draws the same picture. */

/** A generator of numbers in [0, 1) (mulberry32). */
export function rng(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The element at an index; throws a RangeError when there is none. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return found;
}

/** The element at an index modulo the length. */
export const cycle = <T>(list: readonly T[], index: number): T => nth(list, index % list.length);

export const pick = <T>(random: () => number, list: readonly T[]): T => nth(list, Math.floor(random() * list.length));
