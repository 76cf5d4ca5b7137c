/** New posts and replies wait, reading goes on where it stopped, reactions, quotes, links, and the list of drafts. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findEditor, makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { closeScreens, dialogs } from '../../screens/screens.ts';
import { queryClient } from '../../net/query-client.ts';
import { forumKeys } from '../../net/query-keys.ts';
import type { ForumPost, ForumReply, PostPreview } from '../../shared/contract/forum.ts';
import { keepDraft, readDraft } from '../../state/chat/drafts.ts';
import { joinForumNews, takeForumNews } from '../../state/session/forum-news.ts';
import { navigate, route } from '../../state/session/route.ts';
import ForumScreen from './forum-screen.tsx';
import { followPostLink } from './post-link.ts';
import { forgetShownPosts, forumView } from './state.ts';

const server = servePage();
const toasts = collectToasts();
const createdAt = '2026-11-20T12:00:00.000Z';
const author = (username: string) => ({
  username,
  membership: 0,
  badges: 0,
  profile: { bioColor: null },
  customization: { nametagColor: null },
});

const preview = (id: number, change: Partial<PostPreview> = {}): PostPreview => ({
  id: String(id),
  author: 'odette',
  authorColor: null,
  authorMembership: 0,
  createdAt,
  category: 'clothes',
  categoryIcon: 'TShirt',
  categoryLabel: 'Clothes',
  isPinned: false,
  isLocked: false,
  title: `Post ${id}`,
  message: 'Words',
  tipsCount: 0,
  hasTipped: false,
  replyCount: 0,
  hasReplied: false,
  hasNSFWVoted: false,
  automaticallyNSFW: false,
  nsfwVotes: 0,
  ...change,
});

const reply = (id: number, change: Partial<ForumReply> = {}): ForumReply => ({
  id: String(id),
  message: `answer ${id}`,
  createdAt,
  lastEdited: null,
  tipsCount: 0,
  hasTipped: false,
  isAuthor: false,
  isRemoved: false,
  author: author('ben'),
  ...change,
});

const post: ForumPost = {
  id: '7',
  title: 'Harbour knit',
  category: 'clothes',
  message: 'Pick [b]one[/b]',
  createdAt,
  lastEdited: null,
  isPinned: false,
  isLocked: false,
  isDeleted: false,
  tipsCount: 0,
  hasTipped: false,
  hasNSFWVoted: false,
  automaticallyNSFW: false,
  nsfwVotes: 0,
  isAuthor: false,
  totalReplies: 2,
  replies: [reply(1), reply(2)],
  author: author('odette'),
  repliesPage: 1,
};

const watched: (string | null)[] = [];
beforeEach(() => {
  closeScreens();
  localStorage.clear();
  forgetShownPosts();
  watched.length = 0;
  joinForumNews((topic) => watched.push(topic));
  Object.assign(forumView, { filter: 'all', sort: 'newest', search: '' });
  signInAs(userNamed('mirabel', { blockedList: ['Rude'] }));
  const counts = { all: 1, announcements: 0, promenade: 0, general: 0, clothes: 1, creativity: 0 };
  server.answers.set('GET /forum-counts', () => [200, { success: true, counts }]);
  server.answers.set('POST /forum/post/7/read', () => [200, { success: true, message: 'Your place is remembered.' }]);
});
afterEach(() => vi.restoreAllMocks());

const answerList = (...posts: PostPreview[]) =>
  server.answers.set('GET /forum/all', () => [200, { success: true, posts, hasMore: false }]);
const answerPost = (change: Partial<ForumPost> = {}) =>
  server.answers.set('GET /forum/post/7', () => [200, { success: true, ...post, ...change }]);
const open = (params?: { selectedPostId: string; selectedReplyId?: string }) =>
  renderWithQueries(<ForumScreen params={params} close={() => {}} />);
const openPost = async (change: Partial<ForumPost> = {}, replyId?: string) => {
  answerPost(change);
  open({ selectedPostId: '7', ...(replyId !== undefined && { selectedReplyId: replyId }) });
  await screen.findByRole('heading', { name: 'Harbour knit' });
};
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const texts = () => screen.getAllByRole('article').map((row) => row.querySelector('h3')?.textContent);

describe('new posts', PATIENT, () => {
  const news = (id: number, by = 'ben') => ({ postId: String(id), category: 'general' as const, author: by });

  it('are counted, and shown when the player asks for them', async () => {
    makePageTall();
    answerList(preview(2), preview(1));
    open();
    await screen.findByText('Post 2');
    await waitFor(() => expect(watched).toEqual(['all']));
    expect(screen.queryByRole('button', { name: /new post$/ })).toBeNull();
    act(() => takeForumNews([news(2), news(3), news(3), news(4, 'mirabel'), news(5, 'rude')]));
    expect(await screen.findByRole('button', { name: 'Show 1 new post' })).toBeTruthy();
    answerList(preview(6), preview(3), preview(2), preview(1));
    expect(texts()).toEqual(['Post 2', 'Post 1']);
    await click('Show 1 new post');
    await waitFor(() => expect(texts()).toEqual(['Post 6', 'Post 3', 'Post 2', 'Post 1']));
    expect(screen.getAllByText('New').map((tag) => tag.closest('article')?.querySelector('h3')?.textContent)).toEqual([
      'Post 6',
      'Post 3',
    ]);
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Posts' }));
  });

  it('that a list fetched by itself wait too', async () => {
    makePageTall();
    answerList(preview(2), preview(1));
    open();
    await screen.findByText('Post 2');
    answerList(preview(3), preview(2), preview(1));
    await act(() => queryClient.invalidateQueries({ queryKey: forumKeys.lists }));
    expect(await screen.findByRole('button', { name: 'Show 1 new post' })).toBeTruthy();
    expect(texts()).toEqual(['Post 2', 'Post 1']);
  });

  it('have marks of unread replies', async () => {
    makePageTall();
    answerList(preview(2, { unreadReplies: 3 }), preview(1, { unreadReplies: 0 }));
    open();
    expect(await screen.findByText('3 unread replies')).toBeTruthy();
    expect(screen.getAllByText(/unread repl/)).toHaveLength(1);
  });
});

describe('an open post', PATIENT, () => {
  it('goes on at the first unread reply, behind a line', async () => {
    await openPost({ reading: { lastReplyId: '1', unread: 1 } });
    expect(server.callsOf('GET /forum/post/7').map(({ query }) => query)).toEqual(['repliesLimit=15&repliesAt=resume']);
    const items = within(screen.getByRole('region', { name: '2 replies' })).getAllByRole('listitem');
    expect(items.map((item) => /answer \d|New replies/.exec(item.textContent)?.[0])).toEqual([
      'answer 1',
      'New replies',
      'answer 2',
    ]);
  });

  it('has no line when all is read, and says that it was opened', async () => {
    await openPost({ reading: { lastReplyId: '2', unread: 0 } });
    expect(screen.queryByText('New replies')).toBeNull();
    screen.getByRole('heading', { name: 'Harbour knit' });
    expect(server.callsOf('POST /forum/post/7/read')).toHaveLength(0);
  });

  it('remembers that it was read when it is closed', async () => {
    answerPost();
    const { unmount } = open({ selectedPostId: '7' });
    await screen.findByText('answer 2');
    unmount();
    await expect
      .poll(() => server.callsOf('POST /forum/post/7/read').map(({ body }) => body))
      .toEqual([{ replyId: '0' }]);
  });

  it('announces new replies, and shows them behind a line', async () => {
    await openPost();
    await waitFor(() => expect(watched.at(-1)).toBe('post:7'));
    act(() => takeForumNews([{ postId: '7', replyId: '3', category: 'clothes', author: 'cleo' }]));
    expect(await screen.findByRole('button', { name: 'Show 1 new reply' })).toBeTruthy();
    expect(screen.queryByText('answer 3')).toBeNull();
    answerPost({ totalReplies: 3, replies: [reply(1), reply(2), reply(3)] });
    await click('Show 1 new reply');
    expect(await screen.findByText('answer 3')).toBeTruthy();
    const item = screen.getByText('answer 3').closest('li');
    expect(item?.previousElementSibling?.textContent).toBe('New replies');
    expect(screen.queryByRole('button', { name: 'Show 1 new reply' })).toBeNull();
  });

  it('does not announce the replies of other pages', async () => {
    await openPost({ totalReplies: 40, newestReplyId: '40' });
    await waitFor(() => expect(watched.at(-1)).toBe('post:7'));
    const news = { postId: '7', category: 'clothes' as const, author: 'cleo' };
    act(() => takeForumNews([30, 40, 41].map((id) => ({ ...news, replyId: String(id) }))));
    expect(await screen.findByRole('button', { name: 'Show 1 new reply' })).toBeTruthy();
    await click('Show 1 new reply');
    await expect.poll(() => server.callsOf('GET /forum/post/7').at(-1)?.query).toContain('repliesPage=3');
  });

  it('leaves the list below it watched when it is closed', async () => {
    answerList(preview(2));
    open();
    await waitFor(() => expect(watched).toEqual(['all']));
    answerPost();
    const { unmount } = open({ selectedPostId: '7' });
    await waitFor(() => expect(watched.at(-1)).toBe('post:7'));
    unmount();
    expect(watched.at(-1)).toBe('all');
  });

  it('of a link shows its reply, and says when that is gone', async () => {
    await openPost({}, '2');
    expect(server.callsOf('GET /forum/post/7')[0]?.query).toContain('repliesAt=2');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('answer 2'));
    closeScreens();
    open({ selectedPostId: '7', selectedReplyId: '99' });
    await expect.poll(() => toasts.map(({ text }) => text)).toContain('This reply is no longer there.');
  });

  it('copies links that lead back to it', async () => {
    const user = userEvent.setup();
    await openPost();
    const [ofPost, , ofSecond] = screen.getAllByRole('button', { name: 'Copy link' });
    if (ofPost) await user.click(ofPost);
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/?post=7`);
    if (ofSecond) await user.click(ofSecond);
    const link = await navigator.clipboard.readText();
    expect(link).toBe(`${window.location.origin}/?post=7&reply=2`);
    navigate(`${new URL(link).search}&email=confirmed`, 'replace');
    followPostLink();
    expect(dialogs.screens.at(-1)).toMatchObject({
      name: 'forum',
      params: { selectedPostId: '7', selectedReplyId: '2' },
    });
    expect(route.search).toBe('?email=confirmed');
    navigate('/?post=../admin', 'replace');
    followPostLink();
    expect(dialogs.screens.at(-1)).toMatchObject({ params: { selectedPostId: '0' } });
  });
});

describe('reactions', PATIENT, () => {
  const love = (isMine: boolean, count: number) => ({ kind: 'love' as const, count, isMine });

  it('are given, taken back, and say who gave them', async () => {
    server.answers.set('POST /forum/post/7/reply/2/react', ({ body }) => {
      const { isOn } = body as { isOn: boolean };
      return [200, { success: true, message: 'Fine.', reactions: isOn ? [love(true, 2)] : [love(false, 1)] }];
    });
    server.answers.set('GET /forum/post/7/reactions', () => [
      200,
      { success: true, reactions: [{ ...love(true, 4), names: ['ben', 'mirabel'] }] },
    ]);
    await openPost({ replies: [reply(1), reply(2, { reactions: [love(false, 1)] })] });
    await click('Love: 1');
    const chip = await screen.findByRole('button', { name: /^Love: /, pressed: true });
    expect(chip.textContent).toBe('2');
    await waitFor(() => expect(chip.getAttribute('aria-label')).toBe('Love: ben and you'));
    await userEvent.click(chip);
    await waitFor(() => expect(chip.getAttribute('aria-pressed')).toBe('false'));
    expect(server.callsOf('POST /forum/post/7/reply/2/react').map(({ body }) => body)).toEqual([
      { reaction: 'love', isOn: true },
      { reaction: 'love', isOn: false },
    ]);
    expect(toasts).toEqual([]);
  });

  it('are chosen from six, and a refusal changes nothing', async () => {
    server.answers.set('POST /forum/post/7/react', () => [403, { success: false, message: 'Muted.' }]);
    await openPost();
    const [ofPost] = screen.getAllByRole('button', { name: 'React' });
    if (ofPost) await userEvent.click(ofPost);
    const choice = await screen.findByRole('dialog', { name: 'React' });
    expect(within(choice).getAllByRole('button')).toHaveLength(6);
    await userEvent.click(within(choice).getByRole('button', { name: 'Party' }));
    await expect.poll(() => toasts.map(({ text }) => text)).toEqual(['Muted.']);
    expect(server.callsOf('POST /forum/post/7/react').map(({ body }) => body)).toEqual([
      { reaction: 'party', isOn: true },
    ]);
    expect(screen.queryByRole('button', { name: /^Party: / })).toBeNull();
  });
});

describe('a quote', PATIENT, () => {
  it('puts the words into the reply that is being written', async () => {
    keepDraft('forum-reply:7', 'I think:');
    await openPost({ replies: [reply(1, { message: '[quote=cleo]old[/quote]eleven [b]benches[/b]' })] });
    await click('Quote ben');
    const editor = await findEditor('Add a comment');
    expect(editor.value).toBe('I think:\n[quote=ben]eleven benches[/quote]\n');
    expect(editor.selectionStart, 'where writing goes on').toBe(editor.value.length);
    expect(readDraft('forum-reply:7')).toBe(editor.value);
    await click('Quote odette');
    await waitFor(() => expect(editor.value).toMatch(/\[quote=odette\]Pick one\[\/quote\]\n$/));
    expect([document.activeElement === editor, editor.selectionStart]).toEqual([true, editor.value.length]);
  });

  it('of a selection has the selected words', async () => {
    await openPost({ replies: [reply(1, { message: 'eleven benches' })] });
    const words = screen.getByText('eleven benches').firstChild;
    const range = document.createRange();
    if (words) {
      range.setStart(words, 7);
      range.setEnd(words, 14);
    }
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    screen.getByRole('button', { name: 'Quote ben' }).click();
    expect((await findEditor('Add a comment')).value).toBe('[quote=ben]benches[/quote]\n');
  });
});

describe('a refused post', PATIENT, () => {
  it('leads to the title or is announced, each time, also with the same words', async () => {
    answerList(preview(7));
    open();
    const [button] = await screen.findAllByRole('button', { name: 'New post' });
    if (button) await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Title required.');
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Title' }));
    await userEvent.keyboard('Best bench');
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
    await expect.poll(() => dialog.getByRole('alert').textContent).toBe('Category required.');
    const first = dialog.getByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
    await expect.poll(() => first.isConnected).toBe(false);
    expect(dialog.getByRole('alert').textContent).toBe('Category required.');
  });
});

describe('drafts', PATIENT, () => {
  it('are listed, continued, discarded and brought back', async () => {
    answerList(preview(7));
    keepDraft('forum-post:title', 'Best bench?');
    keepDraft('forum-post:message', 'I sat on [b]all[/b]');
    keepDraft('forum-reply:7', 'Not this one', '', { title: 'Harbour knit', postId: '7' });
    open();
    const [button] = await screen.findAllByRole('button', { name: '2 drafts' });
    if (button) await userEvent.click(button);
    const list = await screen.findByRole('dialog', { name: 'Drafts' });
    const items = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items()).toEqual([
      expect.stringContaining('New post: Best bench?I sat on all'),
      expect.stringContaining('Reply to Harbour knitNot this one'),
    ]);
    await userEvent.click(within(list).getByRole('button', { name: 'Discard draft: Reply to Harbour knit' }));
    expect(items()).toHaveLength(1);
    expect(readDraft('forum-reply:7')).toBe('');
    const { text } = toasts.at(-1) ?? {};
    const undo = renderWithQueries(text);
    act(() => undo.getByRole('button', { name: 'Undo' }).click());
    expect(items()).toHaveLength(2);
    await userEvent.click(within(list).getByRole('button', { name: 'Continue: Reply to Harbour knit' }));
    expect(dialogs.screens.at(-1)).toMatchObject({ name: 'forum', params: { selectedPostId: '7' } });
    undo.unmount();
    answerPost();
    open({ selectedPostId: '7' });
    expect((await findEditor('Add a comment')).value).toBe('Not this one');
  });

  it('say that they are saved, and are discarded beside the buttons', async () => {
    await openPost();
    await click('Add a comment');
    await userEvent.type(await findEditor('Add a comment'), 'hello');
    expect(screen.getByText('Draft saved')).toBeTruthy();
    await click('Discard draft');
    expect((await findEditor('Add a comment')).value).toBe('');
    expect(screen.queryByText('Draft saved')).toBeNull();
  });
});
