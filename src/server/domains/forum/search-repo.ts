/**
 * SQL of the search: the full-text index of each database tells which posts hold the words. However common the words are, no
 * more posts are looked at than a page needs: found posts come newest (or oldest) first out of the index itself.
 */
import { sql } from 'kysely';
import type { ForumFilter, ForumSort } from '../../../shared/rules/forum.ts';
import type { DatabaseKind, Executor } from '../../db/database.ts';

export interface SearchQuery {
  filter: ForumFilter;
  sort: ForumSort;
  limit: number;
  offset: number;
}

/** 'Top' and 'Most Replies' put so many of the newest found posts in order, which bounds their cost. */
const RANKED_MAX = 2000;

/** Ids of found posts that are not deleted, in order. `match` comes from `matchOf`. */
export async function searchIds(
  db: Executor,
  kind: DatabaseKind,
  match: string,
  { filter, sort, limit, offset }: SearchQuery,
): Promise<number[]> {
  const found = kind === 'sqlite' ? foundBySqlite : foundByPostgres;
  if (sort === 'newest' || sort === 'oldest') {
    const direction = sort === 'newest' ? 'desc' : 'asc';
    const { rows } = await found(match, filter, { direction, limit, offset }).execute(db);
    return rows.map(({ id }) => id);
  }
  const { rows } = await found(match, filter, { direction: 'desc', limit: RANKED_MAX, offset: 0 }).execute(db);
  if (rows.length === 0) return [];
  const ranked = await db
    .selectFrom('forum_post')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy(sort === 'top' ? 'tipsCount' : 'replyCount', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return ranked.map(({ id }) => id);
}

interface Part {
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const ofCategory = (filter: ForumFilter) =>
  filter === 'all' ? sql`` : sql`and ${sql.ref('post.category')} = ${filter}`;

/** A cross join keeps the order of the tables, and with it the order of the index. */
const foundBySqlite = (match: string, filter: ForumFilter, { direction, limit, offset }: Part) => sql<{ id: number }>`
  select post."id" from forum_search as found cross join forum_post as post on post."id" = found.rowid
  where found.forum_search match ${match} and post."deletedAt" is null ${ofCategory(filter)}
  order by found.rowid ${sql.raw(direction)} limit ${limit} offset ${offset}`;

/** Materialized, or the planner would rather read posts one after the other until enough of them match. */
const foundByPostgres = (match: string, filter: ForumFilter, { direction, limit, offset }: Part) => sql<{ id: number }>`
  with found as materialized (
    select post."id" from forum_post as post
    where array_to_tsvector(string_to_array(post."searchText", ' ')) @@ ${match}::tsquery
    and post."deletedAt" is null ${ofCategory(filter)})
  select "id" from found order by "id" ${sql.raw(direction)} limit ${limit} offset ${offset}`;
