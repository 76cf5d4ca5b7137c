/** Reads a submission's form. Everything has its limit, so that no upload takes more memory than one sheet. */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { submissionFields } from '../../../shared/contract/creator.ts';
import { SHEET_MAX_BYTES, SUBMISSION_TEXTS } from '../../../shared/rules/creators.ts';
import { DomainError } from '../../domain-error.ts';
import type { SubmissionForm } from './service.ts';

const LIMITS = { fileSize: SHEET_MAX_BYTES, files: 2, fields: 8, fieldSize: 1024, fieldNameSize: 40, parts: 10 };
const FILES = ['image', 'thumbnail'] as const;

/** Throws a DomainError for what is no form, too large, or lacks a field. */
export async function readForm(request: FastifyRequest): Promise<SubmissionForm> {
  if (!request.isMultipart()) {
    throw new DomainError('bad-request', 'Please send this as a form (multipart/form-data).', { code: 'no-form' });
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
    throw new DomainError('invalid', issue?.message ?? SUBMISSION_TEXTS.incomplete, { code: 'incomplete' });
  }
  const [image, thumbnail] = FILES.map((name) => {
    const bytes = files[name];
    return bytes === undefined || bytes.length === 0 ? null : bytes;
  });
  return { ...parsed.data, image: image ?? null, thumbnail: thumbnail ?? null };
}

const pluginError = z.object({ code: z.string() });

function formRefusal(cause: unknown): DomainError {
  const parsed = pluginError.safeParse(cause);
  const code = parsed.success ? parsed.data.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new DomainError('too-large', SUBMISSION_TEXTS.tooLarge, { code: 'too-large', cause });
  }
  return new DomainError('bad-request', 'The form could not be read.', { code: 'bad-form', cause });
}
