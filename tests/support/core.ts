/** The core for unit tests: compiled if its sources changed, then loaded. */
import { buildCore } from '../../scripts/build/core.ts';
import type { Core } from '../../src/engine/core/types.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';

export async function builtCore(): Promise<Core> {
  await buildCore();
  return await loadCore();
}
