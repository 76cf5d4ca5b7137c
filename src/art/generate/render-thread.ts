/**
 * A worker thread that renders one job at a time. Owns its worker, and starts another one after that has ended and before
 * the jobs that need most memory.
 */
import { Worker } from 'node:worker_threads';
import type { Job, JobSpec } from './job.ts';
import type { RenderRequest, RenderResult } from './render-worker.ts';

const WORKER = new URL('./render-worker.ts', import.meta.url);
/** Limits a thread's heap, in megabytes, so that unused pictures are freed early. Live data takes 30 MB. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/**
 * Jobs with the most memory of their own. They need neither the core nor the drawings of items, which a worker keeps: the
 * first of such jobs starts in a new worker.
 */
const WITHOUT_ITEMS: ReadonlySet<JobSpec['kind']> = new Set<JobSpec['kind']>(['landing', 'radio']);

export class RenderThread {
  readonly #folder: string;
  readonly #script: URL;
  #worker: Worker | null = null;
  #lastKind: JobSpec['kind'] | null = null;
  #isClosed = false;

  /** `folder`: the cache folder. `script`: for tests, another worker. */
  constructor(folder: string, script: URL = WORKER) {
    this.#folder = folder;
    this.#script = script;
  }

  /** Starts the worker, which takes a second: jobs that come later do not wait for it. */
  start(): void {
    if (!this.#isClosed) this.#startedWorker();
  }

  /** Resolves when the job's files are in place or rendering failed; never rejects. One call at a time. */
  async render({ spec, paths }: Job): Promise<RenderResult> {
    const isOther = this.#lastKind !== null && this.#lastKind !== spec.kind;
    if (WITHOUT_ITEMS.has(spec.kind) && isOther) await this.#endWorker();
    if (this.#isClosed) return { failure: 'the thread is closed' };
    this.#lastKind = spec.kind;
    const worker = this.#startedWorker();
    return new Promise((resolve) => {
      const end = (result: RenderResult): void => {
        worker.off('message', end).off('error', onError).off('exit', onExit);
        resolve(result);
      };
      const onError = (error: Error): void => end({ failure: error.message });
      const onExit = (): void => end({ failure: 'the worker ended' });
      worker.on('message', end).on('error', onError).on('exit', onExit);
      worker.postMessage({ spec, paths } satisfies RenderRequest);
    });
  }

  /** Ends the worker without waiting for a running job. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.#endWorker();
  }

  #startedWorker(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(this.#script, {
      workerData: { folder: this.#folder },
      resourceLimits: RESOURCE_LIMITS,
    });
    // One that fails without a job is replaced by the next job.
    worker.on('error', () => this.#forget(worker)).on('exit', () => this.#forget(worker));
    this.#worker = worker;
    return worker;
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
  }

  async #endWorker(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
