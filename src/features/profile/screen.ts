/** The full profile of a player. */
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { defineScreen } from '../../screens/screens.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    about: { username: string };
  }
}

export default defineScreen({
  name: 'about',
  title: 'About',
  titleOf: ({ username }) => username,
  shop: 'gelato',
  widthPx: 980,
  heightPx: 700,
  icon: UserCircleIcon,
  load: () => import('./about-screen.tsx'),
});
