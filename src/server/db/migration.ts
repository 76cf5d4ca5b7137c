/** The type of a migration. Lower than the list of migrations, so that no migration imports the list. */
import type { Migration } from 'kysely/migration';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Makes a migration for a kind of database: the types of columns differ a little between the two. */
export type MigrationOf = (kind: DatabaseKind) => Migration;
