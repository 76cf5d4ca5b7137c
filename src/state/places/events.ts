/** The operator's events, which the calendar and the town's notice board show. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { feedKeys } from '../../net/query-keys.ts';
import { listEvents } from '../../shared/contract/feed.ts';

const EVENTS_FRESH_MS = 10 * 60_000;

export const eventsQuery = queryOptions({
  queryKey: feedKeys.events,
  queryFn: ({ signal }) => call(listEvents, { signal }),
  staleTime: EVENTS_FRESH_MS,
});
