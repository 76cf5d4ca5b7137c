/** The full profile of a player. */
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    /** `tab`: the tab that opens first. `commentId`: a comment or an answer to show in it. */
    profile: { username: string; tab?: 'comments' | undefined; commentId?: string | undefined };
  }
}

export default defineScreen({
  name: 'profile',
  publicName: 'about',
  title: titles.profile,
  titleOf: ({ username }) => username,
  accent: 'gelato',
  widthPx: 980,
  heightPx: 700,
  icon: UserCircleIcon,
  load: () => import('./profile-screen.tsx'),
});
