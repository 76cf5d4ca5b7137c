/** FLOW's dialog. */
import { DiamondsFourIcon } from '@phosphor-icons/react/dist/csr/DiamondsFour';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    flow: undefined;
  }
}

export default defineScreen({
  name: 'flow',
  title: titles.flow,
  accent: 'harbour',
  widthPx: 950,
  heightPx: 720,
  icon: DiamondsFourIcon,
  load: () => import('./flow-screen.tsx'),
});
