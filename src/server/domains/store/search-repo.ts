/** SQL of what a search compares: the search keys of items. */
import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** Names and creator of each listed item, in lower case and as a search compares them, each text once. */
export async function listedSearchKeys(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogue_item')
    .select('searchKey')
    .distinct()
    .where((eb) => eb('isListed', '=', eb.lit(1)))
    .execute();
  return rows.map(({ searchKey }) => searchKey);
}

/** Keys with other letters than English ones, of items that players created; in no order. */
export async function foreignSearchKeys(db: Executor): Promise<{ id: string; searchKey: string }[]> {
  return await db
    .selectFrom('catalogue_item')
    .select(['id', 'searchKey'])
    .where('isGenerated', '=', 0)
    .where(sql<SqlBool>`octet_length("searchKey") > length("searchKey")`)
    .execute();
}
