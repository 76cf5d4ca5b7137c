/**
 * What creators hand in. Creating and updating take a form (multipart/form-data): `image` and `thumbnail` as files,
 * `gender`, `category` and `name` as fields; a form is no JSON body, so the server parses it with `submissionFields`.
 */
import * as z from 'zod/mini';
import { isCategory } from '../rules/categories.ts';
import { GENDERS, SUBMISSION_NAME_MAX_LENGTH, SUBMISSION_STATUSES, SUBMISSION_TEXTS } from '../rules/creators.ts';
import { endpoint } from './endpoint.ts';
import { idParams, trimmedText } from './fields.ts';
import { messageReply } from './replies.ts';

export const submission = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(GENDERS),
  /** Number of `rules/slots` */
  category: z.number(),
  categoryName: z.string(),
  categoryEmoji: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  /** Paths on the storage host */
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  submitter: z.string(),
  createdAt: z.string(),
  /** Why it was rejected */
  reason: z.nullable(z.string()),
});
export type Submission = z.infer<typeof submission>;

/** Empty: it has none of its own. */
export const submissionName = trimmedText('A name', SUBMISSION_NAME_MAX_LENGTH);

/** The fields of the form beside its files. */
export const submissionFields = z.object({
  gender: z.enum(GENDERS, SUBMISSION_TEXTS.incomplete),
  category: z
    .string(SUBMISSION_TEXTS.incomplete)
    .check(z.refine((text) => /^\d{1,4}$/.test(text) && isCategory(Number(text)), SUBMISSION_TEXTS.incomplete)),
  name: z.optional(submissionName),
});

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/game-api/creator/submission',
  auth: 'player',
  summary: 'What one handed in, newest first',
  reply: z.array(submission),
});

export const createSubmission = endpoint({
  method: 'POST',
  path: '/game-api/creator/submission',
  auth: 'player',
  summary: 'Hands in a form with a sprite sheet for review',
  reply: messageReply,
  accountRatePerMinute: 10,
});

export const updateSubmission = endpoint({
  method: 'POST',
  path: '/game-api/creator/submission/:id',
  auth: 'player',
  summary: 'Changes a pending submission of one’s own; the image may be kept',
  params: idParams,
  reply: messageReply,
  accountRatePerMinute: 20,
});

export const removeSubmission = endpoint({
  method: 'POST',
  path: '/game-api/creator/submission/:id/remove',
  auth: 'player',
  summary: 'Deletes a pending submission of one’s own',
  params: idParams,
  reply: messageReply,
});
