/** The player's own item submissions. */
import { PaintBrushIcon } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    creations: undefined;
  }
}

export default defineScreen({
  name: 'creations',
  publicName: 'creator',
  title: titles.creations,
  accent: 'cafe',
  widthPx: 1160,
  heightPx: 760,
  icon: PaintBrushIcon,
  load: () => import('./creations-screen.tsx'),
});
