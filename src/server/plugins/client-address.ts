/**
 * The address of a client, by the rules of `TRUST_PROXY`. HTTP routes use it through Fastify's `request.ip`, sockets
 * through `clientAddresses`, because engine.io does not read forwarding headers. Pure.
 */
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** Whether the proxy with this address, `hop` proxies away from this server, is trusted. */
type Trust = (address: string, hop: number) => boolean;

/** Fastify's option `trustProxy`. A number is a count of proxies, starting at this server. */
export function trustedProxies(setting: Config['trustProxy']): false | Trust {
  if (setting === false) return false;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return proxyAddr.compile(setting);
}

/** Returns the function that Fastify's `request.ip` applies. An address is '' after the connection has closed. */
export function clientAddresses(setting: Config['trustProxy']): (request: IncomingMessage) => string {
  const trust = trustedProxies(setting);
  if (trust === false) return (request) => request.socket.remoteAddress ?? '';
  return (request) => proxyAddr.all(request, trust).at(-1) ?? '';
}
