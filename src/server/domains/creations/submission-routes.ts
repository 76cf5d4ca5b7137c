/** HTTP routes of submissions and of their uploaded files. */
import { existsSync } from 'node:fs';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  askAboutSubmission,
  createSubmission,
  listSubmissions,
  removeSubmission,
  submissionFields,
  updateSubmission,
} from '../../../shared/contract/creations.ts';
import { SHEET_MAX_BYTES, SUBMISSION_REFUSALS } from '../../../shared/rules/creations.ts';
import { DomainError } from '../../domain-error.ts';
import { refusalOf } from '../../refusals.ts';
import { answerNotFound } from '../../plugins/errors.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import { fileRoute } from '../../plugins/request-limit.ts';
import { IMMUTABLE, sendFile } from '../../plugins/send-file.ts';
import type { Blobs } from '../../storage/blobs.ts';
import type { Submissions, SubmissionForm } from './submissions.ts';
import type { Talk } from './talk.ts';
import { UploadLimit } from './upload-limit.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface SubmissionRoutesDeps {
  submissions: Submissions;
  talk: Talk;
  blobs: Pick<Blobs, 'read' | 'fileOf'>;
}

export async function submissionRoutes(
  app: FastifyInstance,
  { submissions, talk, blobs }: SubmissionRoutesDeps,
): Promise<void> {
  await app.register(multipart);
  const uploads = new UploadLimit();
  implement(app, listSubmissions, ({ player }) => submissions.list(player));
  implement(app, createSubmission, async ({ player, request }) => ({
    success: true,
    message: await uploads.run(player.id, async () => submissions.create(player, await readForm(request))),
  }));
  implement(app, updateSubmission, async ({ player, params, request }) => ({
    success: true,
    message: await uploads.run(player.id, async () => submissions.update(player, params.id, await readForm(request))),
  }));
  implement(app, removeSubmission, async ({ player, params }) => ({
    success: true,
    message: await submissions.remove(player, params.id),
  }));
  implement(app, askAboutSubmission, async ({ player, params, body }) =>
    messageReply(await talk.ask(player, params.id, body.text)),
  );
  app.get<{ Params: { name: string } }>(
    '/storage/uploads/:name',
    { schema: { hide: true }, ...fileRoute },
    async (request, reply) => {
      const { name } = request.params;
      const file = blobs.fileOf(name);
      // Sent in parts: a client that reads slowly must not hold a sheet in memory.
      if (file !== null && existsSync(file)) {
        return sendFile(request, reply, { file, cacheControl: IMMUTABLE, etag: name });
      }
      const bytes = file === null ? await blobs.read(name) : null;
      if (bytes === null) return answerNotFound(request, reply, null);
      reply.header('cache-control', IMMUTABLE).header('etag', `"${name}"`);
      return reply.type(name.endsWith('.png') ? 'image/png' : 'image/webp').send(Buffer.from(bytes));
    },
  );
}

/** Limits of a form, which bound the memory of one upload. `fileSize` and `fieldSize` are in bytes. */
const LIMITS = { fileSize: SHEET_MAX_BYTES, files: 3, fields: 8, fieldSize: 1024, fieldNameSize: 40, parts: 12 };
const FILES = ['image', 'back', 'thumbnail'] as const;

/** Reads the form of a submission. Throws a DomainError when it is malformed, too large or incomplete. */
async function readForm(request: FastifyRequest): Promise<SubmissionForm> {
  if (!request.isMultipart()) {
    throw new DomainError('bad-request', sentence('pleaseSendThisAsA'), { code: 'no-form' });
  }
  const fields: Record<string, unknown> = {};
  const files: Partial<Record<string, Buffer>> = {};
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') files[part.fieldname] = await part.toBuffer();
      else fields[part.fieldname] = part.value;
    }
  } catch (cause) {
    throw formRefusal(cause);
  }
  const parsed = submissionFields.safeParse(fields);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const message = issue === undefined ? SUBMISSION_REFUSALS.incomplete : refusalOf(issue);
    throw new DomainError('invalid', message, { code: 'incomplete' });
  }
  const [image, back, thumbnail] = FILES.map((name) => {
    const bytes = files[name];
    return bytes === undefined || bytes.length === 0 ? null : bytes;
  });
  return { ...parsed.data, image: image ?? null, back: back ?? null, thumbnail: thumbnail ?? null };
}

const pluginError = z.object({ code: z.string() });

function formRefusal(cause: unknown): DomainError {
  const parsed = pluginError.safeParse(cause);
  const code = parsed.success ? parsed.data.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new DomainError('too-large', SUBMISSION_REFUSALS.tooLarge, { code: 'too-large', cause });
  }
  return new DomainError('bad-request', sentence('theFormCouldNotBe'), { code: 'bad-form', cause });
}
