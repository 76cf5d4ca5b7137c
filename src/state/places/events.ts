/** The operator's events, which the calendar and the town's notice board show. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import { feedKeys } from '../../net/query-keys.ts';
import { listEvents, type TownEvent } from '../../shared/contract/feed.ts';
import { dateOf } from '../../shared/rules/local-date.ts';
import { runtime } from '../../shared/runtime/client.ts';

const EVENTS_FRESH_MS = 10 * 60_000;

export const eventsQuery = queryOptions({
  queryKey: feedKeys.events,
  queryFn: ({ signal }) => call(listEvents, { signal }),
  staleTime: EVENTS_FRESH_MS,
});

/** The title of an event of today by this device's calendar; null without one, or while the list does not load. */
export async function todaysEvent(): Promise<string | null> {
  try {
    const events = await queryClient.fetchQuery(eventsQuery);
    const today = dateOf(new Date(runtime.now()));
    return events.find(({ date }) => date === today)?.title ?? null;
  } catch {
    return null;
  }
}

export const fetchEvents = (): Promise<readonly TownEvent[]> => queryClient.fetchQuery(eventsQuery);
