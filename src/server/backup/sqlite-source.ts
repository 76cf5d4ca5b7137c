/**
 * Copies a running SQLite world with the online backup API, on a read connection of this process: the server's thread does nothing
 * for it. Its read transaction stays open during the copy, so that writes of the server do not restart it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { runtime } from '../runtime.ts';
import { checkLedger, migrationsOf, type Query, type Row, uploadsOf } from './checks.ts';
import { describeFile, syncPath } from './files.ts';
import { BackupError, SQLITE_FILE } from './manifest.ts';
import { type DatabaseSource, deletionsOf } from './source.ts';

/** Pages of 4 KiB in a step. */
const PAGES_PER_STEP = 256;
const TIMEOUT_MS = 5000;

export const queryOf =
  (database: DatabaseSync): Query =>
  (text) =>
    Promise.resolve(database.prepare(text).all() as Row[]);

/** Throws a BackupError when `dataDir` has no database. */
export function openSqliteSource(dataDir: string): DatabaseSource {
  const database = openReader(join(dataDir, SQLITE_FILE));
  return {
    kind: 'sqlite',
    query: queryOf(database),
    copy: async (folder, { progress, signal }) => {
      const path = join(folder, SQLITE_FILE);
      const takenAt = runtime.now();
      const reader = openReader(join(dataDir, SQLITE_FILE));
      try {
        reader.exec('begin');
        // The transaction begins with its first read.
        reader.prepare('select count(*) from sqlite_schema').get();
        const pages = await backup(reader, path, {
          rate: PAGES_PER_STEP,
          progress: ({ totalPages, remainingPages }) => {
            signal.throwIfAborted();
            progress.step('copying the database', totalPages - remainingPages, totalPages);
          },
        });
        progress.step('copying the database', pages, pages);
      } finally {
        reader.close();
      }
      return { takenAt, ...(await checkCopy(path)) };
    },
    close: () => Promise.resolve(database.close()),
  };
}

function openReader(file: string): DatabaseSync {
  if (!existsSync(file)) throw new BackupError(`there is no world to back up: ${file} does not exist`);
  try {
    return new DatabaseSync(file, { readOnly: true, timeout: TIMEOUT_MS });
  } catch (error) {
    throw new BackupError(`${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Checks the copy and makes it one file without a log beside it. */
async function checkCopy(path: string) {
  const database = new DatabaseSync(path);
  try {
    checkIntegrity(database, 'the copy of the database');
    const query = queryOf(database);
    await checkLedger(query, 'the copy of the database');
    const found = {
      migrations: await migrationsOf(query),
      uploads: await uploadsOf(query),
      deletions: await deletionsOf(query),
    };
    database.exec('pragma journal_mode = delete');
    database.close();
    await syncPath(path);
    return { ...found, file: await describeFile(path) };
  } finally {
    if (database.isOpen) database.close();
  }
}

/** Throws a BackupError, which `what` begins, when pages, indexes or references are damaged. */
export function checkIntegrity(database: DatabaseSync, what: string): void {
  let problem: string;
  try {
    problem = String(database.prepare('pragma integrity_check(1)').get()?.integrity_check);
    const broken = database.prepare('pragma foreign_key_check').get();
    if (broken !== undefined) problem = `a row of ${String(broken.table)} refers to a missing row`;
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  if (problem !== 'ok') throw new BackupError(`${what} is damaged: ${problem}`);
}
