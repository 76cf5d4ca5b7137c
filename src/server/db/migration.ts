/** The type of a migration. It has its own module, so that no migration imports the list of migrations. */
import type { Migration } from 'kysely/migration';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Creates a migration for a kind of database: some column types differ. */
export type MigrationOf = (kind: DatabaseKind) => Migration;
