/** When the page offers to be installed: at a later visit, once, and while the player is busy with nothing else. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ref } from 'valtio';
import { type ManualRuntime, replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { collectToasts } from '../../tests/support/served-page.ts';
import { closeScreens, openScreenByName } from '../screens/screens.ts';
import { runtime } from '../shared/runtime/client.ts';
import { connection } from '../state/session/connection.ts';
import { installation } from '../state/settings/installation.ts';
import { offerInstallation } from './offer-installation.tsx';

const VISIT_MS = 30_000;
const toasts = collectToasts();
let time: ManualRuntime;
let stop: () => void;
let asked: number;

/** The browser can install the page. */
function beOffered(): void {
  const prompt = (): Promise<{ outcome: 'accepted' }> => {
    asked += 1;
    return Promise.resolve({ outcome: 'accepted' });
  };
  installation.offer = ref(Object.assign(new Event('beforeinstallprompt'), { prompt }));
}

/** Stores reach their listeners in a microtask. */
const settle = (): Promise<void> => Promise.resolve();

/** Begins a visit so many hours after the first one. */
function visitAfter(hours: number): void {
  localStorage.setItem('firstVisit', String(runtime.now() - hours * 3_600_000));
  stop = offerInstallation();
}

beforeEach(() => {
  localStorage.clear();
  time = replaceRuntime(runtime);
  asked = 0;
  connection.status = 'online';
  beOffered();
});
afterEach(() => {
  stop();
  closeScreens();
  cleanup();
});

it('offers nothing at the first visit, nor after a reload a moment later', () => {
  stop = offerInstallation();
  time.advance(VISIT_MS);
  stop();
  stop = offerInstallation();
  time.advance(VISIT_MS);
  expect(toasts).toEqual([]);
});

it('offers it once at a later visit, and asks the browser when the player accepts', async () => {
  visitAfter(2);
  time.advance(VISIT_MS - 1);
  expect(toasts).toEqual([]);
  time.advance(1);
  expect(toasts).toHaveLength(1);
  render(<>{toasts[0]?.text}</>);
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(asked).toBe(1);
  expect(toasts[1]?.text).toBe('Promenade is installed.');
  beOffered();
  visitAfter(30);
  time.advance(VISIT_MS);
  expect(toasts).toHaveLength(2);
});

it('waits until the player has left a field, every dialog is closed, and the town is online', async () => {
  render(<input />);
  screen.getByRole('textbox').focus();
  visitAfter(2);
  time.advance(VISIT_MS);
  expect(toasts).toEqual([]);
  openScreenByName('feed');
  screen.getByRole('textbox').blur();
  expect(toasts).toEqual([]);
  connection.status = 'lost';
  closeScreens();
  await settle();
  expect(toasts).toEqual([]);
  connection.status = 'online';
  await settle();
  expect(toasts).toHaveLength(1);
});

it('is offered as soon as the player leaves the message line', () => {
  render(<input />);
  screen.getByRole('textbox').focus();
  visitAfter(2);
  time.advance(VISIT_MS);
  screen.getByRole('textbox').blur();
  expect(toasts).toHaveLength(1);
});
