/** The town's first posts in a page in German, and posts of players, which stay. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PostPreview } from '../../shared/contract/forum.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.doMock('../../languages/en/initial-posts.ts', () => import('../../languages/de/initial-posts.ts'));
});
afterEach(() => {
  vi.doUnmock('../../languages/en/initial-posts.ts');
  vi.unstubAllGlobals();
  // Other files of this thread share the modules: none may stay German.
  vi.resetModules();
});

const preview = (change: Partial<PostPreview>): PostPreview => ({
  id: '1',
  author: 'Promenade',
  authorColor: null,
  authorMembership: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  category: 'announcements',
  categoryIcon: 'Megaphone',
  categoryLabel: 'Announcements',
  isPinned: false,
  isLocked: true,
  title: 'House rules of Lantern Bay',
  message: 'Three rules keep the promenade a good place to walk.',
  tipsCount: 0,
  hasTipped: false,
  replyCount: 0,
  hasReplied: false,
  hasNSFWVoted: false,
  automaticallyNSFW: false,
  nsfwVotes: 0,
  ...change,
});

it('rows and cards have the title and the start of the text, without tags', async () => {
  const { translatePreviews } = await import('./initial-posts.ts');
  const [rules, own] = await translatePreviews([preview({ initialPost: 'houseRules' }), preview({ id: '2' })]);
  expect(rules).toMatchObject({ title: 'Hausregeln von Lantern Bay', isLocked: true });
  expect(rules?.message).toMatch(/^Drei Regeln, damit[^[]+$/);
  expect(own).toEqual(preview({ id: '2' }));
});

it('an open post has its text with tags', async () => {
  const { translatePost } = await import('./initial-posts.ts');
  const post = { ...preview({ initialPost: 'welcome' }), replies: [], totalReplies: 0 };
  const shown = await translatePost(post as never);
  expect(shown).toMatchObject({ title: 'Willkommen! Was deine Texte können', id: '1' });
  expect((shown as { message: string }).message).toContain('[b]BBCode kopieren[/b]');
});
