import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { isMotionReduced, useReducedMotion } from './motion.ts';
import { settings } from './settings.ts';

afterEach(() => (settings.motion = 'auto'));

/** A device with this preference, which can change. */
function device(isReduced: boolean): { change: (next: boolean) => void } {
  fillPageGaps();
  const query = Object.assign(window.matchMedia(''), { matches: isReduced });
  window.matchMedia = () => query;
  return {
    change: (next) => {
      Object.assign(query, { matches: next });
      query.dispatchEvent(new Event('change'));
    },
  };
}

it('is reduced when the device or the player says so', () => {
  device(false);
  expect(isMotionReduced()).toBe(false);
  settings.motion = 'reduced';
  expect(isMotionReduced()).toBe(true);
  settings.motion = 'auto';
  device(true);
  expect(isMotionReduced()).toBe(true);
});

it('renders again when either changes', async () => {
  const { change } = device(false);
  const Shown = () => <p>{useReducedMotion() ? 'still' : 'moving'}</p>;
  render(<Shown />);
  expect(screen.getByText('moving')).toBeTruthy();
  settings.motion = 'reduced';
  expect(await screen.findByText('still')).toBeTruthy();
  settings.motion = 'auto';
  expect(await screen.findByText('moving')).toBeTruthy();
  change(true);
  expect(await screen.findByText('still')).toBeTruthy();
});
