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

it('loads the styles too that could not be fetched: the bundler asks for them once', async () => {
  vi.useFakeTimers();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/part.css';
  const sheet = () => document.querySelector<HTMLLinkElement>('link[href="/assets/part.css"]') ?? expect.unreachable();
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  load.mockImplementationOnce(async () => {
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    throw new Error('Unable to preload CSS');
  });
  const settled = vi.fn();
  void fetchCode(load).then(settled);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sheet()).not.toBe(link);
  sheet().dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
  sheet().dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith('code');
  expect(load).toHaveBeenCalledTimes(2);
  sheet().remove();
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
