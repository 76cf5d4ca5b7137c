/** Feedback to the operator (specification: avatar, sections 2.10 and 7). */
import * as z from 'zod/mini';
import { FEEDBACK_MAX_LENGTH } from '../rules/limits.ts';
import { endpoint } from './endpoint.ts';
import { nonEmptyText } from './fields.ts';
import { messageReply } from './replies.ts';

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/feedback',
  auth: 'player',
  summary: 'Send a message to the operator',
  body: z.object({ message: nonEmptyText('A message', FEEDBACK_MAX_LENGTH, 'Please write a message.') }),
  reply: messageReply,
  ratePerMinute: 60,
  accountRatePerMinute: 5,
});
