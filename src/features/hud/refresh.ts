/**
 * Refreshes the data of the top bar while it is mounted: every ten seconds (specification: world, sections 4 and 9),
 * or once a minute while the server pushes it, while the page is visible and a player is signed in, and at once when the
 * page becomes visible.
 */
import { ERROR_TEXTS } from '../../net/api-error.ts';
import { refreshBell } from '../../state/session/bell.ts';
import { isReplaced } from '../../state/session/connection.ts';
import { pollMs } from '../../state/session/pushes.ts';
import { refreshSession, session } from '../../state/session/session.ts';
import { refreshUnreadMail } from '../../state/session/unread.ts';
import { showToast } from '../../ui/feedback/toast.ts';

export const REFRESH_MS = 10_000;

/** Calls `refresh` until the returned function is called. */
export function keepRefreshed(refresh: () => void): () => void {
  let sinceMs = 0;
  const refreshIfSeen = (): void => {
    sinceMs = 0;
    if (document.visibilityState === 'visible' && session.status === 'authenticated' && !isReplaced()) refresh();
  };
  const timer = setInterval(() => {
    sinceMs += REFRESH_MS;
    if (sinceMs >= pollMs(REFRESH_MS)) refreshIfSeen();
  }, REFRESH_MS);
  document.addEventListener('visibilitychange', refreshIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshIfSeen);
  };
}

/** Refetches balances, membership, unread mails and the bell's count. */
export function refreshBar(): void {
  void refreshUnreadMail();
  void refreshBell();
  void refreshSession().then((isSignedIn) => {
    if (!isSignedIn) showToast({ text: ERROR_TEXTS.sessionExpired, tone: 'bad', id: 'session-expired' });
  });
}
