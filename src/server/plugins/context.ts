/** What every route can reach: hung on the Fastify instance once, by the composition in app.ts. */
import type { FastifyInstance } from 'fastify';
import type { SessionService } from '../ports.ts';

export interface RouteContext {
  sessions: SessionService;
  /** Multiplies the calls a minute that endpoints allow. */
  rateLimitScale: number;
  /** `METHOD /path` of every endpoint that was implemented; twice the same one throws. */
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
