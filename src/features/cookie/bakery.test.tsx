/** The living bakery on the page: buildings around the cookie, golden cookies, buying many, and the door to a new bakery. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GOLDEN_MAX_MS, GOLDEN_MIN_MS, GOLDEN_SHOWN_MS, MAX_PRESTIGE } from '../../shared/rules/cookie/constants.ts';
import { newGame } from '../../shared/rules/cookie/game.ts';
import { Achievements } from './parts/achievements.tsx';
import { BigCookie } from './parts/big-cookie.tsx';
import { Buildings } from './parts/buildings.tsx';
import { NewBakery } from './parts/new-bakery.tsx';
import { cookies } from './state.ts';
import { text } from './text.ts';

beforeEach(() => {
  vi.useFakeTimers();
  cookies.game = { ...newGame(0), cookies: 1e6, totalCookies: 1e6 };
});
afterEach(() => {
  cleanup();
  cookies.game = null;
  vi.useRealTimers();
});

const pass = (timeMs: number): void =>
  act(() => {
    vi.advanceTimersByTime(timeMs);
  });

it('shows the owned buildings around the cookie, with their number', () => {
  if (cookies.game) cookies.game.upgrades.grandma.count = 6;
  render(<BigCookie />);
  const works = screen.getByRole('img', { name: 'Your bakery: 6 × Grandma' });
  expect(works.querySelectorAll('[data-kind="grandma"] img')).toHaveLength(2);
});

it('lets a golden cookie drift by, and counts it only when it was caught', () => {
  render(<BigCookie />);
  const golden = () => screen.queryByRole('button', { name: text.golden });
  pass(GOLDEN_MIN_MS - 1);
  expect(golden()).toBeNull();
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  pass(GOLDEN_MAX_MS - GOLDEN_MIN_MS + 1);
  if (golden() === null) throw new Error('no golden cookie');
  expect(said()).toBe(text.goldenHere);
  pass(GOLDEN_SHOWN_MS);
  expect([golden(), cookies.game?.golden]).toEqual([null, undefined]);
  pass(GOLDEN_MAX_MS);
  const caught = golden();
  if (caught === null) throw new Error('no second golden cookie');
  fireEvent.click(caught);
  expect([golden(), cookies.game?.golden, cookies.game?.cookies]).toEqual([null, 1, 1e6 + 20]);
});

it('buys ten at once, as many as the cookies pay for, and a level', async () => {
  render(<Buildings />);
  /** The state notifies the page a moment later. */
  const press = (name: string | RegExp) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name, hidden: true }));
      await Promise.resolve();
    });
  await press('×10');
  await press(/^10 × Cursor/);
  expect(cookies.game?.upgrades.cursor.count).toBe(10);
  await press(/^Improve Cursor to level 1/);
  expect(cookies.game?.levels).toEqual({ cursor: 1 });
  await press('Max');
  await press(/Grandma: buy for/);
  expect(cookies.game?.upgrades.grandma.count).toBeGreaterThan(30);
  expect(cookies.game?.cookies).toBeGreaterThanOrEqual(0);
});

it('shows every achievement with its condition, and asks before a new bakery', async () => {
  render(
    <>
      <Achievements />
      <NewBakery />
    </>,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(25);
  expect(rows.every((row) => row.querySelector('.cookie-condition')?.textContent !== '')).toBe(true);
  // Only the first new bakery brings the hat, and the last one is followed by none.
  const after = async (prestige: number) => {
    await act(async () => {
      cookies.game = { ...newGame(0), prestige, totalCookies: 1e7 };
      await Promise.resolve();
    });
    const opens = screen.queryAllByRole('button', { name: text.openNewBakery }).length;
    return [opens, screen.getByRole('region').textContent?.includes(text.newBakeryHat)];
  };
  expect([await after(1), await after(MAX_PRESTIGE), await after(0)]).toEqual([
    [1, false],
    [0, false],
    [1, true],
  ]);
  fireEvent.click(screen.getByRole('button', { name: text.openNewBakery }));
  const question = screen.getByRole('dialog');
  expect(within(question).getByText(text.newBakeryQuestion)).toBeDefined();
});
