/** Saved looks that can be worn again. */
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    outfits: undefined;
  }
}

export default defineScreen({
  name: 'outfits',
  title: titles.outfits,
  accent: 'boutique',
  widthPx: 1000,
  heightPx: 700,
  hasAwning: true,
  icon: TShirtIcon,
  load: () => import('./outfits-screen.tsx'),
});
