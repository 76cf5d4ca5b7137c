/** The type of a migration. It has its own module, so that no migration imports the list of migrations. */
import type { Migration as KyselyMigration } from 'kysely/migration';

export type DatabaseKind = 'sqlite' | 'postgres';

/** `up` runs in one transaction with its bookkeeping row. On SQLite foreign keys are off, and checked before the commit. */
export type Migration = Pick<KyselyMigration, 'up'>;

/** Creates a migration for a kind of database: some column types differ. */
export type MigrationOf = (kind: DatabaseKind) => Migration;
