/**
 * Restores a backup into an empty data folder, and into an empty database where DATABASE_URL names one: checks files, migrations and
 * ledger, brings the schema up to date, and deletes again the accounts that were deleted after the backup.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PLAYER_DATA } from '../composition/player-data.ts';
import type { Config } from '../config/config.ts';
import { type DatabaseSettings, openDatabase } from '../db/database.ts';
import { MIGRATION_NAMES } from '../db/migrate.ts';
import { deletePlayer } from '../domains/account/service.ts';
import { CONSOLE } from '../domains/moderation/service.ts';
import { createPlayers } from '../domains/players/service.ts';
import { isBlobName } from '../storage/blobs.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import { checkLedger } from './checks.ts';
import { openFolderToFill } from './empty-folder.ts';
import { BackupError, type Deletion, type Manifest, SECRET_FILE, SQLITE_FILE } from './manifest.ts';
import { checkTarget, fillPostgres } from './restore-postgres.ts';
import { checkIntegrity, queryOf } from './sqlite-source.ts';
import type { BackupStore, StepOptions } from './store.ts';

export interface RestoreSource {
  store: BackupStore;
  /** Name of the backup. */
  name: string;
}

export interface Restored {
  manifest: Manifest;
  /** Number of accounts that were deleted again. */
  deletedAgain: number;
}

/** Rejects with a BackupError when a check fails. The data folder has no database then, and a restore can be repeated. */
export async function restore(config: Config, from: RestoreSource, options: StepOptions): Promise<Restored> {
  const manifest = await from.store.manifest(from.name);
  const label = `${from.store.label}/${from.name}`;
  checkMigrations(manifest, label);
  const isPostgres = config.databaseUrl !== null;
  if (isPostgres !== (manifest.kind === 'postgres')) throw new BackupError(kindProblem(manifest, label));
  const folder = await openFolderToFill(config.dataDir);
  try {
    const { part } = folder;
    const target = config.databaseUrl === null ? null : { databaseUrl: config.databaseUrl, folder: part, label };
    // Before the backup is read, which may take long.
    if (target !== null) await checkTarget(target);
    // A restore that was cut short may have left its log beside it.
    for (const ending of ['', '-wal', '-shm']) await rm(join(part, SQLITE_FILE + ending), { force: true });
    for (const file of manifest.files) await from.store.fetch(from.name, file, join(part, file.name), options);
    if (target !== null) await fillPostgres(target, options);
    else await checkRestored(join(part, SQLITE_FILE), label);
    await restoreUploads({ config, store: from.store, manifest }, options);
    const settings = { databaseUrl: config.databaseUrl, dataDir: part };
    const deletedAgain = await bringUpToDate(settings, await from.store.deletions(), options);
    const secret = manifest.files.some(({ name }) => name === SECRET_FILE) ? [SECRET_FILE] : [];
    await folder.finish(isPostgres ? secret : [...secret, SQLITE_FILE]);
    return { manifest, deletedAgain };
  } finally {
    folder.release();
  }
}

function checkMigrations({ migrations, program }: Manifest, label: string): void {
  const unknown = migrations.find((name) => !MIGRATION_NAMES.includes(name));
  if (unknown === undefined) return;
  throw new BackupError(`${label} is of a later version (${program}): this one does not know the migration ${unknown}`);
}

function kindProblem({ kind }: Manifest, label: string): string {
  return kind === 'sqlite'
    ? `${label} is of an SQLite world: restore it without DATABASE_URL, then use "move"`
    : `${label} is of a PostgreSQL world: set DATABASE_URL to an empty database`;
}

async function checkRestored(file: string, label: string): Promise<void> {
  const database = new DatabaseSync(file);
  try {
    checkIntegrity(database, label);
    await checkLedger(queryOf(database), label);
  } finally {
    database.close();
  }
}

interface UploadWork {
  config: Config;
  store: BackupStore;
  manifest: Manifest;
}

async function restoreUploads({ config, store, manifest }: UploadWork, { progress, signal }: StepOptions) {
  const missing = new Set(manifest.missingUploads);
  const wanted = manifest.uploads.filter((name) => isBlobName(name) && !missing.has(name));
  const blobs = await openBlobs(config);
  for (const [index, name] of wanted.entries()) {
    signal.throwIfAborted();
    const bytes = await store.readUpload(name);
    if (bytes === null) throw new BackupError(`${store.label}: the upload ${name} is missing`);
    const stored = await blobs.put(bytes, name.endsWith('.png') ? 'png' : 'webp');
    if (stored !== name) throw new BackupError(`${store.label}: the upload ${name} is damaged`);
    progress.step('restoring uploads', index + 1, wanted.length);
  }
}

/** Runs later migrations, and deletes the accounts of the list. Returns the number of accounts that it deleted. */
async function bringUpToDate(
  settings: DatabaseSettings,
  deletions: readonly Deletion[],
  { progress, signal }: StepOptions,
): Promise<number> {
  const { db, close } = await openDatabase(settings);
  let count = 0;
  try {
    const players = createPlayers(db, []);
    for (const [index, { id }] of deletions.entries()) {
      signal.throwIfAborted();
      const player = await players.byId(id);
      if (player !== null) {
        await deletePlayer(db, { player, actor: CONSOLE.id, data: PLAYER_DATA });
        count += 1;
      }
      progress.step('deleting accounts again', index + 1, deletions.length);
    }
  } finally {
    await close();
  }
  return count;
}
