/**
 * The forum's calls. Lists are cached for each category, order and search and stay as they are while one reads a post;
 * what changes a post shows in all of them without fetching their pages again.
 */
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
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
import type { Outcome } from '../../ui/feedback/outcome.ts';

const LISTS = ['forum', 'list'] as const;
const POSTS = ['forum', 'post'] as const;
const COUNTS = ['forum', 'counts'] as const;
/** A long read must not cost one's place in the list. */
const KEPT_MS = 30 * 60_000;
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
    queryKey: [...LISTS, filter, sort, search],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, limit: FORUM_PAGE_SIZE, sort, search: search === '' ? undefined : search };
      return call(contract.listPosts, { params: { category: filter }, query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  });

/** Every post once: a new one shifts the pages that are fetched after it. */
export function postsOf(data: Pages | undefined): PostPreview[] {
  const byId = new Map(data?.pages.flatMap(({ posts }) => posts).map((post) => [post.id, post]));
  return [...byId.values()];
}

export const countsQuery = () =>
  queryOptions({ queryKey: COUNTS, queryFn: ({ signal }) => call(contract.countPosts, { signal }) });

export const postQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...POSTS, id, page],
    queryFn: ({ signal }) => {
      const query = { repliesPage: page, repliesLimit: REPLY_PAGE_SIZE };
      return call(contract.getPost, { params: { id }, query, signal });
    },
  });

export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: ['forum', 'card', id],
    queryFn: ({ signal }) => call(contract.getPostQuickInfo, { params: { id }, signal }),
    staleTime: CARD_FRESH_MS,
  });

/** Lists that nobody looks at are asked for anew at the next visit. */
export function forgetLists(): void {
  queryClient.removeQueries({ queryKey: LISTS, type: 'inactive' });
}

export const createPost = (draft: PostDraft) =>
  then(call(contract.createPost, { body: draft }), async () => {
    void queryClient.invalidateQueries({ queryKey: COUNTS });
    await queryClient.resetQueries({ queryKey: LISTS });
  });

export const editPost = (id: string, message: string): Promise<Outcome> =>
  then(call(contract.editPost, { params: { id }, body: { message } }), () => refreshPost(id));

export const replyTo = (id: string, message: string): Promise<Outcome> =>
  then(call(contract.replyToPost, { params: { id }, body: { message } }), () => refreshPost(id));

export const editReply = (id: string, replyId: string, message: string): Promise<Outcome> =>
  then(call(contract.editReply, { params: { id, replyId }, body: { message } }), () => refreshPost(id));

/** Of the reply, or of the post itself when `replyId` is left out. */
export const giveTip = (id: string, replyId?: string): Promise<Outcome> =>
  then(
    replyId === undefined
      ? call(contract.tipPost, { params: { id } })
      : call(contract.tipReply, { params: { id, replyId } }),
    async () => {
      void refreshSession();
      await refreshPost(id);
    },
  );

export const voteNsfw = (id: string): Promise<Outcome> =>
  then(call(contract.voteNsfw, { params: { id } }), () => refreshPost(id));

export const moderatePost = (
  id: string,
  body: { act: PostAct; category?: PostCategory; reason: string },
): Promise<Outcome> =>
  then(call(contract.moderatePost, { params: { id }, body }), async () => {
    void queryClient.invalidateQueries({ queryKey: COUNTS });
    forgetLists();
    await refreshPost(id);
  });

/** For good, by its author: a reply when `replyId` is given, else the post, which leaves its place in all lists. */
export async function deleteWritten(id: string, replyId?: string): Promise<Outcome> {
  const params =
    replyId === undefined ? ({ type: 'forumPost', id } as const) : ({ type: 'forumReply', id: replyId } as const);
  return await then(call(deleteActivity, { params }), async () => {
    if (replyId !== undefined) return await refreshPost(id);
    void queryClient.invalidateQueries({ queryKey: COUNTS });
    queryClient.removeQueries({ queryKey: cardQuery(id).queryKey });
    showInLists(id, null);
  });
}

export const removeReply = (id: string, replyId: string, reason: string): Promise<Outcome> =>
  then(call(contract.removeReply, { params: { id, replyId }, body: { reason } }), () => refreshPost(id));

/** Of the reply, or of the post itself when `replyId` is left out. */
export const redactWritten = (id: string, replyId: string | undefined, reason: string): Promise<Outcome> => {
  const body =
    replyId === undefined
      ? ({ kind: 'forum-post', id, reason } as const)
      : ({ kind: 'forum-reply', id: replyId, reason } as const);
  return then(call(redact, { body }), () => refreshPost(id));
};

async function then<Reply extends Outcome>(underway: Promise<Reply>, refresh: () => Promise<void>): Promise<Reply> {
  const reply = await underway;
  if (reply.success) await refresh();
  return reply;
}

/** Asks for a post again wherever it is shown: open, as a card, and as a row of lists. */
async function refreshPost(id: string): Promise<void> {
  const open = queryClient.invalidateQueries({ queryKey: [...POSTS, id] });
  const row = await call(contract.getPostQuickInfo, { params: { id } }).catch(() => null);
  if (row !== null) queryClient.setQueryData(cardQuery(id).queryKey, row);
  else queryClient.removeQueries({ queryKey: cardQuery(id).queryKey });
  showInLists(id, row);
  await open;
}

/** Null: no longer. */
function showInLists(id: string, row: PostPreview | null): void {
  const replaced = (page: ListPage): ListPage => ({
    ...page,
    posts: page.posts.flatMap((post) => (post.id === id ? (row ?? []) : post)),
  });
  queryClient.setQueriesData<Pages>(
    { queryKey: LISTS },
    (data) => data && { ...data, pages: data.pages.map(replaced) },
  );
}
