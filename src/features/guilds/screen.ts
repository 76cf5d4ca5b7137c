/** Guilds: the placeholder of the specification. */
import { ShapesIcon } from '@phosphor-icons/react/dist/csr/Shapes';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    guilds: undefined;
  }
}

export default defineScreen({
  name: 'guilds',
  title: titles.guilds,
  accent: 'cafe',
  widthPx: 820,
  heightPx: 570,
  icon: ShapesIcon,
  load: () => import('./guilds-screen.tsx'),
});
