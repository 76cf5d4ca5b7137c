/** `promenade-core/match3`: the match-three game. */
import type { Match3Exports } from '../core/core-exports.ts';
import { createMatch3 as wrapMatch3 } from '../core/match3.ts';
import type { Match3 } from '../core/match3-types.ts';
import { watchMemory } from '../core/memory.ts';
import { lazyModule } from './open-module.ts';

export type { Match3, Match3Run, Match3State, Match3Step, Match3Swap, Match3Turn } from '../core/match3-types.ts';

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
  return wrapMatch3(exports, watchMemory(exports.memory));
}
