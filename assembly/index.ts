/**
 * The export list of the core's pictures and games; `src/engine/core` is its only caller. Addresses are for the caller's
 * views on memory, statuses are the bits of memory/status.ts. Exports validate their input and never trap; inner loops do
 * not check again.
 */
import { PICTURES_END } from './memory/layout';

export * from './raster/index';
export * from './match3/index';

export function layoutEnd(): usize {
  return PICTURES_END;
}
/** End of the compiler's static data. The layout reserves 64 KiB for it. */
export function staticEnd(): usize {
  return __heap_base;
}
