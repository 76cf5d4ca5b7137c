import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newGame } from '../../shared/rules/cookie/game.ts';
import { writeDeviceSave } from './device-save.ts';
import {
  bakeByHand,
  cookies,
  hasLeftGame,
  leaveGame,
  openGame,
  playImported,
  takeBackLeftGame,
  tick,
} from './state.ts';
import { exportGame } from './device-save.ts';

const START_MS = Date.UTC(2026, 5, 1);
const HOUR_MS = 3_600_000;

function gameWithCursors(count: number) {
  const game = newGame(START_MS);
  game.upgrades.cursor.count = count;
  return game;
}

/** Without a server the device's save is loaded. */
async function openAlone(username: string): Promise<void> {
  await expect(openGame(username, { unlocked: () => undefined })).rejects.toThrow();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START_MS });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  localStorage.clear();
});
afterEach(() => {
  leaveGame();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('bakes by the clock: a tab that slept for an hour loses nothing', async () => {
  writeDeviceSave('mirabel', { game: gameWithCursors(10) });
  await openAlone('mirabel');
  vi.setSystemTime(START_MS + 100);
  tick();
  expect(cookies.game?.cookies).toBeCloseTo(0.1);
  vi.setSystemTime(START_MS + 100 + HOUR_MS);
  tick();
  expect(cookies.game?.cookies).toBeCloseTo(0.1 + 3600);
  // A clock that was set back removes no cookies.
  vi.setSystemTime(START_MS);
  tick();
  expect(cookies.game?.cookies).toBeCloseTo(0.1 + 3600);
});

it('earns a tenth while the game is closed', async () => {
  writeDeviceSave('mirabel', { game: gameWithCursors(10) });
  vi.setSystemTime(START_MS + HOUR_MS);
  await openAlone('mirabel');
  expect(cookies.earnedAway).toBeCloseTo(360);
  expect(cookies.game?.cookies).toBeCloseTo(360);
});

it('keeps the game that an import replaces, and each replaces the other', async () => {
  await openAlone('mirabel');
  bakeByHand();
  expect(hasLeftGame()).toBe(false);
  expect(playImported('nonsense')).toBe(false);
  expect(playImported(exportGame(gameWithCursors(3)))).toBe(true);
  expect(cookies.game).toMatchObject({ clickCount: 0, upgrades: { cursor: { count: 3 } } });
  takeBackLeftGame();
  expect(cookies.game).toMatchObject({ clickCount: 1, upgrades: { cursor: { count: 0 } } });
  takeBackLeftGame();
  expect(cookies.game?.upgrades.cursor.count).toBe(3);
});
