/** `promenade-core`: shortest any-angle paths. */
import { instantiateNavigation } from '../core/create-navigation.ts';
import type { Navigation, NavigationOptions } from '../core/navigation-api.ts';
import { lazyModule } from './open-module.ts';

export type {
  FindPathOptions,
  LocationShape,
  Navigation,
  NavigationInfo,
  NavigationOptions,
  NavigationResult,
  Ring,
} from '../core/navigation-api.ts';

/** The build inserts it. */
declare const NAVIGATION_MODULE: string;

const openModule = lazyModule(NAVIGATION_MODULE);

/**
 * Creates a navigation without a location. Each has its own memory; the module is compiled once. Rejects with a TypeError
 * when `memoryMb` is not 0 to 2048, and with the engine's error where WebAssembly with SIMD is not available.
 */
export async function createNavigation(options?: NavigationOptions): Promise<Navigation> {
  return instantiateNavigation(await openModule(), () => performance.now(), options);
}
