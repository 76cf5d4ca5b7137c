/** What the page knows about the session's cookie, which scripts cannot read, without a call. */
import { type ClientConfig, clientConfig } from '../client-config.ts';

export interface PageFacts {
  origin: string;
  /** Whether the page came over the network, not from a cache. */
  isFetched: boolean;
}

/**
 * Whether the browser has the cookie of a session, which may have ended. Null when only GET /session can tell: the server
 * wrote the page for another host's cookies, or for an earlier visit without one.
 */
export function cookieHint(config: ClientConfig = clientConfig(), page: PageFacts = thisPage()): boolean | null {
  const { hosts, hasSessionCookie } = config;
  if (hasSessionCookie === null || new URL(hosts.instance, page.origin).origin !== page.origin) return null;
  return hasSessionCookie || page.isFetched ? hasSessionCookie : null;
}

function thisPage(): PageFacts {
  const [entry] = performance.getEntriesByType('navigation');
  // 0 for a page from a cache or a service worker, and unknown to older browsers.
  const isFetched = entry instanceof PerformanceNavigationTiming && entry.transferSize > 0;
  return { origin: window.location.origin, isFetched };
}
