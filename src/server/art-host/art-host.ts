/**
 * The host of generated art: reads the names of all files from the manifest, tracks which of them are rendered, and lets
 * callers wait for the others. One generator process renders everything, first what a new player sees; once it continues at
 * a low priority, requested files are rendered by another one at normal priority. Owns this state; the generator owns the
 * files.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtManifest, SceneFile } from '../../shared/art/manifest.ts';
import type { ArtHost, ArtProgress } from '../ports.ts';
import { runtime } from '../runtime.ts';
import type { ArtMessage } from './art-messages.ts';
import { addressesOfManifest, addressesOfScene, pathOfAddress, scenesOf, versionOf } from './art-paths.ts';
import { type ArtLog, GeneratorProcess } from './generator-process.ts';

export interface ArtHostOptions {
  /** Absolute; its folders (`storage/`, `game-assets/`, `ui/` ...) match the URL paths. */
  cacheDir: string;
  log: ArtLog;
  /** Use the manifest of the cache at once: it was made from the present sources. By default the generator makes it first. */
  isManifestFresh?: boolean;
  /** Stops when the art of the town is rendered: the process serves no pictures. */
  isForTownOnly?: boolean;
  /** For tests: another generator script and another delay before a restart. */
  script?: string;
  restartMs?: number;
}

export interface RunningArtHost extends ArtHost {
  /** Resolves once everything for the first view of the town is rendered. */
  townReady(): Promise<void>;
}

const MANIFEST_PATH = 'storage/manifest.json';
/** Consecutive crashes without a manifest after which the host gives up. */
const MAX_STARTUP_CRASHES = 3;

/** Starts the generator. Resolves once the manifest is read, before pictures are rendered; rejects when there is none. */
export async function startArtHost(options: ArtHostOptions): Promise<RunningArtHost> {
  const host = new GeneratedArt(options);
  try {
    await host.start();
  } catch (error) {
    await host.close();
    throw error;
  }
  return host;
}

class GeneratedArt implements RunningArtHost {
  readonly #options: ArtHostOptions;
  readonly #generator: GeneratorProcess;
  readonly #requests: GeneratorProcess;
  readonly #hasManifest = Promise.withResolvers<void>();
  readonly #townReady = Promise.withResolvers<void>();
  #isTownReady = false;
  /** The version by path; null for a file whose address has none. */
  readonly #known = new Map<string, string | null>();
  readonly #donePaths = new Set<string>();
  readonly #failedPaths = new Set<string>();
  readonly #waiters = new Map<string, Set<() => void>>();
  /** Requested once; the requests' process ended without an answer. */
  readonly #unanswered = new Set<string>();
  #manifest: ArtManifest | null = null;
  #isAtLowPriority = false;
  /** Resolves when the manifest is read. The generator can end before that. */
  #manifestRead: Promise<void> = Promise.resolve();

  constructor(options: ArtHostOptions) {
    this.#options = options;
    this.#generator = new GeneratorProcess({
      ...options,
      onMessage: (message) => this.#receive(message),
      onStart: () => {
        this.#failedPaths.clear();
        for (const path of this.#waiters.keys()) this.#generator.prioritise(path);
      },
      onEnd: (end) => void this.#handleEnd(end),
    });
    this.#requests = new GeneratorProcess({
      ...options,
      isForRequests: true,
      onMessage: (message) => {
        this.#receive(message);
        if (message.type === 'done') this.#generator.markRendered(message.path);
      },
      onStart: () => {
        for (const path of this.#waiters.keys()) this.#requests.prioritise(path);
      },
      onEnd: ({ isComplete }) => this.#handleRequestsEnd(isComplete),
    });
  }

  start(): Promise<void> {
    if (this.#options.isManifestFresh) this.#manifestRead = this.#readManifest(MANIFEST_PATH);
    this.#generator.start();
    return this.#hasManifest.promise;
  }

  manifest(): ArtManifest {
    if (this.#manifest === null) throw new Error('the art manifest is not available yet');
    return this.#manifest;
  }

  townReady(): Promise<void> {
    return this.#townReady.promise;
  }

  async fileOf(urlPath: string, waitMs: number): Promise<string | null | 'pending'> {
    const path = pathOfAddress(urlPath);
    if (path === null) return null;
    if (this.#isPending(path)) await this.#wait(path, waitMs);
    if (this.#donePaths.has(path)) return join(this.#options.cacheDir, path);
    return this.#isPending(path) ? 'pending' : null;
  }

  fileIfThere(urlPath: string): string | null {
    const path = pathOfAddress(urlPath);
    return path !== null && this.#donePaths.has(path) ? join(this.#options.cacheDir, path) : null;
  }

  isCurrent(urlPath: string): boolean {
    const path = pathOfAddress(urlPath);
    const version = versionOf(urlPath);
    return path !== null && version !== null && this.#known.get(path) === version;
  }

  progress(): ArtProgress {
    let missing = 0;
    for (const path of this.#known.keys()) if (this.#isPending(path)) missing += 1;
    const { size: failed } = this.#failedPaths;
    return { isTownReady: this.#isTownReady, missing, failed, requested: this.#waiters.size };
  }

  async close(): Promise<void> {
    for (const path of this.#waiters.keys()) this.#resolveWaiters(path);
    await Promise.all([this.#generator.close(), this.#requests.close()]);
  }

  /** The manifest or the scene names the path, and it is neither done nor failed. */
  #isPending(path: string): boolean {
    return this.#known.has(path) && !this.#donePaths.has(path) && !this.#failedPaths.has(path);
  }

  async #handleEnd({ isComplete, crashes }: { isComplete: boolean; crashes: number }): Promise<void> {
    await this.#manifestRead;
    if (isComplete) this.#followLowPriority();
    if (this.#manifest === null && (isComplete || crashes >= MAX_STARTUP_CRASHES)) {
      this.#hasManifest.reject(new Error('the art generator cannot be started; the log above says why'));
    }
  }

  /** What a new player sees is rendered or will not be: requests go to their own process. */
  #followLowPriority(): void {
    this.#isAtLowPriority = true;
    this.#townIsReady();
    if (this.#options.isForTownOnly === true) void this.#generator.close();
    for (const path of this.#waiters.keys()) this.#request(path);
  }

  #townIsReady(): void {
    this.#isTownReady = true;
    this.#townReady.resolve();
  }

  #request(path: string): void {
    if (!this.#isAtLowPriority) this.#generator.prioritise(path);
    else if (this.#requests.isActive()) this.#requests.prioritise(path);
    else this.#requests.start();
  }

  /** A request may arrive while the process ends: it is repeated once. After that the file counts as failed. */
  #handleRequestsEnd(isComplete: boolean): void {
    if (!isComplete) return;
    for (const path of this.#waiters.keys()) {
      if (!this.#unanswered.delete(path)) {
        this.#unanswered.add(path);
        continue;
      }
      this.#failedPaths.add(path);
      this.#resolveWaiters(path);
    }
    if (this.#waiters.size > 0 && !this.#requests.isActive()) this.#requests.start();
  }

  #wait(path: string, waitMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancelTimeout = runtime.setTimeout(resolve, waitMs);
    const waiters = this.#waiters.get(path) ?? new Set();
    const isFirst = waiters.size === 0;
    waiters.add(resolve);
    this.#waiters.set(path, waiters);
    if (isFirst) this.#request(path);
    return promise.finally(() => {
      cancelTimeout();
      waiters.delete(resolve);
      if (waiters.size === 0 && this.#waiters.get(path) === waiters) this.#waiters.delete(path);
    });
  }

  #resolveWaiters(path: string): void {
    for (const resolve of this.#waiters.get(path) ?? []) resolve();
  }

  #receive(message: ArtMessage): void {
    const { log } = this.#options;
    switch (message.type) {
      case 'manifest':
        this.#manifestRead = this.#readManifest(message.path);
        return;
      case 'fresh':
        for (const path of message.paths) void this.#completed(path);
        return;
      case 'done':
        void this.#completed(message.path);
        return;
      case 'failed':
        log.error({ path: message.path, reason: message.reason }, 'a picture could not be rendered');
        this.#failedPaths.add(message.path);
        this.#resolveWaiters(message.path);
        return;
      case 'ready-town':
        log.info('the art of the town is ready');
        this.#townIsReady();
        return;
      case 'low-priority':
        this.#followLowPriority();
        return;
      case 'progress':
        log.debug({ done: message.done, total: message.total }, 'rendering art');
    }
  }

  /** The scene is done only after its tiles are known, so that requests for tiles never arrive too early. */
  async #completed(path: string): Promise<void> {
    if (this.#scenePaths().includes(path)) await this.#readScene(path);
    this.#donePaths.add(path);
    this.#resolveWaiters(path);
  }

  #scenePaths(): readonly string[] {
    return this.#manifest === null ? [] : scenesOf(this.#manifest).flatMap((scene) => pathOfAddress(scene) ?? []);
  }

  async #readManifest(path: string): Promise<void> {
    try {
      const manifest = JSON.parse(await readFile(join(this.#options.cacheDir, path), 'utf8')) as ArtManifest;
      this.#manifest = manifest;
      this.#donePaths.add(path);
      this.#learn(addressesOfManifest(manifest));
      for (const scene of this.#scenePaths()) if (this.#donePaths.has(scene)) await this.#readScene(scene);
      this.#hasManifest.resolve();
    } catch (error) {
      this.#hasManifest.reject(error);
    }
  }

  #learn(addresses: readonly string[]): void {
    for (const address of addresses) {
      const path = pathOfAddress(address);
      if (path !== null) this.#known.set(path, versionOf(address) ?? this.#known.get(path) ?? null);
    }
  }

  async #readScene(path: string): Promise<void> {
    try {
      const scene = JSON.parse(await readFile(join(this.#options.cacheDir, path), 'utf8')) as SceneFile;
      this.#learn(addressesOfScene(scene));
    } catch (error) {
      this.#options.log.error({ err: error, path }, 'the scene file cannot be read');
    }
  }
}
