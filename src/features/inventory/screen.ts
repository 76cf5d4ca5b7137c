/** The player's items, previewed before they are applied, with size, skin and body. */
import { BackpackIcon } from '@phosphor-icons/react/dist/csr/Backpack';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    inventory: undefined;
  }
}

export default defineScreen({
  name: 'inventory',
  title: titles.inventory,
  accent: 'boutique',
  widthPx: 1160,
  heightPx: 800,
  hasAwning: true,
  icon: BackpackIcon,
  load: () => import('./inventory-screen.tsx'),
});
