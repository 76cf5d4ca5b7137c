/** The list of people in the town. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { figureOf } from '../../../../tests/support/samples/figure.ts';
import { allPlayers, clearPlayers, replacePlayers } from '../../../state/people/players.ts';
import { declarePlaces } from '../../../state/places/town-places.ts';
import type { Place } from '../../../shared/rules/places.ts';
import type { Figure } from '../../state/figures.ts';
import { Mirror } from './mirror.tsx';

const UPDATE_MS = 250;
const PLACES_DELAY_MS = 3000;
/** Of a crowd, without the own entry. */
const UPDATED_AT_ONCE = 30;
const OTHERS = 75;
const PIER: Place = {
  key: 'pier',
  area: [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ],
  go: { x: 2, y: 2 },
};

beforeEach(() => {
  vi.useFakeTimers();
  declarePlaces({ doors: [], places: [PIER], seats: [] });
});
afterEach(() => {
  cleanup();
  clearPlayers();
  vi.useRealTimers();
});

/** The list with the own entry in the middle of the others, at x 1. `walk` moves all figures. */
function show() {
  const names = Array.from({ length: OTHERS + 1 }, (_, index) => (index === OTHERS / 3 ? 'me' : `walker${index}`));
  const figures = new Map<string, Figure>(names.map((name) => [name, figureOf(name, 1, 2)]));
  replacePlayers(
    names.map((name) => {
      const { user, state } = figureOf(name, 1, 2).player;
      return { socketId: name, user, state };
    }),
    'me',
  );
  render(<Mirror world={{ figures: { of: ({ socketId }) => figures.get(socketId) } }} />);
  return {
    walk: (x: number): void => {
      for (const { shown } of figures.values()) shown.x = x;
    },
    entriesAt: (x: number): string[] =>
      screen
        .getAllByRole('listitem')
        .filter((entry) => entry.dataset['x'] === String(x))
        .map((entry) => entry.dataset['username'] ?? ''),
  };
}

const tick = (): void => act(() => void vi.advanceTimersByTime(UPDATE_MS));

/** Resolves when the words of places are loaded and written. */
async function untilNamed(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(PLACES_DELAY_MS));
  await vi.dynamicImportSettled();
  tick();
}

it('says who is here from the first rendering on, and where when the places have words', async () => {
  const { entriesAt } = show();
  expect(entriesAt(1)).toHaveLength(allPlayers().length);
  expect(screen.getByText('me (you)')).toBeTruthy();
  const { username, x, y, view } = screen.getByText('walker3').dataset;
  expect({ username, x, y, view }).toEqual({ username: 'walker3', x: '1', y: '2', view: '3' });
  await untilNamed();
  expect(screen.getByText('me (you) at the pier')).toBeTruthy();
  expect(screen.getByText('walker3 at the pier')).toBeTruthy();
});

it('updates the own entry each time and a walking crowd in turns', async () => {
  const { walk, entriesAt } = show();
  await untilNamed();
  // The turns begin again.
  tick();
  tick();
  walk(5);
  tick();
  expect(screen.getByText('me (you) near the pier')).toBeTruthy();
  expect(entriesAt(5)).toContain('me');
  expect(entriesAt(5)).toHaveLength(1 + UPDATED_AT_ONCE);
  walk(6);
  tick();
  expect(entriesAt(6)).toContain('me');
  // Those who still have the first place are next.
  expect(entriesAt(5)).toHaveLength(UPDATED_AT_ONCE);
  expect(entriesAt(6)).toHaveLength(1 + UPDATED_AT_ONCE);
  tick();
  expect(entriesAt(1)).toEqual([]);
  tick();
  expect(entriesAt(6)).toHaveLength(1 + OTHERS);
});
