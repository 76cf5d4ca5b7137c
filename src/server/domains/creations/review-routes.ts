/** HTTP routes of reviews. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/creations.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import { sliceOf } from '../../slices.ts';
import type { Review } from './review.ts';
import type { Talk } from './talk.ts';

export function reviewRoutes(app: FastifyInstance, { review, talk }: { review: Review; talk: Talk }): void {
  implement(app, contract.listReviews, async ({ query }) => ({
    success: true,
    ...(await review.list(query.status, sliceOf(query))),
  }));
  implement(app, contract.approveSubmission, async ({ player, params, body }) =>
    messageReply(await review.approve(player, params.id, body)),
  );
  implement(app, contract.rejectSubmission, async ({ player, params, body }) =>
    messageReply(await review.reject(player, params.id, body)),
  );
  implement(app, contract.answerSubmission, async ({ player, params, body }) =>
    messageReply(await talk.answer(player, params.id, body.text)),
  );
  implement(app, contract.repriceCreation, async ({ player, params, body }) =>
    messageReply(await review.reprice(player, params.id, body)),
  );
  implement(app, contract.withdrawCreation, async ({ player, params, body }) =>
    messageReply(await review.withdraw(player, params.id, body.reason)),
  );
}
