/**
 * What shines at the doors of the town: new items in the boutique, an own item that was never worn, an answer in the forums, an open
 * game of FLOW, cookies that were baked while away, the radio that plays, a friend in town, and news on the board. Loaded after the
 * town, or by a door to another location, which it opens. The mailbox and the cat statue are watched where their counts are.
 */
import { QueryObserver } from '@tanstack/react-query';
import { subscribe } from 'valtio';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import { dialogs } from '../../screens/screens.ts';
import { listBell } from '../../shared/contract/bell.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { onlineFriendsQuery } from '../../state/people/people.ts';
import { doorNews, forgetDoorNews, refreshDoorNews, seeBakery, seeStore } from '../../state/places/door-news.ts';
import { setNews } from '../../state/places/town-places.ts';
import { bell } from '../../state/session/bell.ts';
import { pushes } from '../../state/session/pushes.ts';
import { radio } from '../../state/settings/radio.ts';
import { watchEvents } from './event-news.ts';

/** New items are listed while a player is in town. */
const PERIOD_MS = 60 * 60_000;
const BAKERY = 'cookie-clicker';

const openScreen = (): string | null => dialogs.screens[dialogs.at]?.name ?? null;

/** Through a door to another location. Rejects when what leads there cannot be loaded. */
export const goThrough = async (slug: string): Promise<void> =>
  await (await import('./change-location.ts')).changeLocation(slug);

/** The player is near such a door: loads what is behind it. */
export const lookInside = async (slug: string): Promise<void> => (await import('./change-location.ts')).preload(slug);

/** Returns a function that stops it. */
export function watchDoorNews(): () => void {
  const stops = [watchRadio(), watchFriends(), watchAnswers(), watchServer(), watchBoard()];
  return () => {
    for (const stop of stops) stop();
  };
}

function watchRadio(): () => void {
  const update = (): void => setNews('radio', radio.status === 'playing');
  update();
  return subscribe(radio, update);
}

/** The strip of friends fetches the list. */
function watchFriends(): () => void {
  const friends = new QueryObserver(queryClient, { ...onlineFriendsQuery(), enabled: false });
  const update = (): void => setNews('cafe', (friends.getCurrentResult().data?.length ?? 0) > 0);
  const stop = friends.subscribe(update);
  update();
  return stop;
}

/** An unread entry of the bell that is an answer in the forums. The list is fetched when the count changes. */
function watchAnswers(): () => void {
  let known = 0;
  let latest = 0;
  const update = async (): Promise<void> => {
    if (bell.unread === known) return;
    known = bell.unread;
    latest += 1;
    const own = latest;
    if (known === 0) return setNews('books', false);
    try {
      const { entries } = await call(listBell, { query: {} });
      if (own !== latest) return;
      setNews(
        'books',
        entries.some(({ isRead, kind }) => !isRead && (kind === 'reply' || kind === 'quote')),
      );
    } catch {
      // The next change of the count asks again.
    }
  };
  void update();
  return subscribe(bell, () => void update());
}

/** What the server keeps for all devices of the player: fetched now, after a lost connection and every hour, and pushed. */
function watchServer(): () => void {
  let cancel = (): void => {};
  const update = (): void => {
    const open = openScreen();
    if (open === 'store' && doorNews.store) seeStore();
    if (open === BAKERY && doorNews.bakedAtMs !== null) seeBakery();
    const { store, wardrobe, flow, bakedAtMs } = doorNews;
    const leftMs = bakedAtMs === null ? null : bakedAtMs - runtime.monotonic();
    setNews('store', store);
    setNews('wardrobe', wardrobe);
    setNews('flow', flow && open !== 'flow');
    setNews('bakery', leftMs !== null && leftMs <= 0 && open !== BAKERY);
    cancel();
    cancel = leftMs !== null && leftMs > 0 ? runtime.setTimeout(update, Math.min(leftMs, PERIOD_MS)) : () => {};
  };
  let werePushesOn = pushes.areOn;
  let wasOpen: string | null = null;
  const refresh = (): void => void refreshDoorNews();
  refresh();
  const stops = [
    runtime.setInterval(refresh, PERIOD_MS),
    subscribe(doorNews, update),
    subscribe(dialogs, () => {
      const open = openScreen();
      // Without pushes, what was done behind a door is read when it closes.
      if (!pushes.areOn && wasOpen !== null && open !== wasOpen) refresh();
      wasOpen = open;
      update();
    }),
    // Changes during a lost connection were not pushed.
    subscribe(pushes, () => {
      if (pushes.areOn && !werePushesOn) refresh();
      werePushesOn = pushes.areOn;
    }),
  ];
  return () => {
    cancel();
    for (const stop of stops) stop();
    forgetDoorNews();
  };
}

/** An event, or something of the bell since the last look at the feed. */
function watchBoard(): () => void {
  let hasEvent = false;
  let seen = 0;
  const update = (): void => {
    if (openScreen() === 'feed' || bell.unread < seen) seen = bell.unread;
    setNews('board', hasEvent || bell.unread > seen);
  };
  const stops = [
    watchEvents((hasNews) => {
      hasEvent = hasNews;
      update();
    }),
    subscribe(bell, update),
    subscribe(dialogs, update),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}
