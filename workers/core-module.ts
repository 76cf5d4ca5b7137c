/** Loads the build of the core for this browser; the bundler emits each as a separate file. */
import { hasRelaxedSimd } from '../src/engine/core/relaxed-simd.ts';

/** The exports of the module, for `createCore`. */
export const loadCoreModule = (): Promise<object> =>
  hasRelaxedSimd() ? import('../build/core-relaxed.wasm') : import('../build/core.wasm');
