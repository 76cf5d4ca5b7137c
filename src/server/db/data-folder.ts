/**
 * Ensures that one process at a time uses the data folder. The lock is an SQLite transaction on `lock.db`. The
 * operating system releases it when the process ends, even after a crash, so there are no stale locks.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config/env-readers.ts';

export interface DataFolderLock {
  release(): void;
}

/** Thrown when another process holds the lock. */
export class DataFolderBusy extends ConfigError {}

/** Creates the folder when it is missing. Throws DataFolderBusy, or a ConfigError when the folder is not writable. */
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
