/**
 * A pool of worker threads that draw avatars outside the event loop. Threads start on demand. A thread that ended is
 * replaced. Owns the threads and the queue of jobs, which is bounded: a caller retries instead of waiting for long.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../../domain-error.ts';
import type { Figure } from './draw.ts';
import type { DrawReply, DrawRequest } from './draw-worker.ts';
import type { Picture } from './pictures.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

const WORKER = new URL('./draw-worker.ts', import.meta.url);
const THREADS_MAX = 2;
/** About three seconds of drawing. */
export const DRAW_QUEUE_MAX = 100;
const RETRY_AFTER_S = 3;

interface Job {
  request: DrawRequest;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

export class DrawPool {
  readonly #threads = Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1));
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #queue: Job[] = [];
  readonly #queueMax: number;
  #isClosed = false;

  constructor(queueMax: number) {
    this.#queueMax = queueMax;
  }

  /**
   * Returns the picture as a WebP file. Rejects when a pack is unreadable, the thread ends, or the pool is closed, and
   * with a DomainError with Retry-After when the queue is full.
   */
  draw(figure: Figure, picture: Picture): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the avatar host is closed'));
      if (this.#queue.length >= this.#queueMax) return reject(queueFull());
      this.#queue.push({ request: { figure, picture }, resolve, reject });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#queue.splice(0)) job.reject(new Error('the avatar host is closed'));
    await Promise.all([...this.#idle.splice(0), ...this.#busy.keys()].map((worker) => worker.terminate()));
  }

  #assign(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#threads ? this.#start() : null);
      if (worker === null) return;
      const job = this.#queue.shift();
      if (job === undefined) return;
      this.#busy.set(worker, job);
      worker.ref();
      worker.postMessage(job.request, []);
    }
  }

  #start(): Worker {
    const worker = new Worker(WORKER);
    worker.on('message', (reply: DrawReply) => {
      const job = this.#release(worker);
      worker.unref();
      this.#idle.push(worker);
      if ('bytes' in reply) job?.resolve(reply.bytes);
      else job?.reject(new Error(reply.failure));
      this.#assign();
    });
    worker.on('error', (error) =>
      this.#removeWorker(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.#removeWorker(worker, new Error('a drawing thread ended')));
    return worker;
  }

  #removeWorker(worker: Worker, error: Error): void {
    const index = this.#idle.indexOf(worker);
    if (index >= 0) this.#idle.splice(index, 1);
    this.#release(worker)?.reject(error);
    if (!this.#isClosed) this.#assign();
  }

  #release(worker: Worker): Job | undefined {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    return job;
  }
}

const queueFull = (): DomainError =>
  new DomainError('unavailable', sentence('tooManyAvatarsAreBeing'), {
    code: 'busy',
    retryAfterS: RETRY_AFTER_S,
  });
