/**
 * The painter's module for unit tests: compiled if its sources changed. Call it outside of tests: a busy machine compiles
 * longer than a test may take.
 */
import { buildCore } from '../../scripts/build/core.ts';
import { compileModule } from '../../src/engine/node/compile-module.ts';
import type { PaintExports } from '../../src/engine/paint/paint-exports.ts';

const FILE = new URL('../../build/painter.wasm', import.meta.url);

/** Returns a function that creates instances. */
export async function builtPainter(): Promise<() => { exports: PaintExports }> {
  await buildCore();
  const module = await compileModule(FILE);
  return () => new WebAssembly.Instance(module) as unknown as { exports: PaintExports };
}
