/**
 * The data folder belongs to one process at a time. The lock is an SQLite transaction on `lock.db`: the system releases
 * it however the process ends, so there is nothing stale to clean up.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../env-readers.ts';

export interface DataFolderLock {
  release(): void;
}

/** Thrown when another process has the folder. */
export class DataFolderBusy extends ConfigError {}

/** Makes the folder when it is missing. Throws DataFolderBusy, or a ConfigError when it cannot be written. */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const path = join(dataDir, 'lock.db');
  let database: DatabaseSync;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    database = new DatabaseSync(path, { timeout: 0 });
    chmodSync(path, 0o600);
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
  try {
    database.exec('begin exclusive');
  } catch {
    database.close();
    throw new DataFolderBusy(`DATA_DIR ${dataDir} is in use by another Promenade process; stop it or choose another`);
  }
  return { release: () => database.close() };
}
