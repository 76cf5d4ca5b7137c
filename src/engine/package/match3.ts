/** `promenade-core/match3`: the match-three game. */
import type { Match3Exports } from '../core/core-exports.ts';
import { createMatch3 as wrapMatch3 } from '../core/match3.ts';
import type { Match3State, Match3Swap, Match3Turn } from '../core/match3-types.ts';
import { watchMemory } from '../core/memory.ts';
import { lazyModule } from './open-module.ts';

export type { Match3Run, Match3State, Match3Step, Match3Swap, Match3Turn } from '../core/match3-types.ts';

/** A board of 6x6 cells and five gems. Its calls are synchronous. */
export interface Match3 {
  /** Starts a new game. The seed is used as a 32-bit number; seed and swaps determine every gem, on every machine. */
  start(seed: number): Match3State;
  /**
   * Swaps two cells. Null, without any change, unless they are neighbours and make a run of three or more, or when no game
   * has been started. At most 256 steps of a cascade are listed; all are played.
   */
  swap(swap: Match3Swap): Match3Turn | null;
  /**
   * Plays a log, the `logged` bytes of all turns, from the start, and leaves the game in its last state. Null when the log
   * is not valid for `seed`, or longer than 131,072 bytes; after that `start` or a valid log must follow.
   */
  replay(seed: number, log: Uint8Array): Match3State | null;
}

/** The build inserts it. */
declare const MATCH3_MODULE: string;

const openModule = lazyModule(MATCH3_MODULE);

/**
 * Creates a board with its own memory of 320 KiB; games on different boards do not affect each other. Rejects with the
 * engine's error where WebAssembly with SIMD is not available.
 */
export async function createMatch3(): Promise<Match3> {
  const instance = await WebAssembly.instantiate(await openModule(), {});
  const exports = instance.exports as unknown as Match3Exports;
  const { startMatch3, swapMatch3, replayMatch3 } = wrapMatch3(exports, watchMemory(exports.memory));
  return { start: startMatch3, swap: swapMatch3, replay: replayMatch3 };
}
