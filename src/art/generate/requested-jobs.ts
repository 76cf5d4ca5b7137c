/**
 * Renders only requested outputs, the latest request first. Runs in a process of its own at normal priority, so that a
 * picture on somebody's screen does not wait for the background rendering. Large jobs leave one thread free, because they
 * take seconds. Owns its queue and threads.
 */
import { availableParallelism } from 'node:os';
import type { Runtime } from '../../shared/runtime/runtime.ts';
import type { ArtMessage } from '../protocol.ts';
import { ArtCache } from './cache.ts';
import type { Job } from './job.ts';
import { JobQueue } from './job-queue.ts';
import { RenderThread } from './render-thread.ts';

export interface RequestedJobsOptions {
  /** The cache folder. */
  folder: string;
  jobs: readonly Job[];
  onMessage: (message: ArtMessage) => void;
  runtime: Pick<Runtime, 'setTimeout'>;
  /** `idle` resolves after this time without a request. */
  idleMs: number;
  threads?: number;
}

export class RequestedJobs {
  readonly #options: RequestedJobsOptions;
  readonly #cache: ArtCache;
  readonly #jobs = new Map<string, Job>();
  readonly #running = new Set<Job>();
  readonly #free: RenderThread[];
  readonly #threads: readonly RenderThread[];
  readonly #isIdle = Promise.withResolvers<void>();
  readonly #queue: JobQueue;
  #cancelIdle: () => void = () => undefined;

  constructor(options: RequestedJobsOptions) {
    const { folder, jobs, threads = availableParallelism() } = options;
    this.#options = options;
    this.#cache = new ArtCache(folder);
    for (const job of jobs) for (const path of job.paths) this.#jobs.set(path, job);
    this.#threads = Array.from({ length: threads }, () => new RenderThread(folder));
    this.#free = [...this.#threads];
    // A screen asks for several pictures at once.
    for (const thread of this.#threads) thread.start();
    this.#queue = new JobQueue([], Math.max(1, threads - 1));
    this.#awaitIdle();
  }

  /** Renders the output before all that were requested earlier. Reports an unknown path as failed. */
  request(path: string): void {
    this.#cancelIdle();
    const job = this.#jobs.get(path);
    if (job === undefined) this.#options.onMessage({ type: 'failed', path, reason: 'no job renders it' });
    else if (this.#cache.isFresh(job)) this.#reportDone(job);
    else if (!this.#running.has(job)) this.#queue.putFirst(job);
    this.#renderNext();
  }

  /** Resolves when nothing was requested for `idleMs` and all requests are answered. The threads have ended then. */
  async idle(): Promise<void> {
    await this.#isIdle.promise;
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #renderNext(): void {
    const thread = this.#free.at(-1);
    const job = thread && this.#queue.take();
    if (thread === undefined || job === undefined) return this.#awaitIdle();
    this.#free.pop();
    this.#running.add(job);
    void thread.render(job).then(({ failure }) => {
      this.#running.delete(job);
      this.#queue.end(job);
      this.#free.push(thread);
      if (failure === undefined) {
        this.#cache.stamp(job);
        this.#reportDone(job);
      } else {
        for (const path of job.paths) this.#options.onMessage({ type: 'failed', path, reason: failure });
      }
      this.#renderNext();
    });
    this.#renderNext();
  }

  #awaitIdle(): void {
    this.#cancelIdle();
    if (this.#running.size > 0 || this.#queue.size > 0) return;
    const { runtime, idleMs } = this.#options;
    this.#cancelIdle = runtime.setTimeout(() => this.#isIdle.resolve(), idleMs);
  }

  #reportDone(job: Job): void {
    for (const path of job.paths) this.#options.onMessage({ type: 'done', path });
  }
}
