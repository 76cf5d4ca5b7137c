/** For tests: what a database holds, as values that can be compared. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

/** Definitions of tables, columns, constraints, indexes and triggers, one a line, sorted. */
export async function dumpSchema(db: Kysely<Tables>, kind: DatabaseKind): Promise<string[]> {
  const lines = async (query: ReturnType<typeof sql<{ line: string }>>): Promise<string[]> =>
    (await query.execute(db)).rows.map(({ line }) => line);
  if (kind === 'sqlite') {
    return await lines(sql`
      select "type" || ' ' || "name" || ': ' || coalesce("sql", '') as "line"
      from sqlite_master where "name" not like 'sqlite_stat%' order by 1`);
  }
  const columns = await lines(sql`
    select table_name || '.' || column_name || ': ' || data_type || ' ' || is_nullable || ' '
      || coalesce(column_default, '') || ' ' || coalesce(identity_generation, '') as "line"
    from information_schema.columns where table_schema = 'public'`);
  const constraints = await lines(sql`
    select conrelid::regclass || ' ' || conname || ': ' || pg_get_constraintdef(oid) as "line"
    from pg_constraint where connamespace = 'public'::regnamespace`);
  const indexes = await lines(sql`select indexdef as "line" from pg_indexes where schemaname = 'public'`);
  return [...columns, ...constraints, ...indexes].toSorted();
}

/** Names of all tables except bookkeeping and those that SQLite keeps itself, sorted. */
async function tableNames(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.filter(({ isView, name }) => !isView && !/^(?:sqlite_|forum_search_)/.test(name));
  return names.map(({ name }) => name).toSorted();
}

/** The rows of each table as JSON texts, sorted. */
export async function dumpRows(db: Kysely<Tables>): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of await tableNames(db)) {
    const result = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    rows[table] = result.rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return rows;
}
