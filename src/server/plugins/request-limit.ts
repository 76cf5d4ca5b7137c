/**
 * The limit of calls by one address, for every route that computes its reply. Files on disk are exempt; routes with
 * limits of their own have both. A household of 300 players makes at most 80 calls a minute each.
 */
import type { FastifyInstance } from 'fastify';
import { getLiveness, getReadiness } from '../../shared/contract/status.ts';
import { addressKey, type OpenRateLimit } from './rate-limits.ts';

const CALLS_PER_MINUTE = 24_000;
/** The route of the built client's files. */
const CLIENT_FILES = '/*';
/** A proxy or a container runtime calls them, and the count may need Redis. Their work is bounded. */
const PROBES: readonly string[] = [getLiveness.path, getReadiness.path];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reply is a file or limited by the route itself: the default limit does not count it. */
    isFile?: boolean;
  }
}

/** For routes that are exempt from the default limit. */
export const fileRoute = { config: { isFile: true } } as const;

/** Must be called before the routes are registered, and after the hooks that add headers to every reply. */
export function limitRequests(app: FastifyInstance, openRateLimit: OpenRateLimit): void {
  const limit = openRateLimit({ name: 'address', points: CALLS_PER_MINUTE });
  app.addHook('onRequest', async (request) => {
    const { config, url = '' } = request.routeOptions;
    if (config.isFile !== true && url !== CLIENT_FILES && !PROBES.includes(url))
      await limit.consume(addressKey(request.ip));
  });
}
