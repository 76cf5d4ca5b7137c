/** Stores of uploads. The name of an upload is the hash of its content, so that its address is immutable. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomToken, runtime } from '../runtime.ts';

export type BlobEnding = 'png' | 'webp';

/** Interface of all stores. Names are `{hash}.{ending}`; an invalid name is treated as missing. */
export interface Blobs {
  /** Returns the name. Storing an existing upload again renews its age, so that a concurrent sweep keeps it. */
  put(bytes: Uint8Array, ending: BlobEnding): Promise<string>;
  read(name: string): Promise<Uint8Array | null>;
  /** Path of the upload on this machine, which may be missing. Null for an invalid name and for a store elsewhere. */
  fileOf(name: string): string | null;
  /** Deletes uploads stored before `beforeMs` (epoch) except those in `kept`; returns their number. */
  sweep(kept: ReadonlySet<string>, beforeMs: number): Promise<number>;
}

const NAME = /^[0-9a-f]{40}\.(?:png|webp)$/;
const NAME_HASH_LENGTH = 40;

export const isBlobName = (name: string): boolean => NAME.test(name);

/** The hexadecimal SHA-256 of the content, and the name derived from it. */
export function nameBlob(bytes: Uint8Array, ending: BlobEnding): { name: string; sha256: string } {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: `${sha256.slice(0, NAME_HASH_LENGTH)}.${ending}`, sha256 };
}

const DRAFT = '.part';

/** Stores uploads in a folder, which is created on the first write; `folder` is absolute. */
export function diskBlobs(folder: string): Blobs {
  return {
    put: async (bytes, ending) => {
      const { name } = nameBlob(bytes, ending);
      const file = join(folder, name);
      await mkdir(folder, { recursive: true });
      const now = new Date(runtime.now());
      if (await touch(file, now)) return name;
      // Concurrent writes of the same content use different temporary names.
      const draft = `${file}.${randomToken(6)}${DRAFT}`;
      await writeFile(draft, bytes).catch(async (error: unknown) => {
        await rm(draft, { force: true });
        throw error;
      });
      await rename(draft, file);
      return name;
    },

    read: (name) => (isBlobName(name) ? readFile(join(folder, name)).catch(absent) : Promise.resolve(null)),

    fileOf: (name) => (isBlobName(name) ? join(folder, name) : null),

    sweep: async (kept, beforeMs) => {
      const names = await readdir(folder).catch(() => []);
      let removed = 0;
      for (const name of names) {
        const isOurs = isBlobName(name) || name.endsWith(DRAFT);
        if (!isOurs || kept.has(name)) continue;
        const file = join(folder, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (mtimeMs >= beforeMs) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

const touch = (file: string, now: Date): Promise<boolean> =>
  utimes(file, now, now).then(
    () => true,
    () => false,
  );

function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
