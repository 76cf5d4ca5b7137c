/** The wave of the player on a profile: once, soon after the figure is shown. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { runtime } from '../../../shared/runtime/client.ts';
import { useWave } from './use-wave.tsx';

let time: ManualRuntime;
beforeEach(() => {
  time = replaceRuntime(runtime);
});

afterEach(cleanup);

function Figure({ isQuiet = false }: { isQuiet?: boolean }) {
  const { isWaving, glove, onStatus } = useWave(isQuiet);
  return (
    <button type="button" data-waves={isWaving} onClick={() => onStatus('shown')}>
      {glove}
    </button>
  );
}

const show = (): void => act(() => screen.getByRole('button').click());
const later = (ms: number): void => act(() => time.advance(ms));
const gloves = (): number => document.querySelectorAll('.profile-glove').length;
const isWaving = (): boolean => screen.getByRole('button').dataset.waves === 'true';

it('begins after the figure is shown, ends, and is not repeated when the figure is drawn again', () => {
  render(<Figure />);
  later(60_000);
  expect([isWaving(), gloves()]).toEqual([false, 0]);
  show();
  later(399);
  expect(isWaving()).toBe(false);
  later(1);
  expect([isWaving(), gloves()]).toEqual([true, 1]);
  later(1600);
  expect([isWaving(), gloves()]).toEqual([false, 0]);
  show();
  later(60_000);
  expect(isWaving()).toBe(false);
});

it('is left out for a blocked player', () => {
  render(<Figure isQuiet />);
  show();
  later(1000);
  expect([isWaving(), gloves()]).toEqual([false, 0]);
});
