/**
 * A folder of files that can all be made again, kept below a size: what was not used for longest goes first, and never
 * what was handed out a moment ago. Owns the folder and the knowledge of what was handed out.
 */
import { rmSync } from 'node:fs';
import { mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomToken, runtime } from '../runtime.ts';

export interface CacheFolderOptions {
  /** Absolute; made when it is first needed. */
  folder: string;
  maxBytes: number;
  /** How long somebody may take to open a file that was found; default ten minutes. */
  graceMs?: number;
}

interface Kept {
  file: string;
  bytes: number;
  usedMs: number;
}

const GRACE_MS = 10 * 60 * 1000;
/** Times of use are noted on disk, which outlives the process, but not more often than this. */
const NOTE_EVERY_MS = 3600 * 1000;
const DRAFT = '.part';
/** A prune makes room for a while, so that the next one has less to do. */
const ROOM_LEFT = 0.1;

export class CacheFolder {
  readonly #options: Required<CacheFolderOptions>;
  /** When files were last looked for, by path. */
  readonly #handedOut = new Map<string, number>();

  constructor(options: CacheFolderOptions) {
    this.#options = { graceMs: GRACE_MS, ...options };
  }

  /** Absolute path of what lies under a name, or null. What is found stays for the grace time. */
  async find(name: string): Promise<string | null> {
    const file = join(this.#options.folder, name);
    const now = runtime.now();
    this.#handedOut.set(file, now);
    try {
      const { atimeMs, mtime } = await stat(file);
      if (now - atimeMs > NOTE_EVERY_MS) await utimes(file, new Date(now), mtime);
      return file;
    } catch {
      this.#handedOut.delete(file);
      return null;
    }
  }

  /** Puts a whole file in, or nothing; returns its path, which stays for the grace time. */
  async write(name: string, bytes: Uint8Array): Promise<string> {
    const file = join(this.#options.folder, name);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomToken(6)}${DRAFT}`;
    await writeFile(draft, bytes);
    this.#handedOut.set(file, runtime.now());
    await rename(draft, file);
    return file;
  }

  /** Removes until the rest fits; returns how many went. */
  async prune(nowMs = runtime.now()): Promise<number> {
    const { maxBytes, graceMs } = this.#options;
    for (const [file, at] of this.#handedOut) if (nowMs - at > graceMs) this.#handedOut.delete(file);
    const files = await this.#files();
    let bytes = files.reduce((sum, one) => sum + one.bytes, 0);
    let removed = 0;
    // What a process that was killed left half written is of no use to anybody.
    for (const one of files.filter(({ file }) => file.endsWith(DRAFT))) {
      if (nowMs - one.usedMs <= graceMs) continue;
      rmSync(one.file, { force: true });
      bytes -= one.bytes;
      removed += 1;
    }
    if (bytes <= maxBytes) return removed;
    const oldestFirst = files.filter(({ file }) => !file.endsWith(DRAFT)).toSorted((a, b) => a.usedMs - b.usedMs);
    for (const one of oldestFirst) {
      if (bytes <= maxBytes * (1 - ROOM_LEFT)) break;
      // Asked and removed in one go: nobody can be handed it in between.
      if (this.#handedOut.has(one.file)) continue;
      rmSync(one.file, { force: true });
      bytes -= one.bytes;
      removed += 1;
    }
    return removed;
  }

  async #files(): Promise<Kept[]> {
    const { folder } = this.#options;
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files: Kept[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const found = await stat(file).catch(() => null);
      if (found !== null) files.push({ file, bytes: found.size, usedMs: Math.max(found.atimeMs, found.mtimeMs) });
    }
    return files;
  }
}
