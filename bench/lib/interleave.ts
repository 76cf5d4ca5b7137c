/**
 * Fair timing of several ways to do the same work: every round runs each way once on each task, in turn, so that a busy
 * moment of the machine hits all of them; the first rounds only warm up. Runs in Node and in a browser worker.
 */
import { median } from './statistics.ts';

/** A way to do a task. What it returns is kept from being optimised away. */
export type Way<Task> = (task: Task) => unknown;

export interface InterleaveOptions {
  rounds: number;
  warmUpRounds: number;
  /**
   * How often a way runs on a task right before the time is taken: 0 (default) finds the caches as the other ways left
   * them, 1 as the way itself did.
   */
  leadIns?: number;
  /** Take the best round of each task instead of the median one, for a machine that others use too. */
  isBest?: boolean;
  /** Every other round takes the ways in the opposite order, so that none always comes after the same one. */
  isAlternating?: boolean;
}

/** Median (or best) milliseconds of each task, by way. A way may answer a promise, which is awaited. */
export async function interleave<Task>(
  ways: Readonly<Record<string, Way<Task>>>,
  tasks: readonly Task[],
  { rounds, warmUpRounds, leadIns = 0, isBest = false, isAlternating = false }: InterleaveOptions,
): Promise<Record<string, number[]>> {
  const samples = Object.entries(ways).map(([name, run]) => ({ name, run, times: tasks.map((): number[] => []) }));
  let sink: unknown;
  for (let round = -warmUpRounds; round < rounds; round++) {
    const order = isAlternating && round % 2 !== 0 ? samples.toReversed() : samples;
    for (const { run, times } of order) {
      for (const [index, task] of tasks.entries()) {
        for (let leadIn = 0; leadIn < leadIns; leadIn++) {
          sink = run(task);
          if (sink instanceof Promise) sink = await sink;
        }
        const start = performance.now();
        sink = run(task);
        if (sink instanceof Promise) sink = await sink;
        const elapsed = performance.now() - start;
        if (round >= 0) times[index]?.push(elapsed);
      }
    }
  }
  if (sink === samples) throw new Error('a way answered the samples themselves');
  return Object.fromEntries(
    samples.map(({ name, times }) => [
      name,
      times.map((measured) => (isBest ? Math.min(...measured) : median(measured))),
    ]),
  );
}
