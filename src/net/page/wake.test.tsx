import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PING_INTERVAL_MS, PING_TIMEOUT_MS } from '../../shared/realtime/events.ts';
import { isSilentTooLong, watchForReturn } from './wake.ts';

describe('a silent connection', () => {
  const limitMs = PING_INTERVAL_MS + PING_TIMEOUT_MS;

  it('counts as dead within 10 s, but not before it has missed a heartbeat', () => {
    expect(limitMs).toBeLessThanOrEqual(10_000);
    expect(isSilentTooLong(1000, 1000 + limitMs)).toBe(false);
    expect(isSilentTooLong(1000, 1001 + limitMs)).toBe(true);
  });
});

describe('the page becoming active', () => {
  let returns = 0;
  let stop: () => void = () => undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    returns = 0;
    stop = watchForReturn(() => {
      returns += 1;
    });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('is detected by network, history and tab events', () => {
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(returns).toBe(3);
  });

  it('is not detected when a tab is hidden', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    expect(returns).toBe(0);
  });

  it('is detected by the clock after a sleep, which fires no event', () => {
    vi.advanceTimersByTime(60_000);
    expect(returns).toBe(0);
    // During sleep the clock advances and timers do not run.
    vi.setSystemTime(Date.now() + 20_000);
    vi.advanceTimersByTime(5000);
    expect(returns).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(returns).toBe(1);
  });

  it('is no longer reported after the stop', () => {
    stop();
    vi.setSystemTime(Date.now() + 20_000);
    vi.advanceTimersByTime(5000);
    window.dispatchEvent(new Event('online'));
    expect(returns).toBe(0);
  });
});
