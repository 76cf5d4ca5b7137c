/** Files of backups: written so that they survive a loss of power, and described by their SHA-256. Owns no state. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { randomToken } from '../runtime.ts';
import type { BackupFile } from './manifest.ts';

/** Length and hash of a file of a backup. */
export async function describeFile(path: string): Promise<BackupFile> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer);
  const { size } = await stat(path);
  return { name: basename(path) as BackupFile['name'], bytes: size, sha256: hash.digest('hex') };
}

/** Writes to a temporary name first, so that a reader never sees half of it. */
export async function writeWhole(path: string, data: string | Uint8Array, mode = 0o600): Promise<void> {
  const draft = `${path}.${randomToken(6)}.part`;
  await writeFile(draft, data, { mode, flush: true });
  await rename(draft, path);
  await syncPath(dirname(path));
}

/** Resolves when the content of a file, or the names in a folder, are on disk. */
export async function syncPath(path: string): Promise<void> {
  // Windows opens no folders; it needs no sync of them.
  const handle = await open(path, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
