import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CookieSave, newGame } from '../../shared/rules/cookie/game.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { connection } from '../../state/session/connection.ts';
import { readDeviceSave, writeDeviceSave } from './device-save.ts';
import {
  bakeByHand,
  closeGame,
  cookies,
  leaveGame,
  openGame,
  openNewBakery,
  playImported,
  saveGame,
  takeBackLeftGame,
  tick,
} from './state.ts';
import { exportGame } from './device-save.ts';

const START_MS = Date.UTC(2026, 5, 1);
const listener = { unlocked: () => undefined, leftBehind: () => void (leftBehind += 1) };
let leftBehind = 0;
const HOUR_MS = 3_600_000;

function gameWithCursors(count: number) {
  const game = newGame(START_MS);
  game.upgrades.cursor.count = count;
  return game;
}

/** Without a server the device's save is loaded. */
async function openAlone(username: string): Promise<void> {
  await expect(openGame(username, listener)).rejects.toThrow();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START_MS });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  localStorage.clear();
  leftBehind = 0;
  connection.status = 'online';
  signInAs(userNamed('mirabel'));
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

/** A server with one save, which refuses when `refusal` says so. `saved` are the bodies that it accepted. */
function serve(state: CookieSave | null) {
  const server = { state, refusal: null as { status: number; code: string } | null, saved: [] as object[], bakery: 0 };
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    if (url.endsWith('/cookie/load')) {
      const cookieGameState = server.state === null ? '' : JSON.stringify(server.state);
      return Promise.resolve(Response.json({ success: true, cookieGameState }));
    }
    if (url.endsWith('/cookie/prestige')) {
      const next = { ...newGame(START_MS + 7000), prestige: 1 };
      server.state = next;
      const cookieGameState = JSON.stringify(next);
      return Promise.resolve(Response.json({ success: true, message: 'Open!', cookieGameState, prize: 'hat' }));
    }
    const { basedOn, ...save } = JSON.parse(body ?? '{}') as CookieSave & { basedOn?: number };
    const isBehind = server.bakery === 0 && server.state !== null && basedOn !== server.state.lastSave;
    const refusal = isBehind ? { status: 409, code: 'further-save' } : server.refusal;
    if (refusal) {
      const { status, code } = refusal;
      return Promise.resolve(Response.json({ success: false, message: 'This save was refused.', code }, { status }));
    }
    server.state = save;
    server.saved.push({ ...save, basedOn });
    return Promise.resolve(Response.json({ success: true, message: 'Game saved!' }));
  });
  return server;
}

it('plays the newer save unasked, keeps the other one, and saves without a refusal', async () => {
  const server = serve({ ...gameWithCursors(7), lastSave: START_MS - 500, clickCount: 4 });
  writeDeviceSave('mirabel', { game: { ...gameWithCursors(3), lastSave: START_MS - 100 }, basedOn: 1 });
  await openGame('mirabel', listener);
  expect([cookies.game?.upgrades.cursor.count, cookies.hasLeft, leftBehind]).toEqual([3, true, 1]);
  expect(await saveGame()).toBe('Game saved!');
  expect(server.saved).toMatchObject([{ basedOn: START_MS - 500, upgrades: { cursor: { count: 3 } } }]);
  vi.setSystemTime(START_MS + 10_000);
  await takeBackLeftGame();
  expect(cookies.game).toMatchObject({ clickCount: 4, upgrades: { cursor: { count: 7 } } });
  expect(server.state).toMatchObject({ clickCount: 4 });
});

it('goes on when another device saved in the meantime, keeps its game and says so', async () => {
  const server = serve(null);
  await openGame('mirabel', listener);
  bakeByHand();
  server.state = { ...gameWithCursors(7), lastSave: START_MS + 5 };
  expect(await saveGame()).toBe('Game saved!');
  expect([cookies.game?.clickCount, cookies.hasLeft, leftBehind]).toEqual([1, true, 1]);
});

it('imports what the server accepts; each game replaces the other', async () => {
  serve(null);
  await openGame('mirabel', listener);
  bakeByHand();
  expect(cookies.hasLeft).toBe(false);
  expect(await playImported('nonsense')).toBe(false);
  expect(await playImported(exportGame(gameWithCursors(3)))).toBe(true);
  expect(cookies.game).toMatchObject({ clickCount: 0, upgrades: { cursor: { count: 3 } } });
  vi.setSystemTime(START_MS + 10_000);
  await takeBackLeftGame();
  expect(cookies.game).toMatchObject({ clickCount: 1, upgrades: { cursor: { count: 0 } } });
  vi.setSystemTime(START_MS + 20_000);
  await takeBackLeftGame();
  expect(cookies.game?.upgrades.cursor.count).toBe(3);
});

it('changes nothing when the server refuses an import', async () => {
  const server = serve(null);
  await openGame('mirabel', listener);
  bakeByHand();
  await saveGame();
  vi.setSystemTime(START_MS + 10_000);
  server.refusal = { status: 422, code: 'implausible-save' };
  server.state = { ...gameWithCursors(7), lastSave: START_MS + 6000 };
  await expect(playImported(exportGame(gameWithCursors(3)))).rejects.toThrow('This save was refused.');
  expect([cookies.game?.clickCount, cookies.hasLeft]).toEqual([1, false]);
  expect(cookies.game?.upgrades.cursor.count).toBe(0);
  expect(readDeviceSave('mirabel')?.game.clickCount).toBe(1);
  // The next save continues the game as if nothing had been tried: it still notices the save of another device.
  server.refusal = null;
  vi.setSystemTime(START_MS + 20_000);
  expect(await saveGame()).toBe('Game saved!');
  expect(leftBehind).toBe(1);
  expect(server.state?.clickCount).toBe(1);
});

it('shows a save that failed at the closing when the game is opened again, until one succeeds', async () => {
  const server = serve(null);
  await openGame('mirabel', listener);
  bakeByHand();
  server.refusal = { status: 422, code: 'implausible-save' };
  await closeGame();
  expect([cookies.game, server.saved]).toEqual([null, []]);
  leaveGame();
  await openGame('odette', listener);
  expect(cookies.missedSave).toBeNull();
  leaveGame();
  await openGame('mirabel', listener);
  expect([cookies.missedSave, cookies.game?.clickCount]).toEqual(['This save was refused.', 1]);
  server.refusal = null;
  expect(await saveGame()).toBe('Game saved!');
  expect(cookies.missedSave).toBeNull();
  leaveGame();
  await openGame('mirabel', listener);
  expect(cookies.missedSave).toBeNull();
});

it('shows a save that could not be sent at the closing as well', async () => {
  serve(null);
  await openGame('odette', listener);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await closeGame();
  serve(null);
  await openGame('odette', listener);
  expect(cookies.missedSave).toBe('Network error');
});

it('keeps the save of another device that the last save met, without a message', async () => {
  const server = serve(null);
  await openGame('mirabel', listener);
  bakeByHand();
  server.state = { ...gameWithCursors(7), lastSave: START_MS + 5 };
  await closeGame();
  vi.setSystemTime(START_MS + 10);
  await openGame('mirabel', listener);
  expect(cookies.missedSave).toBeNull();
  expect([cookies.game?.upgrades.cursor.count, cookies.hasLeft]).toEqual([7, true]);
});

it('stops in a tab that another one replaced, after a last save on this device', async () => {
  const server = serve(null);
  await openGame('mirabel', listener);
  bakeByHand();
  connection.status = 'ended';
  await Promise.resolve();
  expect([cookies.isEnded, cookies.game]).toEqual([true, null]);
  expect(readDeviceSave('mirabel')?.game.clickCount).toBe(1);
  const other = { game: { ...gameWithCursors(9), lastSave: START_MS + 10 } };
  writeDeviceSave('mirabel', other);
  expect([bakeByHand(), await saveGame()]).toEqual([0, null]);
  leaveGame();
  expect([readDeviceSave('mirabel'), server.saved]).toEqual([other, []]);
});

it('saves the game, then plays the new bakery that the server opened; nothing earlier can be taken back', async () => {
  const server = serve(null);
  await openGame('mirabel', listener);
  bakeByHand();
  await playImported(exportGame(gameWithCursors(3)));
  expect(cookies.hasLeft).toBe(true);
  vi.setSystemTime(START_MS + 10_000);
  expect(await openNewBakery()).toEqual({ message: 'Open!', prize: 'hat' });
  expect(server.saved.at(-1)).toMatchObject({ upgrades: { cursor: { count: 3 } }, levels: {}, golden: 0, prestige: 0 });
  expect(cookies.game).toMatchObject({ prestige: 1, upgrades: { cursor: { count: 0 } } });
  expect([cookies.hasLeft, readDeviceSave('mirabel')?.game.prestige]).toEqual([false, 1]);
  await takeBackLeftGame();
  expect(cookies.game?.prestige).toBe(1);
});

it('plays the bakery that another device opened, and says why the save was refused', async () => {
  const server = serve(null);
  await openGame('mirabel', listener);
  bakeByHand();
  server.state = { ...gameWithCursors(2), lastSave: START_MS + 5, prestige: 1 };
  server.refusal = { status: 409, code: 'other-bakery' };
  server.bakery = 1;
  await expect(saveGame()).rejects.toThrow('This save was refused.');
  expect(cookies.game).toMatchObject({ prestige: 1, upgrades: { cursor: { count: 2 } } });
});
