/**
 * Sleep, time limit, exponential backoff and retry over a `Runtime`, for the client and the server. Callers own their delays
 * and limits.
 */
import type { Runtime } from './runtime.ts';

type Timers = Pick<Runtime, 'setTimeout'>;

/** Resolves after `delayMs` milliseconds, or at once when `signal` is aborted. Never rejects. */
export function sleep(runtime: Timers, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = runtime.setTimeout(end, delayMs);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/** Settles as `task` does, or rejects with an Error of `message` after `limitMs` milliseconds. Does not cancel the task. */
export function withTimeout<Value>(
  runtime: Timers,
  { limitMs, message }: { limitMs: number; message: string },
  task: Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = runtime.setTimeout(() => reject(new Error(message)), limitMs);
    task.then(resolve, reject).finally(cancel);
  });
}

export interface Backoff {
  /** Delay before the first retry in milliseconds. Each further delay is twice as long. */
  firstMs: number;
  /** Upper limit of a delay in milliseconds; unlimited by default. Equal to `firstMs`, all delays are the same. */
  maxMs?: number;
  /** The share of a delay that is random, 0 to 1: at 0.5 a delay is shortened by up to half. 0 by default. */
  jitter?: number;
}

/** Delay in milliseconds before a retry. `retries` counts the retries before it, from 0. */
export function backoffMs(
  runtime: Pick<Runtime, 'random'>,
  { firstMs, maxMs = Number.POSITIVE_INFINITY, jitter = 0 }: Backoff,
  retries: number,
): number {
  return Math.min(firstMs * 2 ** retries, maxMs) * (1 - jitter * runtime.random());
}

export interface RetryOptions extends Backoff {
  /** Unlimited by default. */
  retriesMax?: number;
  signal?: AbortSignal;
}

/**
 * Runs `task` until it succeeds; it receives the number of retries before it. Rejects with the task's last error after
 * `retriesMax` retries, or with the signal's reason when `signal` is aborted before or between tries.
 */
export async function retry<Value>(
  runtime: Pick<Runtime, 'setTimeout' | 'random'>,
  options: RetryOptions,
  task: (retries: number) => Promise<Value>,
): Promise<Value> {
  const { retriesMax = Number.POSITIVE_INFINITY, signal } = options;
  for (let retries = 0; ; retries++) {
    signal?.throwIfAborted();
    try {
      return await task(retries);
    } catch (error) {
      if (retries >= retriesMax) throw error;
    }
    await sleep(runtime, backoffMs(runtime, options, retries), signal);
  }
}
