/** What shines at the doors, with the real stores and a server that answers for the bell. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { queryClient } from '../../net/query-client.ts';
import { closeScreens, openScreenByName } from '../../screens/screens.ts';
import type { BellEntry } from '../../shared/contract/bell.ts';
import { newGame } from '../../shared/rules/cookie/game.ts';
import { onlineFriendsQuery } from '../../state/people/people.ts';
import { noteOpenFlow } from '../../state/places/open-flow.ts';
import { townPlaces } from '../../state/places/town-places.ts';
import { forgetBell, takeBellCount } from '../../state/session/bell.ts';
import { radio } from '../../state/settings/radio.ts';
import { watchDoorNews } from './door-news.ts';

const server = servePage();
const HOUR_MS = 3_600_000;
const ENTRY: BellEntry = {
  id: '1',
  kind: 'reply',
  actor: 'odette',
  createdAt: new Date(0).toISOString(),
  isRead: false,
  title: 'Rain',
  excerpt: null,
  coins: null,
  reaction: null,
  decision: null,
  postId: '4',
  replyId: '3',
  profile: null,
  commentId: null,
  mailId: null,
  submissionId: null,
};
let entries: BellEntry[] = [];
let stop = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  closeScreens();
  forgetBell();
  signInAs(userNamed('mirabel'));
  server.answers.set('GET /bell', () => [200, { success: true, entries, hasMore: false, unread: entries.length }]);
});
afterEach(() => {
  stop();
  forgetBell();
  closeScreens();
  radio.status = 'off';
  townPlaces.news = [];
});

const open = (): void => void (stop = watchDoorNews());
const news = (): string[] => townPlaces.news.toSorted();

it('lights the mast while the radio plays, and the candle while a friend is in town', async () => {
  open();
  expect(news()).toEqual([]);
  radio.status = 'playing';
  queryClient.setQueryData(onlineFriendsQuery().queryKey, [{ username: 'odette' }]);
  await expect.poll(news).toEqual(['cafe', 'radio']);
  radio.status = 'tuning';
  queryClient.setQueryData(onlineFriendsQuery().queryKey, []);
  await expect.poll(news).toEqual([]);
});

it('lights the lantern of the bookshop for an answer, and pins a paper for anything new until the board was read', async () => {
  entries = [{ ...ENTRY, kind: 'tip', coins: 1000 }];
  open();
  takeBellCount(1);
  await expect.poll(news).toEqual(['board']);
  entries = [ENTRY, ...entries];
  takeBellCount(2);
  await expect.poll(news).toEqual(['board', 'books']);
  openScreenByName('feed');
  await expect.poll(news).toEqual(['books']);
  closeScreens();
  takeBellCount(0);
  await expect.poll(news).toEqual([]);
});

it('shines at the games for an open game and for cookies that were baked while away, until they are opened', async () => {
  const game = newGame(Date.now() - HOUR_MS);
  game.upgrades.cursor.count = 10;
  localStorage.setItem('cookieGame:mirabel', JSON.stringify({ game }));
  noteOpenFlow('Mirabel', true);
  open();
  expect(news()).toEqual(['bakery', 'flow']);
  openScreenByName('cookie-clicker');
  await expect.poll(news).toEqual(['flow']);
  noteOpenFlow('Mirabel', false);
  closeScreens();
  await expect.poll(news).toEqual(['bakery']);
});
