/** Reads a database that another connection writes. Owns its prepared statements. */
import type { DatabaseSync } from 'node:sqlite';

/** Rows of a statement; statements are prepared once. */
export class Reader {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  rows(sql: string, ...parameters: (string | number)[]): Record<string, unknown>[] {
    const statement = this.#prepared.get(sql) ?? this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement.all(...parameters);
  }
}
