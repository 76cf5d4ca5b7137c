import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { hud, resizeHud } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { topLayer } from '../../ui/layers/layers.ts';
import { OpenRadioPanel } from './preload.ts';
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
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Radio' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(toggle);
});

it('is closed by Back on a phone, where it replaces the chat', async () => {
  render(
    <>
      <RadioToggle />
      <RadioPanel />
    </>,
  );
  const toggle = screen.getByRole('button', { name: 'Radio' });
  await userEvent.click(toggle);
  await screen.findByRole('region', { name: 'Radio' });
  expect(topLayer()).toBeNull();
  act(() => resizeHud(390, 844));
  await expect.poll(() => topLayer()).not.toBeNull();
  act(() => topLayer()?.close());
  await expect.poll(() => screen.queryByRole('region', { name: 'Radio' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(toggle);
  resizeHud(window.innerWidth, window.innerHeight);
});

it.each([
  ['the pointer is over its button', (toggle: HTMLElement) => userEvent.hover(toggle)],
  ['its button has the focus', () => userEvent.tab()],
])('is fetched when %s, before it is opened', async (_, approach) => {
  const preload = vi.spyOn(OpenRadioPanel, 'preload');
  render(<RadioToggle />);
  expect(preload).not.toHaveBeenCalled();
  await approach(screen.getByRole('button', { name: 'Radio' }));
  expect(preload).toHaveBeenCalled();
  preload.mockRestore();
});
