/** The calls of reviews; each decision has the queue, and what it changes elsewhere, asked for again. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../net/http.ts';
import { queryClient } from '../../../net/query-client.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import {
  approveSubmission,
  listReviews,
  rejectSubmission,
  withdrawCreation,
} from '../../../shared/contract/creations.ts';
import type { SubmissionStatus } from '../../../shared/rules/creations.ts';
import type { Outcome } from '../../../state/people/people.ts';

const REVIEWS = 'reviews';
const PAGE_SIZE = 50;
/** The queue grows while it is looked at. */
const QUEUE_EVERY_MS = 30_000;

export const reviewsQuery = (status: SubmissionStatus) =>
  infiniteQueryOptions({
    queryKey: [REVIEWS, status],
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, { query: { status, page: pageParam, limit: PAGE_SIZE }, signal }),
    refetchInterval: status === 'pending' && QUEUE_EVERY_MS,
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
  });

export const approve = (id: string, body: BodyOf<typeof approveSubmission>): Promise<Outcome> =>
  deciding(call(approveSubmission, { params: { id }, body }));

export const reject = (id: string, body: BodyOf<typeof rejectSubmission>): Promise<Outcome> =>
  deciding(call(rejectSubmission, { params: { id }, body }));

/** By the id of the item. */
export const withdraw = (id: string, reason: string): Promise<Outcome> =>
  deciding(call(withdrawCreation, { params: { id }, body: { reason } }));

/** A refusal too may mean that somebody else was faster. */
async function deciding(underway: Promise<Outcome>): Promise<Outcome> {
  try {
    return await underway;
  } finally {
    void queryClient.invalidateQueries();
  }
}
