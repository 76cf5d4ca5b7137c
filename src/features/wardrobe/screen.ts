/** The player's clothes, put on and taken off at once. */
import { CoatHangerIcon } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    wardrobe: undefined;
  }
}

export default defineScreen({
  name: 'wardrobe',
  title: titles.wardrobe,
  accent: 'boutique',
  widthPx: 1160,
  heightPx: 800,
  hasAwning: true,
  icon: CoatHangerIcon,
  load: () => import('./wardrobe-screen.tsx'),
});
