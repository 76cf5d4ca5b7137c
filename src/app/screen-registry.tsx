/**
 * Every screen of the client, found by its manifest: adding one touches its own folder alone.
 */
import type { ComponentType } from 'react';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { type LatePart, late } from '../ui/lazy/lazy-part.ts';
import type { ScreenManifest, ScreenProps } from '../screens/screens.ts';

type Content = ComponentType<ScreenProps<unknown>>;

export interface RegisteredScreen {
  manifest: ScreenManifest;
  /** Made once a screen: another component at each rendering would forget the screen's state. */
  Content: LatePart<ScreenProps<unknown>>;
}

/** Throws when two features claim one name: that is a mistake of the build, not of the player. */
export function registerScreens(manifests: readonly ScreenManifest[]): ReadonlyMap<string, RegisteredScreen> {
  const registry = new Map<string, RegisteredScreen>();
  for (const manifest of manifests) {
    if (registry.has(manifest.name)) throw new Error(`two screens are called '${manifest.name}'`);
    const load = manifest.load as () => Promise<{ default: Content }>;
    registry.set(manifest.name, { manifest, Content: late(async () => (await load()).default, Loading) });
  }
  return registry;
}

function Loading() {
  return (
    <div className="p-4">
      <SkeletonRows label="Loading..." />
    </div>
  );
}

const modules = import.meta.glob<{ default: ScreenManifest }>('../features/*/screen.ts', { eager: true });

export const screenRegistry = registerScreens(Object.values(modules).map((module) => module.default));
