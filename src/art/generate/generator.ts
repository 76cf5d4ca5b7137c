/**
 * Runs the jobs whose outputs the cache lacks, on worker threads and in the given order. Owns the queue; a priority
 * request moves a job to its front.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ArtMessage } from '../protocol.ts';
import { ArtCache } from './cache.ts';
import type { Job } from './jobs.ts';
import type { RenderRequest, RenderResult } from './render-worker.ts';

export interface GeneratorOptions {
  /** The cache folder. */
  folder: string;
  /** In the order in which they run. */
  jobs: readonly Job[];
  onMessage: (message: ArtMessage) => void;
  threads?: number;
}

const WORKER = new URL('./render-worker.ts', import.meta.url);
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
  readonly #workers: Worker[] = [];
  #done = 0;

  constructor(options: GeneratorOptions) {
    this.#options = options;
    this.#cache = new ArtCache(options.folder);
    this.#pendingTownJobs = new Set(options.jobs.filter((job) => job.stage === 'town'));
  }

  /** Resolves with the number of rendered jobs once every job is done or has failed. */
  async run(): Promise<number> {
    for (const job of this.#options.jobs) {
      if (this.#cache.isFresh(job)) this.#reportDone(job);
      else this.#queue.push(job);
    }
    const rendered = this.#queue.length;
    // A thread inherits the priority of the thread that starts it.
    if (rendered > 0 && this.#pendingTownJobs.size === 0) lowerPriority();
    const limit = this.#options.threads ?? availableParallelism();
    const count = Math.min(limit, rendered);
    await Promise.all(Array.from({ length: count }, () => this.#runWorker()));
    return rendered;
  }

  /** Moves the job of an output to the front of the queue. Ignores paths that are done, in progress or unknown. */
  prioritise(path: string): void {
    const index = this.#queue.findIndex((job) => job.paths.includes(path));
    if (index > 0) this.#queue.unshift(...this.#queue.splice(index, 1));
  }

  /** Stops without waiting for running jobs. Finished outputs stay. */
  async close(): Promise<void> {
    this.#queue.length = 0;
    await Promise.all(this.#workers.splice(0).map((worker) => worker.terminate()));
  }

  async #runWorker(): Promise<void> {
    let worker = this.#startWorker();
    for (let job = this.#queue.shift(); job !== undefined; job = this.#queue.shift()) {
      const { failure, isOver } = await this.#render(worker, job);
      if (isOver === true && this.#queue.length > 0) worker = this.#startWorker();
      if (failure === undefined) {
        this.#cache.stamp(job);
        this.#reportDone(job);
      } else {
        this.#reportFailure(job, failure);
      }
    }
    await worker.terminate();
  }

  #startWorker(): Worker {
    const worker = new Worker(WORKER, { workerData: { folder: this.#options.folder } });
    this.#workers.push(worker);
    return worker;
  }

  /** Sends a job to a worker. `isOver`: the worker has ended and accepts no further job. */
  #render(worker: Worker, job: Job): Promise<RenderResult & { isOver?: boolean }> {
    return new Promise((resolve) => {
      const onMessage = (result: RenderResult): void => end(result);
      const onError = (error: Error): void => end({ failure: error.message, isOver: true });
      const onExit = (): void => end({ failure: 'the worker ended', isOver: true });
      const end = (result: RenderResult & { isOver?: boolean }): void => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        resolve(result);
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window: it has no origin
      worker.postMessage({ spec: job.spec, paths: job.paths } satisfies RenderRequest);
    });
  }

  #reportDone(job: Job): void {
    for (const path of job.paths) this.#options.onMessage({ type: 'done', path });
    this.#countJob(job);
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
