/** A place that is saved in another process of the world counts as saved when that process has answered, on a real Redis. */
import { setTimeout as pass } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useRedis } from '../../testing/use-redis.ts';
import { closeProcesses, Process } from './redis-process-fixture.ts';

const redis = useRedis();
/** Short, and longer than a message to the other process takes. */
const SAVE_MS = 300;
let a: Process;
let b: Process;

beforeEach(async () => {
  [a, b] = await Promise.all([Process.open(redis.url, 'a'), Process.open(redis.url, 'b')]);
  await b.enter('bob', 1);
  await expect.poll(() => a.online('bob')).toEqual(new Set(['bob']));
});
afterEach(closeProcesses);

it('a place counts as saved when the process of the player has saved it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  b.saving = promise;
  const saved = a.world.bus.save('bob').then((isSaved) => [isSaved, b.delivered.length]);
  await pass(SAVE_MS);
  resolve();
  expect(await saved).toEqual([true, 1]);
  expect(await b.world.bus.save('bob')).toBe(true);
  expect(await a.world.bus.save('nobody')).toBe(true);
});

it('a place that is not saved in time is not waited for', async () => {
  b.saving = new Promise<void>(() => undefined);
  expect(await a.world.bus.save('bob')).toBe(false);
  expect(a.log.map(({ level }) => level)).toHaveLength(1);
});
