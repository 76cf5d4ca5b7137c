/**
 * The running cookie game: loaded from device and server when the dialog opens, ticked while it is open, saved to both.
 * Progress is computed from the clock, not from ticks, so that a sleeping tab loses nothing.
 */
import { proxy, snapshot } from 'valtio';
import { ApiError } from '../../net/api-error.ts';
import { call } from '../../net/http.ts';
import { cookieSave, loadCookieGame, saveCookieGame } from '../../shared/contract/cookie.ts';
import {
  type Achievement,
  type BuildingId,
  type ClickUpgradeId,
  SERVER_SAVE_THROTTLE_MS,
} from '../../shared/rules/cookie/constants.ts';
import {
  bake,
  buyBuilding as buyBuildingOf,
  buyClickUpgrade as buyClickUpgradeOf,
  type CookieSave,
  click,
  earn,
  newGame,
  offlineEarnings,
  unlockAchievements,
} from '../../shared/rules/cookie/game.ts';
import { chooseGame } from './choose-game.ts';
import { importGame, keepLeftGame, readDeviceSave, readLeftGame, writeDeviceSave } from './device-save.ts';
import { runtime } from '../../shared/runtime/client.ts';

export interface CookieState {
  /** Null until a save is loaded or chosen. */
  game: CookieSave | null;
  /** Two diverged saves, until the player has chosen one. */
  choice: { here: CookieSave; server: CookieSave } | null;
  /** Cookies baked while the game was closed. Shown once. */
  earnedAway: number;
}

export const cookies = proxy<CookieState>({ game: null, choice: null, earnedAway: 0 });

/** Receives the events that the screen shows as toasts. */
export interface Listener {
  unlocked(achievements: Achievement[]): void;
}

let player = '';
let basedOn: number | undefined;
let tickedAt = 0;
let savedToServerAt = 0;
let listener: Listener = { unlocked: () => {} };

/** Loads the player's game. Rejects with the `ApiError` of an unreachable server; the device's save is then loaded. */
export async function openGame(username: string, onChange: Listener): Promise<void> {
  player = username;
  listener = onChange;
  savedToServerAt = 0;
  Object.assign(cookies, { game: null, choice: null, earnedAway: 0 });
  const device = readDeviceSave(username);
  try {
    const server = await loadFromServer();
    if (player !== username) return;
    const chosen = chooseGame(device, server);
    if (chosen !== null && 'askBetween' in chosen) {
      basedOn = server?.lastSave;
      cookies.choice = chosen.askBetween;
      return;
    }
    basedOn = server?.lastSave;
    play(chosen?.play ?? newGame(runtime.now()));
  } catch (error) {
    basedOn = device?.basedOn;
    play(device?.game ?? newGame(runtime.now()));
    throw error;
  }
}

/** The player's choice between two diverged saves. The other one is kept on this device. */
export function choosePlayed(chosen: 'here' | 'server'): void {
  const { choice } = cookies;
  if (choice === null) return;
  keepLeftGame(player, choice[chosen === 'here' ? 'server' : 'here']);
  cookies.choice = null;
  play(choice[chosen]);
  saveHere();
}

export const hasLeftGame = (): boolean => readLeftGame(player) !== null;

/** Restores the replaced save, and keeps the current one in its place. */
export function takeBackLeftGame(): void {
  const left = readLeftGame(player);
  if (left === null) return;
  leaveFor({ ...left, lastSave: runtime.now() });
}

/** Replaces the game by an exported one; the replaced game can be restored. False when the text is malformed. */
export function playImported(text: string): boolean {
  const game = importGame(text);
  if (game === null) return false;
  // The time since the export belongs to another game.
  leaveFor({ ...game, lastSave: runtime.now() });
  return true;
}

export function tick(): void {
  const { game } = cookies;
  if (game === null) return;
  const now = runtime.now();
  bake(game, now - tickedAt);
  tickedAt = now;
  notifyUnlocked(game);
}

/** Returns how many cookies the click baked. */
export function bakeByHand(): number {
  const { game } = cookies;
  if (game === null) return 0;
  const baked = click(game);
  notifyUnlocked(game);
  return baked;
}

export function buyBuilding(id: BuildingId): void {
  if (cookies.game && buyBuildingOf(cookies.game, id)) afterBuying(cookies.game);
}

export function buyClickUpgrade(id: ClickUpgradeId): void {
  if (cookies.game && buyClickUpgradeOf(cookies.game, id)) afterBuying(cookies.game);
}

/** Saves the game on this device. False when the browser refuses. */
export function saveHere(): boolean {
  const { game } = cookies;
  if (game === null) return true;
  game.lastSave = runtime.now();
  return writeDeviceSave(player, { game: snapshot(game) as CookieSave, basedOn });
}

/**
 * Saves the game on this device and, at most every 5 s, on the server. Resolves to the server's message, or null when
 * the server was not called or another device's save must be chosen first. Rejects with an `ApiError`.
 */
export async function saveGame(): Promise<string | null> {
  saveHere();
  const { game } = cookies;
  if (game === null || runtime.now() - savedToServerAt <= SERVER_SAVE_THROTTLE_MS) return null;
  savedToServerAt = runtime.now();
  const sent = snapshot(game) as CookieSave;
  try {
    const { message } = await call(saveCookieGame, {
      body: { ...sent, ...(basedOn === undefined ? {} : { basedOn }) },
    });
    basedOn = sent.lastSave;
    saveHere();
    return message;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'further-save')) throw error;
    const server = await loadFromServer();
    if (server === null) throw error;
    basedOn = server.lastSave;
    cookies.choice = { here: snapshot(game) as CookieSave, server };
    cookies.game = null;
    return null;
  }
}

/** Ends the game when its dialog closes. It stays saved on this device. */
export function leaveGame(): void {
  saveHere();
  cookies.game = null;
  cookies.choice = null;
}

function leaveFor(next: CookieSave): void {
  if (cookies.game !== null) keepLeftGame(player, snapshot(cookies.game) as CookieSave);
  play(next);
  saveHere();
}

function play(game: CookieSave): void {
  const now = runtime.now();
  // A valtio snapshot cannot be cloned directly.
  cookies.game = JSON.parse(JSON.stringify(game)) as CookieSave;
  cookies.earnedAway = offlineEarnings(cookies.game, now - game.lastSave);
  earn(cookies.game, cookies.earnedAway);
  tickedAt = now;
  notifyUnlocked(cookies.game);
}

function notifyUnlocked(game: CookieSave): void {
  const unlocked = unlockAchievements(game);
  if (unlocked.length > 0) listener.unlocked(unlocked);
}

function afterBuying(game: CookieSave): void {
  notifyUnlocked(game);
  saveHere();
}

async function loadFromServer(): Promise<CookieSave | null> {
  const { cookieGameState } = await call(loadCookieGame);
  return cookieGameState === '' ? null : cookieSave.parse(JSON.parse(cookieGameState));
}
