/** The outlet's dialog. */
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    outlet: undefined;
  }
}

export default defineScreen({
  name: 'outlet',
  title: titles.outlet,
  accent: 'bloom',
  widthPx: 1220,
  heightPx: 810,
  hasAwning: true,
  icon: BasketIcon,
  load: () => import('./outlet-screen.tsx'),
});
