/** The navigation in Node: for the server, tests and benches. */
import { instantiateNavigation } from '../core/create-navigation.ts';
import type { Navigation, NavigationOptions } from '../core/navigation-api.ts';
import { compileModule } from './compile-module.ts';

const FILE = new URL('../../../build/navigation.wasm', import.meta.url);

/** Creates a navigation of its own. Rejects with the build command in the message when the core has not been built. */
export async function loadNavigation(options?: NavigationOptions): Promise<Navigation> {
  return instantiateNavigation(await compileModule(FILE), () => performance.now(), options);
}
