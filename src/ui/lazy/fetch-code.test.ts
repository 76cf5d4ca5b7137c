import { afterEach, expect, it, vi } from 'vitest';
import { connectCodeCheck, fetchCode } from './fetch-code.ts';

afterEach(() => {
  vi.useRealTimers();
  connectCodeCheck(async () => false);
});

it('retries until the code is loaded', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>();
  load
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError())
    .mockResolvedValue('code');
  const fetched = fetchCode(load);
  await vi.runAllTimersAsync();
  await expect(fetched).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

it('stops when a deployment has removed the code', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const isGone = vi.fn(async () => load.mock.calls.length > 3);
  connectCodeCheck(isGone);
  const settled = vi.fn();
  fetchCode(load).then(settled, settled);
  await vi.advanceTimersByTimeAsync(60_000);
  // One failure says nothing; after the second the code was still there, after the seventh it was gone.
  expect(isGone).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(7);
  expect(settled).not.toHaveBeenCalled();
});
