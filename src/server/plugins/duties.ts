/** Restricts the routes of a process that does not serve the API: other processes of its world do. */
import type { FastifyInstance } from 'fastify';
import { getHealth, getLiveness, getReadiness } from '../../shared/contract/status.ts';
import { answerNotFound } from './errors.ts';

/** What operators ask of every process. */
const ALWAYS: readonly string[] = [getHealth.path, getLiveness.path, getReadiness.path, '/metrics'];

export function serveHealthOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!ALWAYS.includes(request.routeOptions.url ?? '')) return await answerNotFound(request, reply, null);
  });
}
