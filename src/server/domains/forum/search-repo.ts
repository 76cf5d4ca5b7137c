/**
 * SQL of the search. Words that many posts hold are found at the head of the list; else the full-text index of each database
 * tells which posts hold them, in any order of the list and however many they are. With SQLite nothing else happens while a statement runs: there a search goes through the posts
 * in parts, and others come in between.
 */
import { setImmediate as others } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ForumFilter, ForumSort } from '../../../shared/rules/forum.ts';
import type { Database, DatabaseKind, Executor } from '../../db/database.ts';
import { matchOf } from './search-words.ts';

export interface SearchQuery {
  filter: ForumFilter;
  sort: ForumSort;
  limit: number;
  offset: number;
}

interface Order {
  column: 'createdAt' | 'tipsCount' | 'replyCount';
  direction: 'asc' | 'desc';
}

/** Of the list; equals go by id, in the same direction. */
export const ORDERS: Readonly<Record<ForumSort, Order>> = {
  newest: { column: 'createdAt', direction: 'desc' },
  oldest: { column: 'createdAt', direction: 'asc' },
  top: { column: 'tipsCount', direction: 'desc' },
  replies: { column: 'replyCount', direction: 'desc' },
};

/** Ids of found posts that are not deleted, in order: tombstones have no words. `words` are some, from `wordsOf`. */
export const searchIds = (
  db: Database,
  kind: DatabaseKind,
  words: readonly string[],
  query: SearchQuery,
): Promise<number[]> => (kind === 'sqlite' ? searchSqlite : searchPostgres)(db, words, query);

/** Posts at the head of the list that are looked at one by one first. */
const HEAD_POSTS = 200;

/** What is ordered by `rank`, or by id alone where all ranks are equal. */
interface Found {
  id: number;
  rank: number;
}

const ofCategory = (filter: ForumFilter) => (filter === 'all' ? sql`` : sql`and post."category" = ${filter}`);

/** So many ids a statement: a few milliseconds, even when all of them are found. */
const PART_IDS = 20_000;

async function searchSqlite(
  db: Executor,
  words: readonly string[],
  { filter, sort, limit, offset }: SearchQuery,
): Promise<number[]> {
  const { column, direction } = ORDERS[sort];
  const isById = column === 'createdAt';
  const match = matchOf(words, 'sqlite');
  const wanted = offset + limit;
  if (!isById) {
    const head = await searchHead(db, words, { filter, sort, limit, offset, kind: 'sqlite', depth: HEAD_POSTS });
    if (head.ids !== null) return head.ids.slice(offset);
  }
  let found: Found[] = [];
  for (const { from, to } of partsOf(await newestId(db), direction)) {
    if (found.length > 0) await others();
    const left = isById ? wanted - found.length : wanted;
    // The cross join keeps the order of the tables, and with it the order of the full-text index; which takes whole numbers
    // alone as bounds, and bound parameters are none.
    const { rows } = await sql<Found>`
      select post."id", ${isById ? sql`0` : sql.ref(`post.${column}`)} as "rank"
      from forum_search as found cross join forum_post as post indexed by forum_post_rank on post."id" = found.rowid
      where found.forum_search match ${match}
      and found.rowid >= ${sql.lit(from)} and found.rowid < ${sql.lit(to)} ${ofCategory(filter)}
      order by ${isById ? sql`` : sql`"rank" desc,`} found.rowid ${sql.raw(direction)} limit ${left}`.execute(db);
    found = isById ? [...found, ...rows] : [...found, ...rows].toSorted(byRank).slice(0, wanted);
    if (isById && found.length === wanted) break;
  }
  return found.slice(offset).map(({ id }) => id);
}

const byRank = (a: Found, b: Found): number => b.rank - a.rank || b.id - a.id;

async function newestId(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('forum_post')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Ids from `from`, before `to`. */
function partsOf(newest: number, direction: Order['direction']): { from: number; to: number }[] {
  const parts = Array.from({ length: Math.ceil((newest + 1) / PART_IDS) }, (_, part) => ({
    from: part * PART_IDS,
    to: (part + 1) * PART_IDS,
  }));
  return direction === 'asc' ? parts : parts.toReversed();
}

/**
 * Common words fill their pages from the head of the list, which is looked at as far as it takes while that is less work
 * than to collect all posts that hold them; the full-text index tells the others.
 */
async function searchPostgres(db: Database, words: readonly string[], query: SearchQuery): Promise<number[]> {
  const wanted = query.offset + query.limit;
  const head = await searchHead(db, words, { ...query, kind: 'postgres', depth: HEAD_POSTS });
  if (head.ids !== null) return head.ids.slice(query.offset);
  const depth = Math.ceil((1.5 * wanted * HEAD_POSTS) / head.found);
  const all = (head.found / HEAD_POSTS) * (await newestId(db));
  const deeper = depth * 2 < all ? await searchHead(db, words, { ...query, kind: 'postgres', depth }) : head;
  return deeper.ids?.slice(query.offset) ?? (await searchAll(db, words, query));
}

interface Head {
  /** Of all pages up to the wanted one; null when there are not enough among the first posts. */
  ids: number[] | null;
  /** At most as many as are wanted. */
  found: number;
}

/** What is found among the first `depth` posts of the list, pinned ones where they would stand if they were not. */
async function searchHead(
  db: Executor,
  words: readonly string[],
  { filter, sort, limit, offset, kind, depth }: SearchQuery & { kind: DatabaseKind; depth: number },
): Promise<Head> {
  const { column, direction } = ORDERS[sort];
  const wanted = offset + limit;
  const positionOf = kind === 'sqlite' ? sql`instr` : sql`strpos`;
  const part = (isPinned: 0 | 1) => sql`
    select "id", "rank", ${sql.lit(isPinned)} as "isPinned" from (
      select post."id", ${sql.ref(`post.${column}`)} as "rank", ' ' || post."searchText" as "words"
      from forum_post as post
      where post."isPinned" = ${sql.lit(isPinned)} and post."deletedAt" is null ${ofCategory(filter)}
      order by ${sql.ref(`post.${column}`)} ${sql.raw(direction)}, post."id" ${sql.raw(direction)}
      ${isPinned === 0 ? sql`limit ${depth}` : sql``}) as head
    where ${sql.join(
      words.map((word) => sql`${positionOf}("words", ${` ${word}`}) > 0`),
      sql` and `,
    )}
    limit ${wanted}`;
  const { rows } = await sql<Found & { isPinned: number }>`
    select * from (${part(0)}) as listed union all select * from (${part(1)}) as pinned`.execute(db);
  const found = rows.filter(({ isPinned }) => isPinned === 0).length;
  if (found < wanted) return { ids: null, found };
  const ordered = rows.toSorted(byRank);
  const ids = (direction === 'desc' ? ordered : ordered.toReversed()).map(({ id }) => id);
  return { ids: ids.slice(0, wanted), found };
}

/**
 * All that the full-text index tells. For a common word the planner would rather take every post's words apart, which it
 * believes to cost nothing and takes seconds.
 */
async function searchAll(
  db: Database,
  words: readonly string[],
  { filter, sort, limit, offset }: SearchQuery,
): Promise<number[]> {
  const { column, direction } = ORDERS[sort];
  return await db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ id: number }>`
      with found as materialized (
        select post."id", ${sql.ref(`post.${column}`)} as "rank" from forum_post as post
        where array_to_tsvector(string_to_array(post."searchText", ' ')) @@ ${matchOf(words, 'postgres')}::tsquery
        ${ofCategory(filter)})
      select "id" from found order by "rank" ${sql.raw(direction)}, "id" ${sql.raw(direction)}
      limit ${limit} offset ${offset}`.execute(transaction);
    return rows.map(({ id }) => id);
  });
}
