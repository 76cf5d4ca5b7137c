/**
 * The game on this device: one entry of the browser's storage for each player, so that two who share a computer do not
 * bake into each other's tin. Broken entries count as none.
 */
import * as z from 'zod/mini';
import { cookieSave } from '../../shared/contract/cookie.ts';
import type { CookieSave } from '../../shared/rules/cookie/game.ts';

export interface DeviceSave {
  game: CookieSave;
  /** `lastSave` of the server's save that this game went on from. */
  basedOn?: number | undefined;
}

const deviceSave = z.object({ game: cookieSave, basedOn: z.optional(z.number()) });
const keyOf = (username: string): string => `cookieGame:${username}`;

export function readDeviceSave(username: string): DeviceSave | null {
  try {
    return deviceSave.parse(JSON.parse(localStorage.getItem(keyOf(username)) ?? 'null'));
  } catch {
    return null;
  }
}

/** False when the browser's storage is full or forbidden. */
export function writeDeviceSave(username: string, save: DeviceSave): boolean {
  try {
    localStorage.setItem(keyOf(username), JSON.stringify(save));
    return true;
  } catch {
    return false;
  }
}

const leftKeyOf = (username: string): string => `${keyOf(username)}:left`;

/** The game that was left when another was chosen or brought in; null when there is none. */
export function readLeftGame(username: string): CookieSave | null {
  try {
    return cookieSave.parse(JSON.parse(localStorage.getItem(leftKeyOf(username)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Only the last game that was left is kept. Without storage it is lost, as the game itself is. */
export function keepLeftGame(username: string, game: CookieSave): void {
  try {
    localStorage.setItem(leftKeyOf(username), JSON.stringify(game));
  } catch {
    // The browser keeps nothing for this page.
  }
}

/** The game as one line of text that survives being mailed. */
export const exportGame = (game: CookieSave): string => btoa(JSON.stringify(game));

/** The game of an exported text, or null when it is none. */
export function importGame(text: string): CookieSave | null {
  try {
    return cookieSave.parse(JSON.parse(atob(text.trim())));
  } catch {
    return null;
  }
}
