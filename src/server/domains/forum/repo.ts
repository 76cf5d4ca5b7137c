/** SQL of the forum's posts and what readers do to them. Replies have their own file. A row with `deletedAt` is a tombstone. */
import { type Selectable, sql } from 'kysely';
import type { ForumFilter, ForumSort, PostCategory } from '../../../shared/rules/forum.ts';
import type { DatabaseKind, Executor } from '../../db/database.ts';
import type { ForumPostTable } from '../../db/schema.ts';
import { matchOf } from './search-words.ts';

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
  /** Empty: of all posts. */
  search: string;
  limit: number;
  offset: number;
}

/** Pinned posts first, then the others in their order; what is searched for comes in its order alone. */
export async function listPreviews(db: Executor, kind: DatabaseKind, query: PostListQuery): Promise<PreviewRow[]> {
  if (query.search !== '') {
    const match = matchOf(query.search, kind);
    return match === null ? [] : await previewsOf(db, query, foundIds(db, kind, query, match));
  }
  const pinnedCount = await countPinned(db, query.filter);
  const pinned = query.offset < pinnedCount ? await previewsOf(db, query, shownIds(db, query, 1)) : [];
  if (pinned.length === query.limit) return pinned;
  const rest = {
    ...query,
    offset: Math.max(0, query.offset - pinnedCount),
    limit: query.limit - pinned.length,
  };
  return [...pinned, ...(await previewsOf(db, rest, shownIds(db, rest, 0)))];
}

/** By the ids alone, which an index holds: rows in front of the page are never read. */
function shownIds(db: Executor, { filter, sort, limit, offset }: PostListQuery, isPinned: 0 | 1) {
  const posts = db
    .selectFrom('forum_post')
    .select('id')
    .where('isPinned', '=', (eb) => eb.lit(isPinned))
    .where('deletedAt', 'is', null);
  return inOrder(filter === 'all' ? posts : posts.where('category', '=', filter), sort)
    .limit(limit)
    .offset(offset);
}

function foundIds(db: Executor, kind: DatabaseKind, { filter, sort, limit, offset }: PostListQuery, match: string) {
  const isFound =
    kind === 'sqlite'
      ? sql<boolean>`"id" in (select rowid from forum_search where forum_search match ${match})`
      : sql<boolean>`array_to_tsvector(string_to_array("searchText", ' ')) @@ ${match}::tsquery`;
  const posts = db.selectFrom('forum_post').select('id').where(isFound).where('deletedAt', 'is', null);
  return inOrder(filter === 'all' ? posts : posts.where('category', '=', filter), sort)
    .limit(limit)
    .offset(offset);
}

interface Ordered<Query> {
  orderBy(column: 'id' | 'tipsCount' | 'replyCount', direction: 'asc' | 'desc'): Query;
}

function inOrder<Query extends Ordered<Query>>(posts: Query, sort: ForumSort): Query {
  if (sort === 'oldest') return posts.orderBy('id', 'asc');
  if (sort === 'top') return posts.orderBy('tipsCount', 'desc').orderBy('id', 'desc');
  if (sort === 'replies') return posts.orderBy('replyCount', 'desc').orderBy('id', 'desc');
  return posts.orderBy('id', 'desc');
}

async function previewsOf(
  db: Executor,
  { sort }: PostListQuery,
  ids: ReturnType<typeof shownIds>,
): Promise<PreviewRow[]> {
  const posts = db.selectFrom('forum_post').select(PREVIEW_COLUMNS).where('id', 'in', ids);
  return await inOrder(posts, sort).execute();
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

/** Of each category that has some. */
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

/** The post, held for the rest of the transaction: what changes its counts is done by one call at a time. */
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
    .values({ ...post, createdAt: Date.now(), editedAt: null, deletedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
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

/** Which of these posts the player tipped, answered, and voted for. */
export async function marksOf(db: Executor, playerId: string, postIds: readonly number[]) {
  if (postIds.length === 0) return { tipped: new Set<number>(), replied: new Set<number>(), voted: new Set<number>() };
  const idSet = (rows: { postId: number }[]): Set<number> => new Set(rows.map(({ postId }) => postId));
  const tipped = await db
    .selectFrom('forum_tip')
    .select('postId')
    .where('playerId', '=', playerId)
    .where('replyId', '=', 0)
    .where('postId', 'in', postIds)
    .execute();
  const replied = await db
    .selectFrom('forum_reply')
    .select('postId')
    .distinct()
    .where('authorId', '=', playerId)
    .where('postId', 'in', postIds)
    .execute();
  const voted = await db
    .selectFrom('forum_nsfw_vote')
    .select('postId')
    .where('playerId', '=', playerId)
    .where('postId', 'in', postIds)
    .execute();
  return { tipped: idSet(tipped), replied: idSet(replied), voted: idSet(voted) };
}

/** False when the player tipped it before. `replyId` is 0 for the post itself. */
export async function insertTip(
  db: Executor,
  tip: { postId: number; replyId: number; playerId: string },
): Promise<boolean> {
  const row = await db
    .insertInto('forum_tip')
    .values({ ...tip, createdAt: Date.now() })
    .onConflict((conflict) => conflict.columns(['playerId', 'postId', 'replyId']).doNothing())
    .returning('postId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the vote, or takes the one that is there back. Returns whether there is one now. */
export async function toggleVote(db: Executor, postId: number, playerId: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('forum_nsfw_vote')
    .where('postId', '=', postId)
    .where('playerId', '=', playerId)
    .returning('postId')
    .executeTakeFirst();
  if (taken !== undefined) return false;
  await db.insertInto('forum_nsfw_vote').values({ postId, playerId, createdAt: Date.now() }).execute();
  return true;
}
