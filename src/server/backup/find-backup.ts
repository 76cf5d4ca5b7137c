/** Finds the backup that a command names: in all backups of a store by a time, or one of them. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Environment } from '../config/env-readers.ts';
import { folderStore } from './folder-store.ts';
import { BackupError, isBackupName, MANIFEST } from './manifest.ts';
import { openStore } from './open.ts';
import type { RestoreSource } from './restore.ts';
import type { BackupStore } from './store.ts';

interface Wanted {
  /** A folder of backups, one of them, or `s3`. */
  from: string;
  /** Epoch ms of the latest moment; null: the newest. */
  to: number | null;
}

/** Rejects with a BackupError when there is no such backup. */
export async function findBackup({ from, to }: Wanted, config: Config, env: Environment): Promise<RestoreSource> {
  const path = resolve(from);
  if (!isBackupName(basename(path))) return await newestBefore(await openStore(from, config, env), to);
  if (to !== null) throw new BackupError('--to needs the folder of all backups, not one of them');
  if (!existsSync(join(path, MANIFEST))) throw new BackupError(`there is no backup ${path}`);
  return { store: folderStore(dirname(path)), name: basename(path) };
}

async function newestBefore(store: BackupStore, to: number | null): Promise<RestoreSource> {
  const names = (await store.backups()).toReversed();
  if (names.length === 0) throw new BackupError(`there is no backup in ${store.label}`);
  for (const name of names) {
    if (to === null || (await store.manifest(name)).takenAt <= to) return { store, name };
  }
  const first = names.at(-1) ?? '';
  throw new BackupError(`there is no backup before that time in ${store.label}; the oldest is ${first}`);
}
