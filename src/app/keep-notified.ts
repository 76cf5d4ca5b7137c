/**
 * Keeps the browser of a player who is notified while the page is closed registered, and opens what a notification is about. At
 * the sign-out it forgets what this browser keeps about the player.
 */
import { screenRegistry } from './all-screens.ts';
import { openScreenByName } from '../screens/screens.ts';
import { navigate, route } from '../state/session/route.ts';
import { beforeSignOut, session } from '../state/session/session.ts';
import { whenIdle } from '../ui/lazy/when-idle.ts';

/** Screens that an address may open: those of notifications, and of the shortcuts in `public/site.webmanifest`. */
const OPENABLE: readonly string[] = ['mail', 'forum', 'flow', 'wardrobe', 'store'];

const browser = () => import('../state/web-push/push-browser.ts');

beforeSignOut(() => {
  if (!('PushManager' in window)) return;
  // The server forgets the browser with the session.
  browser().then(
    ({ forgetThisBrowser }) => forgetThisBrowser(),
    () => undefined,
  );
});

// Pictures that were chosen and not sent do not stay on a shared computer.
beforeSignOut(() => {
  const username = session.user?.username;
  if (username === undefined || username === null) return;
  import('../state/session/kept-files.ts').then(
    ({ forgetFilesOf }) => forgetFilesOf(username),
    () => undefined,
  );
});

/** Opens the screen of `/?open=NAME` and cleans the address. Other names are ignored. */
function openFrom(search: string): void {
  const query = new URLSearchParams(search);
  const name = query.get('open');
  if (name === null) return;
  if (OPENABLE.includes(name) && screenRegistry.has(name)) openScreenByName(name);
}

/** Returns a function that stops it. */
export function openLinkedScreen(): () => void {
  const query = new URLSearchParams(route.search);
  if (query.has('open')) {
    openFrom(route.search);
    query.delete('open');
    navigate(`/${query.size > 0 ? `?${query}` : ''}`, 'replace');
  }
  const listener = ({ data }: MessageEvent): void => {
    const { kind, page } = (data ?? {}) as { kind?: unknown; page?: unknown };
    if (kind === 'open-page' && typeof page === 'string') openFrom(new URL(page, window.location.origin).search);
  };
  navigator.serviceWorker?.addEventListener('message', listener);
  return () => navigator.serviceWorker?.removeEventListener('message', listener);
}

/** A browser without an address makes no call. */
export function keepNotified(): void {
  const username = session.user?.username;
  if (!username || !('PushManager' in window)) return;
  void whenIdle()
    .then(browser)
    .then(({ renewThisBrowser }) => renewThisBrowser(username))
    // The preferences say why a browser is not notified.
    .catch(() => undefined);
}

/** The offer to install the page has time until the browser is idle. Returns a function that stops it. */
export function offerInstallationLater(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  void whenIdle()
    .then(() => import('./offer-installation.tsx'))
    .then(({ offerInstallation }) => {
      if (!isOver) stop = offerInstallation();
    })
    // Without the code it is offered at another visit.
    .catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
}
