/**
 * Runs the jobs whose outputs the cache lacks, on worker threads and in the given order. Owns the queue; a request moves a
 * job to its front. Once the town is rendered, the process continues at a low priority.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import type { ArtMessage } from '../protocol.ts';
import { ArtCache } from './cache.ts';
import type { Job } from './jobs.ts';
import { RenderThread } from './render-thread.ts';

export interface GeneratorOptions {
  /** The cache folder. */
  folder: string;
  /** In the order in which they run. */
  jobs: readonly Job[];
  /** Not rendered; those with fresh outputs are reported as done. */
  onDemand?: readonly Job[];
  onMessage: (message: ArtMessage) => void;
  threads?: number;
}

const BACKGROUND_NICENESS = 10;

/** Lowers the process priority below all other work. On Linux niceness is a property of each thread, so it is set per thread. */
function lowerPriority(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) {
    try {
      setPriority(thread, BACKGROUND_NICENESS);
    } catch {
      // The thread has ended or the system forbids the change. Rendering continues with the old priority.
    }
  }
}

export class Generator {
  readonly #options: GeneratorOptions;
  readonly #cache: ArtCache;
  readonly #queue: Job[] = [];
  readonly #pendingTownJobs: Set<Job>;
  readonly #threads: RenderThread[] = [];
  #done = 0;

  constructor(options: GeneratorOptions) {
    this.#options = options;
    this.#cache = new ArtCache(options.folder);
    this.#cache.compact();
    this.#pendingTownJobs = new Set(options.jobs.filter((job) => job.stage === 'town'));
  }

  /** Resolves with the number of rendered jobs once every job is done or has failed. */
  async run(): Promise<number> {
    for (const job of this.#options.jobs) {
      if (this.#cache.isFresh(job)) this.#reportDone(job);
      else this.#queue.push(job);
    }
    for (const job of this.#options.onDemand ?? []) {
      if (this.#cache.isFresh(job)) this.#reportPaths(job);
    }
    const rendered = this.#queue.length;
    // A thread inherits the priority of the thread that starts it.
    if (rendered > 0 && this.#pendingTownJobs.size === 0) lowerPriority();
    const limit = this.#options.threads ?? availableParallelism();
    const count = Math.min(limit, rendered);
    await Promise.all(Array.from({ length: count }, () => this.#runThread()));
    return rendered;
  }

  /** Moves the job of an output to the front of the queue. Ignores paths that are done, in progress or unknown. */
  prioritise(path: string): void {
    const index = this.#queue.findIndex((job) => job.paths.includes(path));
    if (index > 0) this.#queue.unshift(...this.#queue.splice(index, 1));
  }

  /** Another process has rendered the output's job: reports it as done and does not render it. */
  markDone(path: string): void {
    const index = this.#queue.findIndex((job) => job.paths.includes(path));
    const [job] = index < 0 ? [] : this.#queue.splice(index, 1);
    if (job !== undefined) this.#reportDone(job);
  }

  /** Stops without waiting for running jobs. Finished outputs stay. */
  async close(): Promise<void> {
    this.#queue.length = 0;
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #runThread(): Promise<void> {
    const thread = new RenderThread(this.#options.folder);
    this.#threads.push(thread);
    for (let job = this.#queue.shift(); job !== undefined; job = this.#queue.shift()) {
      const { failure } = await thread.render(job);
      if (failure === undefined) {
        this.#cache.stamp(job);
        this.#reportDone(job);
      } else {
        this.#reportFailure(job, failure);
      }
    }
    await thread.close();
  }

  #reportDone(job: Job): void {
    this.#reportPaths(job);
    this.#countJob(job);
  }

  #reportPaths({ paths }: Job): void {
    for (const path of paths) this.#options.onMessage({ type: 'done', path });
  }

  #reportFailure(job: Job, reason: string): void {
    for (const path of job.paths) this.#options.onMessage({ type: 'failed', path, reason });
    this.#countJob(job);
  }

  #countJob(job: Job): void {
    this.#done++;
    this.#options.onMessage({ type: 'progress', done: this.#done, total: this.#options.jobs.length });
    if (!this.#pendingTownJobs.delete(job) || this.#pendingTownJobs.size > 0) return;
    this.#options.onMessage({ type: 'ready-town' });
    if (this.#queue.length > 0) lowerPriority();
  }
}
