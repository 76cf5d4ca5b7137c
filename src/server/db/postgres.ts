/**
 * Connections to PostgreSQL that keep prepared statements: a statement that finds its rows by keys is parsed and planned once for
 * each connection instead of at each call. Owns the pool, and the names of the statements, which all connections share.
 */
import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type { PoolClient } from 'pg';

const CONNECT_TIMEOUT_MS = 10_000;
/** A new connection has to be forked, and prepares its statements again. */
const IDLE_TIMEOUT_MS = 5 * 60_000;
/** PostgreSQL's bigint, which the driver returns as text by default. All stored values are safe integers. */
const BIGINT_OID = 20;

/** Statements with a name. PostgreSQL keeps a plan of some 20 KB of each in each connection. */
const NAMES_MAX = 300;
/** Uses after which a statement gets a name: texts that depend on the number of their values are seldom used twice. */
const USES_BEFORE_NAME = 3;
/** Texts that are counted. */
const COUNTED_MAX = 2000;
/** Characters. Longer texts are batches, which differ by the number of their rows. */
const NAMED_TEXT_MAX = 2000;
/** The best plan of lists and searches depends on their values, so they are planned at each call. */
const DEPENDS_ON_VALUES = /\b(limit|offset|like|ilike|tsquery)\b|@@|<->/i;

/** Gives names to statements that are used often. */
export class StatementNames {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #isOpen = false;

  /** Before this no statement gets a name: migrations change the tables that a prepared statement reads. */
  open(): void {
    this.#isOpen = true;
  }

  /** Called for each use. Undefined for a statement that is not prepared. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || !this.#isOpen || this.#names.size >= NAMES_MAX) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < USES_BEFORE_NAME) {
      if (this.#uses.size >= COUNTED_MAX) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    if (text.length > NAMED_TEXT_MAX || DEPENDS_ON_VALUES.test(text)) return undefined;
    const given = `statement-${this.#names.size + 1}`;
    this.#names.set(text, given);
    return given;
  }
}

/** `poolSize` is the number of connections. `onIdleError` is called when PostgreSQL drops an idle connection; the pool replaces it. */
export async function postgresDialect(
  connectionString: string,
  names: StatementNames,
  onIdleError: (error: Error) => void,
  poolSize: number,
): Promise<PostgresDialect> {
  // Loaded only where it is used: the start with SQLite does not need it.
  const { Pool, types } = await import('pg');
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    types: { getTypeParser: (oid, format) => (oid === BIGINT_OID ? Number : types.getTypeParser(oid, format)) },
  });
  pool.on('error', onIdleError);
  const clients = new WeakMap<PoolClient, PreparingClient>();
  const preparing: PostgresPool = {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client, names);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: preparing });
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('rows are not streamed');
    // Statements without values, such as `begin`, need one message less without preparation.
    const name = values.length === 0 ? undefined : this.#names.nameOf(text);
    const config = { text, values: [...values], ...(name !== undefined && { name }) };
    // The driver types the command as a text.
    return this.#client.query(config) as Promise<unknown> as Promise<PostgresQueryResult<R>>;
  }

  release(isBroken?: boolean): void {
    this.#client.release(isBroken);
  }
}
