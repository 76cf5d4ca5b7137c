/** Moderators' actions on one player. */
import { GavelIcon } from '@phosphor-icons/react/dist/csr/Gavel';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    moderation: {
      username: string;
      tab?: 'chat' | 'mute' | 'log';
      /** Asks for the reason of this redaction at once. */
      redact?: { kind: 'comment' | 'reply' | 'outfit'; id: string };
    };
  }
}

export default defineScreen({
  name: 'moderation',
  title: titles.moderation,
  titleOf: ({ username }) => username,
  accent: 'townhall',
  widthPx: 720,
  heightPx: 620,
  icon: GavelIcon,
  load: () => import('./moderation-screen.tsx'),
});
