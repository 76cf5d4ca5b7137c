import { describe, expect, it } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { platformRuntime } from './runtime.ts';
import { backoffMs, retry, sleep, withTimeout } from './timing.ts';

const runtime = platformRuntime();

/** Lets pending promise callbacks run; the replaced runtime has no part in it. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The outcome of a promise so far. */
function follow(promise: Promise<unknown>): { state: string } {
  const followed = { state: 'pending' };
  promise.then(
    (value) => (followed.state = `resolved: ${value}`),
    (error: unknown) => (followed.state = String(error)),
  );
  return followed;
}

describe('sleep', () => {
  it('resolves at the end of the delay, not before', async () => {
    const clock = replaceRuntime(runtime);
    const sleeping = follow(sleep(runtime, 100));
    clock.advance(99);
    await settle();
    expect(sleeping.state).toBe('pending');
    clock.advance(1);
    await settle();
    expect(sleeping.state).toBe('resolved: undefined');
  });

  it.each(['before', 'during'])('resolves at once when the signal is aborted %s the sleep', async (moment) => {
    const clock = replaceRuntime(runtime);
    const stop = new AbortController();
    if (moment === 'before') stop.abort();
    const sleeping = follow(sleep(runtime, 100, stop.signal));
    stop.abort();
    await settle();
    expect(sleeping.state).toBe('resolved: undefined');
    expect(clock.pendingTimers()).toBe(0);
  });
});

describe('withTimeout', () => {
  const limit = { limitMs: 50, message: 'too slow' };

  it('rejects at the limit with the message', async () => {
    const clock = replaceRuntime(runtime);
    const task = follow(withTimeout(runtime, limit, new Promise(() => undefined)));
    clock.advance(49);
    await settle();
    expect(task.state).toBe('pending');
    clock.advance(1);
    await settle();
    expect(task.state).toBe('Error: too slow');
  });

  it('settles as the task does and cancels its timer', async () => {
    const clock = replaceRuntime(runtime);
    await expect(withTimeout(runtime, limit, Promise.resolve(7))).resolves.toBe(7);
    await expect(withTimeout(runtime, limit, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(clock.pendingTimers()).toBe(0);
  });
});

describe('backoffMs', () => {
  const delays = (options: Parameters<typeof backoffMs>[1], counts: number[]): number[] =>
    counts.map((retries) => backoffMs(runtime, options, retries));

  it('doubles the delay up to the maximum', () => {
    expect(delays({ firstMs: 2000, maxMs: 30_000 }, [0, 1, 2, 3, 4, 2000])).toEqual([
      2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    expect(delays({ firstMs: 1000, maxMs: 1000 }, [0, 1, 9])).toEqual([1000, 1000, 1000]);
    expect(delays({ firstMs: 10 }, [0, 10])).toEqual([10, 10_240]);
  });

  it('shortens a delay by at most the share of the jitter', () => {
    const random = replaceRandom();
    random.value = 0;
    expect(delays({ firstMs: 100, jitter: 0.25 }, [0, 1])).toEqual([100, 200]);
    random.value = 0.5;
    expect(delays({ firstMs: 100, jitter: 0.5 }, [0, 1])).toEqual([75, 150]);
    expect(delays({ firstMs: 100 }, [0, 1])).toEqual([100, 200]);
  });

  function replaceRandom(): { value: number } {
    replaceRuntime(runtime);
    const random = { value: 0 };
    runtime.random = () => random.value;
    return random;
  }
});

describe('retry', () => {
  const failing = (failures: number, startedAt: number[]) => (retries: number) => {
    startedAt.push(runtime.monotonic());
    return retries < failures ? Promise.reject(new Error(`try ${retries}`)) : Promise.resolve(`done after ${retries}`);
  };

  it('waits longer before each retry until the task succeeds', async () => {
    const clock = replaceRuntime(runtime);
    const startedAt: number[] = [];
    const task = follow(retry(runtime, { firstMs: 10, maxMs: 30 }, failing(4, startedAt)));
    for (let ms = 0; ms < 200; ms++) {
      await settle();
      clock.advance(1);
    }
    expect(startedAt).toEqual([0, 10, 30, 60, 90]);
    expect(task.state).toBe('resolved: done after 4');
    expect(clock.pendingTimers()).toBe(0);
  });

  it('rejects with the last error when no retries are left', async () => {
    const clock = replaceRuntime(runtime);
    const startedAt: number[] = [];
    const task = follow(retry(runtime, { firstMs: 10, retriesMax: 1 }, failing(9, startedAt)));
    await settle();
    clock.advance(10);
    await settle();
    expect(task.state).toBe('Error: try 1');
    expect(startedAt).toEqual([0, 10]);
  });

  it('rejects with the reason of the signal between two tries', async () => {
    const clock = replaceRuntime(runtime);
    const stop = new AbortController();
    const startedAt: number[] = [];
    const task = follow(retry(runtime, { firstMs: 10, signal: stop.signal }, failing(9, startedAt)));
    await settle();
    stop.abort(new Error('closed'));
    await settle();
    expect(task.state).toBe('Error: closed');
    expect(startedAt).toEqual([0]);
    expect(clock.pendingTimers()).toBe(0);
  });

  it('does not run the task when the signal is aborted at the start', async () => {
    const startedAt: number[] = [];
    const signal = AbortSignal.abort(new Error('closed'));
    await expect(retry(runtime, { firstMs: 10, signal }, failing(0, startedAt))).rejects.toThrow('closed');
    expect(startedAt).toEqual([]);
  });
});
