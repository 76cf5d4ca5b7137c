/** The list behind the bell of the top bar. */
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    bell: undefined;
  }
}

export default defineScreen({
  name: 'bell',
  title: titles.bell,
  accent: 'bloom',
  widthPx: 560,
  heightPx: 690,
  icon: BellIcon,
  load: () => import('./bell-screen.tsx'),
});
