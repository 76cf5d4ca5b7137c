/** HTTP routes of creations: submissions of creators and reviews by moderators. */
import type { FastifyInstance } from 'fastify';
import type { Review } from './review.ts';
import { reviewRoutes } from './review-routes.ts';
import { type SubmissionRoutesDeps, submissionRoutes } from './submission-routes.ts';

export async function creationRoutes(
  app: FastifyInstance,
  { review, ...deps }: SubmissionRoutesDeps & { review: Review },
): Promise<void> {
  await submissionRoutes(app, deps);
  reviewRoutes(app, { review, talk: deps.talk });
}
