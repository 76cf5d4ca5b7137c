/** Preferences of a player in this browser: look, sound, motion, keys, and help. */
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    preferences: undefined;
  }
}

export default defineScreen({
  name: 'preferences',
  title: titles.preferences,
  accent: 'townhall',
  widthPx: 620,
  heightPx: 660,
  icon: SlidersHorizontalIcon,
  load: () => import('./preferences-screen.tsx'),
});
