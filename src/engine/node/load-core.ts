/** The core in Node: for the server, the art generator, tests and benches. Each call makes an instance of its own. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CoreOptions, createCore } from '../core/core.ts';
import type { Core } from '../core/types.ts';

const CORE_URL = new URL('../../../build/core.wasm', import.meta.url);

/** Instantiates `build/core.wasm`; rejects with one line that says what to run when it has not been built. */
export async function loadCore(options?: CoreOptions): Promise<Core> {
  return createCore(await instantiateCore(), options);
}

/** The bare instance, for tests that look behind `Core`. */
export async function instantiateCore(): Promise<WebAssembly.Instance> {
  const bytes = await readFile(CORE_URL).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${fileURLToPath(CORE_URL)} is missing: run "npm run build" first`);
  });
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance;
}
