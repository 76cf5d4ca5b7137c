/** The calls of creators, and the addresses of what they uploaded. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  createSubmission,
  listSubmissions,
  removeSubmission,
  updateSubmission,
} from '../../../shared/contract/creator.ts';
import { answerNotFound } from '../../plugins/errors.ts';
import { implement } from '../../plugins/implement.ts';
import { IMMUTABLE } from '../../plugins/send-file.ts';
import type { Blobs } from '../../storage/blobs.ts';
import { readForm } from './form.ts';
import type { Creators } from './service.ts';

export interface CreatorRoutesDeps {
  creators: Creators;
  blobs: Pick<Blobs, 'read'>;
}

export async function creatorRoutes(app: FastifyInstance, { creators, blobs }: CreatorRoutesDeps): Promise<void> {
  await app.register(multipart);
  implement(app, listSubmissions, ({ player }) => creators.list(player));
  implement(app, createSubmission, async ({ player, request }) => ({
    success: true,
    message: await creators.create(player, await readForm(request)),
  }));
  implement(app, updateSubmission, async ({ player, params, request }) => ({
    success: true,
    message: await creators.update(player, params.id, await readForm(request)),
  }));
  implement(app, removeSubmission, async ({ player, params }) => ({
    success: true,
    message: await creators.remove(player, params.id),
  }));
  app.get<{ Params: { name: string } }>(
    '/storage/uploads/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const bytes = await blobs.read(name);
      if (bytes === null) return answerNotFound(request, reply, null);
      reply.header('cache-control', IMMUTABLE).header('etag', `"${name}"`);
      return reply.type(name.endsWith('.png') ? 'image/png' : 'image/webp').send(Buffer.from(bytes));
    },
  );
}
