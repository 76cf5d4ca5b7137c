/**
 * Backups in a folder:
 *
 *   2026-11-27T06-28-32-123Z/   manifest.json, promenade.db or promenade.dump, auth-secret
 *   uploads/                    the pool of all backups
 *   deletions.json
 *   .part-.../                  a backup that is being made, or was cut short
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isBlobName } from '../storage/blobs.ts';
import { randomToken } from '../runtime.ts';
import { describeFile, syncPath, writeWhole } from './files.ts';
import { BackupError, isBackupName, MANIFEST, parseDeletions, parseManifest } from './manifest.ts';
import { type BackupStore, DELETIONS_FILE, UPLOADS_FOLDER } from './store.ts';

const PART = '.part-';

/** `folder` is absolute; it is created by the first write. */
export function folderStore(folder: string): BackupStore {
  const pool = join(folder, UPLOADS_FOLDER);
  const list = join(folder, DELETIONS_FILE);
  return {
    label: folder,

    backups: async () => {
      const names = (await namesIn(folder)).filter((name) => isBackupName(name));
      return names.filter((name) => existsSync(join(folder, name, MANIFEST))).toSorted();
    },

    manifest: async (name) => {
      const label = join(folder, name);
      const text = await readFile(join(label, MANIFEST), 'utf8').catch(() => {
        throw new BackupError(`there is no backup ${label}`);
      });
      return parseManifest(text, label);
    },

    stage: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
        throw new BackupError(`${folder} cannot be used: ${error.message}`);
      });
      // The caller holds the lock, so that these are left from backups that were cut short.
      for (const name of await namesIn(folder)) {
        if (name.startsWith(PART)) await rm(join(folder, name), { recursive: true, force: true });
      }
      const staging = join(folder, PART + randomToken(6));
      await mkdir(staging, { mode: 0o700 });
      return staging;
    },

    publish: async (name, staging, manifest) => {
      await writeWhole(join(staging, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
      await rename(staging, join(folder, name));
      await syncPath(folder);
    },

    discard: (staging) => rm(staging, { recursive: true, force: true }),

    fetch: async (name, file, path, { progress }) => {
      const source = join(folder, name, file.name);
      progress.step(`reading ${file.name}`, 0, file.bytes);
      await copyFile(source, path).catch((error: Error) => {
        throw new BackupError(`${source} cannot be read: ${error.message}`);
      });
      const { bytes, sha256 } = await describeFile(path);
      if (bytes !== file.bytes || sha256 !== file.sha256) {
        throw new BackupError(`${source} is damaged: it is not the file of which the backup was made`);
      }
      progress.step(`reading ${file.name}`, file.bytes, file.bytes);
    },

    remove: async (name) => {
      // Without its manifest it is no backup, wherever the removal is cut short.
      await rm(join(folder, name, MANIFEST), { force: true });
      await rm(join(folder, name), { recursive: true, force: true });
    },

    removeUnused: async (kept) => {
      const used = new Set(kept.flatMap((manifest) => manifest.uploads));
      for (const name of await namesIn(pool)) if (!used.has(name)) await rm(join(pool, name), { force: true });
    },

    uploads: async () => new Set((await namesIn(pool)).filter((name) => isBlobName(name))),

    putUpload: async (name, bytes) => {
      await mkdir(pool, { recursive: true, mode: 0o700 });
      await writeWhole(join(pool, name), bytes);
    },

    readUpload: (name) => readFile(join(pool, name)).catch(() => null),

    deletions: async () => (existsSync(list) ? parseDeletions(await readFile(list, 'utf8'), list) : []),

    writeDeletions: async (deletions) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(list, `${JSON.stringify(deletions)}\n`);
    },
  };
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
