/**
 * Copies the SQLite world of a data folder to an empty PostgreSQL database, with all ids. The source is only read, and no server may use
 * it. The table `world_move` of the target holds the progress, so that a move that was cut short continues; it is dropped at the end.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderBusy, type DataFolderLock, lockDataFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/database.ts';
import { MIGRATION_NAMES } from '../db/migrate.ts';
import { checkLedger, migrationsOf } from './checks.ts';
import { BackupError, SQLITE_FILE } from './manifest.ts';
import { copyTables, type MovedTable, setSequences } from './move-tables.ts';
import { connectPostgres, isEmptyDatabase, labelOf, type PostgresConnection } from './postgres-connection.ts';
import { checkIntegrity, queryOf } from './sqlite-source.ts';
import type { StepOptions } from './store.ts';

export interface Moved {
  tables: number;
  rows: number;
}

/** Rejects with a BackupError when a check fails; the command can be repeated. */
export async function moveWorld(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  options: StepOptions,
): Promise<Moved> {
  const file = join(dataDir, SQLITE_FILE);
  if (!existsSync(file)) throw new BackupError(`there is no world to move: ${file} does not exist`);
  const lock = lockSource(dataDir);
  try {
    const source = new DatabaseSync(file, { readOnly: true });
    try {
      const target = await connectPostgres(databaseUrl);
      try {
        return await copyAndCompare({ source, file, target, databaseUrl }, options);
      } finally {
        await target.close();
      }
    } finally {
      source.close();
    }
  } finally {
    lock.release();
  }
}

function lockSource(dataDir: string): DataFolderLock {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof DataFolderBusy)) throw error;
    throw new BackupError(
      `a server uses DATA_DIR ${dataDir}; stop it first, so that nothing is written after the copy`,
    );
  }
}

interface Work {
  source: DatabaseSync;
  file: string;
  target: PostgresConnection;
  databaseUrl: string;
}

async function copyAndCompare({ source, file, target, databaseUrl }: Work, options: StepOptions): Promise<Moved> {
  const query = queryOf(source);
  const known = new Set(await migrationsOf(query));
  if (!MIGRATION_NAMES.every((name) => known.has(name)))
    throw new BackupError(
      `${file} is of an earlier version; start the server of this version on it once, then stop it`,
    );
  checkIntegrity(source, file);
  await checkLedger(query, file);
  await claimTarget(target, { file, label: labelOf(databaseUrl) });
  await (await openDatabase({ databaseUrl, dataDir: '' }, { isMove: true })).close();
  const tables = await copyTables({ source, target }, options);
  await setSequences({ source, target }, tables);
  const rows = await compare({ source, target }, tables);
  await checkLedger(target.query, `the database ${labelOf(databaseUrl)}`);
  await target.query('drop table "world_move"');
  return { tables: tables.length, rows };
}

/** Marks an empty database as the target of this source, or finds that mark. */
async function claimTarget(
  { query, run }: PostgresConnection,
  { file, label }: { file: string; label: string },
): Promise<void> {
  const [found] = await query(`select to_regclass('world_move') is not null as "exists"`);
  const state = stateOf(file);
  if (found?.exists === true) {
    const [mark] = await query(`select "source" from "world_move" where "name" = ''`);
    if (mark?.source === state) return;
    throw new BackupError(`the world changed since its move to ${label} began; begin again with an empty database`);
  }
  if (!(await isEmptyDatabase({ query })))
    throw new BackupError(`the database ${label} is not empty; a move needs an empty one`);
  await query('begin');
  await query(`create table "world_move" ("name" text primary key, "source" text, "lastRow" bigint not null)`);
  await run(`insert into "world_move" values ('', $1, 0)`, [state]);
  await query('commit');
}

/** Changes when the database or its log is written. */
function stateOf(file: string): string {
  const parts = [file, `${file}-wal`].filter((path) => existsSync(path)).map((path) => statSync(path));
  return parts
    .filter(({ size }) => size > 0)
    .map(({ size, mtimeMs }) => `${size} ${mtimeMs}`)
    .join(' ');
}

/** Compares the number of rows of each table, and all amounts of the ledger. Returns the number of rows. */
async function compare(
  { source, target }: Pick<Work, 'source' | 'target'>,
  tables: readonly MovedTable[],
): Promise<number> {
  let rows = 0;
  for (const { name } of tables) {
    const text = `select count(*) as "count" from "${name}"`;
    const [here, there] = [source.prepare(text).get(), (await target.query(text))[0]].map((row) => Number(row?.count));
    if (here !== there) throw new BackupError(`the table ${name} has ${here} rows, and its copy ${there}`);
    rows += here ?? 0;
  }
  const sums = `select "currency", count(*) as "count", sum("amount") as "sum" from "ledger" group by "currency" order by "currency"`;
  const [here, there] = [await queryOf(source)(sums), await target.query(sums)].map((list) =>
    list.map(({ currency, count, sum }) => `${String(currency)} ${String(count)} ${String(sum)}`).join(', '),
  );
  if (here !== there) throw new BackupError(`the ledger is ${here}, and its copy ${there}`);
  return rows;
}
