/** The landing screen with its content. Shared by the pages that come before the game. */
import { type ReactNode, useEffect } from 'react';
import { LandingScreen } from '../../features/landing/landing-screen.tsx';
import { OfflineMessage } from '../../features/offline/offline-message.tsx';
import { whenIdle } from '../../ui/lazy/when-idle.ts';

export interface LandingPageProps {
  children: ReactNode;
}

export function LandingPage({ children }: LandingPageProps) {
  useEffect(startBackButtonLater, []);
  return <LandingScreen offline={<OfflineMessage role="alert" />}>{children}</LandingScreen>;
}

/** Back closes dialogs and steps of the form. Its code can wait: until then there are none. Returns a function that stops it. */
function startBackButtonLater(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  void whenIdle()
    .then(() => import('../../screens/back-button.ts'))
    .then(({ startBackButton }) => {
      if (!isOver) stop = startBackButton();
    })
    // Without the code, Back leaves the page.
    .catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
}
