/** The screens of all features. A new screen is found by its `screen.ts`; no list has to be changed. */
import { registerScreens } from '../screens/screen-registry.tsx';
import type { ScreenManifest } from '../screens/screens.ts';

const modules = import.meta.glob<{ default: ScreenManifest }>('../features/*/screen.ts', { eager: true });

export const screenRegistry = registerScreens(Object.values(modules).map((module) => module.default));
