/** The player's activity, the calendar of events, and the placeholder of guilds. */
import { NewspaperIcon } from '@phosphor-icons/react/dist/csr/Newspaper';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    feed: undefined;
  }
}

export default defineScreen({
  name: 'feed',
  title: titles.feed,
  accent: 'books',
  widthPx: 1060,
  heightPx: 760,
  icon: NewspaperIcon,
  load: () => import('./feed-screen.tsx'),
});
