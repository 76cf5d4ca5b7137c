/** Where uploads are kept: each under the hash of what it holds, so that its address never shows anything else. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
const DRAFT = '.part';

/** In a folder, which is made when it is first needed. */
export function diskBlobs(folder: string): Blobs {
  return {
    put: async (bytes, ending) => {
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${ending}`;
      const file = join(folder, name);
      await mkdir(folder, { recursive: true });
      const now = new Date();
      if (await touch(file, now)) return name;
      const draft = `${file}.${process.pid}${DRAFT}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
      return name;
    },

    read: (name) => (NAME.test(name) ? readFile(join(folder, name)).catch(absent) : Promise.resolve(null)),

    sweep: async (kept, beforeMs) => {
      const names = await readdir(folder).catch(() => []);
      let removed = 0;
      for (const name of names) {
        const isOurs = NAME.test(name) || name.endsWith(DRAFT);
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
