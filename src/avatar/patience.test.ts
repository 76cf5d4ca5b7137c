/** How long an avatar's pictures may take, and when they are asked for again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { againAfterMs, fallbackLimitMs, firstLimitMs, within } from './patience.ts';

describe('patience with pictures', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has the limits of the specification, with and without Optimized Mode', () => {
    expect([firstLimitMs(false), firstLimitMs(true)]).toEqual([15_000, 10_000]);
    expect([fallbackLimitMs(false), fallbackLimitMs(true)]).toEqual([10_000, 20_000]);
  });

  it('asks again after ever longer pauses, never rarer than every half minute', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((failures) => againAfterMs(failures))).toEqual([
      2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('gives up exactly when the limit has passed', async () => {
    const outcome = within(15_000, new Promise(() => undefined)).catch(String);
    const states: string[] = [];
    void outcome.then((text) => states.push(String(text)));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(states).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['Error: the avatar took too long']);
  });

  it('passes on what comes in time, and leaves no clock running', async () => {
    await expect(within(1000, Promise.resolve('drawn'))).resolves.toBe('drawn');
    await expect(within(1000, Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
    expect(vi.getTimerCount()).toBe(0);
  });
});
