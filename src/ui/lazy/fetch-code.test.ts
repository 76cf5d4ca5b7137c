import { afterEach, expect, it, vi } from 'vitest';
import { fetchCode } from './fetch-code.ts';

afterEach(() => vi.useRealTimers());

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
