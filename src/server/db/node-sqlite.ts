/**
 * Connects Node's built-in SQLite to kysely's SQLite dialect. Every statement runs synchronously on the calling thread,
 * so no statement may be long. Commits are synced to disk before they are acknowledged. The driver yields to the event
 * loop regularly, even when many calls wait for the connection.
 */
import { LRUCache } from 'lru-cache';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type DatabaseConnection, type Dialect, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';
import { runtime } from '../runtime.ts';

/** How long a statement waits for another process that writes. */
export const BUSY_TIMEOUT_MS = 5000;

/** `path` is a file, or `:memory:`. */
export function sqliteDialect(path: string): Dialect {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  // What is deleted is overwritten, so that the file does not keep the data of deleted accounts.
  database.exec('pragma secure_delete = on;');
  // SQLite's own `lower` converts only A to Z; a search for 'ÉTÉ' must find 'été' on both databases.
  database.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  const config = { database: adapt(database) };
  const dialect = new SqliteDialect(config);
  dialect.createDriver = () => new YieldingDriver(config);
  return dialect;
}

/** Maximum time during which the connection is handed over without yielding to the event loop. */
const YIELD_AFTER_MS = 5;

/**
 * Statements complete synchronously, so queued calls would get the connection one after the other in microtasks: fifty
 * concurrent checkouts would block sockets and timers until the last one is done.
 */
class YieldingDriver extends SqliteDriver {
  /** Monotonic time of the first acquisition in this turn of the event loop; null before it. */
  #busySince: number | null = null;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#busySince !== null && runtime.monotonic() - this.#busySince > YIELD_AFTER_MS) await yieldToEventLoop();
    if (this.#busySince === null) {
      this.#busySince = runtime.monotonic();
      setImmediate(() => {
        this.#busySince = null;
      });
    }
    return await super.acquireConnection();
  }
}

/** Size of the cache of prepared statements: preparing takes longer than running most of them. */
const STATEMENTS_MAX = 400;

function adapt(database: DatabaseSync): SqliteDatabase {
  type Prepared = ReturnType<SqliteDatabase['prepare']>;
  /** Prepared statements by SQL text. */
  const cache = new LRUCache<string, Prepared>({ max: STATEMENTS_MAX });
  const prepare = (text: string): Prepared => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bind(parameters)),
      run: (parameters) => statement.run(...bind(parameters)),
      // An iterator needs a separate statement: another use of the shared one would restart it.
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

/** kysely types parameters as unknown; SQLite throws for values that it cannot store. */
const bind = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
