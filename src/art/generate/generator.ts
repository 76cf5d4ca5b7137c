/**
 * Runs the jobs whose outputs the cache lacks, on worker threads and in the given order. Only one large job runs at a time,
 * which limits the memory: threads share the process. Owns the queue; a request moves a job to its front. Once the town and
 * a new player's wardrobe are rendered, the process continues at a low priority.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import type { ArtMessage } from '../protocol.ts';
import { ArtCache } from './cache.ts';
import { isLarge, type Job, type Stage } from './job.ts';
import { JobQueue } from './job-queue.ts';
import { RenderThread } from './render-thread.ts';

export interface GeneratorOptions {
  /** The cache folder. */
  folder: string;
  /** In the order in which they run. */
  jobs: readonly Job[];
  /** Not rendered; those with fresh outputs are reported. */
  onDemand?: readonly Job[];
  onMessage: (message: ArtMessage) => void;
  threads?: number;
}

const BACKGROUND_NICENESS = 10;
const FIRST_STAGES: ReadonlySet<Stage> = new Set<Stage>(['town', 'wardrobe']);
/** Large jobs at a time. With small jobs on the other threads the process stays below 500 MB. */
const MAX_LARGE = 1;

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
  #queue = new JobQueue([], MAX_LARGE);
  readonly #pendingTownJobs: Set<Job>;
  /** What a new player sees first. Rendered at normal priority. */
  readonly #pendingFirstJobs: Set<Job>;
  readonly #threads: RenderThread[] = [];
  #done = 0;
  /** Resolved when a large job ends. */
  #largeJobEnd = Promise.withResolvers<void>();

  constructor(options: GeneratorOptions) {
    this.#options = options;
    this.#cache = new ArtCache(options.folder);
    this.#cache.compact();
    this.#pendingTownJobs = new Set(options.jobs.filter(({ stage }) => stage === 'town'));
    this.#pendingFirstJobs = new Set(options.jobs.filter(({ stage }) => FIRST_STAGES.has(stage)));
  }

  /** Resolves with the number of rendered jobs once every job is done or has failed. */
  async run(): Promise<number> {
    const fresh = new Set(this.#options.jobs.filter((job) => this.#cache.isFresh(job)));
    this.#queue = new JobQueue(
      this.#options.jobs.filter((job) => !fresh.has(job)),
      MAX_LARGE,
    );
    this.#reportFresh([...fresh]);
    const rendered = this.#queue.size;
    const limit = this.#options.threads ?? availableParallelism();
    const count = Math.min(limit, rendered);
    await Promise.all(Array.from({ length: count }, () => this.#runThread()));
    return rendered;
  }

  /** Moves the job of an output to the front of the queue. Ignores paths that are done, in progress or unknown. */
  prioritise(path: string): void {
    const job = this.#queue.find(path);
    if (job !== undefined) this.#queue.putFirst(job);
  }

  /** Another process has rendered the output's job: reports it as done and does not render it. */
  markDone(path: string): void {
    const job = this.#queue.withdraw(path);
    if (job !== undefined) this.#reportDone(job);
  }

  /** Stops without waiting for running jobs. Finished outputs stay. */
  async close(): Promise<void> {
    this.#queue.clear();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #runThread(): Promise<void> {
    const thread = new RenderThread(this.#options.folder);
    this.#threads.push(thread);
    while (this.#queue.size > 0) {
      const job = this.#queue.take();
      // Only large jobs are left, and one of them runs.
      if (job === undefined) await this.#largeJobEnd.promise;
      else await this.#render(thread, job);
    }
    await thread.close();
  }

  async #render(thread: RenderThread, job: Job): Promise<void> {
    const { failure } = await thread.render(job);
    this.#queue.end(job);
    if (isLarge(job)) {
      this.#largeJobEnd.resolve();
      this.#largeJobEnd = Promise.withResolvers();
    }
    if (failure === undefined) {
      this.#cache.stamp(job);
      this.#reportDone(job);
    } else {
      this.#reportFailure(job, failure);
    }
  }

  #reportFresh(jobs: readonly Job[]): void {
    const onDemand = (this.#options.onDemand ?? []).filter((job) => this.#cache.isFresh(job));
    const paths = [...jobs, ...onDemand].flatMap((job) => job.paths);
    if (paths.length > 0) this.#options.onMessage({ type: 'fresh', paths });
    if (jobs.length > 0) this.#countJobs(jobs);
  }

  #reportDone(job: Job): void {
    for (const path of job.paths) this.#options.onMessage({ type: 'done', path });
    this.#countJobs([job]);
  }

  #reportFailure(job: Job, reason: string): void {
    for (const path of job.paths) this.#options.onMessage({ type: 'failed', path, reason });
    this.#countJobs([job]);
  }

  #countJobs(jobs: readonly Job[]): void {
    const [wasTownPending, wasFirstPending] = [this.#pendingTownJobs.size > 0, this.#pendingFirstJobs.size > 0];
    this.#done += jobs.length;
    for (const job of jobs) {
      this.#pendingTownJobs.delete(job);
      this.#pendingFirstJobs.delete(job);
    }
    const { onMessage } = this.#options;
    onMessage({ type: 'progress', done: this.#done, total: this.#options.jobs.length });
    if (wasTownPending && this.#pendingTownJobs.size === 0) onMessage({ type: 'ready-town' });
    if (!wasFirstPending || this.#pendingFirstJobs.size > 0) return;
    // A thread inherits the priority of the thread that starts it.
    if (this.#queue.size > 0) lowerPriority();
    onMessage({ type: 'low-priority' });
  }
}
