/** The bounded queue: concurrency, order, refusal, and work that fails. */
import { expect, test } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

test('runs a few works at a time in their order, refuses more than may wait, and recovers', async () => {
  const queue = new BoundedQueue({ concurrency: 2, waitingMax: 3 }, () => new Error('full'));
  const started: number[] = [];
  const gates = Array.from({ length: 8 }, () => Promise.withResolvers<void>());
  const run = (index: number): Promise<number> =>
    queue.run(async () => {
      started.push(index);
      await gates[index]?.promise;
      return index;
    });
  const works = [0, 1, 2, 3, 4].map(run);
  expect(started).toEqual([0, 1]);
  await expect(run(5)).rejects.toThrow('full');
  gates[1]?.reject(new Error('failed'));
  await expect(works[1]).rejects.toThrow('failed');
  expect(started).toEqual([0, 1, 2]);
  works.push(run(6));
  for (const index of [0, 2, 3, 4, 6]) gates[index]?.resolve();
  expect(await Promise.all(works.filter((_, index) => index !== 1))).toEqual([0, 2, 3, 4, 6]);
  expect(started).toEqual([0, 1, 2, 3, 4, 6]);
  gates[7]?.resolve();
  expect(await run(7)).toBe(7);
});
