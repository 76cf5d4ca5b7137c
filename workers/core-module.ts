/** Loads the modules of the core for this browser; the bundler emits each as a separate file. */
import { hasRelaxedSimd } from '../src/engine/core/relaxed-simd.ts';

/** For `createPicturesAndGames`. */
export const loadPictureModule = (): Promise<object> =>
  hasRelaxedSimd() ? import('../build/core-relaxed.wasm') : import('../build/core.wasm');

/** For `createWalkers`. */
export const loadWalkingModule = (): Promise<object> => import('../build/walking.wasm');
