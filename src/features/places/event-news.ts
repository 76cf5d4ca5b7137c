/**
 * Whether the notice board has news: an event that the player has not seen on it, or one that is today and was not looked up
 * today. Opening the feed, which has the calendar, is looking. The server keeps what was seen.
 */
import { subscribe } from 'valtio';
import { queryClient } from '../../net/query-client.ts';
import { dialogs } from '../../screens/screens.ts';
import type { TownEvent } from '../../shared/contract/feed.ts';
import type { BoardSeen } from '../../shared/contract/doors.ts';
import { dateOf } from '../../shared/rules/local-date.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { doorNews, seeBoard } from '../../state/places/door-news.ts';
import { eventsQuery } from '../../state/places/events.ts';

const PERIOD_MS = 60 * 60_000;
const BOARD_SCREEN = 'feed';

const nameOf = ({ date, title }: TownEvent): string => `${date} ${title}`;

/** What is seen by looking at `events` on a day; of events that are over nothing is kept. */
export const seenOf = (events: readonly TownEvent[], today: string): BoardSeen => ({
  day: today,
  events: events.filter(({ date }) => date >= today).map(nameOf),
});

export function haveNews(events: readonly TownEvent[], seen: BoardSeen | null, today: string): boolean {
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
  const update = (): void => listener(doorNews.isKnown && haveNews(events, doorNews.board, today()));
  const look = (): void => {
    if (doorNews.isKnown && haveNews(events, doorNews.board, today())) seeBoard(seenOf(events, today()));
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
  const stops = [
    runtime.setInterval(() => void refresh(), PERIOD_MS),
    subscribe(dialogs, () => {
      if (isLooking()) look();
    }),
    subscribe(doorNews, () => (isLooking() ? look() : update())),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
