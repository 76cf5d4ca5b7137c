/** The room that floating layers keep to the edges of the window. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useWindowEdges } from './window-edges.ts';

const { style } = document.documentElement;

afterEach(() => {
  for (const side of ['left', 'right']) style.removeProperty(`--safe-${side}`);
});

it('keeps off the notch, also when the phone is turned', () => {
  style.setProperty('--safe-right', '47px');
  const { result } = renderHook(() => useWindowEdges());
  expect(result.current).toEqual({ top: 8, right: 55, bottom: 8, left: 8 });
  style.setProperty('--safe-left', '47px');
  style.removeProperty('--safe-right');
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current).toEqual({ top: 8, right: 8, bottom: 8, left: 55 });
});
