/**
 * Copies a running PostgreSQL world with pg_dump, in a snapshot that this process holds: the checks and the dump read the same moment.
 */
import { devNull } from 'node:os';
import { join } from 'node:path';
import { runtime } from '../runtime.ts';
import { checkLedger, migrationsOf, uploadsOf } from './checks.ts';
import { describeFile, syncPath } from './files.ts';
import { POSTGRES_FILE } from './manifest.ts';
import { connectPostgres, labelOf } from './postgres-connection.ts';
import { runPostgresProgram } from './postgres-programs.ts';
import { type DatabaseSource, deletionsOf } from './source.ts';
import type { StepOptions } from './store.ts';

const TABLE_COUNT = `select count(*) as "count" from pg_catalog.pg_stat_user_tables`;

/** Rejects with a BackupError when the database does not answer. */
export async function openPostgresSource(databaseUrl: string): Promise<DatabaseSource> {
  const connection = await connectPostgres(databaseUrl);
  return {
    kind: 'postgres',
    query: connection.query,
    copy: (folder, options) => dump(databaseUrl, join(folder, POSTGRES_FILE), options),
    close: connection.close,
  };
}

async function dump(databaseUrl: string, path: string, { progress, signal }: StepOptions) {
  const takenAt = runtime.now();
  const { query, close } = await connectPostgres(databaseUrl);
  try {
    await query('begin isolation level repeatable read read only');
    const [row] = await query('select pg_export_snapshot() as "snapshot"');
    await checkLedger(query, `the database ${labelOf(databaseUrl)}`);
    const tables = Number((await query(TABLE_COUNT))[0]?.count);
    let dumped = 0;
    const onLine = (line: string): void => {
      if (line.includes('dumping contents of table'))
        progress.step('dumping the database', Math.min((dumped += 1), tables), tables);
    };
    const form = ['--format=custom', '--no-owner', '--no-privileges', '--verbose'];
    const args = [...form, `--snapshot=${String(row?.snapshot)}`, `--file=${path}`];
    await runPostgresProgram('pg_dump', args, { databaseUrl, signal, onLine });
    await syncPath(path);
    // Reads all of it, so that a dump that cannot be restored is no backup.
    await runPostgresProgram('pg_restore', [`--file=${devNull}`, path], { databaseUrl: null, signal });
    return {
      takenAt,
      file: await describeFile(path),
      migrations: await migrationsOf(query),
      uploads: await uploadsOf(query),
      deletions: await deletionsOf(query),
    };
  } finally {
    await close();
  }
}
