/**
 * The data folder that a restore fills. Everything is prepared in `.restore-part`, and the database comes last, so that no server ever
 * starts with half of a world; a restore that was cut short can be repeated.
 */
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderBusy, lockDataFolder } from '../db/data-folder.ts';
import { syncPath } from './files.ts';
import { BackupError, SQLITE_FILE } from './manifest.ts';

const PART = '.restore-part';
const LOCK = 'lock.db';

export interface FolderToFill {
  /** For files that are not ready. */
  part: string;
  /** Moves files from `part` into the data folder, in this order. Only their owner can read them. */
  finish(names: readonly string[]): Promise<void>;
  release(): void;
}

/** Locks the data folder and creates `part` in it. Rejects with a BackupError when the folder is in use or not empty. */
export async function openFolderToFill(dataDir: string): Promise<FolderToFill> {
  if (existsSync(dataDir) && !existsSync(join(dataDir, LOCK))) refuseUnlessEmpty(dataDir);
  const lock = lockFolder(dataDir);
  const part = join(dataDir, PART);
  try {
    refuseUnlessEmpty(dataDir);
    await mkdir(part, { recursive: true, mode: 0o700 });
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    part,
    finish: async (names) => {
      for (const name of names) {
        // A copy has the mode of the file in the backup.
        await chmod(join(part, name), 0o600);
        await rename(join(part, name), join(dataDir, name));
      }
      await syncPath(dataDir);
      await rm(part, { recursive: true, force: true });
    },
    release: () => lock.release(),
  };
}

function lockFolder(dataDir: string) {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof DataFolderBusy)) throw error;
    throw new BackupError(
      `DATA_DIR ${dataDir} is in use by another Promenade process; a restore needs an empty folder`,
    );
  }
}

function refuseUnlessEmpty(dataDir: string): void {
  const names = readdirSync(dataDir).filter((name) => name !== LOCK && !name.startsWith(`${LOCK}-`));
  if (names.length === 0 || (names.includes(PART) && !names.includes(SQLITE_FILE))) return;
  throw new BackupError(`DATA_DIR ${dataDir} is not empty; a restore needs an empty folder`);
}
