/** Fills an empty PostgreSQL database from a dump, in one transaction. A file notes that it is done, so that a restore can be repeated. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLedger } from './checks.ts';
import { writeWhole } from './files.ts';
import { BackupError, POSTGRES_FILE } from './manifest.ts';
import { connectPostgres, isEmptyDatabase, labelOf } from './postgres-connection.ts';
import { runPostgresProgram } from './postgres-programs.ts';
import type { StepOptions } from './store.ts';

/** In the folder of the restore; its text names the database and the backup that fill it. */
const NOTE = 'filled';
/** `pg_restore --verbose` names each table that it fills. */
const TABLE_LINE = 'processing data for table';

export interface PostgresRestore {
  databaseUrl: string;
  /** Has the dump. */
  folder: string;
  /** Names the backup. */
  label: string;
}

/** Rejects with a BackupError when the database is not empty or its balances differ from the ledger. */
export async function fillPostgres(
  { databaseUrl, folder, label }: PostgresRestore,
  options: StepOptions,
): Promise<void> {
  const note = `${labelOf(databaseUrl)} ${label}`;
  const connection = await connectPostgres(databaseUrl);
  try {
    if ((await readFile(join(folder, NOTE), 'utf8').catch(() => '')) !== note) {
      if (!(await isEmptyDatabase(connection)))
        throw new BackupError(`the database ${labelOf(databaseUrl)} is not empty; a restore needs an empty one`);
      await load(databaseUrl, join(folder, POSTGRES_FILE), options);
      await writeWhole(join(folder, NOTE), note);
    }
    await checkLedger(connection.query, label);
  } finally {
    await connection.close();
  }
}

async function load(databaseUrl: string, dump: string, { progress, signal }: StepOptions): Promise<void> {
  let total = 0;
  let filled = 0;
  const onLine = (line: string): void => {
    if (line.includes('creating TABLE')) total += 1;
    if (line.includes(TABLE_LINE)) progress.step('filling the database', Math.min((filled += 1), total), total);
  };
  const args = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', '--verbose', dump];
  await runPostgresProgram('pg_restore', args, { databaseUrl, signal, onLine });
}
