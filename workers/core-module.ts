/** Loads the modules of the core for this browser; the bundler emits each as a separate file. */
import type { CoreModules } from '../src/engine/core/core.ts';
import { hasRelaxedSimd } from '../src/engine/core/relaxed-simd.ts';

/** For `createPicturesAndGames`. */
export const loadPictureModule = (): Promise<object> =>
  hasRelaxedSimd() ? import('../build/core-relaxed.wasm') : import('../build/core.wasm');

/** For `createCore`. */
export async function loadCoreModules(): Promise<CoreModules> {
  const [pictures, walking] = await Promise.all([loadPictureModule(), import('../build/walking.wasm')]);
  return { pictures, walking };
}
