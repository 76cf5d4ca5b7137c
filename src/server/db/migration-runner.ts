/**
 * Applies migrations one after the other. Each is one transaction together with its bookkeeping row, so a process that is
 * killed at any time leaves a database that the next start migrates. Owns the table of applied migrations, whose name and
 * columns are those of kysely's migrator because earlier databases have it, and the table with the version of the schema.
 * One process at a time migrates a PostgreSQL database.
 */
import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../config/env-readers.ts';
import { runtime } from '../runtime.ts';
import type { DatabaseKind, Migration } from './migration.ts';
import type { Tables } from './schema.ts';
import { SCHEMA_VERSION, versionOf } from './schema-version.ts';

export interface NamedMigration {
  name: string;
  migration: Migration;
}

/**
 * Applies those of `migrations` that the database does not have, in the given order. Throws a ConfigError when the schema is too new
 * for this version. Throws the first error of a migration; the migrations before it stay applied.
 */
export async function applyMigrations(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  migrations: readonly NamedMigration[],
): Promise<void> {
  await db.connection().execute((connection) =>
    withLock(connection, kind, async () => {
      await createBookkeeping(connection);
      await refuseNewerSchema(connection);
      const applied = new Set(await appliedMigrations(connection));
      const pending = migrations.filter(({ name }) => !applied.has(name));
      // A database of before has no version.
      await raiseVersion(connection, Math.max(0, ...[...applied].map(versionOf)));
      if (pending.length === 0) return;
      await withoutForeignKeys(connection, kind, async () => {
        for (const next of pending) await apply(connection, kind, next);
      });
    }),
  );
}

async function createBookkeeping(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (c) => c.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('schema_version')
    .ifNotExists()
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('oldestUser', 'integer', (c) => c.notNull())
    .execute();
}

interface StoredVersion {
  version: number;
  /** The oldest version whose servers may use the database. */
  oldestUser: number;
}

async function storedVersion(db: Kysely<Tables>): Promise<StoredVersion> {
  const { rows } = await sql<StoredVersion>`select "version", "oldestUser" from "schema_version"`.execute(db);
  return rows[0] ?? { version: 0, oldestUser: 0 };
}

async function refuseNewerSchema(db: Kysely<Tables>): Promise<void> {
  const { version, oldestUser } = await storedVersion(db);
  if (oldestUser <= SCHEMA_VERSION) return;
  throw new ConfigError(
    `The database has schema version ${version}, and this Promenade is too old for it (${SCHEMA_VERSION}); start one with schema version ${oldestUser} or newer`,
  );
}

/** The version never becomes lower. */
async function raiseVersion(db: Kysely<Tables>, version: number): Promise<void> {
  const stored = await storedVersion(db);
  if (stored.version >= version) return;
  const values = sql.join([version, version - 1]);
  if (stored.version === 0)
    await sql`insert into "schema_version" ("version", "oldestUser") values (${values})`.execute(db);
  else await sql`update "schema_version" set ("version", "oldestUser") = (${values})`.execute(db);
}

async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(db);
  return rows.map(({ name }) => name);
}

async function apply(
  connection: Kysely<Tables>,
  kind: DatabaseKind,
  { name, migration }: NamedMigration,
): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    await migration.up(transaction);
    const at = new Date(runtime.now()).toISOString();
    await sql`insert into "kysely_migration" ("name", "timestamp") values (${name}, ${at})`.execute(transaction);
    await raiseVersion(transaction, versionOf(name));
    if (kind === 'sqlite') await checkForeignKeys(transaction, name);
  });
}

/** The number of kysely's migrator, so that a server of before waits as well. */
const MIGRATION_LOCK = '3853314791062309107';

/** SQLite needs no lock: one process at a time uses the data folder. */
async function withLock(db: Kysely<Tables>, kind: DatabaseKind, work: () => Promise<void>): Promise<void> {
  if (kind === 'sqlite') return await work();
  // Migrations of large tables take long, and other processes wait for them.
  const timeouts = await setTimeouts(db, { statement: '0', lock: '0' });
  await sql`select pg_advisory_lock(${sql.raw(MIGRATION_LOCK)})`.execute(db);
  try {
    await work();
  } finally {
    // A connection that broke has lost the lock, and its error is the one to report.
    await sql`select pg_advisory_unlock(${sql.raw(MIGRATION_LOCK)})`.execute(db).catch(() => undefined);
    await setTimeouts(db, timeouts).catch(() => undefined);
  }
}

interface Timeouts {
  statement: string;
  lock: string;
}

/** Of this connection. Returns those before. */
async function setTimeouts(db: Kysely<Tables>, { statement, lock }: Timeouts): Promise<Timeouts> {
  const { rows } = await sql<Timeouts>`
    select current_setting('statement_timeout') as "statement", current_setting('lock_timeout') as "lock"`.execute(db);
  await sql`select set_config('statement_timeout', ${statement}, false), set_config('lock_timeout', ${lock}, false)`.execute(
    db,
  );
  return rows[0] ?? { statement, lock };
}

/**
 * SQLite changes most of a table by building it again, and deleting the old one would delete all rows that refer to it. The
 * switch has no effect inside a transaction.
 */
async function withoutForeignKeys(db: Kysely<Tables>, kind: DatabaseKind, work: () => Promise<void>): Promise<void> {
  if (kind === 'postgres') return await work();
  await switchForeignKeys(db, 'off');
  try {
    await work();
  } finally {
    await switchForeignKeys(db, 'on');
  }
}

async function switchForeignKeys(db: Kysely<Tables>, to: 'on' | 'off'): Promise<void> {
  await sql`pragma foreign_keys = ${sql.raw(to)}`.execute(db);
  const { rows } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db);
  if (rows[0]?.foreign_keys !== (to === 'on' ? 1 : 0)) throw new Error(`SQLite did not switch foreign keys ${to}`);
}

/** Throws a ConfigError when rows refer to missing rows. */
async function checkForeignKeys(db: Kysely<Tables>, migration: string): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string; count: number }>`
    select "table", "parent", count(*) as "count" from pragma_foreign_key_check group by "table", "parent"`.execute(db);
  if (rows.length === 0) return;
  const found = rows.map(({ table, parent, count }) => `${count} of ${table} to ${parent}`).join(', ');
  throw new ConfigError(`The migration ${migration} was undone: rows refer to missing rows (${found})`);
}
