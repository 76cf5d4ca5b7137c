/** What the service worker does with a request: pure, and the only place where the kept addresses are named. */

/**
 * `page`: from the network, the kept shell when there is none. `forever`: content-addressed, kept on first sight. `fresh`:
 * from the network, the kept copy when there is none. `pass`: not the worker's business.
 */
export type Handling = 'page' | 'forever' | 'fresh' | 'pass';

export interface Asked {
  url: string;
  method: string;
  /** A page is opened. */
  isNavigation: boolean;
  /** Only a part is asked for. */
  isPartial: boolean;
}

const KEPT = ['/assets/', '/game-assets/', '/storage/', '/emojis/', '/ui/', '/gltf/'] as const;
const PAGES = ['/', '/login', '/reset-password'] as const;

/** API, socket, radio, avatars and other origins always pass; so does everything that changes something. */
export function handlingOf({ url, method, isNavigation, isPartial }: Asked, origin: string): Handling {
  const { pathname, searchParams, origin: host } = new URL(url);
  if (method !== 'GET' || isPartial || host !== origin) return 'pass';
  if (isNavigation) return PAGES.some((page) => page === pathname) ? 'page' : 'pass';
  if (!KEPT.some((folder) => pathname.startsWith(folder))) return 'pass';
  return pathname.startsWith('/assets/') || searchParams.has('v') ? 'forever' : 'fresh';
}

/** Hashed files that a page names: what it cannot start without. */
export const assetsOf = (page: string): string[] => [
  ...new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address)),
];
