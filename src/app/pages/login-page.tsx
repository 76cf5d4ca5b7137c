/** /login: the sign-in card with a callbackUrl. A signed-in player is redirected to it at once. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AccessCard } from '../../features/login/access-card.tsx';
import { navigate, route, safeCallbackUrl } from '../../state/session/route.ts';
import { session } from '../../state/session/session.ts';
import { renderLook } from './look-picture.tsx';
import { LandingPage } from './landing-page.tsx';
import { LoadingScreen } from './loading-screen.tsx';

export function LoginPage() {
  // Of the address that was opened: once the callbackUrl is the address, it is not looked for in it.
  const [query] = useState(() => new URLSearchParams(route.search));
  const { status } = useSnapshot(session);
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
