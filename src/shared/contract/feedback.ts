/** Feedback to the operator (specification: avatar, sections 2.10 and 7). */
import * as z from 'zod/mini';
import { FEEDBACK_MAX_LENGTH } from '../rules/limits.ts';
import { nonEmptyText } from './fields.ts';
import { messageCall } from './replies.ts';
import { sentence } from '../rules/sentence.ts';

export const sendFeedback = messageCall(
  '/feedback',
  'Send a message to the operator',
  z.object({ message: nonEmptyText('message', FEEDBACK_MAX_LENGTH, sentence('pleaseWriteAMessage')) }),
  { ratePerMinute: 300, accountRatePerMinute: 5 },
);
