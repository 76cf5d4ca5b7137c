/** The album with today's lanterns, its pages and the switch of the profile. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { lanternHint } from '../../languages/lantern-text.ts';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { queryClient } from '../../net/query-client.ts';
import { albumKeys } from '../../net/query-keys.ts';
import type { Album } from '../../shared/contract/album.ts';
import { albumPages } from '../../shared/rules/lanterns/album.ts';
import { dayOf, lanternsOf } from '../../shared/rules/lanterns/lanterns.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { lanterns, takeLanterns } from '../../state/places/lanterns.ts';
import AlbumScreen from './album-screen.tsx';
import { duration } from './text.ts';

const NOW = Date.parse('2026-11-25T20:45:00Z');
const DAY = dayOf(NOW);
const HINTS = lanternsOf(DAY);

beforeAll(fillPageGaps);
beforeEach(() => {
  replaceRuntime(runtime, { nowMs: NOW });
  Object.assign(lanterns, { day: null, found: [], heard: [] });
  const album: Album = {
    success: true,
    nowMs: NOW,
    day: DAY,
    found: [HINTS[1]?.n ?? 0],
    pages: albumPages([DAY - 40, DAY - 2, DAY - 1], DAY),
    isShown: false,
  };
  queryClient.setQueryData(albumKeys.own, album);
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, enabled: false } });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { enabled: true } });
});

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <AlbumScreen />
    </QueryClientProvider>,
  );
const hints = () =>
  within(screen.getByRole('region', { name: "Today's lanterns" }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows the five hints, those found marked, and follows the town', async () => {
  open();
  expect(hints()).toEqual(HINTS.map(({ n }, index) => (index === 1 ? `${lanternHint(n)}, Found` : lanternHint(n))));
  expect(screen.getByText('New lanterns in 3 h 15 min.')).toBeDefined();
  takeLanterns({ nowMs: NOW, townMs: 0, day: DAY, found: HINTS.map(({ n }) => n), spot: HINTS[0]?.n });
  await screen.findByText('All five! 20 honor and a stamp for you.');
  expect(hints().every((text) => text?.endsWith(', Found'))).toBe(true);
});

it('opens on the present page and turns back to earlier ones', async () => {
  open();
  const stamps = screen.getByRole('region', { name: 'Stamps' });
  expect(stamps.textContent).toContain('2 of 3 stamps');
  const before = within(stamps).getByRole('heading').textContent;
  // With `aria-live` it would be read through a dialog over it.
  expect(within(stamps).getByRole('status').textContent).toBe(before);
  expect(stamps.querySelector('[aria-live]')).toBeNull();
  await userEvent.click(within(stamps).getByRole('button', { name: 'Page before' }));
  expect(within(stamps).getByRole('heading').textContent).not.toBe(before);
  expect(stamps.textContent).toContain('1 of 3 stamps');
});

it('writes a duration in hours and minutes', () => {
  expect([duration(1), duration(60 * 60_000), duration(23.5 * 3_600_000)]).toEqual([
    '1 min',
    '1 h 0 min',
    '23 h 30 min',
  ]);
});
