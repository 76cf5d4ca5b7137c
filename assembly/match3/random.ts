/** The game's random numbers: xorshift32 (George Marsaglia). The same seed gives the same numbers on every machine. */
let state: u32 = 1;

/**
 * Sets the seed. Mixed with the finaliser of MurmurHash3 (Austin Appleby), so that similar seeds give different
 * sequences.
 */
export function seedRandom(seed: u32): void {
  let mixed = seed + 0x9e3779b9;
  mixed = (mixed ^ (mixed >>> 16)) * 0x85ebca6b;
  mixed = (mixed ^ (mixed >>> 13)) * 0xc2b2ae35;
  mixed ^= mixed >>> 16;
  state = mixed == 0 ? 1 : mixed;
}

/** An integer in [0, limit). */
export function below(limit: u32): u32 {
  let x = state;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  state = x;
  return <u32>((<u64>x * <u64>limit) >>> 32);
}
