/**
 * What shines at the doors of the town: new items in the boutique, an own item that was never worn, an answer in the forums, an open
 * game of FLOW, cookies that were baked while away, the radio that plays, a friend in town, and news on the board. Loaded after the
 * town. The mailbox and the cat statue are watched where their counts are.
 */
import { QueryObserver } from '@tanstack/react-query';
import { subscribe } from 'valtio';
import * as z from 'zod/mini';
import { readStored } from '../../net/browser-storage.ts';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import { dialogs } from '../../screens/screens.ts';
import { listBell } from '../../shared/contract/bell.ts';
import { cookieSave } from '../../shared/contract/cookie.ts';
import { listInventory } from '../../shared/contract/inventory.ts';
import { listStore } from '../../shared/contract/store.ts';
import { offlineEarnings } from '../../shared/rules/cookie/game.ts';
import { wornItemIds } from '../../shared/rules/slots.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { onlineFriendsQuery } from '../../state/people/people.ts';
import { selfPlayer } from '../../state/people/players.ts';
import { hasOpenFlow } from '../../state/places/open-flow.ts';
import { setNews } from '../../state/places/town-places.ts';
import { bell } from '../../state/session/bell.ts';
import { session } from '../../state/session/session.ts';
import { radio } from '../../state/settings/radio.ts';
import { watchEvents } from './event-news.ts';
import { hasNeverWorn, isNewInStore, seeStore } from './seen-items.ts';

const PERIOD_MS = 60_000;
/** So many of the newest own items are looked at. */
const OWNED_COUNT = 20;
const SHOPS: ReadonlySet<string> = new Set(['store', 'outlet']);
const CLOSET: ReadonlySet<string> = new Set(['wardrobe', 'inventory', 'outfits']);
const savedCookies = z.object({ game: cookieSave });

function ownId(): string | null {
  const { _id: id = null } = session.user ?? {};
  return id;
}

const openScreen = (): string | null => dialogs.screens[dialogs.at]?.name ?? null;

/** Returns a function that stops it. */
export function watchDoorNews(): () => void {
  const stops = [watchRadio(), watchFriends(), watchAnswers(), watchGames(), watchItems(), watchBoard()];
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

/** What this browser has saved of both games. */
function watchGames(): () => void {
  const update = (): void => {
    const username = session.user?.username ?? '';
    setNews('flow', openScreen() !== 'flow' && hasOpenFlow(username));
    const game = readStored('local', `cookieGame:${username}`, savedCookies)?.game;
    const awayMs = game === undefined ? 0 : runtime.now() - game.lastSave;
    const isBaked = game !== undefined && awayMs > PERIOD_MS && offlineEarnings(game, awayMs) >= 1;
    setNews('bakery', openScreen() !== 'cookie-clicker' && isBaked);
  };
  update();
  const stops = [runtime.setInterval(update, PERIOD_MS), subscribe(dialogs, update)];
  return () => {
    for (const stop of stops) stop();
  };
}

function watchItems(): () => void {
  let newest: string | null = null;
  let wasOpen: string | null = null;
  const lookAtStore = async (): Promise<void> => {
    const reply = await call(listStore, { query: { page: 1, limit: 1, sortBy: 'newest' } });
    newest = (Array.isArray(reply) ? reply : reply.items)[0]?.id ?? null;
    const player = ownId();
    if (player !== null) setNews('store', newest !== null && isNewInStore(player, newest));
  };
  const lookAtOwned = async (): Promise<void> => {
    const owned = await call(listInventory, { query: { page: 1, limit: OWNED_COUNT } });
    const [player, self] = [ownId(), selfPlayer()];
    if (player === null || self === undefined) return;
    const worn = wornItemIds(self.user.customization);
    setNews(
      'wardrobe',
      hasNeverWorn(
        player,
        owned.map(({ id }) => id),
        worn,
      ),
    );
  };
  const look = (...all: (() => Promise<void>)[]): void => {
    // The next look asks again; a door needs no message.
    for (const one of all) one().catch(() => undefined);
  };
  look(lookAtStore, lookAtOwned);
  return subscribe(dialogs, () => {
    const open = openScreen();
    const player = ownId();
    if (open === 'store' && newest !== null && player !== null) {
      seeStore(player, newest);
      setNews('store', false);
    }
    if (open !== wasOpen && wasOpen !== null && (SHOPS.has(wasOpen) || CLOSET.has(wasOpen))) look(lookAtOwned);
    wasOpen = open;
  });
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
