/** Mail. */
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';
import type { Mail } from '../../shared/contract/mail.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    /** A mail to open, as an object or by its id. */
    mail: { selectedEmail?: Mail; selectedEmailId?: string } | undefined;
  }
}

export default defineScreen({
  name: 'mail',
  publicName: 'email',
  title: titles.mail,
  accent: 'bloom',
  widthPx: 1000,
  heightPx: 690,
  icon: EnvelopeSimpleIcon,
  load: () => import('./mail-screen.tsx'),
});
