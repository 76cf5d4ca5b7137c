/** Reports: the form of a new one, own reports, and for moderators those that wait for a decision. */
import { GavelIcon } from '@phosphor-icons/react/dist/csr/Gavel';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';
import type { ReportSubject } from '../../state/people/report-subject.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    reports:
      | {
          /** Opens the form. */
          report?: { username: string; about: ReportSubject };
          /** `queue` is for moderators. */
          tab?: 'mine' | 'queue';
        }
      | undefined;
  }
}

export default defineScreen({
  name: 'reports',
  title: titles.reports,
  accent: 'townhall',
  widthPx: 900,
  heightPx: 640,
  icon: GavelIcon,
  load: () => import('./reports-screen.tsx'),
});
