/**
 * Implements `Core` over instances of its two modules; no other code accesses their memory. A core has one location and one
 * game. Its calls are synchronous, so they never overlap.
 */
import type { CoreExports } from './core-exports.ts';
import { createMatch3 } from './match3.ts';
import { watchMemory } from './memory.ts';
import { createPictures } from './pictures.ts';
import type { Compositor } from './picture-types.ts';
import type { Core, Match3Game, Walking } from './types.ts';
import { createWalking } from './walking.ts';
import type { WalkingExports } from './walking-exports.ts';

/** The exports of the two modules. */
export interface CoreModules {
  /** Of `build/core.wasm` or `build/core-relaxed.wasm`. */
  pictures: object;
  /** Of `build/walking.wasm`. */
  walking: object;
}

/**
 * `now`: a clock in milliseconds, for the length of the slices in which tables are prepared. Throws a TypeError for other
 * modules.
 */
export const createCore = ({ pictures, walking }: CoreModules, now: () => number): Core => ({
  ...createWalkers(walking, now),
  ...createPicturesAndGames(pictures),
});

/** Only walking. `now` as for `createCore`. Throws a TypeError for another module than `CoreModules.walking`. */
export function createWalkers(exports: object, now: () => number): Walking {
  if (!isWalking(exports)) throw new TypeError('this is not the module of walking');
  return createWalking(exports, now);
}

/** Without walking. Throws a TypeError for another module than `CoreModules.pictures`. */
export function createPicturesAndGames(exports: object): Compositor & Match3Game {
  if (!isPictures(exports)) throw new TypeError('this is not the module of pictures');
  const memory = watchMemory(exports.memory);
  return { ...createPictures(exports, memory), ...createMatch3(exports, memory) };
}

const isPictures = (exports: object): exports is CoreExports => 'packPicture' in exports;
const isWalking = (exports: object): exports is WalkingExports => 'setGround' in exports;
