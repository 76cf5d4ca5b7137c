/**
 * SQL of the forum search. Common words are found by a scan of the first posts of the list, other words by the
 * full-text index of the database. SQLite statements block the event loop, so a search on SQLite is split into ranges
 * of ids and yields between them.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
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

/** Order of the list. Posts with equal values are ordered by id, in the same direction. */
export const ORDERS: Readonly<Record<ForumSort, Order>> = {
  newest: { column: 'createdAt', direction: 'desc' },
  oldest: { column: 'createdAt', direction: 'asc' },
  top: { column: 'tipsCount', direction: 'desc' },
  replies: { column: 'replyCount', direction: 'desc' },
};

/** Ids of the posts that match all words, in order. Tombstones have no search text. `words` must not be empty. */
export const searchIds = (
  db: Database,
  kind: DatabaseKind,
  words: readonly string[],
  query: SearchQuery,
): Promise<number[]> => (kind === 'sqlite' ? searchSqlite : searchPostgres)(db, words, query);

/** Number of posts at the head of the list that are scanned before the index is used. */
const HEAD_POSTS = 200;

/** Ordered by `rank`, then by id. */
interface Match {
  id: number;
  rank: number;
}

const ofCategory = (filter: ForumFilter) => (filter === 'all' ? sql`` : sql`and post."category" = ${filter}`);

/** Ids per SQLite statement. A statement takes a few milliseconds, even when all of them match. */
const IDS_PER_RANGE = 20_000;

async function searchSqlite(
  db: Executor,
  words: readonly string[],
  { filter, sort, limit, offset }: SearchQuery,
): Promise<number[]> {
  const { column, direction } = ORDERS[sort];
  const isById = column === 'createdAt';
  const match = matchOf(words, 'sqlite');
  const needed = offset + limit;
  if (!isById) {
    const head = await searchHead(db, words, { filter, sort, limit, offset, kind: 'sqlite', depth: HEAD_POSTS });
    if (head.ids !== null) return head.ids.slice(offset);
  }
  let found: Match[] = [];
  for (const { from, to } of rangesOf(await newestId(db), direction)) {
    if (found.length > 0) await yieldToEventLoop();
    const left = isById ? needed - found.length : needed;
    // The cross join keeps the order of the tables and of the full-text index. The bounds are literals, because the
    // index accepts only integers and the driver does not bind numbers as integers.
    const { rows } = await sql<Match>`
      select post."id", ${isById ? sql`0` : sql.ref(`post.${column}`)} as "rank"
      from forum_search as found cross join forum_post as post indexed by forum_post_rank on post."id" = found.rowid
      where found.forum_search match ${match}
      and found.rowid >= ${sql.lit(from)} and found.rowid < ${sql.lit(to)} ${ofCategory(filter)}
      order by ${isById ? sql`` : sql`"rank" desc,`} found.rowid ${sql.raw(direction)} limit ${left}`.execute(db);
    found = isById ? [...found, ...rows] : [...found, ...rows].toSorted(byRank).slice(0, needed);
    if (isById && found.length === needed) break;
  }
  return found.slice(offset).map(({ id }) => id);
}

const byRank = (a: Match, b: Match): number => b.rank - a.rank || b.id - a.id;

async function newestId(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('forum_post')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Ranges of ids, `from` inclusive and `to` exclusive, in the direction of the list. */
function rangesOf(newest: number, direction: Order['direction']): { from: number; to: number }[] {
  const ranges = Array.from({ length: Math.ceil((newest + 1) / IDS_PER_RANGE) }, (_, index) => ({
    from: index * IDS_PER_RANGE,
    to: (index + 1) * IDS_PER_RANGE,
  }));
  return direction === 'asc' ? ranges : ranges.toReversed();
}

/**
 * Scans the head of the list if its estimated cost is below that of reading all matches. Otherwise uses the full-text
 * index. The estimate assumes that matches are distributed evenly.
 */
async function searchPostgres(db: Database, words: readonly string[], query: SearchQuery): Promise<number[]> {
  const needed = query.offset + query.limit;
  const head = await searchHead(db, words, { ...query, kind: 'postgres', depth: HEAD_POSTS });
  if (head.ids !== null) return head.ids.slice(query.offset);
  const depth = Math.ceil((1.5 * needed * HEAD_POSTS) / head.found);
  const all = (head.found / HEAD_POSTS) * (await newestId(db));
  const deeper = depth * 2 < all ? await searchHead(db, words, { ...query, kind: 'postgres', depth }) : head;
  return deeper.ids?.slice(query.offset) ?? (await searchAll(db, words, query));
}

interface Head {
  /** Ids of all pages up to the requested one; null when the scanned posts have too few matches. */
  ids: number[] | null;
  /** Number of matches, at most `offset + limit`. */
  found: number;
}

/** Searches the first `depth` posts of the list. Pinned posts are listed in the normal order. */
async function searchHead(
  db: Executor,
  words: readonly string[],
  { filter, sort, limit, offset, kind, depth }: SearchQuery & { kind: DatabaseKind; depth: number },
): Promise<Head> {
  const { column, direction } = ORDERS[sort];
  const needed = offset + limit;
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
    limit ${needed}`;
  const { rows } = await sql<Match & { isPinned: number }>`
    select * from (${part(0)}) as listed union all select * from (${part(1)}) as pinned`.execute(db);
  const found = rows.filter(({ isPinned }) => isPinned === 0).length;
  if (found < needed) return { ids: null, found };
  const ordered = rows.toSorted(byRank);
  const ids = (direction === 'desc' ? ordered : ordered.toReversed()).map(({ id }) => id);
  return { ids: ids.slice(0, needed), found };
}

/**
 * Reads all matches from the full-text index. Sequential scans are disabled: for common words the planner would choose
 * a scan that splits the search text of each post. It underestimates this cost; the scan takes seconds.
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
