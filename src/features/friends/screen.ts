/** The player's friends. */
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    friends: undefined;
  }
}

export default defineScreen({
  name: 'friends',
  title: titles.friends,
  accent: 'bloom',
  widthPx: 960,
  heightPx: 690,
  icon: UsersThreeIcon,
  load: () => import('./friends-screen.tsx'),
});
