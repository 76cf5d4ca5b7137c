/** The service worker's rules for requests. Pure; the only list of cached paths. */

/**
 * `page`: network first, then the cached shell. `forever`: content-addressed, cache first. `fresh`: network first, then the
 * cached copy. `pass`: not handled.
 */
export type Handling = 'page' | 'forever' | 'fresh' | 'pass';

export interface RequestFacts {
  url: string;
  method: string;
  /** Whether it opens a page. */
  isNavigation: boolean;
  /** Whether it has a range header. */
  isPartial: boolean;
}

const CACHED_PATHS = ['/assets/', '/game-assets/', '/storage/', '/emojis/', '/ui/', '/gltf/'] as const;
/** Pictures of a player's outfits and submissions: they do not stay on a shared computer. */
const PLAYERS_PATHS = ['/storage/uploads/', '/storage/outfits/'] as const;
const PAGES = ['/', '/login', '/reset-password'] as const;

const isBelow = (pathname: string, folders: readonly string[]): boolean =>
  folders.some((folder) => pathname.startsWith(folder));

/** Whether a file of this address may be in the cache. */
const isCacheable = (pathname: string): boolean => isBelow(pathname, CACHED_PATHS) && !isBelow(pathname, PLAYERS_PATHS);

/** Whether a service worker of an earlier version cached what does not belong there. */
export const isLeftOver = (url: string): boolean => !isCacheable(new URL(url).pathname);

/** API, socket, radio, players' pictures and other origins always pass, and so do all methods but GET. */
export function handlingOf({ url, method, isNavigation, isPartial }: RequestFacts, origin: string): Handling {
  const { pathname, searchParams, origin: host } = new URL(url);
  if (method !== 'GET' || isPartial || host !== origin) return 'pass';
  if (isNavigation) return PAGES.some((page) => page === pathname) ? 'page' : 'pass';
  if (!isCacheable(pathname)) return 'pass';
  return pathname.startsWith('/assets/') || searchParams.has('v') ? 'forever' : 'fresh';
}

/** Hashed files that a page's HTML references: those it needs to start. */
export const assetsOf = (page: string): string[] => [
  ...new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address)),
];

/** The language that a page's HTML names; null when it names none. */
export const languageIn = (page: string): string | null => /<html\b[^>]*\blang="([\w-]+)"/.exec(page)?.[1] ?? null;
