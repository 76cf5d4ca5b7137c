/**
 * The running cookie game: loaded from device and server when the dialog opens, ticked while it is open, saved to both.
 * Progress is computed from the clock, not from ticks, so that a sleeping tab loses nothing.
 */
import { proxy, snapshot, subscribe } from 'valtio';
import { ApiError } from '../../net/api-error.ts';
import { call } from '../../net/http.ts';
import { cookieSave, loadCookieGame, openBakery, saveCookieGame } from '../../shared/contract/cookie.ts';
import {
  type Achievement,
  type BuildingId,
  type ClickUpgradeId,
  SERVER_SAVE_THROTTLE_MS,
} from '../../shared/rules/cookie/constants.ts';
import {
  bake,
  buyBuildings as buyBuildingsOf,
  buyClickUpgrade as buyClickUpgradeOf,
  buyLevel as buyLevelOf,
  catchGolden as catchGoldenOf,
  type CookieSave,
  click,
  earn,
  newGame,
  offlineEarnings,
  unlockAchievements,
} from '../../shared/rules/cookie/game.ts';
import { sleep } from '../../shared/runtime/timing.ts';
import { connection } from '../../state/session/connection.ts';
import { chooseGame } from './choose-game.ts';
import { importGame, keepLeftGame, readDeviceSave, readLeftGame, writeDeviceSave } from './device-save.ts';
import { runtime } from '../../shared/runtime/client.ts';

export interface CookieState {
  /** Null until a save is loaded. */
  game: CookieSave | null;
  /** Another window plays: nothing is baked or saved here any more. */
  isEnded: boolean;
  /** A replaced save can be taken back. */
  hasLeft: boolean;
  /** Cookies baked while the game was closed. Shown once. */
  earnedAway: number;
  /** Why the save at the last closing failed; null since the next save on the server. */
  missedSave: string | null;
}

const nothing: CookieState = { game: null, isEnded: false, hasLeft: false, earnedAway: 0, missedSave: null };

export const cookies = proxy<CookieState>({ ...nothing });

/** Receives the events that the screen shows as toasts. */
export interface Listener {
  unlocked(achievements: Achievement[]): void;
  /** Another save than this one goes on; the replaced one can be taken back. */
  leftBehind(): void;
}

let player = '';
let basedOn: number | undefined;
let tickedAt = 0;
let savedToServerAt = 0;
let listener: Listener = { unlocked: () => {}, leftBehind: () => {} };
let stopFollowing = (): void => {};
let missed: { username: string; message: string } | null = null;

/** Loads the player's game. Rejects with the `ApiError` of an unreachable server; the device's save is then loaded. */
export async function openGame(username: string, onChange: Listener): Promise<void> {
  player = username;
  listener = onChange;
  savedToServerAt = 0;
  const missedSave = missed?.username === username ? missed.message : null;
  Object.assign(cookies, { ...nothing, missedSave, hasLeft: readLeftGame(username) !== null });
  stopFollowing();
  stopFollowing = subscribe(connection, endWhenReplaced);
  endWhenReplaced();
  if (cookies.isEnded) return;
  const device = readDeviceSave(username);
  try {
    const server = await loadFromServer();
    if (player !== username || cookies.isEnded) return;
    const chosen = chooseGame(device, server, runtime.now());
    basedOn = server?.lastSave;
    play(chosen?.play ?? newGame(runtime.now()));
    if (chosen?.left) leaveBehind(chosen.left);
  } catch (error) {
    if (player !== username || cookies.isEnded) throw error;
    basedOn = device?.basedOn;
    play(device?.game ?? newGame(runtime.now()));
    throw error;
  }
}

/**
 * Restores the replaced save, and keeps the current one in its place. Rejects with an `ApiError` when the server refuses it;
 * nothing has changed then.
 */
export async function takeBackLeftGame(): Promise<void> {
  const left = readLeftGame(player);
  if (left !== null) await replaceBy(left);
}

/**
 * Replaces the game by an exported one; the replaced game can be taken back. Resolves to false when the text is malformed.
 * Rejects with an `ApiError` when the server refuses the game; nothing has changed then.
 */
export async function playImported(text: string): Promise<boolean> {
  const game = importGame(text);
  if (game === null) return false;
  await replaceBy(game);
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

/** Returns how many cookies a golden one brought. */
export function catchGolden(): number {
  const { game } = cookies;
  if (game === null) return 0;
  const brought = catchGoldenOf(game);
  notifyUnlocked(game);
  return brought;
}

export function buyBuildings(id: BuildingId, amount: number): void {
  if (cookies.game && buyBuildingsOf(cookies.game, id, amount)) afterBuying(cookies.game);
}

export function buyLevel(id: BuildingId): void {
  if (cookies.game && buyLevelOf(cookies.game, id)) afterBuying(cookies.game);
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
 * Saves the game on this device and, at most every 5 s, on the server. Resolves to the server's message, or null when the
 * server was not called. Rejects with an `ApiError`. When another device saved in the meantime, this game, which is the
 * newer one, goes on, and the other one can be taken back.
 */
export async function saveGame(): Promise<string | null> {
  saveHere();
  const { game } = cookies;
  if (game === null || throttleLeftMs() > 0) return null;
  savedToServerAt = runtime.now();
  const sent = snapshot(game) as CookieSave;
  try {
    return await send(sent);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'other-bakery') await playNewestBakery(player);
    if (error.code !== 'further-save') throw error;
    const server = await loadFromServer();
    if (server === null || cookies.game === null) throw error;
    basedOn = server.lastSave;
    const message = await send(sent);
    leaveBehind(server);
    return message;
  }
}

/**
 * Saves the game and opens a new bakery. Resolves to the server's message and the id of its prize, or null when the game was
 * closed. Rejects with an `ApiError`; the bakery goes on then.
 */
export async function openNewBakery(): Promise<{ message: string; prize: string | null } | null> {
  const owner = player;
  await sleep(runtime, throttleLeftMs());
  await saveGame();
  if (player !== owner || cookies.game === null || basedOn === undefined) return null;
  const { cookieGameState, message, prize } = await call(openBakery, { body: { basedOn } });
  const game = cookieSave.parse(JSON.parse(cookieGameState));
  // What was replaced is of an earlier bakery now, which the server takes no more.
  keepLeftGame(owner, null);
  writeDeviceSave(owner, { game, basedOn: game.lastSave });
  if (player === owner && cookies.game !== null) {
    basedOn = game.lastSave;
    cookies.hasLeft = false;
    play(game);
  }
  return { message, prize };
}

/** Another device opened a new bakery. */
async function playNewestBakery(owner: string): Promise<void> {
  const server = await loadFromServer();
  if (server === null || player !== owner || cookies.game === null) return;
  basedOn = server.lastSave;
  play(server);
  saveHere();
}

/**
 * Ends the game when its dialog closes, after a last save on this device and on the server. Resolves when the server has
 * answered; never rejects. A failure is kept as `missedSave` for the next opening.
 */
export async function closeGame(): Promise<void> {
  const username = player;
  const saving = saveGame();
  leaveGame();
  try {
    await saving;
  } catch (error) {
    keepMissedSave(username, error);
  }
}

/** Ends the game without the server. It stays saved on this device. */
export function leaveGame(): void {
  stopFollowing();
  stopFollowing = () => {};
  saveHere();
  cookies.game = null;
  player = '';
}

/** For a save that failed after the game was closed. */
export function keepMissedSave(username: string, error: unknown): void {
  // The next opening compares both saves and keeps the older one.
  if (error instanceof ApiError && error.code === 'further-save') return;
  missed = { username, message: error instanceof Error ? error.message : String(error) };
  if (player === username && cookies.game !== null) cookies.missedSave = missed.message;
}

/** Sends a save that continues or replaces the server's. Resolves to the server's message. */
async function send(save: CookieSave): Promise<string> {
  // With all fields: the server keeps those that are omitted.
  const { levels = {}, golden = 0, prestige = 0 } = save;
  const body = { ...save, levels, golden, prestige, ...(basedOn === undefined ? {} : { basedOn }) };
  const { message } = await call(saveCookieGame, { body });
  basedOn = save.lastSave;
  missed = null;
  cookies.missedSave = null;
  saveHere();
  return message;
}

/**
 * Asks the server first, as soon as it may be called. The time since the save was made belongs to another game. The dialog can
 * close in the meantime: then the replacement is found at the next opening.
 */
async function replaceBy(game: CookieSave): Promise<void> {
  const owner = player;
  const basedOnBefore = basedOn;
  await sleep(runtime, throttleLeftMs());
  const next = { ...game, lastSave: runtime.now() };
  savedToServerAt = next.lastSave;
  try {
    basedOn = (await loadFromServer())?.lastSave;
    await send(next);
  } catch (error) {
    basedOn = basedOnBefore;
    throw error;
  }
  const current = player === owner ? cookies.game : null;
  const left = current === null ? readDeviceSave(owner)?.game : (snapshot(current) as CookieSave);
  if (left) keepLeftGame(owner, left);
  if (current === null) {
    writeDeviceSave(owner, { game: next, basedOn: next.lastSave });
    return;
  }
  play(next);
  cookies.hasLeft = true;
  saveHere();
}

/** How long the server must not be called yet, ms. */
const throttleLeftMs = (): number => Math.max(0, savedToServerAt + SERVER_SAVE_THROTTLE_MS + 1 - runtime.now());

function leaveBehind(left: CookieSave): void {
  keepLeftGame(player, left);
  cookies.hasLeft = true;
  listener.leftBehind();
}

/** Another window took over: it finds this device's save, which must not be overwritten from here. */
function endWhenReplaced(): void {
  if (connection.status !== 'ended' || cookies.isEnded) return;
  saveHere();
  cookies.game = null;
  cookies.isEnded = true;
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
