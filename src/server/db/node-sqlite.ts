/**
 * Node's own SQLite behind kysely's SQLite dialect. Every statement runs synchronously on the calling thread, so no
 * statement may be long; commits are synced to disk before they are acknowledged.
 */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';

/** `path` is a file, or `:memory:`. */
export function sqliteDialect(path: string): Dialect {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  // SQLite's own knows A to Z alone; a search for 'ÉTÉ' is to find 'été' on both databases.
  database.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  return new SqliteDialect({ database: adapt(database) });
}

const adapt = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (sql) => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bind(parameters)),
      run: (parameters) => statement.run(...bind(parameters)),
      iterate: (parameters) => statement.iterate(...bind(parameters)),
    };
  },
});

/** kysely's parameters are unknown to the types; SQLite itself refuses what it cannot store. */
const bind = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
