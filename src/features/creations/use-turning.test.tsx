/** A turning figure: its speed, the stop by a manual turn, and reduced motion. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { useTurning } from './use-turning.ts';

describe('turning', () => {
  beforeEach(() => {
    fillPageGaps();
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const wish = (isReduced: boolean): void => {
    const query = { matches: isReduced, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => query);
  };

  it('goes through all six views and begins again', () => {
    wish(false);
    const { result } = renderHook(() => useTurning());
    const seen = Array.from({ length: 7 }, () => {
      const { rotation } = result.current;
      act(() => void vi.advanceTimersByTime(800));
      return rotation;
    });
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 0]);
  });

  it('stops for a view that is chosen by hand, and continues from there', () => {
    wish(false);
    const { result } = renderHook(() => useTurning());
    act(() => result.current.show(-1));
    act(() => void vi.advanceTimersByTime(5000));
    expect(result.current).toMatchObject({ rotation: 5, isTurning: false });
    act(() => result.current.setTurning(true));
    act(() => void vi.advanceTimersByTime(800));
    expect(result.current.rotation).toBe(0);
  });

  it('is stopped at first for visitors who prefer reduced motion, who can start it', () => {
    wish(true);
    const { result } = renderHook(() => useTurning());
    act(() => void vi.advanceTimersByTime(5000));
    expect(result.current).toMatchObject({ rotation: 0, isTurning: false });
    act(() => result.current.setTurning(true));
    act(() => void vi.advanceTimersByTime(1600));
    expect(result.current.rotation).toBe(2);
  });
});
