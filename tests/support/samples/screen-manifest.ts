/** A screen for tests of the dialogs' host. */
import type { ReactNode } from 'react';
import type { ScreenManifest } from '../../../src/screens/screens.ts';

export const manifestOf = (name: string, Content: () => ReactNode): ScreenManifest => ({
  name,
  title: name,
  accent: 'bloom',
  widthPx: 900,
  heightPx: 700,
  load: () => Promise.resolve({ default: Content }),
});
