/** SQL of how far players have read, and of what is new since. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { type ForumFilter, type PostCategory, READ_POSTS_MAX } from '../../../shared/rules/forum.ts';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { ForumReadTable } from '../../db/schema-forum.ts';
import { runtime } from '../../runtime.ts';

export type ReadMark = Pick<ForumReadTable, 'replyId' | 'seenCount'>;

export async function findMark(db: Executor, playerId: string, postId: number): Promise<ReadMark | undefined> {
  return await db
    .selectFrom('forum_read')
    .select(['replyId', 'seenCount'])
    .where((eb) => eb.and({ playerId, postId }))
    .executeTakeFirst();
}

/** Number of replies after one, and the id of the newest reply; 0 when there is none. */
export async function repliesAfter(
  db: Executor,
  postId: number,
  replyId: number,
): Promise<{ count: number; newest: number }> {
  const row = await db
    .selectFrom('forum_reply')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('newest')])
    .where('postId', '=', postId)
    .where('id', '>', replyId)
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), newest: Number(row?.newest ?? 0) };
}

export async function countRepliesBefore(db: Executor, postId: number, replyId: number): Promise<number> {
  const row = await db
    .selectFrom('forum_reply')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('postId', '=', postId)
    .where('id', '<', replyId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function newestReplyId(db: Executor, postId: number): Promise<number> {
  const row = await db
    .selectFrom('forum_reply')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('postId', '=', postId)
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

/** Moves the mark forward, never back. Marks beyond the newest of the account are deleted. */
export async function writeMark(db: Executor, playerId: string, postId: number, mark: ReadMark): Promise<void> {
  const readAt = runtime.now();
  await db
    .insertInto('forum_read')
    .values({ playerId, postId, ...mark, readAt })
    .onConflict((conflict) =>
      conflict
        .columns(['playerId', 'postId'])
        .doUpdateSet({ ...mark, readAt })
        .where('forum_read.replyId', '<=', mark.replyId),
    )
    .execute();
  const surplus = await db
    .selectFrom('forum_read')
    .select('readAt')
    .where('playerId', '=', playerId)
    .orderBy('readAt', 'desc')
    .limit(1)
    .offset(READ_POSTS_MAX)
    .executeTakeFirst();
  if (surplus === undefined) return;
  await db.deleteFrom('forum_read').where('playerId', '=', playerId).where('readAt', '<=', surplus.readAt).execute();
}

/** A deleted reply no longer counts for those who had read it. Call it after the deletion. */
export async function forgetReply(db: Executor, postId: number, replyId: number): Promise<void> {
  await db
    .updateTable('forum_read')
    .set({ seenCount: sql`${sql.ref('seenCount')} - 1` })
    .where('postId', '=', postId)
    .where('replyId', '>=', replyId)
    .where('seenCount', '>', 0)
    .execute();
}

/** The same for all replies of an author. Call it before they are deleted. */
export async function forgetRepliesBy(db: Executor, authorId: string): Promise<void> {
  await sql`
    update "forum_read" set "seenCount" = "seenCount" - (
      select count(*) from "forum_reply" where "forum_reply"."authorId" = ${authorId}
        and "forum_reply"."postId" = "forum_read"."postId" and "forum_reply"."id" <= "forum_read"."replyId")
    where "postId" in (select "postId" from "forum_reply" where "authorId" = ${authorId})`.execute(db);
}

/** Posts that are older than this many newer ones are not looked for. It bounds the work of one call. */
const RECENT_POSTS = 1000;

interface NewsQuery {
  readerId: string;
  after: number;
  limit: number;
}

/** Newest first. */
export async function newPostIds(
  db: Executor,
  { readerId, after, limit, filter }: NewsQuery & { filter: ForumFilter },
): Promise<number[]> {
  const posts = db
    .selectFrom('forum_post')
    .select('id')
    .where('id', '>', after)
    .where('id', '>', (eb) =>
      eb
        .selectFrom('forum_post as newest')
        .select(sql<number>`coalesce(max("newest"."id"), 0) - ${RECENT_POSTS}`.as('id')),
    )
    .where('deletedAt', 'is', null)
    .$if(filter !== 'all', (query) => query.where('category', '=', filter as PostCategory));
  return await idsOf(byOthers(posts, readerId).orderBy('id', 'desc').limit(limit));
}

/** Oldest first. */
export async function newReplyIds(
  db: Executor,
  { readerId, after, limit, postId }: NewsQuery & { postId: number },
): Promise<number[]> {
  const replies = db
    .selectFrom('forum_reply')
    .select('id')
    .where('postId', '=', postId)
    .where('id', '>', after)
    .where('deletedAt', 'is', null);
  return await idsOf(byOthers(replies, readerId).orderBy('id').limit(limit));
}

/** Neither by the reader nor by a player whom the reader has blocked. */
const byOthers = <Table extends 'forum_post' | 'forum_reply'>(
  query: SelectQueryBuilder<Tables, Table, { id: number }>,
  readerId: string,
): SelectQueryBuilder<Tables, Table, { id: number }> =>
  query.where(
    sql<boolean>`"authorId" <> ${readerId} and "authorId" not in (
      select "blockedId" from "block" where "playerId" = ${readerId})`,
  );

const idsOf = async (query: { execute(): Promise<{ id: number }[]> }): Promise<number[]> =>
  (await query.execute()).map(({ id }) => id);

export async function marksBy(db: Executor, playerId: string) {
  return await db
    .selectFrom('forum_read')
    .select(['postId', 'replyId', 'readAt'])
    .where('playerId', '=', playerId)
    .orderBy('readAt', 'desc')
    .execute();
}

export async function deleteMarksBy(db: Executor, playerId: string): Promise<void> {
  await db.deleteFrom('forum_read').where('playerId', '=', playerId).execute();
}
