/**
 * The address of a client, by the rules of `TRUST_PROXY`. HTTP routes use it through Fastify's `request.ip`, sockets
 * through `clientAddresses`, because engine.io does not read forwarding headers.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

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

/** Without `TRUST_PROXY`, logs one warning when a request came through a proxy: all players count as its address. */
export function warnOfUntrustedProxy(app: FastifyInstance, setting: Config['trustProxy']): void {
  if (setting !== false) return;
  let isLogged = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isLogged && request.headers['x-forwarded-for'] !== undefined) {
      isLogged = true;
      app.log.warn(
        { proxy: request.socket.remoteAddress },
        'A request has the header X-Forwarded-For, and TRUST_PROXY is not set. If it came through a proxy, all players share the limits of one address: set TRUST_PROXY.',
      );
    }
    done();
  });
}
