/** The root page (specification: world, section 2.1): shows the page that the session's state asks for. */
import { type ComponentType, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AccessCard } from '../features/login/access-card.tsx';
import { route } from '../state/session/route.ts';
import { session } from '../state/session/session.ts';
import { useEmailNote } from './email-note.ts';
import { renderLook } from './pages/look-picture.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.ts';
import { LandingPage } from './pages/landing-page.tsx';
import { LoadingScreen } from './pages/loading-screen.tsx';
import { TownGame } from './town-game.ts';

const FinishRegistrationPage = lazyPart(
  async () => (await import('./pages/finish-registration-page.tsx')).default,
  LoadingScreen,
);

function Landing({ hasFocus }: { hasFocus: boolean }) {
  useEmailNote();
  const { search } = useSnapshot(route);
  // The link of a post leads to it after signing in.
  const target = /[?&]post=/.test(search) ? `/${search}` : '/';
  return (
    <LandingPage>
      <AccessCard callbackUrl={target} renderLook={renderLook} hasFocus={hasFocus} />
    </LandingPage>
  );
}

export interface SessionGateProps {
  /** Rendered for a player with a username. */
  Game?: ComponentType;
}

export function SessionGate({ Game = TownGame }: SessionGateProps) {
  const { status, user } = useSnapshot(session);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'authenticated' && !wasSignedIn) setWasSignedIn(true);
  if (status === 'loading') return <LoadingScreen />;
  if (status === 'unauthenticated') return <Landing hasFocus={wasSignedIn} />;
  return user?.username ? <Game /> : <FinishRegistrationPage />;
}
