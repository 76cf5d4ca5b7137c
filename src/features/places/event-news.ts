/**
 * Whether the notice board has news: an event that the player has not seen on it, or one that is today and was not looked up
 * today. Opening the feed, which has the calendar, is looking. What was seen is kept in this browser.
 */
import { subscribe } from 'valtio';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { queryClient } from '../../net/query-client.ts';
import { dialogs } from '../../screens/screens.ts';
import type { TownEvent } from '../../shared/contract/feed.ts';
import { dateOf } from '../../shared/rules/local-date.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { eventsQuery } from '../../state/places/events.ts';

const STORAGE_KEY = 'eventsSeen';
const PERIOD_MS = 60 * 60_000;
const BOARD_SCREEN = 'feed';

const seenShape = z.object({
  /** The day of the last look. */
  day: z.string(),
  /** The events of that look. */
  events: z.array(z.string()),
});
export type SeenEvents = z.infer<typeof seenShape>;

const nameOf = ({ date, title }: TownEvent): string => `${date} ${title}`;

/** What is seen by looking at `events` on a day; of events that are over nothing is kept. */
export const seenOf = (events: readonly TownEvent[], today: string): SeenEvents => ({
  day: today,
  events: events.filter(({ date }) => date >= today).map(nameOf),
});

export function haveNews(events: readonly TownEvent[], seen: SeenEvents | null, today: string): boolean {
  return events.some((event) => {
    if (event.date < today) return false;
    const isToday = event.date === today && seen?.day !== today;
    return isToday || seen?.events.includes(nameOf(event)) !== true;
  });
}

/** Calls `listener` with whether there is news, now and then. Returns a function that stops it. */
export function watchEvents(listener: (hasNews: boolean) => void): () => void {
  let events: readonly TownEvent[] = [];
  const today = (): string => dateOf(new Date(runtime.now()));
  const update = (): void => listener(haveNews(events, readStored('local', STORAGE_KEY, seenShape), today()));
  const look = (): void => {
    writeStored('local', STORAGE_KEY, seenOf(events, today()));
    update();
  };
  const isLooking = (): boolean => dialogs.screens[dialogs.at]?.name === BOARD_SCREEN;
  const refresh = async (): Promise<void> => {
    try {
      events = await queryClient.fetchQuery(eventsQuery);
    } catch {
      // The next refresh asks again; the board needs no message.
      return;
    }
    if (isLooking()) look();
    else update();
  };
  void refresh();
  const stopRefresh = runtime.setInterval(() => void refresh(), PERIOD_MS);
  const stopLooking = subscribe(dialogs, () => {
    if (isLooking()) look();
  });
  return () => {
    stopRefresh();
    stopLooking();
  };
}
