/**
 * A folder of reproducible files with a maximum size, which no write exceeds. Evicts the least recently used files
 * first, and no file within the grace time after its use. Owns the folder and the times at which files were returned.
 */
import { rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomToken, runtime } from '../runtime.ts';
import { isStorageFull } from '../storage-full.ts';

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

/** How long writes are refused without another look at the files. */
const FULL_MS = 10_000;

/** The folder has no room: all files in it were used within the grace time. */
export class CacheFullError extends Error {
  override readonly name = 'CacheFullError';
}

export class CacheFolder {
  readonly #options: Required<CacheFolderOptions>;
  /** Time of the last use by path, epoch milliseconds. */
  readonly #usedAt = new Map<string, number>();
  /** Bytes of the files, known after the first count. An upper bound while files are written. */
  #storedBytes = 0;
  /** Bytes of the files that are being written. */
  #pendingBytes = 0;
  /** Bytes of the files that wait for room. */
  #wantedBytes = 0;
  /** Bytes of all finished writes. */
  #writtenBytes = 0;
  #firstCount: Promise<unknown> | null = null;
  #pruning: Promise<number> | null = null;
  /** Epoch milliseconds. */
  #fullUntil = 0;

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

  /**
   * Writes a file atomically; returns its path. The file exists at least for the grace time. Rejects with a
   * CacheFullError when no file can be evicted for it, or the disk is full.
   */
  async write(name: string, bytes: Uint8Array): Promise<string> {
    await this.#reserve(bytes.byteLength);
    try {
      return await this.#store(name, bytes);
    } finally {
      this.#pendingBytes -= bytes.byteLength;
    }
  }

  async #store(name: string, bytes: Uint8Array): Promise<string> {
    const file = join(this.#options.folder, name);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomToken(6)}${DRAFT}`;
    try {
      await writeFile(draft, bytes);
    } catch (error) {
      await rm(draft, { force: true });
      if (isStorageFull(error)) throw new CacheFullError('the disk is full');
      throw error;
    }
    this.#usedAt.set(file, runtime.now());
    await rename(draft, file);
    this.#storedBytes += bytes.byteLength;
    this.#writtenBytes += bytes.byteLength;
    return file;
  }

  /** Counts `bytes` as pending in the step that checks the room, so that concurrent writes see each other. */
  async #reserve(bytes: number): Promise<void> {
    await (this.#firstCount ??= this.prune());
    if (!this.#fits(bytes) && bytes <= this.#options.maxBytes && runtime.now() >= this.#fullUntil) {
      this.#wantedBytes += bytes;
      await this.prune().finally(() => {
        this.#wantedBytes -= bytes;
      });
      if (!this.#fits(bytes)) this.#fullUntil = runtime.now() + FULL_MS;
    }
    if (!this.#fits(bytes)) throw new CacheFullError('every cached file is in use');
    this.#pendingBytes += bytes;
  }

  #fits(bytes: number): boolean {
    return this.#storedBytes + this.#pendingBytes + bytes <= this.#options.maxBytes;
  }

  /**
   * Evicts files until the size is below the maximum, with the files that are being written or wait for room. Returns
   * the number of removed files. Concurrent calls share one run.
   */
  prune(nowMs = runtime.now()): Promise<number> {
    this.#pruning ??= this.#prune(nowMs).finally(() => {
      this.#pruning = null;
    });
    return this.#pruning;
  }

  async #prune(nowMs: number): Promise<number> {
    const { graceMs } = this.#options;
    const writtenBefore = this.#writtenBytes;
    for (const [file, at] of this.#usedAt) if (nowMs - at > graceMs) this.#usedAt.delete(file);
    const files = await this.#files();
    let bytes = files.reduce((sum, one) => sum + one.bytes, 0);
    let removed = 0;
    const remove = (one: CachedFile): void => {
      rmSync(one.file, { force: true });
      bytes -= one.bytes;
      removed += 1;
    };
    // Partial files of a killed process.
    for (const one of files.filter(({ file }) => file.endsWith(DRAFT))) {
      if (nowMs - one.usedMs > graceMs) remove(one);
    }
    const maxBytes = this.#options.maxBytes - this.#pendingBytes - this.#wantedBytes;
    const isOver = bytes > maxBytes;
    const oldestFirst = files.filter(({ file }) => !file.endsWith(DRAFT)).toSorted((a, b) => a.usedMs - b.usedMs);
    for (const one of isOver ? oldestFirst : []) {
      if (bytes <= maxBytes - this.#options.maxBytes * FREE_SHARE) break;
      // Check and removal are synchronous, so that the file cannot be returned in between.
      if (!this.#usedAt.has(one.file)) remove(one);
    }
    // A file that was written during the listing may be counted twice, until the next run.
    this.#storedBytes = bytes + this.#writtenBytes - writtenBefore;
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
