/**
 * Fair timing of several ways to do the same work. Every round runs each way once on each task in turn, so that a load
 * peak of the machine affects all of them. The first rounds only warm up. Runs in Node and in browser workers.
 */
import { median } from './statistics.ts';

/** A way to do a task. Its result is kept, so that the work is not optimised away. */
export type Way<Task> = (task: Task) => unknown;

export interface InterleaveOptions {
  rounds: number;
  warmUpRounds: number;
  /**
   * How often a way runs on a task right before the time is taken: 0 (default) finds the caches as the other ways left
   * them, 1 as the way itself did.
   */
  leadIns?: number;
  /** Uses the best round of each task instead of the median, for a machine that other processes use too. */
  isBest?: boolean;
  /** Alternates the order of the ways between rounds, so that none always follows the same other. */
  isAlternating?: boolean;
}

/** Median (or best) milliseconds of each task, by way. Ways may be asynchronous. */
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
