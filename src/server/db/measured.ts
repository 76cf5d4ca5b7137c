/**
 * Measures a database's connections: how long calls wait for one, how long statements take, how many are in use. Turns the errors of a
 * full disk into refusals. Owns the queue of
 * a database with a single connection: kysely's own one is where nothing can be measured.
 */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { runtime } from '../runtime.ts';
import { isStorageFull, storageFull } from '../storage-full.ts';

export interface DatabaseObserver {
  /** A call begins to wait for a connection. */
  waits(): void;
  /** It has one, or none could be opened. `seconds`: the time it waited. */
  acquired(seconds: number, isInUse: boolean): void;
  released(): void;
  /** A statement ended, with a result or an error. */
  ran(seconds: number): void;
  /** The database has no room: the statement or the commit changed nothing. */
  full(error: unknown): void;
}

/** Makes the dialect's connections report to `observer`. Changes the dialect and returns it. */
export function measured(dialect: Dialect, observer: DatabaseObserver): Dialect {
  const adapter = dialect.createAdapter();
  const isSingle = adapter.supportsMultipleConnections === false;
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => new MeasuredDriver(createDriver(), isSingle ? new Turns() : null, observer);
  // Keeps kysely from queueing in addition.
  if (isSingle) Object.defineProperty(adapter, 'supportsMultipleConnections', { value: true });
  dialect.createAdapter = () => adapter;
  return dialect;
}

/** One holder at a time, in the order of the calls. */
class Turns {
  #last: Promise<void> = Promise.resolve();
  #end: () => void = () => undefined;

  async begin(): Promise<void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#end = resolve;
  }

  end(): void {
    this.#end();
  }
}

const secondsSince = (startMs: number): number => (runtime.monotonic() - startMs) / 1000;

class MeasuredDriver implements Driver {
  readonly #driver: Driver;
  readonly #turns: Turns | null;
  readonly #observer: DatabaseObserver;
  /** The wrapper of each connection, which the dialect keeps. */
  readonly #known = new WeakMap<DatabaseConnection, MeasuredConnection>();

  /** `turns`: of a database with a single connection. */
  constructor(driver: Driver, turns: Turns | null, observer: DatabaseObserver) {
    this.#driver = driver;
    this.#turns = turns;
    this.#observer = observer;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const startMs = runtime.monotonic();
    this.#observer.waits();
    let isInUse = false;
    try {
      await this.#turns?.begin();
      const connection = await this.#connect();
      isInUse = true;
      const known = this.#known.get(connection) ?? new MeasuredConnection(connection, this.#observer);
      this.#known.set(connection, known);
      return known;
    } finally {
      this.#observer.acquired(secondsSince(startMs), isInUse);
    }
  }

  async #connect(): Promise<DatabaseConnection> {
    try {
      return await this.#driver.acquireConnection();
    } catch (error) {
      this.#turns?.end();
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#observer.released();
    try {
      await this.#driver.releaseConnection(innerOf(connection));
    } finally {
      this.#turns?.end();
    }
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return unlessFull(this.#observer, this.#driver.beginTransaction(innerOf(connection), settings));
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return unlessFull(this.#observer, this.#driver.commitTransaction(innerOf(connection)));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await this.#driver.rollbackTransaction(innerOf(connection));
    } catch (error) {
      // SQLite itself rolls a transaction back that finds the disk full. The error that did it is the one to report.
      if (!isRolledBack(error)) throw error;
    }
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

class MeasuredConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #observer: DatabaseObserver;

  constructor(inner: DatabaseConnection, observer: DatabaseObserver) {
    this.inner = inner;
    this.#observer = observer;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const startMs = runtime.monotonic();
    try {
      return await unlessFull(this.#observer, this.inner.executeQuery<R>(query));
    } finally {
      this.#observer.ran(secondsSince(startMs));
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

/** Settles as `work` does, and rejects with the refusal when the database has no room. */
async function unlessFull<Result>(observer: DatabaseObserver, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    observer.full(error);
    throw storageFull(error);
  }
}

const isRolledBack = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('no transaction is active');

const innerOf = (connection: DatabaseConnection): DatabaseConnection =>
  connection instanceof MeasuredConnection ? connection.inner : connection;
