/** Time limits and retries of an avatar's pictures. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryDelayMs, fallbackLimitMs, firstLimitMs, withTimeout } from './retry-timing.ts';

describe('retry timing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has the limits of the specification, with and without Optimized Mode', () => {
    expect([firstLimitMs(false), firstLimitMs(true)]).toEqual([15_000, 10_000]);
    expect([fallbackLimitMs(false), fallbackLimitMs(true)]).toEqual([10_000, 20_000]);
  });

  it('doubles the pause up to half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((failures) => retryDelayMs(failures))).toEqual([
      2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('rejects exactly at the limit', async () => {
    const outcome = withTimeout(15_000, new Promise(() => undefined)).catch(String);
    const states: string[] = [];
    void outcome.then((text) => states.push(String(text)));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(states).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['Error: the avatar took too long']);
  });

  it('settles as the task does, and leaves no timer behind', async () => {
    await expect(withTimeout(1000, Promise.resolve('drawn'))).resolves.toBe('drawn');
    await expect(withTimeout(1000, Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
    expect(vi.getTimerCount()).toBe(0);
  });
});
