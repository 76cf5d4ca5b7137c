/** Feedback to the operator (specification: avatar, sections 2.10 and 7). */
import * as z from 'zod/mini';
import { FEEDBACK_MAX_LENGTH } from '../rules/limits.ts';
import { nonEmptyText } from './fields.ts';
import { messageCall } from './replies.ts';

export const sendFeedback = messageCall(
  '/feedback',
  'Send a message to the operator',
  z.object({ message: nonEmptyText('A message', FEEDBACK_MAX_LENGTH, 'Please write a message.') }),
  { ratePerMinute: 300, accountRatePerMinute: 5 },
);
