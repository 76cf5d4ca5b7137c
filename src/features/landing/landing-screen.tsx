/**
 * The visitors' screen: the place, the number of players, and the sign-in card. The caller passes in the card and the
 * offline message.
 */
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { clientConfig } from '../../net/client-config.ts';
import { LOCATION_NAME } from '../../shared/rules/town.ts';
import { Wordmark } from '../../ui/layout/sign.tsx';
import { Scenery } from './scenery.tsx';
import { landing, loadStatus } from './state.ts';
import { text } from './text.ts';

export interface LandingScreenProps {
  /** The card with the form. */
  children: ReactNode;
  /** Replaces everything when the server's status cannot be fetched. */
  offline?: ReactNode;
}

export function LandingScreen({ children, offline }: LandingScreenProps) {
  const { status, onlinePlayerCount, playerCount } = useSnapshot(landing);
  const { hasReports, contactEmail } = clientConfig();
  useEffect(() => {
    void loadStatus();
  }, []);
  return (
    <main className="fixed inset-0 overflow-hidden">
      <Scenery />
      {status === 'offline' && offline ? (
        <div className="absolute inset-0 grid place-items-center overflow-y-auto p-4">{offline}</div>
      ) : (
        <div className="doorway">
          <div className="doorway-name">
            <Wordmark word="Promenade" under={LOCATION_NAME} />
            {status !== 'offline' && (
              <output className="nametag status-pill">
                <span className="status-dot" data-waiting={status === 'loading' || undefined} aria-hidden />
                {status === 'loading'
                  ? text.loadingStatus
                  : text.statusLine({ online: onlinePlayerCount, total: playerCount })}
              </output>
            )}
            <p className="nametag doorway-creator">{text.creatorLine}</p>
            {hasReports && contactEmail !== null && (
              <p className="nametag doorway-creator doorway-report">
                {text.reportWithoutAccount}{' '}
                <a className="underline" href={`mailto:${contactEmail}`}>
                  {contactEmail}
                </a>
              </p>
            )}
          </div>
          <div className="doorway-form">{children}</div>
        </div>
      )}
    </main>
  );
}
