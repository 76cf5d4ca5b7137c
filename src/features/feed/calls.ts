/** The feed's questions to the server, and the deletion of an activity. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import { type Activity, deleteActivity, getFeed, listEvents } from '../../shared/contract/feed.ts';
import { showOutcome } from '../../ui/feedback/outcome.ts';

const PAGE_SIZE = 60;
const FEED = ['feed'] as const;
const EVENTS_FRESH_MS = 10 * 60_000;

export const feedQuery = infiniteQueryOptions({
  queryKey: FEED,
  queryFn: ({ pageParam, signal }) => call(getFeed, { query: { page: pageParam, limit: PAGE_SIZE }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ activities }, _, page) => (activities.length < PAGE_SIZE ? undefined : page + 1),
});

export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: ({ signal }) => call(listEvents, { signal }),
  staleTime: EVENTS_FRESH_MS,
});

/** Tells the outcome, and reads the feed again whatever it was. */
export async function removeActivity({ type, id }: Activity): Promise<void> {
  await showOutcome(call(deleteActivity, { params: { type, id } }));
  await queryClient.invalidateQueries({ queryKey: FEED });
}
