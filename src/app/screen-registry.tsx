/**
 * Every screen of the client, found by its manifest: adding one touches its own folder alone. A dialog that the
 * specifications name and that no feature shows yet is taken by its placeholder.
 */
import { type ComponentType, lazy } from 'react';
import { type Placeholder, PLACEHOLDERS } from './placeholders.tsx';
import type { ScreenManifest, ScreenProps } from './screens.ts';

type Content = ComponentType<ScreenProps<unknown>>;

export interface RegisteredScreen {
  manifest: ScreenManifest;
  /** Made once a screen: another component at each rendering would forget the screen's state. */
  Content: Content;
  isPlaceholder: boolean;
}

const PLACEHOLDER_SIZE = { widthPx: 760, heightPx: 560 } as const;

/** Throws when two features claim one name: that is a mistake of the build, not of the player. */
export function registerScreens(
  manifests: readonly ScreenManifest[],
  placeholders: readonly Placeholder[] = [],
): ReadonlyMap<string, RegisteredScreen> {
  const registry = new Map<string, RegisteredScreen>();
  for (const manifest of manifests) {
    if (registry.has(manifest.name)) throw new Error(`two screens are called '${manifest.name}'`);
    const load = manifest.load as () => Promise<{ default: Content }>;
    registry.set(manifest.name, { manifest, Content: lazy(load), isPlaceholder: false });
  }
  for (const placeholder of placeholders) {
    if (!registry.has(placeholder.name)) registry.set(placeholder.name, registeredPlaceholder(placeholder));
  }
  return registry;
}

function registeredPlaceholder(placeholder: Placeholder): RegisteredScreen {
  const { name, title, shop, hasAwning, icon: IconOf } = placeholder;
  const Content = lazy(async () => {
    const { PlaceholderScreen } = await import('./placeholder-screen.tsx');
    return {
      default: (props: ScreenProps<unknown>) => <PlaceholderScreen {...props} placeholder={placeholder} />,
    };
  });
  const manifest: ScreenManifest = {
    name,
    title,
    shop,
    hasAwning,
    icon: () => <IconOf weight="fill" />,
    ...PLACEHOLDER_SIZE,
    load: () => Promise.resolve({ default: Content }),
  };
  return { manifest, Content, isPlaceholder: true };
}

const modules = import.meta.glob<{ default: ScreenManifest }>('../features/*/screen.ts', { eager: true });

export const screenRegistry = registerScreens(
  Object.values(modules).map((module) => module.default),
  PLACEHOLDERS,
);
