import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { hud } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { RadioPanel } from './radio-panel.tsx';
import { RadioToggle } from './radio-toggle.tsx';

beforeAll(() => {
  fillPageGaps();
  settings.isPlayingRadio = false;
});
afterEach(() => {
  cleanup();
  hud.panels = [];
});

it('has a button that closes it and returns the focus to the radio’s button', async () => {
  render(
    <>
      <RadioToggle />
      <RadioPanel />
    </>,
  );
  const toggle = screen.getByRole('button', { name: 'Radio' });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Radio' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(toggle);
});
