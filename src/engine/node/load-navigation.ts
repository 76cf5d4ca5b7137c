/** The navigation in Node: for the server, tests and benches. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { instantiateNavigation } from '../core/create-navigation.ts';
import type { Navigation, NavigationOptions } from '../core/navigation-api.ts';

const FILE = new URL('../../../build/navigation.wasm', import.meta.url);

/** Creates a navigation of its own. Rejects with the build command in the message when the core has not been built. */
export async function loadNavigation(options?: NavigationOptions): Promise<Navigation> {
  return instantiateNavigation(await compileNavigation(), () => performance.now(), options);
}

async function compileNavigation(): Promise<WebAssembly.Module> {
  const bytes = await readFile(FILE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${fileURLToPath(FILE)} is missing: run "npm run build" first`);
  });
  return WebAssembly.compile(bytes);
}
