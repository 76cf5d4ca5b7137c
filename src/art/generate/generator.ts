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
import type { RenderOrder, RenderReport } from './render-worker.ts';

export interface GeneratorOptions {
  /** The cache folder. */
  folder: string;
  /** In the order in which they run. */
  jobs: readonly Job[];
  tell: (message: ArtMessage) => void;
  threads?: number;
}

const WORKER = new URL('./render-worker.ts', import.meta.url);
const BACKGROUND_NICENESS = 10;

/** Lowers the process priority below all other work. On Linux niceness is a property of each thread, so it is set per thread. */
function stepBack(): void {
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
  readonly #townLeft: Set<Job>;
  readonly #workers: Worker[] = [];
  #done = 0;

  constructor(options: GeneratorOptions) {
    this.#options = options;
    this.#cache = new ArtCache(options.folder);
    this.#townLeft = new Set(options.jobs.filter((job) => job.stage === 'town'));
  }

  /** Resolves with the number of rendered jobs once every job is done or has failed. */
  async run(): Promise<number> {
    for (const job of this.#options.jobs) {
      if (this.#cache.isFresh(job)) this.#finish(job);
      else this.#queue.push(job);
    }
    const rendered = this.#queue.length;
    // A thread inherits the priority of the thread that starts it.
    if (rendered > 0 && this.#townLeft.size === 0) stepBack();
    const wished = this.#options.threads ?? availableParallelism();
    const count = Math.min(wished, rendered);
    await Promise.all(Array.from({ length: count }, () => this.#work()));
    return rendered;
  }

  /** Moves the job of an output to the front of the queue. Ignores paths that are done, in progress or unknown. */
  want(path: string): void {
    const index = this.#queue.findIndex((job) => job.paths.includes(path));
    if (index > 0) this.#queue.unshift(...this.#queue.splice(index, 1));
  }

  /** Stops without waiting for running jobs. Finished outputs stay. */
  async close(): Promise<void> {
    this.#queue.length = 0;
    await Promise.all(this.#workers.splice(0).map((worker) => worker.terminate()));
  }

  async #work(): Promise<void> {
    let worker = this.#hire();
    for (let job = this.#queue.shift(); job !== undefined; job = this.#queue.shift()) {
      const { failure, isOver } = await this.#order(worker, job);
      if (isOver === true && this.#queue.length > 0) worker = this.#hire();
      if (failure === undefined) {
        this.#cache.stamp(job);
        this.#finish(job);
      } else {
        this.#fail(job, failure);
      }
    }
    await worker.terminate();
  }

  #hire(): Worker {
    const worker = new Worker(WORKER, { workerData: { folder: this.#options.folder } });
    this.#workers.push(worker);
    return worker;
  }

  /** Sends a job to a worker. `isOver`: the worker has ended and accepts no further job. */
  #order(worker: Worker, job: Job): Promise<RenderReport & { isOver?: boolean }> {
    return new Promise((resolve) => {
      const onMessage = (report: RenderReport): void => end(report);
      const onError = (error: Error): void => end({ failure: error.message, isOver: true });
      const onExit = (): void => end({ failure: 'the worker ended', isOver: true });
      const end = (report: RenderReport & { isOver?: boolean }): void => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        resolve(report);
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window: it has no origin
      worker.postMessage({ spec: job.spec, paths: job.paths } satisfies RenderOrder);
    });
  }

  #finish(job: Job): void {
    for (const path of job.paths) this.#options.tell({ type: 'done', path });
    this.#count(job);
  }

  #fail(job: Job, reason: string): void {
    for (const path of job.paths) this.#options.tell({ type: 'failed', path, reason });
    this.#count(job);
  }

  #count(job: Job): void {
    this.#done++;
    this.#options.tell({ type: 'progress', done: this.#done, total: this.#options.jobs.length });
    if (!this.#townLeft.delete(job) || this.#townLeft.size > 0) return;
    this.#options.tell({ type: 'ready-town' });
    if (this.#queue.length > 0) stepBack();
  }
}
