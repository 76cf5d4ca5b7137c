/** Which addresses of what players write belong to us or to those whom the operator trusts. */
import { clientConfig } from '../../net/client-config.ts';

/** Things from there are shown at once; all others wait for a click, so that nobody can count who reads what. */
export function isTrusted(address: string): boolean {
  const { origin } = new URL(address, window.location.href);
  const { hosts, mediaOrigins } = clientConfig();
  const trusted = [...Object.values(hosts).filter(Boolean), ...mediaOrigins].map((url) => new URL(url).origin);
  return origin === window.location.origin || trusted.includes(origin);
}

/** For people: whom a click would reach. */
export const hostOf = (address: string): string => new URL(address, window.location.href).host;
