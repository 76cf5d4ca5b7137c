/** /login: the sign-in card with a callbackUrl. A signed-in player is redirected to it at once. */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { AccessCard } from '../../features/login/access-card.tsx';
import { navigate, route, safeCallbackUrl } from '../../state/session/route.ts';
import { session } from '../../state/session/session.ts';
import { renderLook } from './look-picture.tsx';
import { LandingPage } from './landing-page.tsx';
import { LoadingScreen } from './loading-screen.tsx';

export function LoginPage() {
  const { search } = useSnapshot(route);
  const { status } = useSnapshot(session);
  const query = new URLSearchParams(search);
  const callbackUrl = safeCallbackUrl(query.get('callbackUrl'));
  const isSignedIn = status === 'authenticated';
  useEffect(() => {
    if (isSignedIn) navigate(callbackUrl, 'replace');
  }, [isSignedIn, callbackUrl]);
  if (status !== 'unauthenticated') return <LoadingScreen />;
  return (
    <LandingPage>
      <AccessCard callbackUrl={callbackUrl} renderLook={renderLook} providerError={query.get('error')} />
    </LandingPage>
  );
}
