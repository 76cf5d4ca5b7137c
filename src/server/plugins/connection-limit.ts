/**
 * The limit of open connections of one address, of all protocols together: nobody can hold so many that none are left
 * for others. Connections of trusted proxies are not counted. Owns the counts.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config/config.ts';
import { trustedProxies } from './client-address.ts';
import { addressKey } from './rate-limits.ts';

/** A browser opens six connections for calls, one for the town and one for the radio: a household of 300 players. */
const OPEN_MAX = 2400;

/** Closes connections beyond the limit at once, and calls `onRefused` for each. */
export function limitConnections(
  server: Server,
  config: Pick<Config, 'trustProxy' | 'rateLimitScale'>,
  onRefused: () => void,
): void {
  const trust = trustedProxies(config.trustProxy);
  const most = Math.max(1, Math.round(OPEN_MAX * config.rateLimitScale));
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (trust !== false && trust(address, 0)) return;
    const key = addressKey(address);
    const count = (open.get(key) ?? 0) + 1;
    if (count > most) {
      onRefused();
      return socket.destroy();
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}
