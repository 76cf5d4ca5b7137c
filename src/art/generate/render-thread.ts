/**
 * A worker thread that renders one job at a time. Owns its worker, and starts another one after that has ended and before
 * the jobs that need most memory.
 */
import { Worker } from 'node:worker_threads';
import type { Job, JobSpec } from './job.ts';
import type { RenderRequest, RenderResult } from './render-worker.ts';

const WORKER = new URL('./render-worker.ts', import.meta.url);
/** Limits a thread's heap, so that unused pictures are freed early and the heap stays small. Live data takes 30. Megabytes. */
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

  /** Resolves when the job's files are in place or rendering failed; never rejects. One call at a time. */
  async render({ spec, paths }: Job): Promise<RenderResult> {
    if (WITHOUT_ITEMS.has(spec.kind) && this.#lastKind !== spec.kind) await this.#endWorker();
    if (this.#isClosed) return { failure: 'the thread is closed' };
    this.#lastKind = spec.kind;
    const worker = (this.#worker ??= new Worker(this.#script, {
      workerData: { folder: this.#folder },
      resourceLimits: RESOURCE_LIMITS,
    }));
    return new Promise((resolve) => {
      const end = (result: RenderResult, hasEnded: boolean): void => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        if (hasEnded) this.#worker = null;
        resolve(result);
      };
      const onMessage = (result: RenderResult): void => end(result, false);
      const onError = (error: Error): void => end({ failure: error.message }, true);
      const onExit = (): void => end({ failure: 'the worker ended' }, true);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage({ spec, paths } satisfies RenderRequest);
    });
  }

  /** Ends the worker without waiting for a running job. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.#endWorker();
  }

  async #endWorker(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
