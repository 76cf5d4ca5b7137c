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

/** Statements kept prepared: preparing takes longer than most of them run. Lists of many lengths come and go. */
const STATEMENTS_MAX = 400;

function adapt(database: DatabaseSync): SqliteDatabase {
  type Prepared = ReturnType<SqliteDatabase['prepare']>;
  /** By their text, the ones used longest ago first. */
  const kept = new Map<string, Prepared>();
  const prepare = (text: string): Prepared => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bind(parameters)),
      run: (parameters) => statement.run(...bind(parameters)),
      // Of its own: another use of the statement would begin it anew.
      iterate: (parameters) => database.prepare(text).iterate(...bind(parameters)),
    };
  };
  return {
    close: () => database.close(),
    prepare: (text) => {
      const statement = kept.get(text) ?? prepare(text);
      kept.delete(text);
      kept.set(text, statement);
      const [oldest] = kept.size > STATEMENTS_MAX ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}

/** kysely's parameters are unknown to the types; SQLite itself refuses what it cannot store. */
const bind = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
