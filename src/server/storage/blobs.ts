/** Where uploads are kept: each under the hash of what it holds, so that its address never shows anything else. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomToken, runtime } from '../runtime.ts';

export type BlobEnding = 'png' | 'webp';

/** One interface for every kind of store. Names are `{hash}.{ending}`; a wrong one is like one that is not there. */
export interface Blobs {
  /** Returns its name. What is there already counts as new, so that a sweep under way leaves it. */
  put(bytes: Uint8Array, ending: BlobEnding): Promise<string>;
  read(name: string): Promise<Uint8Array | null>;
  /** Removes what was put before `beforeMs` (epoch) and is not among `kept`; returns how many. */
  sweep(kept: ReadonlySet<string>, beforeMs: number): Promise<number>;
}

const NAME = /^[0-9a-f]{40}\.(?:png|webp)$/;
const NAME_HASH_LENGTH = 40;

export const isBlobName = (name: string): boolean => NAME.test(name);

/** The whole hash of what a blob holds, in hexadecimal digits, and the name that it gives it. */
export function nameBlob(bytes: Uint8Array, ending: BlobEnding): { name: string; sha256: string } {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: `${sha256.slice(0, NAME_HASH_LENGTH)}.${ending}`, sha256 };
}

const DRAFT = '.part';

/** In a folder, which is made when it is first needed; `folder` is absolute. */
export function diskBlobs(folder: string): Blobs {
  return {
    put: async (bytes, ending) => {
      const { name } = nameBlob(bytes, ending);
      const file = join(folder, name);
      await mkdir(folder, { recursive: true });
      const now = new Date(runtime.now());
      if (await touch(file, now)) return name;
      // The same thing may come twice at once.
      const draft = `${file}.${randomToken(6)}${DRAFT}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
      return name;
    },

    read: (name) => (isBlobName(name) ? readFile(join(folder, name)).catch(absent) : Promise.resolve(null)),

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
