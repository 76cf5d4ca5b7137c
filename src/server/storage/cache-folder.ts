/**
 * A folder of reproducible files with a maximum size. Evicts the least recently used files first, and no file within
 * the grace time after its use. Owns the folder and the times at which files were returned.
 */
import { rmSync } from 'node:fs';
import { mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomToken, runtime } from '../runtime.ts';

export interface CacheFolderOptions {
  /** Absolute; created on the first write. */
  folder: string;
  maxBytes: number;
  /** Time in which a caller may open a returned file; default ten minutes. */
  graceMs?: number;
}

interface CachedFile {
  file: string;
  bytes: number;
  usedMs: number;
}

const GRACE_MS = 10 * 60 * 1000;
/** Minimum interval between updates of a file's access time, which records its use for later processes. */
const TOUCH_INTERVAL_MS = 3600 * 1000;
const DRAFT = '.part';
/** Part of the maximum size that a prune frees, so that the next prune removes little. */
const FREE_SHARE = 0.1;

export class CacheFolder {
  readonly #options: Required<CacheFolderOptions>;
  /** Time of the last use by path, epoch milliseconds. */
  readonly #usedAt = new Map<string, number>();

  constructor(options: CacheFolderOptions) {
    this.#options = { graceMs: GRACE_MS, ...options };
  }

  /** Absolute path of the file with this name, or null. The file exists at least for the grace time. */
  async find(name: string): Promise<string | null> {
    const file = join(this.#options.folder, name);
    const now = runtime.now();
    this.#usedAt.set(file, now);
    try {
      const { atimeMs, mtime } = await stat(file);
      if (now - atimeMs > TOUCH_INTERVAL_MS) await utimes(file, new Date(now), mtime);
      return file;
    } catch {
      this.#usedAt.delete(file);
      return null;
    }
  }

  /** Writes a file atomically; returns its path. The file exists at least for the grace time. */
  async write(name: string, bytes: Uint8Array): Promise<string> {
    const file = join(this.#options.folder, name);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomToken(6)}${DRAFT}`;
    await writeFile(draft, bytes);
    this.#usedAt.set(file, runtime.now());
    await rename(draft, file);
    return file;
  }

  /** Evicts files until the size is below the maximum; returns the number of removed files. */
  async prune(nowMs = runtime.now()): Promise<number> {
    const { maxBytes, graceMs } = this.#options;
    for (const [file, at] of this.#usedAt) if (nowMs - at > graceMs) this.#usedAt.delete(file);
    const files = await this.#files();
    let bytes = files.reduce((sum, one) => sum + one.bytes, 0);
    let removed = 0;
    // Partial files of a killed process.
    for (const one of files.filter(({ file }) => file.endsWith(DRAFT))) {
      if (nowMs - one.usedMs <= graceMs) continue;
      rmSync(one.file, { force: true });
      bytes -= one.bytes;
      removed += 1;
    }
    if (bytes <= maxBytes) return removed;
    const oldestFirst = files.filter(({ file }) => !file.endsWith(DRAFT)).toSorted((a, b) => a.usedMs - b.usedMs);
    for (const one of oldestFirst) {
      if (bytes <= maxBytes * (1 - FREE_SHARE)) break;
      // Check and removal are synchronous, so that the file cannot be returned in between.
      if (this.#usedAt.has(one.file)) continue;
      rmSync(one.file, { force: true });
      bytes -= one.bytes;
      removed += 1;
    }
    return removed;
  }

  async #files(): Promise<CachedFile[]> {
    const { folder } = this.#options;
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files: CachedFile[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const found = await stat(file).catch(() => null);
      if (found !== null) files.push({ file, bytes: found.size, usedMs: Math.max(found.atimeMs, found.mtimeMs) });
    }
    return files;
  }
}
