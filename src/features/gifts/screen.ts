/** Gifts to the player and from the player, and the moment of unwrapping one. */
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    /** The gift that is shown; absent: all of them. */
    gifts: { giftId: string } | undefined;
  }
}

export default defineScreen({
  name: 'gifts',
  title: titles.gifts,
  accent: 'bloom',
  widthPx: 560,
  heightPx: 690,
  icon: BellIcon,
  load: () => import('./gifts-screen.tsx'),
});
