/** Registers screens by name. Pure: which screens exist is decided by the caller. */
import type { ComponentType } from 'react';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { type LazyPart, lazyPart } from '../ui/lazy/lazy-part.ts';
import type { ScreenManifest, ScreenProps } from './screens.ts';
import { text } from './text.ts';

type Content = ComponentType<ScreenProps<unknown>>;

export interface RegisteredScreen {
  manifest: ScreenManifest;
  /** Created once per screen: a new component type per rendering would reset the state of the screen. */
  Content: LazyPart<ScreenProps<unknown>>;
}

/** Registers each screen under its name and its public name. Throws when two screens have the same name. */
export function registerScreens(manifests: readonly ScreenManifest[]): ReadonlyMap<string, RegisteredScreen> {
  const registry = new Map<string, RegisteredScreen>();
  for (const manifest of manifests) {
    const load = manifest.load as () => Promise<{ default: Content }>;
    const screen = { manifest, Content: lazyPart(async () => (await load()).default, Loading) };
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
      <SkeletonRows label={text.loading} />
    </div>
  );
}
