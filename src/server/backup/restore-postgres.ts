/** Fills an empty PostgreSQL database from a dump, in one transaction. A file notes that it is done, so that a restore can be repeated. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLedger } from './checks.ts';
import { writeWhole } from './files.ts';
import { BackupError, POSTGRES_FILE } from './manifest.ts';
import { connectPostgres, isEmptyDatabase, labelOf, type PostgresConnection } from './postgres-connection.ts';
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

/** Rejects with a BackupError when the database is not empty, unless this restore was cut short after it had filled it. */
export async function checkTarget(target: PostgresRestore): Promise<void> {
  const connection = await connectPostgres(target.databaseUrl);
  try {
    await isFilled(target, connection);
  } finally {
    await connection.close();
  }
}

/** Rejects with a BackupError when the database is not empty or its balances differ from the ledger. */
export async function fillPostgres(target: PostgresRestore, options: StepOptions): Promise<void> {
  const { databaseUrl, folder, label } = target;
  const connection = await connectPostgres(databaseUrl);
  try {
    if (!(await isFilled(target, connection))) {
      await load(databaseUrl, join(folder, POSTGRES_FILE), options);
      await writeWhole(join(folder, NOTE), noteOf(target));
    }
    await checkLedger(connection.query, label);
  } finally {
    await connection.close();
  }
}

const noteOf = ({ databaseUrl, label }: PostgresRestore): string => `${labelOf(databaseUrl)} ${label}`;

/** Whether this backup fills the database; false: it is empty. */
async function isFilled(target: PostgresRestore, connection: PostgresConnection): Promise<boolean> {
  if ((await readFile(join(target.folder, NOTE), 'utf8').catch(() => '')) === noteOf(target)) return true;
  if (await isEmptyDatabase(connection)) return false;
  throw new BackupError(`the database ${labelOf(target.databaseUrl)} is not empty; a restore needs an empty one`);
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
