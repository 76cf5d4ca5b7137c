import { expect, it, vi } from 'vitest';
import { replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { runtime } from '../shared/runtime/client.ts';
import { persist } from './persist.ts';

/** Lets pending promise callbacks run. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('retries after 2, 4, 8, 16 and then every 30 seconds', async () => {
  const clock = replaceRuntime(runtime);
  const stop = new AbortController();
  const startedAtS: number[] = [];
  const outcome = persist(stop.signal, () => {
    startedAtS.push(runtime.monotonic() / 1000);
    return startedAtS.length < 7 ? Promise.reject(new Error('503')) : Promise.resolve('picture');
  });
  for (let second = 0; second < 100; second++) {
    await settle();
    clock.advance(1000);
  }
  await expect(outcome).resolves.toBe('picture');
  expect(startedAtS).toEqual([0, 2, 6, 14, 30, 60, 90]);
});

it('resolves to undefined when it is aborted between two tries', async () => {
  const clock = replaceRuntime(runtime);
  const stop = new AbortController();
  const task = vi.fn(() => Promise.reject(new Error('503')));
  const outcome = persist(stop.signal, task);
  await settle();
  stop.abort();
  await expect(outcome).resolves.toBeUndefined();
  expect(task).toHaveBeenCalledOnce();
  expect(clock.pendingTimers()).toBe(0);
});
