/** FLOW's board by keyboard in its dialog, and what it says while the connection is lost. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { connection } from '../../state/session/connection.ts';
import { settings } from '../../state/settings/settings.ts';
import { fillPurse } from '../../state/shopping/purse.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import FlowScreen from './flow-screen.tsx';
import { Guide } from './parts/guide.tsx';
import { flow } from './state.ts';
import { text } from './text.ts';

vi.mock('./game.ts', async (original) => ({
  ...(await original<object>()),
  openGame: () => Promise.resolve(),
  leaveGame: () => undefined,
  keptMoves: () => 3,
}));
vi.mock('./parts/board-canvas.tsx', () => ({ BoardCanvas: () => null }));
vi.mock('./parts/board-pictures.ts', () => ({ loadBoardPictures: () => Promise.reject(new Error('no pictures')) }));

const onClose = vi.fn();
beforeAll(fillPageGaps);
beforeEach(() => {
  onClose.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  Object.assign(connection, { status: 'online', message: null, refusal: null });
  Object.assign(flow, { status: 'ready', failure: '', gems: new Uint8Array(36), taken: null, waiting: 0 });
  Object.assign(flow, { isBehind: false, isFull: false, said: null });
  render(
    <Dialog title="FLOW" onClose={onClose}>
      <FlowScreen />
    </Dialog>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('puts a held gem down by Escape, wherever the focus is, and closes by the next Escape', async () => {
  const user = userEvent.setup();
  screen.getByRole('gridcell', { name: /row 1, column 1$/ }).focus();
  await user.keyboard('{Enter}');
  expect(flow.taken).toBe(0);
  await user.keyboard('{Escape}');
  expect([flow.taken, onClose.mock.calls.length]).toEqual([null, 0]);

  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: text.hint }).focus();
  await user.keyboard('{Escape}');
  expect([flow.taken, onClose.mock.calls.length]).toEqual([null, 0]);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('goes to the ends of a row by Home and End, with Ctrl to those of the board, and keeps a held gem', async () => {
  const user = userEvent.setup();
  const focused = () => document.activeElement?.getAttribute('data-cell');
  screen.getByRole('gridcell', { name: /row 2, column 3$/ }).focus();
  await user.keyboard('{Enter}');
  const ends: (string | null | undefined)[] = [];
  for (const keys of ['{Home}', '{End}', '{Control>}{Home}{/Control}', '{Control>}{End}{/Control}']) {
    await user.keyboard(keys);
    ends.push(focused());
  }
  expect(ends).toEqual(['6', '11', '0', '35']);
  expect(flow.taken).toBe(8);
});

it('says which pair the hint marks, and describes its cells', async () => {
  flow.gems = Uint8Array.from({ length: 36 }, (_, cell) => cell % 5);
  flow.possibleSwaps = [[7, 8]];
  const hint = screen.getByRole('button', { name: text.hint });
  await userEvent.setup().click(hint);
  const pair = ['emerald, row 2, column 2', 'sapphire, row 2, column 3'] as const;
  expect(await screen.findByText(`Hint: ${pair[0]}, with ${pair[1]}.`)).toBeTruthy();
  const described = screen.getAllByRole('gridcell', { description: text.hint });
  expect(described.map((cell) => cell.getAttribute('aria-label'))).toEqual(pair);
});

it('says that it reconnects and how many moves wait, then that they are sent', async () => {
  expect(screen.queryByText(/Reconnecting/)).toBeNull();
  connection.status = 'lost';
  expect(await screen.findByText(text.reconnecting)).toBeTruthy();
  Object.assign(flow, { waiting: 3, waitingPoints: 340, waitingFactor: 2, isBehind: true });
  expect(await screen.findByText('Reconnecting, 3 moves waiting')).toBeTruthy();
  expect(await screen.findByText('+340 at ×2')).toBeTruthy();
  expect(screen.getByRole('button', { name: text.newGame }).title).toBe(text.movesFirst);
  connection.status = 'online';
  expect(await screen.findByText('Sending, 3 moves waiting')).toBeTruthy();
  Object.assign(flow, { waiting: 1, waitingFactor: 1 });
  expect(await screen.findByText('Sending, 1 move waiting')).toBeTruthy();
});

it('says that another tab plays, or why it failed and what waits', async () => {
  flow.status = 'ended';
  expect(await screen.findByText(text.takenOverTitle)).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
  Object.assign(flow, { status: 'failed', failure: 'Network error' });
  expect(await screen.findByText('Network error')).toBeTruthy();
  expect(screen.getByText(text.keptMoves({ count: 3 }))).toBeTruthy();
});

it('shows honor as value / 100, also what is missing', async () => {
  fillPurse({ honor: 11 });
  expect(await screen.findByText('Honor 0.11')).toBeTruthy();
  expect(screen.getByText('0.89 to level 1')).toBeTruthy();
});

it('says that a swap makes no match, twice when it happens twice', async () => {
  const spoken = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join('|');
  flow.said = { kind: 'no-match', count: 1 };
  await screen.findByText(text.noMatchSaid);
  const first = spoken();
  flow.said = { kind: 'no-match', count: 2 };
  await waitFor(() => expect(spoken()).not.toBe(first));
});

it('says that a swap waits while gems fall', async () => {
  flow.said = { kind: 'waits', count: 1 };
  expect((await screen.findByText(text.waitsSaid)).tagName).toBe('OUTPUT');
});

it('closes the guide by the first match, and keeps it closed after a swap without one', async () => {
  localStorage.clear();
  Object.assign(flow, { mode: 'daily', highScore: 0 });
  cleanup();
  render(<Guide />);
  expect(screen.queryByRole('complementary')).not.toBeNull();
  flow.said = { kind: 'points', points: 30, rounds: 1, count: 1 };
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  flow.said = { kind: 'no-match', count: 2 };
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('complementary')).toBeNull();
  flow.mode = 'endless';
});

it('switches its sound in the header', async () => {
  const before = settings.isFlowSoundOn;
  const button = screen.getByRole('button', { name: text.sound, pressed: before });
  expect(button.closest('header')).not.toBeNull();
  await userEvent.click(button);
  expect(settings.isFlowSoundOn).toBe(!before);
  expect(button.getAttribute('aria-pressed')).toBe(String(!before));
  settings.isFlowSoundOn = before;
});
