import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { closeScreens, openScreenByName } from '../../screens/screens.ts';
import type { ConnectionState } from '../../state/session/connection.ts';
import { useShowsConnection } from '../../state/session/connection-shown.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { OfflineOverlay } from './offline-overlay.tsx';

const state = (change: Partial<ConnectionState>): ConnectionState => ({
  status: 'lost',
  message: null,
  refusal: null,
  hasTownsfolk: false,
  ...change,
});
const modal = () => screen.queryByRole('alertdialog');
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const TITLE = "Oh no! You're offline.";
const TEXT =
  'Our service may be undergoing maintenance, or your internet connection may be unstable. Please check your connection and try again.';

beforeAll(fillPageGaps);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  act(closeScreens);
  cleanup();
  vi.useRealTimers();
});

it('shows the texts of the specification as a modal message with the focus on Try Again', async () => {
  let tries = 0;
  render(<OfflineOverlay connection={state({})} socialLinks={[]} onTryAgain={() => (tries += 1)} />);
  expect(screen.getByRole('alertdialog', { name: TITLE })).toBeTruthy();
  expect(screen.getByText(TEXT)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Try Again');
  await userEvent.keyboard('{Enter}');
  expect(tries).toBe(1);
  expect(screen.queryByRole('link')).toBeNull();
});

it('links to the configured social links', () => {
  const links = [{ label: 'Discord', url: 'https://chat.example/' }];
  render(<OfflineOverlay connection={state({})} socialLinks={links} />);
  expect(screen.getByRole('link', { name: 'Discord' }).getAttribute('href')).toBe('https://chat.example/');
});

it('is silent while the town is entered, until that takes long', () => {
  render(<OfflineOverlay connection={state({ status: 'connecting' })} socialLinks={[]} />);
  expect(screen.getByText(TEXT)).toBeTruthy();
  expect([modal(), screen.queryByRole('alert')]).toEqual([null, null]);
  expect(screen.getByText(TEXT).closest('[inert]')).not.toBeNull();
  pass(5000);
  expect(modal()).not.toBeNull();
});

function Town() {
  const [isLost, setIsLost] = useState(true);
  return (
    <>
      <Dialog title="Forums" onClose={() => {}}>
        <input aria-label="Title" />
      </Dialog>
      <button type="button" onClick={() => setIsLost(false)}>
        Restore
      </button>
      <OfflineOverlay connection={state({ status: isLost ? 'lost' : 'online' })} socialLinks={[]} />
    </>
  );
}

it('stays below an open dialog at first, then covers it and gives the focus back', async () => {
  act(() => openScreenByName('forum'));
  render(<Town />);
  const field = screen.getByLabelText('Title');
  act(() => field.focus());
  expect(modal()).toBeNull();
  pass(5000);
  expect(modal()).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('Try Again');
  await userEvent.keyboard('{Escape}');
  expect(modal()).not.toBeNull();
  act(() => screen.getByText('Restore').click());
  await expect.poll(() => document.activeElement).toBe(field);
});

function Game() {
  useShowsConnection();
  return <Button>Board</Button>;
}

it('stays below a screen that shows the lost connection itself', () => {
  render(
    <>
      <Game />
      <OfflineOverlay connection={state({})} socialLinks={[]} />
    </>,
  );
  pass(60_000);
  expect(modal()).toBeNull();
});

it('does not say that a tab is offline when another one replaced it', () => {
  render(<OfflineOverlay connection={state({ status: 'ended', message: 'Another window took over.' })} />);
  expect(screen.getByRole('alertdialog', { name: 'You are playing in another window' })).toBeTruthy();
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(screen.getByText('Another window took over.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play here' })).toBeTruthy();
});
