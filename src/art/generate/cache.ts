/**
 * The folder of rendered files and the hashes that they were rendered from. Owns `stamps.log`: one line per output,
 * appended after the file is in place. The last line of a path is valid, so a kill at any moment loses at most one job.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Job } from './job.ts';

const STAMPS = 'stamps.log';

const temporaryName = (file: string): string => `${file}.${process.pid}-${threadId}.tmp`;

/** Writes a file atomically: readers see the old file or the whole new one. */
export async function writeFileAtomic(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = temporaryName(file);
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}

/** Writes nothing when the file has these bytes: it may be on a file system that is read only. */
export async function writeFileIfChanged(file: string, bytes: Uint8Array): Promise<void> {
  const known = await readFile(file).catch(() => null);
  if (known === null || !known.equals(bytes)) await writeFileAtomic(file, bytes);
}

export class ArtCache {
  readonly #folder: string;
  readonly #stamps = new Map<string, string>();
  #lineCount = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#readStamps();
  }

  fileOf(path: string): string {
    return join(this.#folder, path);
  }

  /** Whether all outputs of the job exist with the job's hash. */
  isFresh(job: Job): boolean {
    return job.paths.every((path) => this.#stamps.get(path) === job.hash && existsSync(this.fileOf(path)));
  }

  /** Records that the job's outputs are in place with its hash. */
  stamp(job: Job): void {
    for (const path of job.paths) this.#stamps.set(path, job.hash);
    appendFileSync(this.fileOf(STAMPS), job.paths.map((path) => `${path}\t${job.hash}\n`).join(''));
  }

  #readStamps(): void {
    const file = this.fileOf(STAMPS);
    if (!existsSync(file)) return;
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const line of lines) {
      const [path, hash] = line.split('\t');
      if (path !== undefined && hash !== undefined) this.#stamps.set(path, hash);
    }
    this.#lineCount = lines.length;
  }

  /** Removes outdated lines when they are the majority. No other process may append at the same time. */
  compact(): void {
    if (this.#lineCount <= 2 * this.#stamps.size) return;
    const file = this.fileOf(STAMPS);
    const temporary = temporaryName(file);
    writeFileSync(temporary, [...this.#stamps].map(([path, hash]) => `${path}\t${hash}\n`).join(''));
    renameSync(temporary, file);
  }
}
