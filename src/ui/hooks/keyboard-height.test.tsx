import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeyboardHeight } from './keyboard-height.ts';

const HEIGHT_PX = window.innerHeight;
const view = Object.assign(new EventTarget(), { height: HEIGHT_PX, offsetTop: 0, scale: 1 });
Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
const show = (change: Partial<{ height: number; offsetTop: number; scale: number }>): void =>
  act(() => {
    Object.assign(view, { height: window.innerHeight, offsetTop: 0, scale: 1 }, change);
    view.dispatchEvent(new Event('resize'));
  });
const keyboard = (): string => document.documentElement.style.getPropertyValue('--keyboard');

beforeEach(() => show({}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('is the part of the page that an on-screen keyboard covers', () => {
  const { unmount } = renderHook(useKeyboardHeight);
  show({ height: HEIGHT_PX - 300 });
  expect(keyboard()).toBe('300px');
  show({ height: HEIGHT_PX - 300, offsetTop: 40 });
  expect(keyboard()).toBe('260px');
  show({});
  expect(keyboard()).toBe('0px');
  unmount();
  expect(keyboard()).toBe('');
});

it('marks the document while little is left over it', () => {
  const { unmount } = renderHook(useKeyboardHeight);
  show({ height: 310 });
  expect(document.documentElement.dataset.low).toBeUndefined();
  show({ height: 200 });
  expect(document.documentElement.dataset.low).toBe('');
  unmount();
  expect(document.documentElement.dataset.low).toBeUndefined();
});

it('is 0 for a browser’s own bar, and for a page that is zoomed by two fingers', () => {
  renderHook(useKeyboardHeight);
  show({ height: HEIGHT_PX - 50 });
  expect(keyboard()).toBe('0px');
  show({ height: HEIGHT_PX / 2, scale: 2 });
  expect(keyboard()).toBe('0px');
});

it('brings the focused field into view when a keyboard covers the page or makes the window smaller', () => {
  const seen: string[] = [];
  for (const tag of ['textarea', 'button']) {
    const element = document.body.appendChild(document.createElement(tag));
    element.scrollIntoView = () => void seen.push(tag);
  }
  renderHook(useKeyboardHeight);
  document.querySelector('button')?.focus();
  show({ height: HEIGHT_PX - 300 });
  show({});
  expect(seen).toEqual([]);
  document.querySelector('textarea')?.focus();
  show({ height: HEIGHT_PX - 300 });
  expect(seen).toEqual(['textarea']);
  show({});
  vi.stubGlobal('innerHeight', HEIGHT_PX - 300);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(seen).toEqual(['textarea', 'textarea']);
  show({});
  expect(seen).toHaveLength(2);
});
