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

/** Registers each screen under its name and its public name. Throws when two screens have the same name. */
export function registerScreens(manifests: readonly ScreenManifest[]): ReadonlyMap<string, RegisteredScreen> {
  const registry = new Map<string, RegisteredScreen>();
  for (const manifest of manifests) {
    const load = manifest.load as () => Promise<{ default: Content }>;
    const screen = { manifest, Content: late(async () => (await load()).default, Loading) };
    for (const name of namesOf(manifest)) {
      if (registry.has(name)) throw new Error(`two screens are called '${name}'`);
      registry.set(name, screen);
    }
  }
  return registry;
}

const namesOf = ({ name, publicName }: ScreenManifest): readonly string[] =>
  publicName === undefined ? [name] : [name, publicName];

function Loading() {
  return (
    <div className="p-4">
      <SkeletonRows label="Loading..." />
    </div>
  );
}

const modules = import.meta.glob<{ default: ScreenManifest }>('../features/*/screen.ts', { eager: true });

export const screenRegistry = registerScreens(Object.values(modules).map((module) => module.default));
