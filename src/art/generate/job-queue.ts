/**
 * Waiting jobs in the order in which they run. Large jobs have a limit of their own, because threads share the memory of
 * the process; jobs behind a large one that must wait go ahead. Owns the order and the count of running large jobs.
 */
import { isLarge, type Job } from './job.ts';

export class JobQueue {
  readonly #maxLarge: number;
  #waiting: Job[];
  #runningLarge = 0;

  /** At most `maxLarge` large jobs run at a time. */
  constructor(jobs: readonly Job[], maxLarge: number) {
    this.#waiting = [...jobs];
    this.#maxLarge = maxLarge;
  }

  /** Number of waiting jobs. */
  get size(): number {
    return this.#waiting.length;
  }

  /** Removes and returns the first job that may run now; undefined when there is none. `end` must follow. */
  take(): Job | undefined {
    const job = this.#waiting.find((waiting) => !isLarge(waiting) || this.#runningLarge < this.#maxLarge);
    if (job === undefined) return undefined;
    this.#remove(job);
    if (isLarge(job)) this.#runningLarge++;
    return job;
  }

  /** The job no longer runs. */
  end(job: Job): void {
    if (isLarge(job)) this.#runningLarge--;
  }

  /** Puts a job at the front, also one that waits already. */
  putFirst(job: Job): void {
    this.#remove(job);
    this.#waiting.unshift(job);
  }

  /** The waiting job of an output. */
  find(path: string): Job | undefined {
    return this.#waiting.find((job) => job.paths.includes(path));
  }

  /** Removes the waiting job of an output and returns it. */
  withdraw(path: string): Job | undefined {
    const job = this.find(path);
    if (job !== undefined) this.#remove(job);
    return job;
  }

  clear(): void {
    this.#waiting = [];
  }

  #remove(job: Job): void {
    this.#waiting = this.#waiting.filter((other) => other !== job);
  }
}
