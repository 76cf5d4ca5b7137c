/** Services for all routes, decorated on the Fastify instance by app.ts. */
import type { FastifyInstance } from 'fastify';
import type { SessionService } from '../ports.ts';

export interface RouteContext {
  sessions: SessionService;
  /** Multiplier of all rate limits. */
  rateLimitScale: number;
  /** `METHOD /path` of every registered endpoint; a duplicate throws. */
  implemented: Set<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    context: RouteContext;
  }
}

export function provideContext(app: FastifyInstance, context: Omit<RouteContext, 'implemented'>): void {
  app.decorate('context', { ...context, implemented: new Set<string>() });
}
