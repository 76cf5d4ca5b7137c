/** Every screen of the client, found by its manifest: adding one touches its own folder alone. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ScreenManifest, ScreenProps } from './screens.ts';

type Content = ComponentType<ScreenProps<unknown>>;

export interface RegisteredScreen {
  manifest: ScreenManifest;
  /** Made once a screen: another component at each rendering would forget the screen's state. */
  Content: LazyExoticComponent<Content>;
}

/** Throws when two features claim one name: that is a mistake of the build, not of the player. */
export function registerScreens(manifests: readonly ScreenManifest[]): ReadonlyMap<string, RegisteredScreen> {
  const registry = new Map<string, RegisteredScreen>();
  for (const manifest of manifests) {
    if (registry.has(manifest.name)) throw new Error(`two screens are called '${manifest.name}'`);
    const load = manifest.load as () => Promise<{ default: Content }>;
    registry.set(manifest.name, { manifest, Content: lazy(load) });
  }
  return registry;
}

const modules = import.meta.glob<{ default: ScreenManifest }>('../features/*/screen.ts', { eager: true });

export const screenRegistry = registerScreens(Object.values(modules).map((module) => module.default));
