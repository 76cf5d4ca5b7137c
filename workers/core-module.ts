/** Loads the build of the core that this browser takes; the bundler makes a file of its own of each. */
import { hasRelaxedSimd } from '../src/engine/core/relaxed-simd.ts';

/** The exports of the module, for `createCore`. */
export const loadCoreModule = (): Promise<object> =>
  hasRelaxedSimd() ? import('../build/core-relaxed.wasm') : import('../build/core.wasm');
