/** SQL of profile comments and their replies. A row with `deletedAt` is a tombstone, kept while it has replies. */
import type { ExpressionBuilder } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { Slice } from '../../slices.ts';
import { runtime } from '../../runtime.ts';

const COLUMNS = ['id', 'ownerId', 'authorId', 'parentId', 'message', 'createdAt', 'deletedAt'] as const;
export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

export async function findComment(db: Executor, id: number) {
  return await db.selectFrom('profile_comment').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function listComments(db: Executor, ownerId: string, { limit, offset }: Slice): Promise<CommentRow[]> {
  return await db
    .selectFrom('profile_comment')
    .select(COLUMNS)
    .where('ownerId', '=', ownerId)
    .where('parentId', 'is', null)
    .orderBy('id', 'desc')
    .$if(limit !== null, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
}

/** Replies on a profile, oldest first. `parentIds` limits them to these comments; null: all replies. */
export async function listReplies(
  db: Executor,
  ownerId: string,
  parentIds: readonly number[] | null,
): Promise<CommentRow[]> {
  if (parentIds?.length === 0) return [];
  const replies = db.selectFrom('profile_comment').select(COLUMNS);
  return await (parentIds === null
    ? replies.where('ownerId', '=', ownerId).where('parentId', 'is not', null)
    : replies.where('parentId', 'in', parentIds)
  )
    .orderBy('id')
    .execute();
}

export interface NewComment {
  ownerId: string;
  authorId: string;
  parentId: number | null;
  message: string;
}

/** Id of the same comment by the same author since `since` (epoch milliseconds); null when there is none. */
export async function findRepeated(db: Executor, comment: NewComment, since: number): Promise<number | null> {
  const { ownerId, authorId, parentId, message } = comment;
  const row = await db
    .selectFrom('profile_comment')
    .select('id')
    .where((eb) => eb.and({ authorId, ownerId, message }))
    .where('createdAt', '>', since)
    .where('deletedAt', 'is', null)
    .where((eb) => (parentId === null ? eb('parentId', 'is', null) : eb('parentId', '=', parentId)))
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertComment(db: Executor, comment: NewComment): Promise<number> {
  const row = await db
    .insertInto('profile_comment')
    .values({ ...comment, createdAt: runtime.now(), deletedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function hasReplies(db: Executor, id: number): Promise<boolean> {
  const row = await db.selectFrom('profile_comment').select('id').where('parentId', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function deleteRow(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('profile_comment').where('id', '=', id).execute();
}

export async function replaceByTombstone(db: Executor, id: number): Promise<void> {
  await db
    .updateTable('profile_comment')
    .set({ message: '', authorId: null, deletedAt: runtime.now() })
    .where('id', '=', id)
    .execute();
}

export async function replaceMessage(db: Executor, id: number, message: string): Promise<void> {
  await db.updateTable('profile_comment').set({ message }).where('id', '=', id).execute();
}

/** A player's comments and replies, newest first, with the usernames of the profile owners. */
const authoredComments = (db: Executor, authorId: string) =>
  db
    .selectFrom('profile_comment')
    .innerJoin('player as owner', 'owner.id', 'profile_comment.ownerId')
    .select(['profile_comment.id', 'profile_comment.parentId', 'profile_comment.message'])
    .select(['profile_comment.createdAt', 'owner.username as profileOwnerUsername'])
    .where('profile_comment.authorId', '=', authorId)
    .orderBy('profile_comment.id', 'desc');

/** All comments and replies of a player. */
export async function allBy(db: Executor, authorId: string) {
  return await authoredComments(db, authorId).execute();
}

/** The newest comments and replies of a player that are not deleted. */
export async function newestBy(db: Executor, authorId: string, limit: number) {
  return await authoredComments(db, authorId).where('profile_comment.deletedAt', 'is', null).limit(limit).execute();
}

/** Number of a player's comments and replies that are not deleted. `total` includes the replies. */
export async function countBy(db: Executor, authorId: string): Promise<{ total: number; replies: number }> {
  const row = await db
    .selectFrom('profile_comment')
    .select((eb) => [eb.fn.countAll().as('total'), eb.fn.count('parentId').as('replies')])
    .where('authorId', '=', authorId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), replies: Number(row.replies) };
}

const replyTo = (eb: ExpressionBuilder<Tables, 'profile_comment'>) =>
  eb.selectFrom('profile_comment as reply').select('reply.id').whereRef('reply.parentId', '=', 'profile_comment.id');

/** Deletes all comments and replies of the player. Comments with replies of others become tombstones. */
export async function eraseAllBy(db: Executor, authorId: string): Promise<void> {
  const replies = await db
    .deleteFrom('profile_comment')
    .where('authorId', '=', authorId)
    .where('parentId', 'is not', null)
    .returning('parentId')
    .execute();
  await db
    .updateTable('profile_comment')
    .set({ message: '', authorId: null, deletedAt: runtime.now() })
    .where('authorId', '=', authorId)
    .where((eb) => eb.exists(replyTo(eb)))
    .execute();
  await db.deleteFrom('profile_comment').where('authorId', '=', authorId).execute();
  const parentIds = replies.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]));
  if (parentIds.length === 0) return;
  await db
    .deleteFrom('profile_comment')
    .where('id', 'in', parentIds)
    .where('deletedAt', 'is not', null)
    .where((eb) => eb.not(eb.exists(replyTo(eb))))
    .execute();
}
