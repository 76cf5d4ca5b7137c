/**
 * Node's own SQLite behind kysely's SQLite dialect. Every statement runs synchronously on the calling thread, so no
 * statement may be long; commits are synced to disk before they are acknowledged. However many calls wait for the
 * connection, now and then it waits for everything else.
 */
import { LRUCache } from 'lru-cache';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate as everythingElse } from 'node:timers/promises';
import { type DatabaseConnection, type Dialect, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';
import { runtime } from '../runtime.ts';

/** `path` is a file, or `:memory:`. */
export function sqliteDialect(path: string): Dialect {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  // SQLite's own knows A to Z alone; a search for 'ÉTÉ' is to find 'été' on both databases.
  database.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  const config = { database: adapt(database) };
  const dialect = new SqliteDialect(config);
  dialect.createDriver = () => new TurnTakingDriver(config);
  return dialect;
}

/** After so long the connection is handed on only when sockets and timers had their turn. */
const TURN_MS = 5;

/**
 * Statements are done when they return, so one call after the other gets the connection without the event loop ever
 * turning: fifty checkouts at once would hold the town up until the last of them is through.
 */
class TurnTakingDriver extends SqliteDriver {
  /** Since when the event loop has not turned; null: nobody has had the connection since it did. */
  #busySince: number | null = null;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#busySince !== null && runtime.monotonic() - this.#busySince > TURN_MS) await everythingElse();
    if (this.#busySince === null) {
      this.#busySince = runtime.monotonic();
      setImmediate(() => {
        this.#busySince = null;
      });
    }
    return await super.acquireConnection();
  }
}

/** Statements kept prepared: preparing takes longer than most of them run. Lists of many lengths come and go. */
const STATEMENTS_MAX = 400;

function adapt(database: DatabaseSync): SqliteDatabase {
  type Prepared = ReturnType<SqliteDatabase['prepare']>;
  /** Prepared statements by their text. */
  const cache = new LRUCache<string, Prepared>({ max: STATEMENTS_MAX });
  const prepare = (text: string): Prepared => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bind(parameters)),
      run: (parameters) => statement.run(...bind(parameters)),
      // An iterator needs a statement of its own: another use of the shared one would restart it.
      iterate: (parameters) => database.prepare(text).iterate(...bind(parameters)),
    };
  };
  return {
    close: () => database.close(),
    prepare: (text) => {
      const statement = cache.get(text) ?? prepare(text);
      cache.set(text, statement);
      return statement;
    },
  };
}

/** kysely's parameters are unknown to the types; SQLite itself refuses what it cannot store. */
const bind = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
