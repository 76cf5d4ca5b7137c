import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { useTouchInput } from './touch-input.ts';

const { dataset } = document.documentElement;
const press = (pointerType: string): void => {
  window.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType }));
};

beforeEach(fillPageGaps);
afterEach(() => {
  cleanup();
  delete dataset.touch;
  vi.restoreAllMocks();
});

it('marks the document by the first touch, not by a click', () => {
  renderHook(() => useTouchInput());
  press('mouse');
  expect(dataset.touch).toBeUndefined();
  press('touch');
  expect(dataset.touch).toBe('');
});

it('marks the document at the start on a machine that is touched', () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(pointer: coarse)' });
  renderHook(() => useTouchInput());
  expect(dataset.touch).toBe('');
});
