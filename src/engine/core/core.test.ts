/** The contract between the module and its TypeScript side: memory layout, status numbers, other modules. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCore } from '../../../scripts/build/core.ts';
import { instantiateCore } from '../node/load-core.ts';
import { createCore } from './core.ts';
import type { CoreExports } from './core-exports.ts';
import * as status from './status.ts';

describe('the core module', () => {
  let exports: CoreExports;
  beforeAll(async () => {
    await buildCore();
    exports = (await instantiateCore()).exports as unknown as CoreExports;
  }, 120_000);

  it('allocates all of its memory at the start', () => {
    expect(exports.memory.buffer.byteLength).toBeGreaterThanOrEqual(exports.layoutEnd());
    expect(exports.staticEnd()).toBeLessThanOrEqual(exports.ringSizesAddress());
  });

  it('imports nothing', async () => {
    const bytes = readFileSync(new URL('../../../build/core.wasm', import.meta.url));
    expect(WebAssembly.Module.imports(new WebAssembly.Module(bytes))).toEqual([]);
  });

  it('uses the same status numbers as the TypeScript side', () => {
    const source = readFileSync(new URL('../../../assembly/memory/status.ts', import.meta.url), 'utf8');
    const theirs = [...source.matchAll(/export const (\w+): i32 = (\d+);/g)].map(([, name, bit]) => [
      name,
      Number(bit),
    ]);
    expect(Object.keys(status).length).toBeGreaterThan(0);
    expect(Object.fromEntries(theirs)).toMatchObject({ ...status });
  });

  it('rejects other modules', () => {
    expect(() => createCore({ exports: {} })).toThrow(TypeError);
  });
});
