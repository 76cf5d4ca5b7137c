/** SQL of replies to posts, and of all posts and replies of one player. */
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { ForumReplyTable } from '../../db/schema-forum.ts';
import { deleteMarksBy, forgetRepliesBy, forgetReply } from './reading-repo.ts';
import { deleteReactionsBy, deleteReactionsTo, deleteReactionsToRepliesBy } from './reactions-repo.ts';
import { deletePost } from './repo.ts';
import { runtime } from '../../runtime.ts';

export type ReplyRow = Selectable<ForumReplyTable>;

/** Oldest first. */
export async function listReplies(
  db: Executor,
  postId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReplyRow[]> {
  return await db
    .selectFrom('forum_reply')
    .selectAll()
    .where('postId', '=', postId)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function findReply(db: Executor, id: number): Promise<ReplyRow | undefined> {
  return await db.selectFrom('forum_reply').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface NewReply {
  postId: number;
  authorId: string;
  message: string;
}

/** Id of the same reply by the same author since `since` (epoch milliseconds); null when there is none. */
export async function findRepeatedReply(db: Executor, reply: NewReply, since: number): Promise<number | null> {
  const { authorId, postId, message } = reply;
  const row = await db
    .selectFrom('forum_reply')
    .select('id')
    .where((eb) => eb.and({ authorId, postId, message }))
    .where('createdAt', '>', since)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertReply(db: Executor, reply: NewReply): Promise<number> {
  const row = await db
    .insertInto('forum_reply')
    .values({ ...reply, createdAt: runtime.now(), editedAt: null, deletedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateReply(db: Executor, id: number, change: Partial<Omit<ReplyRow, 'id'>>): Promise<void> {
  await db.updateTable('forum_reply').set(change).where('id', '=', id).execute();
}

/** Of a post. Some may quote nobody. */
export async function repliesWithQuotes(db: Executor, postId: number): Promise<{ id: number; message: string }[]> {
  return await db
    .selectFrom('forum_reply')
    .select(['id', 'message'])
    .where('postId', '=', postId)
    .where(sql<boolean>`lower(${sql.ref('message')}) like '%[quote=%'`)
    .execute();
}

export async function countTip(db: Executor, id: number): Promise<void> {
  await db
    .updateTable('forum_reply')
    .set({ tipsCount: sql`${sql.ref('tipsCount')} + 1` })
    .where('id', '=', id)
    .execute();
}

/** With all reactions to it. */
export async function deleteReply(db: Executor, { id, postId }: Pick<ReplyRow, 'id' | 'postId'>): Promise<void> {
  await db.deleteFrom('forum_reply').where('id', '=', id).execute();
  await deleteReactionsTo(db, { postId, replyId: id });
  await forgetReply(db, postId, id);
}

/** Which of these replies the player tipped. */
export async function tippedReplies(
  db: Executor,
  playerId: string,
  postId: number,
  replyIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (replyIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('forum_tip')
    .select('replyId')
    .where((eb) => eb.and({ playerId, postId }))
    .where('replyId', 'in', replyIds)
    .execute();
  return new Set(rows.map(({ replyId }) => replyId));
}

/** Newest first. `limit: null` returns all. */
export async function postsBy(db: Executor, authorId: string, limit: number | null) {
  return await db
    .selectFrom('forum_post')
    .select(['id', 'title', 'message', 'category', 'createdAt'])
    .where('authorId', '=', authorId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute();
}

/** Newest first, with the post's title. `limit: null` returns all. */
export async function repliesBy(db: Executor, authorId: string, limit: number | null) {
  return await db
    .selectFrom('forum_reply')
    .innerJoin('forum_post', 'forum_post.id', 'forum_reply.postId')
    .select(['forum_reply.id', 'forum_reply.postId', 'forum_reply.message', 'forum_reply.createdAt'])
    .select(['forum_post.title', 'forum_post.authorId as postAuthorId'])
    .where('forum_reply.authorId', '=', authorId)
    .where('forum_reply.deletedAt', 'is', null)
    .orderBy('forum_reply.id', 'desc')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute();
}

/** Number of a player's posts or replies that are not deleted. */
export async function countBy(db: Executor, authorId: string, table: 'forum_post' | 'forum_reply'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('authorId', '=', authorId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Column values of a tombstone. */
export const TOMBSTONE = { authorId: null, title: '', message: '', preview: '', searchText: '' } as const;

const replyTo = (eb: ExpressionBuilder<Tables, 'forum_post'>) =>
  eb.selectFrom('forum_reply').select('forum_reply.id').whereRef('forum_reply.postId', '=', 'forum_post.id');

/** Texts that the player tipped. `replyId` is 0 for the post itself. */
export const tipsBy = (db: Executor, playerId: string) =>
  db
    .selectFrom('forum_tip')
    .select(['postId', 'replyId', 'createdAt'])
    .where('playerId', '=', playerId)
    .orderBy('createdAt')
    .execute();

/** Posts that the player marked as not safe for work. */
export const votesBy = (db: Executor, playerId: string) =>
  db
    .selectFrom('forum_nsfw_vote')
    .select(['postId', 'createdAt'])
    .where('playerId', '=', playerId)
    .orderBy('createdAt')
    .execute();

/** Deletes the player's replies, posts, votes, reactions and marks. Posts with replies of others become tombstones. */
export async function eraseAllBy(db: Executor, authorId: string): Promise<void> {
  const votedIds = db.selectFrom('forum_nsfw_vote').select('postId').where('playerId', '=', authorId);
  await db
    .updateTable('forum_post')
    .set({ nsfwVotes: sql`${sql.ref('nsfwVotes')} - 1` })
    .where('id', 'in', votedIds)
    .execute();
  await db.deleteFrom('forum_nsfw_vote').where('playerId', '=', authorId).execute();
  await deleteReactionsBy(db, authorId);
  await deleteMarksBy(db, authorId);
  await deleteReactionsToRepliesBy(db, authorId);
  await forgetRepliesBy(db, authorId);
  const replies = await db.deleteFrom('forum_reply').where('authorId', '=', authorId).returning('postId').execute();
  const repliesByPost = Map.groupBy(replies, ({ postId }) => postId);
  for (const [postId, deleted] of repliesByPost) {
    await db
      .updateTable('forum_post')
      .set({ replyCount: sql`${sql.ref('replyCount')} - ${sql.lit(deleted.length)}` })
      .where('id', '=', postId)
      .execute();
    await deleteEmptyTombstone(db, postId);
  }
  const tombstones = await db
    .updateTable('forum_post')
    .set({ ...TOMBSTONE, deletedAt: runtime.now() })
    .where('authorId', '=', authorId)
    .where((eb) => eb.exists(replyTo(eb)))
    .returning('id')
    .execute();
  for (const { id } of tombstones) await deleteReactionsTo(db, { postId: id, replyId: 0 });
  await db.deleteFrom('forum_post').where('authorId', '=', authorId).execute();
}

/** Deletes a tombstone that has no replies. Posts that are not tombstones are not changed. */
export async function deleteEmptyTombstone(db: Executor, postId: number): Promise<void> {
  const row = await db
    .selectFrom('forum_post')
    .select('id')
    .where('id', '=', postId)
    .where('deletedAt', 'is not', null)
    .where((eb) => eb.not(eb.exists(replyTo(eb))))
    .executeTakeFirst();
  if (row !== undefined) await deletePost(db, row.id);
}
