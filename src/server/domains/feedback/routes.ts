/** HTTP route to send feedback. */
import type { FastifyInstance } from 'fastify';
import { sendFeedback } from '../../../shared/contract/feedback.ts';
import { implement } from '../../plugins/implement.ts';
import type { Feedback } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export function feedbackRoutes(app: FastifyInstance, { feedback }: { feedback: Feedback }): void {
  implement(app, sendFeedback, async ({ player, body }) => {
    await feedback.send(player, body.message);
    return { success: true, message: sentence('thankYouYourMessageHas') };
  });
}
