/**
 * Queries and mutations of the forum. Lists are cached for each category, order and search, and are refetched when they are
 * shown again after a while, and regularly while they are shown. A change of a post replaces its row in all lists without a refetch of their pages.
 */
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { defineMutation, definePost } from '../../net/mutation.ts';
import { queryClient } from '../../net/query-client.ts';
import { forumKeys } from '../../net/query-keys.ts';
import * as contract from '../../shared/contract/forum.ts';
import { deleteActivity } from '../../shared/contract/feed.ts';
import type { PostAct, PostPreview } from '../../shared/contract/forum.ts';
import { redact } from '../../shared/contract/moderation.ts';
import {
  FORUM_PAGE_SIZE,
  type ForumFilter,
  type ForumSort,
  type PostCategory,
  type PostDraft,
  REPLY_PAGE_SIZE,
} from '../../shared/rules/forum.ts';
import { refreshSession } from '../../state/session/session.ts';

/** An older list is refetched when it is shown again or the window is focused; rows stay where they are meanwhile. */
const LIST_FRESH_MS = 30_000;
/** The list keeps its scroll position while the player reads a post. */
const KEPT_MS = 30 * 60_000;
const LIST_REFRESH_MS = 60_000;
const CARD_FRESH_MS = 60_000;

type ListPage = { posts: PostPreview[]; hasMore: boolean };
type Pages = InfiniteData<ListPage>;

export interface ListQuery {
  filter: ForumFilter;
  sort: ForumSort;
  search: string;
}

export const postsQuery = ({ filter, sort, search }: ListQuery) =>
  infiniteQueryOptions({
    queryKey: forumKeys.list(filter, sort, search),
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, limit: FORUM_PAGE_SIZE, sort, search: search === '' ? undefined : search };
      return call(contract.listPosts, { params: { category: filter }, query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
    staleTime: LIST_FRESH_MS,
    refetchOnWindowFocus: true,
    refetchInterval: LIST_REFRESH_MS,
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
      return call(contract.getPost, { params: { id }, query, signal });
    },
  });

export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: forumKeys.card(id),
    queryFn: ({ signal }) => call(contract.getPostQuickInfo, { params: { id }, signal }),
    staleTime: CARD_FRESH_MS,
  });

/** Removes lists that are not shown, so that they are refetched when they are shown next. */
export function removeHiddenLists(): void {
  queryClient.removeQueries({ queryKey: forumKeys.lists, type: 'inactive' });
}

export const createPost = definePost({
  send: (draft: PostDraft) => call(contract.createPost, { body: draft }),
  refetch: async () => {
    refreshCounts();
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
  const row = await call(contract.getPostQuickInfo, { params: { id } }).catch(() => null);
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
