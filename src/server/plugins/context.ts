/** Services for all routes, decorated on the Fastify instance by app.ts. */
import type { FastifyInstance } from 'fastify';
import type { SessionService } from '../ports.ts';
import type { OpenRateLimit, RateLimit } from './rate-limits.ts';

/** Calls a minute of one account, of all endpoints and addresses together. A client makes about 20. */
const CALLS_PER_ACCOUNT = 1200;

export interface RouteContext {
  sessions: SessionService;
  openRateLimit: OpenRateLimit;
  /** The calls of each account, of all endpoints together. */
  accountLimit: RateLimit;
  /** `METHOD /path` of every registered endpoint; a duplicate throws. */
  implemented: Set<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    context: RouteContext;
  }
}

export function provideContext(
  app: FastifyInstance,
  context: Omit<RouteContext, 'implemented' | 'accountLimit'>,
): void {
  const accountLimit = context.openRateLimit({ name: 'account', points: CALLS_PER_ACCOUNT });
  app.decorate('context', { ...context, accountLimit, implemented: new Set<string>() });
}
