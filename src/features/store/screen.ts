/** The store's dialog. */
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    /** With the page of an item, or of the look of the day. */
    store: { item?: string; isSet?: boolean } | undefined;
  }
}

export default defineScreen({
  name: 'store',
  title: titles.store,
  accent: 'boutique',
  widthPx: 1260,
  heightPx: 810,
  hasAwning: true,
  icon: StorefrontIcon,
  load: () => import('./store-screen.tsx'),
});
