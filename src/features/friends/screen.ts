/** The player's friends. */
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { defineScreen } from '../../screens/screens.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    friends: undefined;
  }
}

export default defineScreen({
  name: 'friends',
  title: 'Friends',
  accent: 'bloom',
  widthPx: 960,
  heightPx: 690,
  icon: UsersThreeIcon,
  load: () => import('./friends-screen.tsx'),
});
