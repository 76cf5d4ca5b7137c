import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findEditor, makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { closeScreens, dialogs } from '../../screens/screens.ts';
import { queryClient } from '../../net/query-client.ts';
import type { ForumPost, ForumReply, PostPreview } from '../../shared/contract/forum.ts';
import { REPLY_PAGE_SIZE } from '../../shared/rules/forum.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { SYSTEM_CREATOR } from '../../shared/rules/store.ts';
import { keepDraft } from '../../state/chat/drafts.ts';
import { addPlayer, removePlayer } from '../../state/people/players.ts';
import { deleteText, giveTip, postsOf, postsQuery } from './calls.ts';
import ForumScreen from './forum-screen.tsx';
import { PostCard } from './post-card.tsx';
import { forumView } from './state.ts';

const server = servePage();

const preview = (change: Partial<PostPreview> = {}): PostPreview => ({
  id: '7',
  author: 'odette',
  authorColor: null,
  authorMembership: 1,
  createdAt: new Date(Date.now() - 26 * 3_600_000).toISOString(),
  category: 'clothes',
  categoryIcon: 'TShirt',
  categoryLabel: 'Clothes',
  isPinned: true,
  isLocked: true,
  title: 'Harbour knit',
  message: 'Pick the last colour',
  tipsCount: 18,
  hasTipped: false,
  replyCount: 31,
  hasReplied: true,
  hasNSFWVoted: false,
  automaticallyNSFW: false,
  nsfwVotes: 4,
  ...change,
});

const post: ForumPost = {
  id: '7',
  title: 'Harbour knit',
  category: 'clothes',
  message: 'Pick [b]one[/b]',
  createdAt: new Date().toISOString(),
  lastEdited: null,
  isPinned: false,
  isLocked: true,
  isDeleted: false,
  tipsCount: 2,
  hasTipped: true,
  hasNSFWVoted: true,
  automaticallyNSFW: false,
  nsfwVotes: 1,
  isAuthor: false,
  totalReplies: 0,
  replies: [],
  author: {
    username: 'odette',
    membership: 0,
    badges: 0,
    profile: { bioColor: null },
    customization: { nametagColor: null },
  },
};

beforeEach(() => {
  closeScreens();
  Object.assign(forumView, { filter: 'all', sort: 'newest', search: '' });
  signInAs(userNamed('mirabel'));
  const counts = { all: 1, announcements: 0, promenade: 0, general: 0, clothes: 1, creativity: 0 };
  server.answers.set('GET /forum-counts', () => [200, { success: true, counts }]);
});

afterEach(() => vi.restoreAllMocks());

const answerList = (posts: PostPreview[]) =>
  server.answers.set('GET /forum/all', () => [200, { success: true, posts, hasMore: false }]);
const open = (params?: { selectedPostId: string }) =>
  renderWithQueries(<ForumScreen params={params} close={() => {}} />);

describe('the list', PATIENT, () => {
  it('shows an empty state, for a category and for a search', async () => {
    answerList([]);
    open();
    expect(await screen.findByText('No posts in All posts')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Search posts'), 'zebra');
    expect(await screen.findByText('No posts found matching your search')).toBeTruthy();
  });

  it('folds posts of blocked players, but no announcements', async () => {
    makePageTall();
    signInAs(userNamed('mirabel', { blockedList: ['Odette'] }));
    answerList([
      preview({ id: '71', title: 'Folded away' }),
      preview({ id: '72', title: 'For everybody', category: 'announcements' }),
    ]);
    open();
    expect(await screen.findByText('For everybody')).toBeTruthy();
    expect(screen.getByText('Blocked player.')).toBeTruthy();
    expect(screen.queryByText('Folded away')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Folded away')).toBeTruthy();
    expect(screen.queryByText('Blocked player.')).toBeNull();
  });

  it('opens no quick actions for a deleted author', async () => {
    makePageTall();
    answerList([preview({ id: '71' }), preview({ id: '72', author: 'deleted', authorMembership: 0 })]);
    open();
    const authors = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^(odette|deleted)/ });
    expect(authors.map(({ disabled }) => disabled)).toEqual([false, true]);
  });

  it('shows why it failed to load', async () => {
    server.answers.set('GET /forum/all', () => [403, { success: false, message: 'Not today' }]);
    open();
    expect(await screen.findByText('Error loading forum content: Not today')).toBeTruthy();
  });
});

describe('a post', PATIENT, () => {
  it('that does not exist shows a message', async () => {
    server.answers.set('GET /forum/post/7', () => [404, { success: false, message: 'Post not found' }]);
    open({ selectedPostId: '7' });
    expect(await screen.findByText('Post not found')).toBeTruthy();
  });

  it('shows its state: tipped, voted, locked', async () => {
    server.answers.set('GET /forum/post/7', () => [200, { success: true, ...post }]);
    open({ selectedPostId: '7' });
    expect(await screen.findByRole('heading', { name: 'Harbour knit' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tipped' }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Mark as SFW' })).toBeTruthy();
    expect(screen.getByText('This post is locked. Nobody can answer any more.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Moderate' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('shows whether its author is in town', async () => {
    server.answers.set('GET /forum/post/7', () => [200, { success: true, ...post }]);
    open({ selectedPostId: '7' });
    await screen.findByRole('heading', { name: 'Harbour knit' });
    expect(screen.queryByText('Online')).toBeNull();
    const user = { username: 'Odette', membership: 0, nametag: '', customization: bareCustomization(false, 0) };
    act(() => {
      addPlayer({ socketId: 's1', user, state: { x: 0, y: 0, frame: 0 } });
    });
    expect(await screen.findByText('Online')).toBeTruthy();
    act(() => {
      removePlayer('s1');
    });
    await waitFor(() => expect(screen.queryByText('Online')).toBeNull());
  });

  it('is deleted by its author after a question, and the list is shown again', async () => {
    server.answers.set('GET /forum/post/7', () => [200, { success: true, ...post, isAuthor: true }]);
    server.answers.set('DELETE /activity/forumPost/7', () => [200, { success: true, message: 'Post deleted.' }]);
    open({ selectedPostId: '7' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('dialog', { name: 'Delete this post?' });
    expect(server.callsOf('DELETE /activity/forumPost/7')).toHaveLength(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsOf('DELETE /activity/forumPost/7')).toHaveLength(1));
    await waitFor(() => expect(dialogs.screens.at(-1)).toEqual(expect.objectContaining({ name: 'forum' })));
    expect(dialogs.screens.at(-1)?.params).toBeUndefined();
  });

  it('keeps its other replies when its author deletes one', async () => {
    const reply = { tipsCount: 0, hasTipped: false, isRemoved: false, lastEdited: null, author: post.author };
    const mine = { ...reply, id: '1', message: 'mine', createdAt: post.createdAt, isAuthor: true };
    const theirs = { ...reply, id: '2', message: 'theirs', createdAt: post.createdAt, isAuthor: false };
    let replies = [mine, theirs];
    server.answers.set('GET /forum/post/7', () => [
      200,
      { success: true, ...post, replies, totalReplies: replies.length },
    ]);
    server.answers.set('GET /forum/post/7/quick-info', () => [200, { success: true, ...preview() }]);
    server.answers.set('DELETE /activity/forumReply/1', () => {
      replies = [theirs];
      return [200, { success: true, message: 'Reply deleted.' }];
    });
    open({ selectedPostId: '7' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('dialog', { name: 'Delete this reply?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('mine')).toBeNull());
    expect(screen.getByText('theirs')).toBeTruthy();
  });
});

describe('the actions on a post', PATIENT, () => {
  const answerPost = (change: Partial<ForumPost>) =>
    server.answers.set('GET /forum/post/7', () => [200, { success: true, ...post, ...change }]);
  const openPost = async (change: Partial<ForumPost>) => {
    answerPost(change);
    open({ selectedPostId: '7' });
    await screen.findByRole('heading', { name: 'Harbour knit' });
  };
  const has = (name: string) => screen.queryByRole('button', { name }) !== null;

  it('of its author end when it is locked, except the deletion', async () => {
    await openPost({ isAuthor: true });
    expect([has('Edit'), has('Delete'), has('Moderate')]).toEqual([false, true, false]);
  });

  it('stay open to a moderator when it is locked', async () => {
    signInAs(userNamed('mirabel', { access: 1 }));
    await openPost({ isAuthor: true });
    expect([has('Edit'), has('Delete'), has('Moderate')]).toEqual([true, true, true]);
    expect(has('Add a comment')).toBe(true);
    expect(screen.queryByText('This post is locked. Nobody can answer any more.')).toBeNull();
  });

  it('tip it after a question', async () => {
    server.answers.set('GET /forum/post/7/tip', () => [200, { success: true, message: 'Tipped.' }]);
    server.answers.set('GET /forum/post/7/quick-info', () => [200, { success: true, ...preview() }]);
    await openPost({ hasTipped: false });
    await userEvent.click(screen.getByRole('button', { name: 'Tip 1,000 coins: odette' }));
    const question = screen.getByRole('dialog', { name: 'Tip 1,000 coins' });
    expect(server.callsOf('GET /forum/post/7/tip')).toEqual([]);
    answerPost({ hasTipped: true });
    await userEvent.click(within(question).getByRole('button', { name: 'Tip 1,000 coins' }));
    await waitFor(() => expect(has('Tipped')).toBe(true));
    expect(server.callsOf('GET /forum/post/7/tip')).toHaveLength(1);
  });

  it.each<[string, Partial<ForumPost>]>([
    ['its author', { isAuthor: true }],
    ['posts of the town', { author: post.author && { ...post.author, username: SYSTEM_CREATOR } }],
    ['posts of deleted players', { author: null }],
  ])('offer no tip for %s', async (_, change) => {
    await openPost({ hasTipped: false, ...change });
    expect(screen.queryByRole('button', { name: /^Tip/ })).toBeNull();
  });

  it('answer it, and show the page of the answer', async () => {
    keepDraft('forum-reply:7', 'Hello');
    server.answers.set('POST /forum/post/7/reply', () => [200, { success: true, message: 'Sent.', id: '40' }]);
    server.answers.set('GET /forum/post/7/quick-info', () => [200, { success: true, ...preview() }]);
    await openPost({ isLocked: false, totalReplies: REPLY_PAGE_SIZE });
    expect(screen.queryByRole('navigation', { name: 'Reply pages' })).toBeNull();
    answerPost({ isLocked: false, totalReplies: REPLY_PAGE_SIZE + 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(server.callsOf('GET /forum/post/7').some(({ query }) => query.includes('repliesPage=2'))).toBe(true),
    );
    expect(server.callsOf('POST /forum/post/7/reply').map(({ body }) => body)).toEqual([{ message: 'Hello' }]);
    const pages = await screen.findByRole('navigation', { name: 'Reply pages' });
    const second = within(pages).getByRole('button', { name: 'Page 2' });
    await waitFor(() => expect(second.getAttribute('aria-current')).toBe('page'));
    expect(has('Add a comment')).toBe(true);
  });

  it('begin with the editor while there is no answer to send', async () => {
    await openPost({ isLocked: false });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await findEditor('Add a comment')).toBeTruthy();
    expect(server.callsOf('POST /forum/post/7/reply')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close the editor' }));
    expect(document.activeElement?.textContent, 'the collapsed line').toBe('Add a comment');
  });

  it('of a moderator fit its state and category, and have a reason', async () => {
    signInAs(userNamed('mirabel', { access: 1 }));
    server.answers.set('POST /forum/post/7/moderate', () => [200, { success: true, message: 'Post unlocked.' }]);
    await openPost({ isPinned: true });
    await userEvent.click(screen.getByRole('button', { name: 'Moderate' }));
    const [unpin, unlock, ...others] = await screen.findAllByRole('menuitem');
    expect([unpin, unlock].map((one) => one?.textContent)).toEqual(['Unpin', 'Unlock']);
    const moves = others.flatMap(({ textContent }) => (textContent.startsWith('Move to') ? [textContent] : []));
    expect(moves).toHaveLength(4);
    expect(moves).not.toContain('Move to Clothes');
    if (unlock) await userEvent.click(unlock);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'settled');
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    await waitFor(() =>
      expect(server.callsOf('POST /forum/post/7/moderate').map(({ body }) => body)).toEqual([
        { act: 'unlock', reason: 'settled' },
      ]),
    );
  });

  it('end with the choice of a category, whose list is shown', async () => {
    await openPost({});
    await userEvent.click(screen.getByRole('button', { name: /^Clothes/ }));
    expect(dialogs.screens.at(-1)).toMatchObject({ name: 'forum', params: undefined });
    expect(forumView.filter).toBe('clothes');
  });

  it('are gone with it, its replies are not', async () => {
    const reply: ForumReply = {
      id: '1',
      message: 'still here',
      createdAt: post.createdAt,
      lastEdited: null,
      tipsCount: 0,
      hasTipped: false,
      isAuthor: true,
      isRemoved: false,
      author: post.author,
    };
    const removed = { ...reply, id: '2', message: '', isRemoved: true, author: null };
    const change = { isDeleted: true, isLocked: false, title: '', message: '', author: null };
    answerPost({ ...change, replies: [reply, removed], totalReplies: 2 });
    open({ selectedPostId: '7' });
    expect(await screen.findByText('still here')).toBeTruthy();
    expect(screen.getByText('This post was deleted')).toBeTruthy();
    expect(screen.getByText('This reply was removed by a moderator.')).toBeTruthy();
    expect([has('Add a comment'), has('Edit'), has('Delete')]).toEqual([false, false, true]);
  });
});

describe('a change of a post', PATIENT, () => {
  const { queryKey } = postsQuery({ filter: 'all', sort: 'newest', search: '' });
  const listed = () => postsOf(queryClient.getQueryData(queryKey)).map(({ id, tipsCount }) => [id, tipsCount]);

  beforeEach(() => {
    const pages = [
      { success: true, posts: [preview({ id: '8', tipsCount: 1 }), preview({ tipsCount: 0 })], hasMore: true },
      { success: true, posts: [preview(), preview({ id: '6' })], hasMore: false },
    ];
    queryClient.setQueryData(queryKey, { pages, pageParams: [1, 2] });
  });

  it('replaces its rows in the lists, in which it is once', async () => {
    expect(listed()).toEqual([
      ['8', 1],
      ['7', 18],
      ['6', 18],
    ]);
    server.answers.set('GET /forum/post/7/tip', () => [200, { success: true, message: 'Tipped.' }]);
    server.answers.set('GET /forum/post/7/quick-info', () => [200, { success: true, ...preview({ tipsCount: 19 }) }]);
    await giveTip('7', undefined);
    expect(listed()[1]).toEqual(['7', 19]);
  });

  it('removes it from the lists when it is deleted, and only then', async () => {
    server.answers.set('DELETE /activity/forumPost/7', () => [403, { success: false, message: 'Not yours' }]);
    await expect(deleteText('7', undefined)).rejects.toThrow('Not yours');
    expect(listed()).toHaveLength(3);
    server.answers.set('DELETE /activity/forumPost/7', () => [200, { success: true, message: 'Post deleted.' }]);
    await deleteText('7', undefined);
    expect(listed()).toEqual([
      ['8', 1],
      ['6', 18],
    ]);
  });

  it('fetches further pages while the server has some', () => {
    const next = (hasMore: boolean) =>
      postsQuery({ filter: 'all', sort: 'newest', search: '' }).getNextPageParam(
        { success: true, posts: [], hasMore },
        [],
        3,
        [],
      );
    expect([next(true), next(false)]).toEqual([4, undefined]);
  });
});

describe('a card', PATIENT, () => {
  it('shows every field of the quick info and opens the post', async () => {
    server.answers.set('GET /forum/post/7/quick-info', () => [200, { success: true, ...preview() }]);
    renderWithQueries(<PostCard id="7" />);
    const card = await screen.findByRole('button');
    for (const words of ['odette', 'yesterday', 'Pinned', 'Locked', 'Sensitive', 'Harbour knit', 'Clothes', '18,000']) {
      expect(card.textContent).toContain(words);
    }
    expect(card.textContent).toContain('31 replies');
    expect(card.textContent).toContain('you replied');
    await userEvent.click(card);
    expect(dialogs.screens.at(-1)).toMatchObject({ name: 'forum', params: { selectedPostId: '7' } });
  });
});
