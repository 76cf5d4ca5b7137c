/** /reset-password: the target of the mailed link. */
import { useSnapshot } from 'valtio';
import { ResetPasswordCard } from '../../features/reset-password/reset-password-card.tsx';
import { route } from '../../state/session/route.ts';
import { LandingPage } from './landing-page.tsx';

export default function ResetPasswordPage() {
  const query = new URLSearchParams(useSnapshot(route).search);
  return (
    <LandingPage>
      <ResetPasswordCard token={query.get('token')} error={query.get('error')} />
    </LandingPage>
  );
}
