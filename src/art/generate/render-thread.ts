/** A worker thread that renders one job at a time. Owns its worker and starts another one after that has ended. */
import { Worker } from 'node:worker_threads';
import type { Job } from './job.ts';
import type { RenderRequest, RenderResult } from './render-worker.ts';

const WORKER = new URL('./render-worker.ts', import.meta.url);
/** Limits a thread's heap, so that unused pictures are freed early. Megabytes. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

export class RenderThread {
  readonly #folder: string;
  #worker: Worker | null = null;

  /** `folder`: the cache folder. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves when the job's files are in place or rendering failed; never rejects. One call at a time. */
  render({ spec, paths }: Job): Promise<RenderResult> {
    const worker = (this.#worker ??= new Worker(WORKER, {
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
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
