/** Finds the backup that a command names: a folder of backups, one of its backups, and a time. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { folderStore } from './folder-store.ts';
import { BackupError, isBackupName, MANIFEST } from './manifest.ts';
import type { RestoreSource } from './restore.ts';
import type { BackupStore } from './store.ts';

/** `to`: epoch ms of the latest moment. Rejects with a BackupError when there is no such backup. */
export async function findBackup(from: string, to: number | null): Promise<RestoreSource> {
  const path = resolve(from);
  if (!isBackupName(basename(path))) return await newestBefore(folderStore(path), to);
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

const TIME = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** Epoch ms. Without a zone the time is UTC. Throws a BackupError for another text. */
export function parseTime(text: string): number {
  const hasZone = text.length <= '2026-11-27'.length || /(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const time = TIME.test(text) ? Date.parse(hasZone ? text : `${text}Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new BackupError(`--to must be a time like 2026-11-27T06:28:00Z, not "${text}"`);
  return time;
}
