/**
 * How far players have read: a mark per player and post, which only moves forward. It gives the unread replies of lists, the
 * unread line of a post, and the page on which reading goes on. Also finds what is newer than what a player sees.
 */
import { type ForumFilter, NEWS_MAX } from '../../../shared/rules/forum.ts';
import type { Database, Executor } from '../../db/database.ts';
import { requirePost } from './lookup.ts';
import * as repo from './reading-repo.ts';
import * as replies from './replies-repo.ts';
import type { PostRow } from './repo.ts';

export interface Reading {
  /** Remembers that the player has read the post up to the reply; 0: the post itself. Throws a DomainError. */
  mark(playerId: string, postId: number | null, replyId: number): Promise<void>;
  newPosts(playerId: string, filter: ForumFilter, after: number): Promise<string[]>;
  /** Throws a DomainError for an unknown or deleted post. */
  newReplies(playerId: string, postId: number | null, after: number): Promise<string[]>;
}

export function createReading(db: Database): Reading {
  return {
    mark: async (playerId, postId, replyId) => {
      const post = await requirePost(db, postId);
      const mark = await markAt(db, post, replyId);
      await db.transaction().execute((transaction) => repo.writeMark(transaction, playerId, post.id, mark));
    },
    newPosts: async (readerId, filter, after) =>
      (await repo.newPostIds(db, { readerId, filter, after, limit: NEWS_MAX })).map(String),
    newReplies: async (readerId, postId, after) => {
      const post = await requirePost(db, postId);
      return (await repo.newReplyIds(db, { readerId, postId: post.id, after, limit: NEWS_MAX })).map(String);
    },
  };
}

async function markAt(db: Executor, post: PostRow, replyId: number): Promise<repo.ReadMark> {
  if (replyId === 0) return { replyId, seenCount: 0 };
  const { count } = await repo.repliesAfter(db, post.id, replyId);
  // An id beyond the newest reply would mark later replies as read.
  if (count === 0) return { replyId: await repo.newestReplyId(db, post.id), seenCount: post.replyCount };
  return { replyId, seenCount: Math.max(0, post.replyCount - count) };
}

/** The author of a new post gets to know of its replies. */
export const markOwnPost = (transaction: Executor, playerId: string, postId: number): Promise<void> =>
  repo.writeMark(transaction, playerId, postId, { replyId: 0, seenCount: 0 });

/** Who answers has read the replies before, except those that a mark says are unread. `post` is as it was before. */
export async function markOwnReply(
  transaction: Executor,
  playerId: string,
  post: PostRow,
  replyId: number,
): Promise<void> {
  const before = await repo.findMark(transaction, playerId, post.id);
  if (before !== undefined && before.seenCount < post.replyCount) return;
  await repo.writeMark(transaction, playerId, post.id, { replyId, seenCount: post.replyCount + 1 });
}

/** The newest reply of the post, and how far the player had read; without `reading` when the post was not read. */
export async function readingOf(
  db: Executor,
  playerId: string,
  postId: number,
): Promise<{ newestReplyId: string; reading?: { lastReplyId: string; unread: number } }> {
  const mark = await repo.findMark(db, playerId, postId);
  if (mark === undefined) return { newestReplyId: String(await repo.newestReplyId(db, postId)) };
  const { count, newest } = await repo.repliesAfter(db, postId, mark.replyId);
  const newestReplyId = String(count === 0 ? mark.replyId : newest);
  return { newestReplyId, reading: { lastReplyId: String(mark.replyId), unread: count } };
}

export interface RepliesAt {
  playerId: string;
  post: PostRow;
  /** Where replies of one page begin: the id of a reply, or `resume` for the first unread one. */
  at: string;
  limit: number;
}

/** Page, counted from 1, of the reply; 1 when it is unknown, or when nothing was read or nothing is unread. */
export async function pageOfReply(db: Executor, { playerId, post, at, limit }: RepliesAt): Promise<number> {
  if (at === 'resume') {
    const { reading } = await readingOf(db, playerId, post.id);
    if (reading === undefined || reading.lastReplyId === '0' || reading.unread === 0) return 1;
    return Math.floor(Math.max(0, post.replyCount - reading.unread) / limit) + 1;
  }
  const reply = await replies.findReply(db, Number(at));
  if (reply === undefined || reply.postId !== post.id) return 1;
  return Math.floor((await repo.countRepliesBefore(db, post.id, reply.id)) / limit) + 1;
}
