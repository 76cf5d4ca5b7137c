/** The cookie game's dialog. */
import { CookieIcon } from '@phosphor-icons/react/dist/csr/Cookie';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    cookie: undefined;
  }
}

export default defineScreen({
  name: 'cookie',
  publicName: 'cookie-clicker',
  title: titles.cookie,
  accent: 'bakery',
  widthPx: 1010,
  heightPx: 740,
  hasAwning: true,
  icon: CookieIcon,
  load: () => import('./cookie-screen.tsx'),
});
