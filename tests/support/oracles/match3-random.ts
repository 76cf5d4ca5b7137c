/** The random numbers of match-three as its rules define them, for games that tests compare with the core's. */
export interface GameRandom {
  seed(seed: number): void;
  /** An integer in [0, limit). */
  below(limit: number): number;
}

export function createGameRandom(): GameRandom {
  let state = 1;
  return {
    seed(seed) {
      let mixed = (seed + 0x9e3779b9) | 0;
      mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      mixed ^= mixed >>> 16;
      state = mixed === 0 ? 1 : mixed;
    },
    below(limit) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return Math.floor(((state >>> 0) * limit) / 4294967296);
    },
  };
}
