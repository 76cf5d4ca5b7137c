/**
 * Queries and mutations of the forum. Lists are cached for each category, order and search, and are refetched when they are
 * shown again after a while. News are only counted until the player asks for them. A change of a post replaces
 * its row in all lists without a refetch of their pages.
 */
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { defineMutation, definePost } from '../../net/mutation.ts';
import { queryClient } from '../../net/query-client.ts';
import { forumKeys } from '../../net/query-keys.ts';
import * as contract from '../../shared/contract/forum.ts';
import { deleteActivity } from '../../shared/contract/feed.ts';
import type { ForumPost, PostAct, PostPreview } from '../../shared/contract/forum.ts';
import { redact } from '../../shared/contract/moderation.ts';
import {
  FORUM_PAGE_SIZE,
  type ForumFilter,
  type ForumSort,
  type PostCategory,
  type Reaction,
  REPLY_PAGE_SIZE,
} from '../../shared/rules/forum.ts';
import type { PostDraft } from '../../shared/rules/forum-post.ts';
import { pollMs } from '../../state/session/pushes.ts';
import { refreshSession } from '../../state/session/session.ts';
import { forgetShownPosts } from './state.ts';
import { translatePost, translatePreview, translatePreviews } from './initial-posts.ts';

/** An older list is refetched when it is shown again. */
const LIST_FRESH_MS = 30_000;
/** The list keeps its scroll position while the player reads a post. */
const KEPT_MS = 30 * 60_000;
/** Period of polls for news without pushes. */
const NEWS_POLL_MS = 20_000;
/** An open post is not fetched twice while it opens. */
const POST_FRESH_MS = 1000;
const CARD_FRESH_MS = 60_000;

type ListPage = { posts: PostPreview[]; hasMore: boolean };
type Pages = InfiniteData<ListPage>;

/** What news are about. */
export type ForumTopic = { filter: ForumFilter } | { postId: string };

export interface ListQuery {
  filter: ForumFilter;
  sort: ForumSort;
  search: string;
}

export const postsQuery = ({ filter, sort, search }: ListQuery) =>
  infiniteQueryOptions({
    queryKey: forumKeys.list(filter, sort, search),
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: pageParam, limit: FORUM_PAGE_SIZE, sort, search: search === '' ? undefined : search };
      const page = await call(contract.listPosts, { params: { category: filter }, query, signal });
      return { ...page, posts: await translatePreviews(page.posts) };
    },
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
    staleTime: LIST_FRESH_MS,
    gcTime: KEPT_MS,
  });

/** Removes duplicates: a new post shifts the pages that are fetched later. */
export function postsOf(data: Pages | undefined): PostPreview[] {
  const byId = new Map(data?.pages.flatMap(({ posts }) => posts).map((post) => [post.id, post]));
  return [...byId.values()];
}

export const countsQuery = () =>
  queryOptions({ queryKey: forumKeys.counts, queryFn: ({ signal }) => call(contract.countPosts, { signal }) });

export const postQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: forumKeys.postPage(id, page),
    queryFn: ({ signal }) => {
      const query = { repliesPage: page, repliesLimit: REPLY_PAGE_SIZE };
      return call(contract.getPost, { params: { id }, query, signal }).then(translatePost);
    },
    staleTime: POST_FRESH_MS,
  });

/** Reads a page of replies again. */
export const refreshReplies = (id: string, page: number): Promise<unknown> =>
  queryClient.fetchQuery({ ...postQuery(id, page), staleTime: 0 });

/** The first page of an opened post: that of the reply, or with `resume` the one on which reading goes on. */
export const startQuery = (id: string, at: string) =>
  queryOptions({
    queryKey: forumKeys.postStart(id, at),
    queryFn: async ({ signal }) => {
      const query = { repliesLimit: REPLY_PAGE_SIZE, repliesAt: at };
      const post = await translatePost(await call(contract.getPost, { params: { id }, query, signal }));
      queryClient.setQueryData(postQuery(id, post.repliesPage ?? 1).queryKey, post);
      return post;
    },
    // Reading goes on elsewhere the next time.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Ids of new posts of a category, or of new replies to a post, after one that is shown. */
export const newsQuery = (topic: ForumTopic, after: string) =>
  queryOptions({
    queryKey: forumKeys.news(topic, after),
    queryFn: ({ signal }) =>
      'filter' in topic
        ? call(contract.listNewPosts, { params: { category: topic.filter }, query: { after }, signal })
        : call(contract.listNewReplies, { params: { id: topic.postId }, query: { after }, signal }),
    initialData: { success: true, ids: [] },
    staleTime: NEWS_POLL_MS,
    refetchOnWindowFocus: true,
    refetchInterval: () => pollMs(NEWS_POLL_MS),
    gcTime: 0,
  });

/** Who reacted to the reply, or to the post itself when `replyId` is undefined. */
export const reactorsQuery = (id: string, replyId: string | undefined) =>
  queryOptions({
    queryKey: forumKeys.reactors(id, replyId ?? '0'),
    queryFn: ({ signal }) => call(contract.listReactions, { params: { id }, query: { replyId }, signal }),
    staleTime: CARD_FRESH_MS,
  });

export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: forumKeys.card(id),
    queryFn: ({ signal }) => call(contract.getPostQuickInfo, { params: { id }, signal }).then(translatePreview),
    staleTime: CARD_FRESH_MS,
  });

/** Removes lists that are not shown, so that they are refetched when they are shown next. */
export function removeHiddenLists(): void {
  forgetShownPosts();
  queryClient.removeQueries({ queryKey: forumKeys.lists, type: 'inactive' });
}

export const createPost = definePost({
  send: (draft: PostDraft) => call(contract.createPost, { body: draft }),
  refetch: async () => {
    refreshCounts();
    forgetShownPosts();
    await queryClient.resetQueries({ queryKey: forumKeys.lists });
  },
});

export const replyTo = definePost({
  send: (id: string, message: string) => call(contract.replyToPost, { params: { id }, body: { message } }),
  refetch: (_, id) => refreshPost(id),
});

export const editPost = defineMutation({
  send: (id: string, message: string) => call(contract.editPost, { params: { id }, body: { message } }),
  onSuccess: (_, id) => refreshPost(id),
});

export const editReply = defineMutation({
  send: (id: string, replyId: string, message: string) =>
    call(contract.editReply, { params: { id, replyId }, body: { message } }),
  onSuccess: (_, id) => refreshPost(id),
});

/** Tips the reply, or the post itself when `replyId` is undefined. */
export const giveTip = defineMutation({
  send: (id: string, replyId: string | undefined) =>
    replyId === undefined
      ? call(contract.tipPost, { params: { id } })
      : call(contract.tipReply, { params: { id, replyId } }),
  onSuccess: (_, id) => {
    void refreshSession();
    return refreshPost(id);
  },
});

export const voteNsfw = defineMutation({
  send: (id: string) => call(contract.voteNsfw, { params: { id } }),
  onSuccess: (_, id) => refreshPost(id),
});

/** To the reply, or to the post itself when `replyId` is undefined. */
export const react = defineMutation({
  send: (id: string, replyId: string | undefined, reaction: Reaction, isOn: boolean) =>
    replyId === undefined
      ? call(contract.reactToPost, { params: { id }, body: { reaction, isOn } })
      : call(contract.reactToReply, { params: { id, replyId }, body: { reaction, isOn } }),
  onSuccess: ({ reactions }, id, replyId) => {
    queryClient.setQueriesData<ForumPost>({ queryKey: forumKeys.post(id) }, (post) => {
      if (post === undefined || replyId === undefined) return post && { ...post, reactions };
      return { ...post, replies: post.replies.map((one) => (one.id === replyId ? { ...one, reactions } : one)) };
    });
    void queryClient.invalidateQueries({ queryKey: forumKeys.reactors(id, replyId ?? '0') });
  },
});

/** Remembers how far the post is read. `unread` is the number of replies after that. Failures are ignored. */
export async function markRead(id: string, replyId: string, unread: number): Promise<void> {
  const isMarked = await call(contract.markRead, { params: { id }, body: { replyId } }).then(
    () => true,
    () => false,
  );
  if (!isMarked) return;
  const marked = (post: PostPreview): PostPreview => (post.id === id ? { ...post, unreadReplies: unread } : post);
  queryClient.setQueriesData<Pages>(
    { queryKey: forumKeys.lists },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, posts: page.posts.map(marked) })) },
  );
}

/** The list shows everything when it is opened next. */
export function removeList(query: ListQuery): void {
  queryClient.removeQueries({ queryKey: postsQuery(query).queryKey });
  forgetShownPosts();
}

/** The list is read again from its first page. */
export async function refreshList(query: ListQuery): Promise<PostPreview[]> {
  const { queryKey } = postsQuery(query);
  queryClient.setQueryData(queryKey, (data) => data && { pages: data.pages.slice(0, 1), pageParams: [1] });
  refreshCounts();
  await queryClient.refetchQueries({ queryKey });
  return postsOf(queryClient.getQueryData(queryKey));
}

export const moderatePost = defineMutation({
  send: (id: string, body: { act: PostAct; category?: PostCategory; reason: string }) =>
    call(contract.moderatePost, { params: { id }, body }),
  onSuccess: (_, id) => {
    refreshCounts();
    removeHiddenLists();
    return refreshPost(id);
  },
});

/** By its author: deletes the reply, or the post when `replyId` is undefined; the post then leaves all lists. */
export const deleteText = defineMutation({
  send: (id: string, replyId: string | undefined) =>
    call(deleteActivity, {
      params: replyId === undefined ? { type: 'forumPost', id } : { type: 'forumReply', id: replyId },
    }),
  onSuccess: (_, id, replyId) => {
    if (replyId !== undefined) return refreshPost(id);
    refreshCounts();
    queryClient.removeQueries({ queryKey: forumKeys.card(id) });
    replaceInLists(id, null);
    return undefined;
  },
});

export const removeReply = defineMutation({
  send: (id: string, replyId: string, reason: string) =>
    call(contract.removeReply, { params: { id, replyId }, body: { reason } }),
  onSuccess: (_, id) => refreshPost(id),
});

/** Redacts the reply, or the post itself when `replyId` is undefined. */
export const redactText = defineMutation({
  send: (id: string, replyId: string | undefined, reason: string) =>
    call(redact, {
      body: replyId === undefined ? { kind: 'forum-post', id, reason } : { kind: 'forum-reply', id: replyId, reason },
    }),
  onSuccess: (_, id) => refreshPost(id),
});

function refreshCounts(): void {
  void queryClient.invalidateQueries({ queryKey: forumKeys.counts });
}

/** Refetches a post wherever it is shown: open, as a card, and as a row of lists. */
async function refreshPost(id: string): Promise<void> {
  const open = queryClient.invalidateQueries({ queryKey: forumKeys.post(id) });
  const row = await call(contract.getPostQuickInfo, { params: { id } })
    .then(translatePreview)
    .catch(() => null);
  if (row !== null) queryClient.setQueryData(cardQuery(id).queryKey, row);
  else queryClient.removeQueries({ queryKey: forumKeys.card(id) });
  replaceInLists(id, row);
  await open;
}

/** Null removes the row. */
function replaceInLists(id: string, row: PostPreview | null): void {
  const replaced = (page: ListPage): ListPage => ({
    ...page,
    posts: page.posts.flatMap((post) => (post.id === id ? (row ?? []) : post)),
  });
  queryClient.setQueriesData<Pages>(
    { queryKey: forumKeys.lists },
    (data) => data && { ...data, pages: data.pages.map(replaced) },
  );
}
