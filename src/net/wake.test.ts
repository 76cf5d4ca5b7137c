// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PING_INTERVAL_MS, PING_TIMEOUT_MS } from '../shared/realtime/events.ts';
import { isSilentTooLong, watchForReturn } from './wake.ts';

describe('a connection that says nothing', () => {
  const limitMs = PING_INTERVAL_MS + PING_TIMEOUT_MS;

  it('is taken for dead within 10 s, and not before it has missed a heartbeat', () => {
    expect(limitMs).toBeLessThanOrEqual(10_000);
    expect(isSilentTooLong(1000, 1000 + limitMs)).toBe(false);
    expect(isSilentTooLong(1000, 1001 + limitMs)).toBe(true);
  });
});

describe('the return of the page', () => {
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

  it('is noticed by the network, the history and the tab', () => {
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(returns).toBe(3);
  });

  it('is not taken for one by a tab that goes away', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    expect(returns).toBe(0);
  });

  it('is noticed by the clock after a sleep, of which no event tells', () => {
    vi.advanceTimersByTime(60_000);
    expect(returns).toBe(0);
    // Asleep, the clock goes on and timers do not.
    vi.setSystemTime(Date.now() + 20_000);
    vi.advanceTimersByTime(5000);
    expect(returns).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(returns).toBe(1);
  });

  it('is left alone once it is no longer asked for', () => {
    stop();
    vi.setSystemTime(Date.now() + 20_000);
    vi.advanceTimersByTime(5000);
    window.dispatchEvent(new Event('online'));
    expect(returns).toBe(0);
  });
});
