/** The keys of the surroundings, and the first stops of Tab. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chatDraft } from '../../state/chat/chat-draft.ts';
import { hud } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { onToast } from '../../ui/feedback/toast.ts';
import { FirstStops } from './first-stops.tsx';
import { keepSurroundings } from './keep-surroundings.ts';

let toasts: unknown[];
let stops: (() => void)[];

beforeEach(() => {
  hud.panels = [];
  toasts = [];
  stops = [keepSurroundings(), onToast(({ text }) => void toasts.push(text))];
  render(
    <main tabIndex={-1}>
      <FirstStops />
      <section role="application" aria-label="Lantern Bay" tabIndex={-1} />
      <input aria-label="Message" />
    </main>,
  );
});
afterEach(() => {
  cleanup();
  for (const stop of stops) stop();
  settings.hasLetterKeys = true;
  hud.panels = [];
});

it('L opens and closes the list, and H answers, while the town has the focus', async () => {
  screen.getByRole('application').focus();
  await userEvent.keyboard('l');
  expect(hud.panels).toEqual(['places']);
  await userEvent.keyboard('L');
  expect(hud.panels).toEqual([]);
  await userEvent.keyboard('h');
  await expect.poll(() => toasts).toEqual(['You are not in the town yet.']);
});

it('leaves letters to fields, and does nothing when letter keys are off', async () => {
  await userEvent.type(screen.getByLabelText('Message'), 'hello');
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('hello');
  settings.hasLetterKeys = false;
  screen.getByRole('application').focus();
  await userEvent.keyboard('lh');
  expect([hud.panels, toasts]).toEqual([[], []]);
});

it('offers both as the first stops of Tab, and then the message line', async () => {
  screen.getByRole('main').focus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Surroundings');
  await userEvent.keyboard('{Enter}');
  expect(hud.panels).toEqual(['places']);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => toasts).toHaveLength(1);
  const { focusWishes } = chatDraft;
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to the message');
  await userEvent.keyboard('{Enter}');
  expect(chatDraft.focusWishes).toBe(focusWishes + 1);
});
