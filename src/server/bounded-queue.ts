/** Runs expensive work a few at a time. Owns the queue, whose length is bounded: more work is refused at once. */

export interface QueueLimits {
  /** Works that run at the same time. */
  concurrency: number;
  /** Works that may wait. */
  waitingMax: number;
}

export class BoundedQueue {
  readonly #limits: QueueLimits;
  readonly #refusal: () => Error;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `refusal` makes the error for work that finds the queue full. */
  constructor(limits: QueueLimits, refusal: () => Error) {
    this.#limits = limits;
    this.#refusal = refusal;
  }

  /** Runs `work` when its turn comes. Rejects at once with the refusal when too much work waits. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.concurrency) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  /** The finished work passes its place on. */
  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waitingMax) throw this.#refusal();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
