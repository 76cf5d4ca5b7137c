/** The dialog of membership and support. */
import { CrownIcon } from '@phosphor-icons/react/dist/csr/Crown';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    /** `gems`: opens at the gem packs. */
    membership: { at?: 'gems' } | undefined;
  }
}

export default defineScreen({
  name: 'membership',
  publicName: 'ad',
  title: titles.membership,
  accent: 'townhall',
  widthPx: 1120,
  heightPx: 800,
  hasAwning: true,
  icon: CrownIcon,
  load: () => import('./membership-screen.tsx'),
});
