/** Whole looks, kept and worn again. */
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { createElement } from 'react';
import { defineScreen } from '../../app/screens.ts';

declare module '../../app/screens.ts' {
  interface ScreenParams {
    outfits: undefined;
  }
}

export default defineScreen({
  name: 'outfits',
  title: 'Outfits',
  shop: 'boutique',
  widthPx: 1000,
  heightPx: 700,
  hasAwning: true,
  icon: () => createElement(TShirtIcon, { weight: 'fill' }),
  load: () => import('./outfits-screen.tsx'),
});
