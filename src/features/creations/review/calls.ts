/** Queries and mutations of reviews. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../net/http.ts';
import { defineMutation } from '../../../net/mutation.ts';
import { creationKeys } from '../../../net/query-keys.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import {
  answerSubmission,
  approveSubmission,
  listReviews,
  rejectSubmission,
  repriceCreation,
  withdrawCreation,
} from '../../../shared/contract/creations.ts';
import type { SubmissionStatus } from '../../../shared/rules/creations.ts';

const PAGE_SIZE = 50;
/** Interval at which the open queue is refetched. */
const QUEUE_REFETCH_MS = 30_000;

export const reviewsQuery = (status: SubmissionStatus) =>
  infiniteQueryOptions({
    queryKey: creationKeys.reviews(status),
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, { query: { status, page: pageParam, limit: PAGE_SIZE }, signal }),
    refetchInterval: status === 'pending' && QUEUE_REFETCH_MS,
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
  });

/**
 * Every query: a decision changes store, inventory and wardrobe too. After a refusal as well, because another moderator may
 * have decided first.
 */
const EVERYTHING = () => [[]];

export const approve = defineMutation({
  send: (id: string, body: BodyOf<typeof approveSubmission>) => call(approveSubmission, { params: { id }, body }),
  invalidates: EVERYTHING,
});

export const reject = defineMutation({
  send: (id: string, body: BodyOf<typeof rejectSubmission>) => call(rejectSubmission, { params: { id }, body }),
  invalidates: EVERYTHING,
});

export const answer = defineMutation({
  send: (id: string, text: string) => call(answerSubmission, { params: { id }, body: { text } }),
  invalidates: () => [creationKeys.reviews('rejected')],
});

/** `id` is the item's. */
export const reprice = defineMutation({
  send: (id: string, body: BodyOf<typeof repriceCreation>) => call(repriceCreation, { params: { id }, body }),
  invalidates: EVERYTHING,
});

/** `id` is the item's. */
export const withdraw = defineMutation({
  send: (id: string, reason: string) => call(withdrawCreation, { params: { id }, body: { reason } }),
  invalidates: EVERYTHING,
});
