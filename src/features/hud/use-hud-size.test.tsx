import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeyboardHeight } from './use-hud-size.ts';

const view = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
const show = (change: Partial<{ height: number; offsetTop: number; scale: number }>): void =>
  act(() => {
    Object.assign(view, { height: window.innerHeight, offsetTop: 0, scale: 1 }, change);
    view.dispatchEvent(new Event('resize'));
  });

afterEach(cleanup);

it('is the part of the page that an on-screen keyboard covers', () => {
  const { result } = renderHook(() => useKeyboardHeight());
  show({ height: window.innerHeight - 300 });
  expect(result.current).toBe(300);
  show({ height: window.innerHeight - 300, offsetTop: 40 });
  expect(result.current).toBe(260);
  show({});
  expect(result.current).toBe(0);
});

it('is 0 for a browser’s own bar, and for a page that is zoomed by two fingers', () => {
  const { result } = renderHook(() => useKeyboardHeight());
  show({ height: window.innerHeight - 50 });
  expect(result.current).toBe(0);
  show({ height: window.innerHeight / 2, scale: 2 });
  expect(result.current).toBe(0);
});
