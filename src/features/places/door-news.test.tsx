/** What shines at the doors, with the real stores and a server that answers for the bell. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { queryClient } from '../../net/query-client.ts';
import { closeScreens, openScreenByName } from '../../screens/screens.ts';
import type { BellEntry } from '../../shared/contract/bell.ts';
import type { DoorNews } from '../../shared/contract/doors.ts';
import { dateOf } from '../../shared/rules/local-date.ts';
import { onlineFriendsQuery } from '../../state/people/people.ts';
import { doorNews, noteOpenFlow, refreshDoorNews, takeDoorNews } from '../../state/places/door-news.ts';
import { townPlaces } from '../../state/places/town-places.ts';
import { forgetBell, takeBellCount } from '../../state/session/bell.ts';
import { losePushes, pushes } from '../../state/session/pushes.ts';
import { radio } from '../../state/settings/radio.ts';
import { watchDoorNews } from './door-news.ts';

const server = servePage();
const NOTHING: DoorNews = { store: false, wardrobe: false, flow: false, bakedInMs: null, board: null };
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

const answerWith = (news: Partial<DoorNews>): void =>
  void server.answers.set('GET /doors/news', () => [200, { success: true, news: { ...NOTHING, ...news } }]);

beforeEach(() => {
  closeScreens();
  forgetBell();
  signInAs(userNamed('mirabel'));
  answerWith({});
  server.answers.set('GET /events', () => [200, []]);
  server.answers.set('GET /bell', () => [200, { success: true, entries, hasMore: false, unread: entries.length }]);
});
afterEach(() => {
  stop();
  stop = () => undefined;
  forgetBell();
  losePushes();
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

it('shines at the games, the boutique and the mirror as the server says, until they are opened', async () => {
  answerWith({ store: true, wardrobe: true, flow: true, bakedInMs: 0 });
  server.answers.set('POST /doors/store/visit', () => [200, { success: true }]);
  open();
  await expect.poll(news).toEqual(['bakery', 'flow', 'store', 'wardrobe']);
  openScreenByName('cookie-clicker');
  await expect.poll(news).toEqual(['flow', 'store', 'wardrobe']);
  closeScreens();
  openScreenByName('flow');
  await expect.poll(news).toEqual(['store', 'wardrobe']);
  closeScreens();
  openScreenByName('store');
  await expect.poll(news).toEqual(['flow', 'wardrobe']);
  await expect.poll(() => server.asked.map(({ call }) => call)).toContain('POST /doors/store/visit');
});

it('follows what is pushed, and asks again after a lost connection', async () => {
  open();
  await expect.poll(() => doorNews.isKnown).toBe(true);
  takeDoorNews({ ...NOTHING, flow: true, wardrobe: true, bakedInMs: 40 });
  await expect.poll(news).toEqual(['flow', 'wardrobe']);
  await expect.poll(news).toEqual(['bakery', 'flow', 'wardrobe']);
  noteOpenFlow(false);
  await expect.poll(news).toEqual(['bakery', 'wardrobe']);
  answerWith({ flow: true });
  pushes.areOn = true;
  await expect.poll(news).toEqual(['flow']);
});

it('a push is newer than a reply under way', async () => {
  let answer = (): void => undefined;
  server.delays.set('GET /doors/news', new Promise<void>((resolve) => (answer = resolve)));
  const reply = refreshDoorNews();
  await expect.poll(() => server.asked.map(({ call }) => call)).toEqual(['GET /doors/news']);
  takeDoorNews({ ...NOTHING, flow: true });
  answer();
  await reply;
  expect(doorNews.flow).toBe(true);
});

it('pins a paper for an event until the board is opened, on each device', async () => {
  const today = dateOf(new Date());
  server.answers.set('GET /events', () => [200, [{ date: today, title: 'Lantern Night', text: '' }]]);
  const seen: unknown[] = [];
  server.answers.set('POST /doors/board/visit', ({ body }) => {
    seen.push(body);
    return [200, { success: true }];
  });
  open();
  await expect.poll(news).toEqual(['board']);
  openScreenByName('feed');
  await expect.poll(() => seen).toEqual([{ day: today, events: [`${today} Lantern Night`] }]);
  await expect.poll(news).toEqual([]);
  closeScreens();
  // Another device has not seen it, and then looks.
  takeDoorNews(NOTHING);
  await expect.poll(news).toEqual(['board']);
  takeDoorNews({ ...NOTHING, board: { day: today, events: [`${today} Lantern Night`] } });
  await expect.poll(news).toEqual([]);
  expect(seen).toHaveLength(1);
});
