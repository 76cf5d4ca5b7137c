/** What players drew: the page of a creator, and the favourites of a month. */
import { PaintBrushIcon } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    /** Absent: the favourites. */
    creators: { username: string } | undefined;
  }
}

export default defineScreen({
  name: 'creators',
  title: titles.creators,
  accent: 'cafe',
  widthPx: 960,
  heightPx: 700,
  icon: PaintBrushIcon,
  load: () => import('./creators-screen.tsx'),
});
