/** The album of lanterns: today's five hints and the stamps of full days. The cat statue's door leads here. */
import { LampPendantIcon } from '@phosphor-icons/react/dist/csr/LampPendant';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    album: undefined;
  }
}

export default defineScreen({
  name: 'album',
  title: titles.album,
  accent: 'townhall',
  widthPx: 760,
  heightPx: 680,
  icon: LampPendantIcon,
  load: () => import('./album-screen.tsx'),
});
