/**
 * A small router over the browser's history. Screens change the path with `navigate`. The browser handles addresses that
 * do not belong to the client.
 */
import { proxy } from 'valtio';

const CLIENT_PATHS = ['/', '/login', '/reset-password'] as const;

export interface Route {
  path: string;
  /** With its '?', or empty. */
  search: string;
}

export const route = proxy<Route>({ path: window.location.pathname, search: window.location.search });

const readLocation = (): void => {
  route.path = window.location.pathname;
  route.search = window.location.search;
};

/** Follows the browser's back and forward buttons. Returns a function that stops it. */
export function startRouter(): () => void {
  readLocation();
  window.addEventListener('popstate', readLocation);
  return () => window.removeEventListener('popstate', readLocation);
}

/** Navigates to a path of this origin. */
export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  const url = new URL(to, window.location.href);
  const isOurs = url.origin === window.location.origin && CLIENT_PATHS.some((path) => path === url.pathname);
  if (!isOurs) {
    window.location.assign(url);
    return;
  }
  const address = url.pathname + url.search + url.hash;
  if (how === 'replace') window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  readLocation();
}

/**
 * The callbackUrl of the sign-in page: a path of this origin, else '/'. Other origins, however spelled, and the sign-in
 * page itself are rejected; so is a path that resolves to another host ('/x/..//host').
 */
export function safeCallbackUrl(value: string | null, origin = window.location.origin): string {
  if (!value?.startsWith('/')) return '/';
  try {
    const url = new URL(value, origin);
    const isElsewhere = url.origin !== origin || url.pathname.startsWith('//');
    if (isElsewhere || url.pathname === '/login') return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}
