/**
 * Calls of a worker that may fail to start: it then never replies, so its error event rejects them. Each call is forgotten
 * when it has an answer: a race against one promise of the failure would keep every answer as long as the worker lives.
 */
export interface WorkerFailure {
  /** The answer, or the worker's failure when that comes first or came before. */
  orFail<T>(answer: Promise<T>): Promise<T>;
  /** Calls without an answer. */
  waitingCount(): number;
}

/** `unnamed`: the message of a failure that says nothing itself. `onFailure` is called after the calls were rejected. */
export function watchWorker(
  worker: Pick<Worker, 'addEventListener'>,
  unnamed: string,
  onFailure?: () => void,
): WorkerFailure {
  let failure: Error | null = null;
  const waiting = new Set<(failure: Error) => void>();
  worker.addEventListener('error', (event) => {
    failure ??= new Error(event.message || unnamed);
    for (const reject of waiting) reject(failure);
    waiting.clear();
    onFailure?.();
  });
  return {
    async orFail<T>(answer: Promise<T>): Promise<T> {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      if (failure === null) waiting.add(reject);
      else reject(failure);
      answer.then(resolve, reject);
      try {
        return await promise;
      } finally {
        waiting.delete(reject);
      }
    },
    waitingCount: () => waiting.size,
  };
}
