/** For tests: a connection to a database that migrates nothing. */
import { type CompiledQuery, type Dialect, Kysely } from 'kysely';
import { sqliteDialect } from '../db/node-sqlite.ts';
import { postgresDialect, StatementNames } from '../db/postgres.ts';
import type { Tables } from '../db/schema.ts';
import { haltingDialect } from './intercepted-dialect.ts';

/** `database` is a file of SQLite, or the URL of a PostgreSQL database. */
export async function bareDialect(database: string): Promise<Dialect> {
  if (!database.startsWith('postgres:')) return sqliteDialect(database);
  return await postgresDialect(database, new StatementNames(), () => undefined, {
    poolSize: 1,
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
  });
}

/** `before` is called before each statement. */
export async function withBareDatabase<Result>(
  database: string,
  work: (db: Kysely<Tables>) => Promise<Result>,
  before: (statement: CompiledQuery) => void = () => undefined,
): Promise<Result> {
  const dialect = haltingDialect(await bareDialect(database), (statement) => Promise.resolve(before(statement)));
  const db = new Kysely<Tables>({ dialect });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
