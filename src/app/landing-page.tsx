/** The landing screen with the way in that belongs there; pages before the game share it. */
import type { ReactNode } from 'react';
import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { OfflineMessage } from '../features/offline/offline-message.tsx';

export interface LandingPageProps {
  children: ReactNode;
}

export function LandingPage({ children }: LandingPageProps) {
  return <LandingScreen offline={<OfflineMessage />}>{children}</LandingScreen>;
}
