/** Sends the name of each call with its answer, and lets the code that it runs know it. Owns no state. */
import type { FastifyInstance } from 'fastify';
import { withRequestId } from '../request-id.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Must be called before the routes are registered. */
export function followRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  // After the body is read: its events do not keep the context of an earlier hook.
  app.addHook('preHandler', (request, _reply, done) => withRequestId(request.id, done));
}
