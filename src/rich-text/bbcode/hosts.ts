/** Decides which addresses in players' texts belong to this server or to hosts that the operator trusts. */
import { clientConfig } from '../../net/client-config.ts';

/** Content from trusted hosts loads at once. Other content loads on a click, so that its host cannot track readers. */
export function isTrusted(address: string): boolean {
  const { origin } = new URL(address, window.location.href);
  const { hosts, mediaOrigins } = clientConfig();
  const trusted = [...Object.values(hosts).filter(Boolean), ...mediaOrigins].map((url) => new URL(url).origin);
  return origin === window.location.origin || trusted.includes(origin);
}

/** The host that a click would contact, for display. */
export const hostOf = (address: string): string => new URL(address, window.location.href).host;
