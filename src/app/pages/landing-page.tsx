/** The landing screen with its content. Shared by the pages that come before the game. */
import type { ReactNode } from 'react';
import { LandingScreen } from '../../features/landing/landing-screen.tsx';
import { OfflineMessage } from '../../features/offline/offline-message.tsx';

export interface LandingPageProps {
  children: ReactNode;
}

export function LandingPage({ children }: LandingPageProps) {
  return <LandingScreen offline={<OfflineMessage role="alert" />}>{children}</LandingScreen>;
}
