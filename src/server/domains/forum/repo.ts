/** SQL of forum posts, tips and votes. `replies-repo.ts` has the replies. A row with `deletedAt` is a tombstone. */
import { type Selectable, sql } from 'kysely';
import type { ForumFilter, ForumSort, PostCategory } from '../../../shared/rules/forum.ts';
import type { Database, DatabaseKind, Executor } from '../../db/database.ts';
import type { ForumPostTable } from '../../db/schema-forum.ts';
import { ORDERS, searchIds } from './search-repo.ts';
import { wordsOf } from './search-words.ts';
import { runtime } from '../../runtime.ts';

const PREVIEW_COLUMNS = [
  'id',
  'authorId',
  'category',
  'title',
  'preview',
  'createdAt',
  'isPinned',
  'isLocked',
  'tipsCount',
  'replyCount',
  'nsfwVotes',
  'automaticallyNsfw',
] as const;

export type PreviewRow = Pick<PostRow, (typeof PREVIEW_COLUMNS)[number]>;
export type PostRow = Selectable<ForumPostTable>;

export interface PostListQuery {
  filter: ForumFilter;
  sort: ForumSort;
  /** An empty text disables the search. */
  search: string;
  limit: number;
  offset: number;
}

/** Pinned posts first, then the others in the requested order. Search results ignore pins. */
export async function listPreviews(db: Database, kind: DatabaseKind, query: PostListQuery): Promise<PreviewRow[]> {
  if (query.search !== '') {
    const words = wordsOf(query.search);
    return words.length === 0 ? [] : await previewsOf(db, await searchIds(db, kind, words, query));
  }
  const pinnedCount = await countPinned(db, query.filter);
  const pinned = query.offset < pinnedCount ? await listedIds(db, query, 1) : [];
  const rest = {
    ...query,
    offset: Math.max(0, query.offset - pinnedCount),
    limit: query.limit - pinned.length,
  };
  return await previewsOf(db, [...pinned, ...(await listedIds(db, rest, 0))]);
}

/** Covered by an index, so that rows before the page are not read. */
async function listedIds(
  db: Executor,
  { filter, sort, limit, offset }: PostListQuery,
  isPinned: 0 | 1,
): Promise<number[]> {
  if (limit === 0) return [];
  const { column, direction } = ORDERS[sort];
  const rows = await db
    .selectFrom('forum_post')
    .select('id')
    .where('isPinned', '=', (eb) => eb.lit(isPinned))
    .where('deletedAt', 'is', null)
    .$if(filter !== 'all', (posts) => posts.where('category', '=', filter as PostCategory))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Previews in the order of `ids`. */
async function previewsOf(db: Executor, ids: readonly number[]): Promise<PreviewRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('forum_post').select(PREVIEW_COLUMNS).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function countPinned(db: Executor, filter: ForumFilter): Promise<number> {
  const pinned = db
    .selectFrom('forum_post')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('isPinned', '=', (eb) => eb.lit(1))
    .where('deletedAt', 'is', null);
  const row = await (filter === 'all' ? pinned : pinned.where('category', '=', filter)).executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Number of posts per category. Empty categories are omitted. */
export async function countByCategory(db: Executor): Promise<{ category: PostCategory; count: number }[]> {
  const counts = new Map<PostCategory, number>();
  for (const isPinned of [0, 1] as const) {
    const rows = await db
      .selectFrom('forum_post')
      .select(['category', (eb) => eb.fn.countAll<number>().as('count')])
      .where('isPinned', '=', (eb) => eb.lit(isPinned))
      .where('deletedAt', 'is', null)
      .groupBy('category')
      .execute();
    for (const { category, count } of rows) counts.set(category, (counts.get(category) ?? 0) + Number(count));
  }
  return [...counts].map(([category, count]) => ({ category, count }));
}

export async function findPreview(db: Executor, id: number): Promise<PreviewRow | undefined> {
  return await db
    .selectFrom('forum_post')
    .select(PREVIEW_COLUMNS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function findPost(db: Executor, id: number): Promise<PostRow | undefined> {
  return await db.selectFrom('forum_post').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the post for the rest of the transaction, so that changes of its counts are serialized. */
export async function lockPost(transaction: Executor, id: number): Promise<PostRow | undefined> {
  return await transaction
    .updateTable('forum_post')
    .set((eb) => ({ replyCount: eb.ref('replyCount') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export type NewPost = Pick<
  PostRow,
  'authorId' | 'category' | 'title' | 'message' | 'preview' | 'searchText' | 'automaticallyNsfw'
> &
  Partial<Pick<PostRow, 'isPinned' | 'isLocked'>>;

export async function insertPost(db: Executor, post: NewPost): Promise<number> {
  const row = await db
    .insertInto('forum_post')
    .values({ ...post, createdAt: runtime.now(), editedAt: null, deletedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Id of the same post by the same author since `since` (epoch milliseconds); null when there is none. */
export async function findRepeatedPost(db: Executor, post: NewPost, since: number): Promise<number | null> {
  const row = await db
    .selectFrom('forum_post')
    .select('id')
    .where('authorId', '=', post.authorId)
    .where('createdAt', '>', since)
    .where('deletedAt', 'is', null)
    .where('category', '=', post.category)
    .where('title', '=', post.title)
    .where('message', '=', post.message)
    .executeTakeFirst();
  return row?.id ?? null;
}

export type PostChange = Partial<Omit<PostRow, 'id'>>;

export async function updatePost(db: Executor, id: number, change: PostChange): Promise<void> {
  await db.updateTable('forum_post').set(change).where('id', '=', id).execute();
}

export async function addToCount(
  db: Executor,
  id: number,
  column: 'tipsCount' | 'replyCount' | 'nsfwVotes',
  amount: number,
): Promise<void> {
  await db
    .updateTable('forum_post')
    .set({ [column]: sql`${sql.ref(column)} + ${sql.lit(amount)}` })
    .where('id', '=', id)
    .execute();
}

export async function deletePost(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('forum_post').where('id', '=', id).execute();
}

/** What the player did with posts. */
export interface PostMarks {
  tipped: Set<number>;
  replied: Set<number>;
  voted: Set<number>;
  /** By the ids of the posts that the player has read: how many of their replies. */
  seen: Map<number, number>;
}

/** Of the posts with these ids. One statement, because lists are read often. */
export async function marksOf(db: Executor, playerId: string, postIds: readonly number[]): Promise<PostMarks> {
  const marks: PostMarks = { tipped: new Set(), replied: new Set(), voted: new Set(), seen: new Map() };
  if (postIds.length === 0) return marks;
  const ids = sql.join(postIds);
  const { rows } = await sql<{ mark: 'tipped' | 'replied' | 'voted' | 'seen'; postId: number; seenCount: number }>`
    select 'tipped' as "mark", "postId", 0 as "seenCount" from "forum_tip"
      where "playerId" = ${playerId} and "replyId" = 0 and "postId" in (${ids})
    union all select distinct 'replied', "postId", 0 from "forum_reply"
      where "authorId" = ${playerId} and "postId" in (${ids})
    union all select 'voted', "postId", 0 from "forum_nsfw_vote"
      where "playerId" = ${playerId} and "postId" in (${ids})
    union all select 'seen', "postId", "seenCount" from "forum_read"
      where "playerId" = ${playerId} and "postId" in (${ids})`.execute(db);
  for (const { mark, postId, seenCount } of rows) {
    if (mark === 'seen') marks.seen.set(postId, seenCount);
    else marks[mark].add(postId);
  }
  return marks;
}

/** Returns false when the player has tipped it before. `replyId` is 0 for the post itself. */
export async function insertTip(
  db: Executor,
  tip: { postId: number; replyId: number; playerId: string },
): Promise<boolean> {
  const row = await db
    .insertInto('forum_tip')
    .values({ ...tip, createdAt: runtime.now() })
    .onConflict((conflict) => conflict.columns(['playerId', 'postId', 'replyId']).doNothing())
    .returning('postId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds the vote, or deletes an existing one. Returns whether a vote exists now. */
export async function toggleVote(db: Executor, postId: number, playerId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('forum_nsfw_vote')
    .where('postId', '=', postId)
    .where('playerId', '=', playerId)
    .returning('postId')
    .executeTakeFirst();
  if (deleted !== undefined) return false;
  await db.insertInto('forum_nsfw_vote').values({ postId, playerId, createdAt: runtime.now() }).execute();
  return true;
}
