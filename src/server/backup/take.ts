/**
 * Takes one backup of a running world. The order matters: uploads first, then the database, then the uploads that its rows refer to and
 * that are not yet in the pool. A sweep of the server deletes only old uploads without a row, so each row of the copy has its file.
 */
import { copyFile, chmod, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildNameOf } from '../composition/build-name.ts';
import type { Config } from '../config/config.ts';
import { DataFolderBusy, type DataFolderLock, lockDataFolder } from '../db/data-folder.ts';
import { runtime } from '../runtime.ts';
import { type Blobs, nameBlob } from '../storage/blobs.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import { uploadsOf } from './checks.ts';
import { describeFile } from './files.ts';
import { BackupError, type BackupFile, type Manifest, mergeDeletions, nameOf, SECRET_FILE } from './manifest.ts';
import type { DatabaseSource } from './source.ts';
import { writeStatus } from './status.ts';
import type { BackupStore, StepOptions } from './store.ts';

const PROJECT_ROOT = join(import.meta.dirname, '..', '..', '..');
/** Folder in DATA_DIR for files before they are sent elsewhere. Its lock lets one backup of the world run at a time. */
export const BACKUP_FOLDER = 'backup';

export interface TakenBackup {
  name: string;
  manifest: Manifest;
  /** Number of older backups that were removed. */
  removed: number;
}

interface BackupWork {
  config: Config;
  source: DatabaseSource;
  store: BackupStore;
  /** Number of backups to keep, this one included; the oldest ones go, after this one is complete. null: all. */
  keep: number | null;
}

/** Resolves when the backup is complete and checked. Rejects with the signal's reason when it is aborted; nothing stays then. */
export async function takeBackup({ keep, ...work }: BackupWork, options: StepOptions): Promise<TakenBackup> {
  const { store } = work;
  const lock = lockBackups(work.config.dataDir);
  try {
    const staging = await store.stage();
    try {
      const taken = await fillAndPublish({ ...work, staging }, options);
      return { ...taken, removed: keep === null ? 0 : await removeOld(store, keep) };
    } catch (error) {
      await store.discard(staging);
      throw error;
    }
  } finally {
    lock.release();
  }
}

function lockBackups(dataDir: string): DataFolderLock {
  try {
    return lockDataFolder(join(dataDir, BACKUP_FOLDER));
  } catch (error) {
    if (!(error instanceof DataFolderBusy)) throw error;
    throw new BackupError(`another backup of ${dataDir} is running`);
  }
}

/** Returns the number of backups that it removed. */
async function removeOld(store: BackupStore, keep: number): Promise<number> {
  const names = await store.backups();
  const old = names.slice(0, -keep);
  if (old.length === 0) return 0;
  const kept = await Promise.all(names.slice(-keep).map((name) => store.manifest(name)));
  for (const name of old) await store.remove(name);
  await store.removeUnused(kept);
  return old.length;
}

type Work = Omit<BackupWork, 'keep'> & { staging: string };

async function fillAndPublish(
  { config, source, store, staging }: Work,
  options: StepOptions,
): Promise<Omit<TakenBackup, 'removed'>> {
  const blobs = await openBlobs(config);
  const pool = await store.uploads();
  await fillPool({ blobs, store, pool, wanted: await uploadsOf(source.query) }, options);
  const copy = await source.copy(staging, options);
  const missingUploads = await fillPool({ blobs, store, pool, wanted: copy.uploads }, options);
  const secret = await copySecret(config, staging);
  const manifest: Manifest = {
    format: 1,
    kind: source.kind,
    takenAt: copy.takenAt,
    program: await buildNameOf(PROJECT_ROOT),
    migrations: copy.migrations,
    files: [copy.file, ...secret],
    uploads: [...copy.uploads].toSorted(),
    missingUploads,
  };
  options.signal.throwIfAborted();
  const name = nameOf(copy.takenAt);
  await store.publish(name, staging, manifest, options);
  await store.writeDeletions(mergeDeletions(await store.deletions(), copy.deletions));
  await writeStatus(config.dataDir, { name, target: store.label, takenAt: copy.takenAt, finishedAt: runtime.now() });
  return { name, manifest };
}

interface PoolWork {
  blobs: Blobs;
  store: BackupStore;
  /** Names that the pool has; extended by those that are added. */
  pool: Set<string>;
  wanted: ReadonlySet<string>;
}

/** Returns the wanted uploads that the world does not have, or whose content does not fit the name. */
async function fillPool(
  { blobs, store, pool, wanted }: PoolWork,
  { progress, signal }: StepOptions,
): Promise<string[]> {
  const missing: string[] = [];
  const needed = [...wanted].filter((name) => !pool.has(name));
  for (const [index, name] of needed.entries()) {
    signal.throwIfAborted();
    const bytes = await blobs.read(name);
    if (bytes === null || nameBlob(bytes, name.endsWith('.png') ? 'png' : 'webp').name !== name) missing.push(name);
    else {
      await store.putUpload(name, bytes);
      pool.add(name);
    }
    progress.step('copying uploads', index + 1, needed.length);
  }
  return missing;
}

/** The secret that the server generated; none where AUTH_SECRET is set, which the operator keeps. */
async function copySecret(config: Config, staging: string): Promise<BackupFile[]> {
  if (config.authSecret !== null) return [];
  const from = join(config.dataDir, SECRET_FILE);
  const to = join(staging, SECRET_FILE);
  if (!(await exists(from))) return [];
  await copyFile(from, `${to}.part`);
  await chmod(`${to}.part`, 0o600);
  await rename(`${to}.part`, to);
  return [await describeFile(to)];
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
