/**
 * Versions of the schema. During a rolling upgrade servers of two versions use one database, so migrations expand first and
 * contract one version later:
 *
 * - A release with migrations has a new version. Its migrations only add: tables, indexes, and columns that are nullable or have
 *   a default, so that the previous version still reads and writes all rows.
 * - The next release may drop or rename what no code of the previous version uses. `CONTRACTIONS` of `snapshots.db.test.ts` names it.
 *
 * The database stores its version, and the oldest version that may use it: the one before. Older servers refuse to start.
 */

/** The first migration of each version. */
const FIRST_MIGRATIONS: readonly [string, ...string[]] = ['0001-foundation', '0038-lookups'];

/** The version of the schema that this code reads and writes. */
export const SCHEMA_VERSION = FIRST_MIGRATIONS.length;

/** The version to which a migration belongs. */
export const versionOf = (migration: string): number => FIRST_MIGRATIONS.filter((first) => first <= migration).length;
