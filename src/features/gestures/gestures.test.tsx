/** The gesture wheel by keys, by its button and by the mouse, and what is said when a gesture fails. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { collectToasts } from '../../../tests/support/served-page.ts';
import { gestureFailed, listenToGestureRequests, openWheel } from '../../state/people/gesture-requests.ts';
import { startBackButton } from '../../screens/back-button.ts';
import { hud } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { listenToGestureKeys } from './gesture-keys.ts';
import { GestureToggle } from './gesture-toggle.tsx';
import { GestureWheel } from './gesture-wheel.tsx';

const toasts = collectToasts();
let made: string[];
let stops: (() => void)[];

beforeAll(fillPageGaps);
beforeEach(() => {
  made = [];
  hud.isWheelOpen = false;
  stops = [
    listenToGestureKeys(),
    listenToGestureRequests({ make: (gesture) => void made.push(gesture), sitOn: () => undefined }),
  ];
  render(
    <main tabIndex={-1}>
      <GestureWheel />
      <GestureToggle place="bar" />
      <input aria-label="Message" />
    </main>,
  );
});
afterEach(() => {
  cleanup();
  settings.hasLetterKeys = true;
  for (const stop of stops) stop();
});

const wheel = () => screen.queryByRole('group', { name: 'Gestures' });

it('opens by E in the town, chooses by number, and closes', async () => {
  screen.getByRole('main').focus();
  await userEvent.keyboard('1e');
  expect(made).toEqual([]);
  await screen.findByRole('group', { name: 'Gestures' });
  // The town keeps the focus, so that the player can walk on.
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await userEvent.keyboard('5');
  expect(made).toEqual(['bow']);
  await waitFor(() => expect(wheel()).toBeNull());
});

it('does nothing for characters in fields, and when letter keys are off', async () => {
  await userEvent.type(screen.getByRole('textbox'), 'e1');
  settings.hasLetterKeys = false;
  screen.getByRole('main').focus();
  await userEvent.keyboard('e');
  expect(hud.isWheelOpen).toBe(false);
  expect(made).toEqual([]);
});

it('takes the focus when its button opens it, and closes by its knob', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Gestures' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wave' })));
  await userEvent.click(screen.getByRole('button', { name: 'Cheer' }));
  expect(made).toEqual(['cheer']);
  await waitFor(() => expect(wheel()).toBeNull());
  openWheel();
  await screen.findByRole('group', { name: 'Gestures' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(wheel()).toBeNull());
  expect(made).toEqual(['cheer']);
});

it('closes by Back on a phone', async () => {
  stops.push(startBackButton());
  hud.isCompact = true;
  openWheel();
  await screen.findByRole('group', { name: 'Gestures' });
  await expect.poll((): unknown => window.history.state).toEqual({ sheets: 1 });
  window.history.back();
  await waitFor(() => expect(wheel()).toBeNull());
  hud.isCompact = false;
});

it('says why a seat was not taken, and nothing about gestures that were too fast', () => {
  gestureFailed('fast');
  gestureFailed('taken');
  expect(toasts.map(({ text }) => text)).toEqual(['That seat is taken.']);
});
