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
import type { ClientBase, PoolClient } from 'pg';
import { DomainError } from '../domain-error.ts';
import { runtime } from '../runtime.ts';
import { retryConflicts } from './retry.ts';
import { sentence } from '../../shared/rules/sentence.ts';

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
/** Characters. Longer texts are batches, which differ by the number of their rows; the sale of several orders is below it. */
const NAMED_TEXT_MAX = 5000;
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

export interface PostgresSettings {
  /** Number of connections. */
  poolSize: number;
  /** A statement that takes longer is cancelled; 0: never. */
  statementTimeoutMs: number;
  /** A statement that waits longer for a lock is cancelled; 0: never. */
  lockTimeoutMs: number;
}

/**
 * `onLost` is called when PostgreSQL does not
 * answer or drops a connection, at most once a second.
 */
export async function postgresDialect(
  connectionString: string,
  names: StatementNames,
  onLost: (error: Error) => void,
  { poolSize, statementTimeoutMs, lockTimeoutMs }: PostgresSettings,
): Promise<PostgresDialect> {
  // Loaded only where it is used: the start with SQLite does not need it.
  const { Pool, types } = await import('pg');
  // The pool waits for it, which its types do not say. Poolers refuse these settings in the first message of a connection.
  const hooks = {
    onConnect: async (client: ClientBase): Promise<void> => {
      await client.query(`set statement_timeout = ${statementTimeoutMs}; set lock_timeout = ${lockTimeoutMs}`);
    },
  };
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...hooks,
    types: { getTypeParser: (oid, format) => (oid === BIGINT_OID ? Number : types.getTypeParser(oid, format)) },
  });
  const away = awayErrors(onLost);
  pool.on('error', away);
  // A connection may also break while it is in use: its query rejects, and the pool drops it when it is released. Without a
  // listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const clients = new WeakMap<PoolClient, PreparingClient>();
  const preparing: PostgresPool = {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw away(error);
      });
      const known = clients.get(client) ?? new PreparingClient(client, names, away);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: preparing });
}

const RETRY_AFTER_S = 2;
const CALL_EVERY_MS = 1000;
/** A reason of the operator or of the server's own: it shuts down, starts, or has no connection left. */
const CLOSED_CODES = /^(08...|57P0[123]|53300)$/;
/** Of the driver, which gives these errors no code. */
const CLOSED_MESSAGES = /^(Connection terminated|Client has encountered a connection error|timeout exceeded)/;

/** What a caller learns, who may try again. `onLost` is called at most once a second. */
function awayErrors(onLost: (error: Error) => void): (cause: unknown) => DomainError {
  let calledMs = Number.NEGATIVE_INFINITY;
  return (cause) => {
    if (runtime.monotonic() - calledMs > CALL_EVERY_MS) {
      calledMs = runtime.monotonic();
      onLost(cause instanceof Error ? cause : new Error(String(cause)));
    }
    const details = { code: 'database', cause, retryAfterS: RETRY_AFTER_S };
    return new DomainError('unavailable', sentence('theDatabaseDoesNotAnswer'), details);
  };
}

/** Whether the connection broke, so that nothing is wrong with the statement. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error || CLOSED_MESSAGES.test(error.message)) return true;
  return 'code' in error && CLOSED_CODES.test(String(error.code));
}

/** Query cancelled, lock not available. */
const TIMEOUT_CODES = /^(57014|55P03)$/;

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && TIMEOUT_CODES.test(String(error.code));

const busy = (cause: unknown): DomainError =>
  new DomainError('unavailable', sentence('theDatabaseDoesNotAnswer'), {
    code: 'busy',
    cause,
    retryAfterS: RETRY_AFTER_S,
  });

/** The statements by which kysely begins and ends a transaction. */
const BEGIN = /^(?:begin|start transaction)\b/;
const END = /^(?:commit|rollback)$/;

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  readonly #away: (cause: unknown) => DomainError;
  #isInTransaction = false;

  constructor(client: PoolClient, names: StatementNames, away: (cause: unknown) => DomainError) {
    this.#client = client;
    this.#names = names;
    this.#away = away;
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
    const run = () => this.#client.query(config) as Promise<unknown> as Promise<PostgresQueryResult<R>>;
    if (BEGIN.test(text)) this.#isInTransaction = true;
    // Within a transaction, its commit included, the whole of it has to run again.
    const result = this.#isInTransaction ? run() : retryConflicts(run);
    if (END.test(text)) this.#isInTransaction = false;
    return result.catch((error: unknown) => {
      if (isBroken(error)) throw this.#away(error);
      throw isTimeout(error) ? busy(error) : error;
    });
  }

  release(isBroken?: boolean): void {
    this.#client.release(isBroken);
  }
}
