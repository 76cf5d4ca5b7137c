/**
 * Opens the configured database and runs its migrations. SQLite has one connection behind a mutex: code inside a
 * transaction must use the transaction's executor, because any other executor would deadlock.
 */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, sql, type Transaction } from 'kysely';
import { DomainError } from '../domain-error.ts';
import { ConfigError } from '../config/env-readers.ts';
import type { Role } from '../config/world-settings.ts';
import { collectNotes } from './changes.ts';
import { type DatabaseObserver, measured } from './measured.ts';
import { migrate } from './migrate.ts';
import type { DatabaseKind } from './migration.ts';
import { sqliteDialect } from './node-sqlite.ts';
import { postgresDialect, StatementNames } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sentence } from '../../shared/rules/sentence.ts';
import { lockWorld, type WorldLock } from './world-lock.ts';

export type { DatabaseKind };
export type Database = Kysely<Tables>;
/** The database, or the current transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

export interface OpenDatabase {
  db: Database;
  kind: DatabaseKind;
  /** Throws a DomainError when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl: string | null;
  dataDir: string;
  /** Default: `all`. */
  role?: Role;
  /** Of PostgreSQL; 0: none. */
  statementTimeoutMs?: number;
  /** Of PostgreSQL; 0: none. */
  lockTimeoutMs?: number;
}

/** Connections of a process: a world of a hundred must not use up those of PostgreSQL. */
const POOL_SIZE = 10;
/** A town process only claims and saves places, and reads players who come. */
const TOWN_POOL_SIZE = 3;
/** Connections that a process opens at most. */
export const poolSizeOf = ({ role, databaseUrl }: Pick<DatabaseSettings, 'role' | 'databaseUrl'>): number =>
  databaseUrl === null ? 1 : role === 'town' ? TOWN_POOL_SIZE : POOL_SIZE;

export interface OpenOptions {
  /** Called when PostgreSQL does not answer or drops a connection, at most once a second. */
  onLost?: (error: Error) => void;
  /**
   * Set by servers, which must be the only ones on their PostgreSQL database. Called once when another server took the database while
   * this one had no connection: this one must stop.
   */
  onTaken?: () => void;
  /** Set by a server that knows of the others of its world: all of them use the database together, and no server without such knowledge. */
  isShared?: boolean;
  /** For the command that moves a world into the database. Others refuse a database to which a move is not finished. */
  isMove?: boolean;
  /** Receives each wait and each statement. */
  observer?: DatabaseObserver | null;
  /** Puts something between the product and its database. Only simulations do. */
  wrapDialect?: ((dialect: Dialect) => Dialect) | undefined;
}

/** Rejects with a ConfigError, also when another server that must be the only one uses the database. */
export async function openDatabase(
  config: DatabaseSettings,
  {
    onLost = () => undefined,
    onTaken,
    isMove = false,
    isShared = false,
    observer = null,
    wrapDialect = same,
  }: OpenOptions = {},
): Promise<OpenDatabase> {
  const kind: DatabaseKind = config.databaseUrl === null ? 'sqlite' : 'postgres';
  const names = new StatementNames();
  const db = collectNotes(
    new Kysely({ dialect: observedBy(observer, wrapDialect(await dialectOf(config, names, onLost))) }),
  );
  let lock: WorldLock | null = null;
  const close = async (): Promise<void> => {
    await db.destroy();
    await lock?.release();
  };
  try {
    await ping(db);
    if (config.databaseUrl !== null && onTaken !== undefined) {
      lock = await lockWorld(config.databaseUrl, { isShared, onLost, onTaken });
    }
    if (kind === 'postgres' && !isMove) await refuseHalfMoved(db);
    await migrate(db, kind);
    names.open();
  } catch (error) {
    await close();
    if (!(error instanceof DomainError)) throw error;
    throw new ConfigError(`DATABASE_URL names a database that does not answer: ${reasonOf(error.cause)}`);
  }
  return { db, kind, ping: () => ping(db), close };
}

const same = (dialect: Dialect): Dialect => dialect;

/** A move leaves this table until its end. The rows before it are a part of a world. */
async function refuseHalfMoved(db: Database): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('world_move') is not null as "is"`.execute(db);
  if (rows[0]?.is !== true) return;
  throw new ConfigError(
    'DATABASE_URL names a database to which the move of a world is not finished; repeat npm run admin -- move, or use an empty database',
  );
}

/** The lock is named by a text, of which PostgreSQL makes the number that it wants. */
const START_UP_LOCK = 'promenade start-up';

/**
 * Runs work of the start-up, which fills an empty database, while no other process of the world does. SQLite has one process only.
 */
export async function startingUp<Result>(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (kind === 'sqlite') return work();
  return await db.transaction().execute(async (holder) => {
    // Another process may fill the database for longer.
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(holder);
    await sql`select pg_advisory_xact_lock(hashtextextended(${START_UP_LOCK}, 0))`.execute(holder);
    return await work();
  });
}

const observedBy = (observer: DatabaseObserver | null, dialect: Dialect): Dialect =>
  observer === null ? dialect : measured(dialect, observer);

async function dialectOf(
  config: DatabaseSettings,
  names: StatementNames,
  onLost: (error: Error) => void,
): Promise<Dialect> {
  if (config.databaseUrl !== null) {
    const { statementTimeoutMs = 0, lockTimeoutMs = 0 } = config;
    const settings = { poolSize: poolSizeOf(config), statementTimeoutMs, lockTimeoutMs };
    return await postgresDialect(config.databaseUrl, names, onLost, settings);
  }
  const file = join(config.dataDir, 'promenade.db');
  try {
    // SQLite gives the files beside it the same mode: only the owner reads the players' data, whatever the folder allows.
    closeSync(openSync(file, 'a', 0o600));
    return sqliteDialect(file);
  } catch (error) {
    throw new ConfigError(`${file} cannot be opened as the database: ${reasonOf(error)}`);
  }
}

/** The reason on one line. An AggregateError (one error per address) has an empty message, so its errors are joined. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message.split('\n').join(' ') : String(error);
}

async function ping(db: Database): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('unavailable', sentence('theDatabaseDoesNotAnswer'), { code: 'database', cause });
  }
}

/** Whether `error` is the violation of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '23505' || (code === 'ERR_SQLITE_ERROR' && error.message.startsWith('UNIQUE constraint failed'));
}
