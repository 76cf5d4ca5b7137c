/**
 * An `ArtHost` for browser tests: renders a file when it is first requested, instead of everything in advance. Files and
 * stamps are those of the generator's cache, so that all servers and later runs share the rendered files. A lock file
 * keeps two servers from rendering the same job.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type ArtList, artList } from '../../../src/art/generate/art-list.ts';
import { ArtCache } from '../../../src/art/generate/cache.ts';
import type { Job } from '../../../src/art/generate/job.ts';
import type { RenderRequest, RenderResult } from '../../../src/art/generate/render-worker.ts';
import { MANIFEST_PATH, pathOfAddress, versionOf } from '../../../src/server/art-host/art-paths.ts';
import type { ArtHost, ArtProgress } from '../../../src/server/ports.ts';
import type { ArtManifest } from '../../../src/shared/art/manifest.ts';

const RENDER_WORKER = new URL('../../../src/art/generate/render-worker.ts', import.meta.url);
const LOCK_POLL_MS = 25;

type LogFailure = (path: string, reason: string) => void;

export class OnDemandArt implements ArtHost {
  readonly #folder: string;
  readonly #manifestFolder: string;
  readonly #manifest: ArtManifest;
  readonly #jobs = new Map<string, Job>();
  /** Reads the stamps again when a file is missing: another server may have rendered it. */
  #cache: ArtCache;
  readonly #rendering = new Map<Job, Promise<boolean>>();
  readonly #logFailure: LogFailure;
  #worker: Worker | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * @param folder the generator's cache: `storage/`, `ui/` and so on, with the paths of their addresses.
   * @param manifestFolder a folder of this server that holds only the manifest.
   */
  static async open(folder: string, manifestFolder: string, logFailure: LogFailure): Promise<OnDemandArt> {
    return new OnDemandArt(folder, manifestFolder, await artList(folder), logFailure);
  }

  private constructor(folder: string, manifestFolder: string, { jobs, manifest }: ArtList, logFailure: LogFailure) {
    this.#folder = folder;
    this.#manifestFolder = manifestFolder;
    this.#logFailure = logFailure;
    this.#cache = new ArtCache(folder);
    mkdirSync(join(folder, 'locks'), { recursive: true });
    for (const job of jobs) for (const path of job.paths) this.#jobs.set(path, job);
    this.#manifest = manifest;
    mkdirSync(join(manifestFolder, 'storage'), { recursive: true });
    writeFileSync(join(manifestFolder, MANIFEST_PATH), JSON.stringify(this.#manifest));
  }

  progress(): ArtProgress {
    return { isTownReady: true, missing: 0, failed: 0, requested: this.#rendering.size };
  }

  manifest(): ArtManifest {
    return this.#manifest;
  }

  async fileOf(address: string, waitMs: number): Promise<string | null | 'pending'> {
    const path = pathOfAddress(address);
    if (path === MANIFEST_PATH) return join(this.#manifestFolder, path);
    const job = path === null ? undefined : this.#jobs.get(path);
    if (path === null || job === undefined) return null;
    if (this.#cache.isFresh(job)) return join(this.#folder, path);
    const isRendered = await Promise.race([this.#render(job), delay(waitMs, 'pending' as const, { ref: false })]);
    if (isRendered === 'pending') return 'pending';
    return isRendered ? join(this.#folder, path) : null;
  }

  fileIfThere(address: string): string | null {
    const path = pathOfAddress(address);
    const job = path === null ? undefined : this.#jobs.get(path);
    return path !== null && job !== undefined && this.#cache.isFresh(job) ? join(this.#folder, path) : null;
  }

  isCurrent(address: string): boolean {
    const path = pathOfAddress(address);
    return path !== null && this.#jobs.get(path)?.hash === versionOf(address);
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  /** Resolves to whether all files of the job are in place. */
  #render(job: Job): Promise<boolean> {
    const running = this.#rendering.get(job);
    if (running !== undefined) return running;
    const rendering = this.#turn.then(() => this.#renderLocked(job)).finally(() => this.#rendering.delete(job));
    this.#rendering.set(job, rendering);
    this.#turn = rendering.catch(() => undefined);
    return rendering;
  }

  async #renderLocked(job: Job): Promise<boolean> {
    const lock = join(this.#folder, 'locks', createHash('sha256').update(job.paths.join()).digest('hex'));
    while (!takeLock(lock)) await delay(LOCK_POLL_MS);
    try {
      this.#cache = new ArtCache(this.#folder);
      if (this.#cache.isFresh(job)) return true;
      const { failure } = await this.#order(job);
      if (failure === undefined) this.#cache.stamp(job);
      else this.#logFailure(job.paths[0] ?? '', failure);
      return failure === undefined;
    } finally {
      rmSync(lock, { force: true });
    }
  }

  async #order({ spec, paths }: Job): Promise<RenderResult> {
    this.#worker ??= new Worker(RENDER_WORKER, { workerData: { folder: this.#folder } });
    const report = once(this.#worker, 'message') as Promise<[RenderResult]>;
    this.#worker.postMessage({ spec, paths } satisfies RenderRequest);
    return (await report)[0];
  }
}

/** False while a living process holds the lock. */
function takeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (existsSync(file) && !isAlive(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
}

/** NaN while the holder has not written its id yet. */
function holderOf(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

function isAlive(pid: number): boolean {
  if (Number.isNaN(pid)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
