/** Whatever reads one of the town's first posts shows the words of the page's catalogue, not those that the server stored. */
import { beforeEach, expect, it } from 'vitest';
import { servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { queryClient } from '../../net/query-client.ts';
import { cardQuery, postQuery, postsOf, postsQuery, redactText, startQuery } from './calls.ts';

const TITLE = 'House rules of Lantern Bay';
const stored = {
  id: '1',
  category: 'announcements',
  createdAt: '2026-11-20T12:00:00.000Z',
  isPinned: true,
  isLocked: true,
  title: 'Stored in English',
  message: 'Stored in English',
  tipsCount: 0,
  hasTipped: false,
  hasNSFWVoted: false,
  automaticallyNSFW: false,
  nsfwVotes: 0,
  initialPost: 'houseRules',
} as const;
const preview = {
  ...stored,
  author: 'Promenade',
  authorColor: null,
  authorMembership: 0,
  categoryIcon: 'Megaphone',
  categoryLabel: 'Announcements',
  replyCount: 0,
  hasReplied: false,
};
const post = {
  ...stored,
  lastEdited: null,
  isDeleted: false,
  isAuthor: false,
  totalReplies: 0,
  replies: [],
  author: {
    username: 'Promenade',
    membership: 0,
    badges: 0,
    profile: { bioColor: null },
    customization: { nametagColor: null },
  },
};

const server = servePage();
beforeEach(() => {
  signInAs(userNamed('mirabel'));
  server.answers.set('GET /forum/all', () => [200, { success: true, posts: [preview], hasMore: false }]);
  server.answers.set('GET /forum/post/1', () => [200, { success: true, ...post }]);
  server.answers.set('GET /forum/post/1/quick-info', () => [200, { success: true, ...preview }]);
});

const list = postsQuery({ filter: 'all', sort: 'newest', search: '' });

it('the list, the card, and the row of the list that is refreshed', async () => {
  const [row] = postsOf(await queryClient.fetchInfiniteQuery(list));
  expect(row?.title).toBe(TITLE);
  expect(row?.message).toMatch(/^Three rules/);
  expect((await queryClient.fetchQuery(cardQuery('1'))).title).toBe(TITLE);
  server.answers.set('POST /moderation/redact', () => [200, { success: true, message: 'Done.' }]);
  server.answers.set('GET /forum/post/1/quick-info', () => [200, { success: true, ...preview, tipsCount: 7 }]);
  await redactText('1', undefined, 'For the test.');
  const shown = () => postsOf(queryClient.getQueryData(list.queryKey))[0];
  await expect.poll(() => shown()?.tipsCount).toBe(7);
  expect(shown()?.title).toBe(TITLE);
});

it('an opened post, and each page of its replies', async () => {
  for (const query of [startQuery('1', ''), postQuery('1', 2)]) {
    const { title, message } = await queryClient.fetchQuery(query as ReturnType<typeof postQuery>);
    expect(title).toBe(TITLE);
    expect(message).toMatch(/^\[b\]Three rules/);
  }
});
