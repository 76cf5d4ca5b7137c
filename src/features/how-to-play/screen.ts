/** How to play: what mouse, keys and fingers do. */
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    'how-to-play': undefined;
  }
}

export default defineScreen({
  name: 'how-to-play',
  title: titles.howToPlay,
  accent: 'harbour',
  widthPx: 720,
  heightPx: 660,
  icon: BookOpenIcon,
  load: () => import('./how-to-play-screen.tsx'),
});
