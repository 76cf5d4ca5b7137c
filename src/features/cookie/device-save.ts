/**
 * The game's save on this device. The key contains the username, so that players who share a browser keep separate
 * saves. Malformed entries count as missing.
 */
import * as z from 'zod/mini';
import { cookieSave } from '../../shared/contract/cookie.ts';
import type { CookieSave } from '../../shared/rules/cookie/game.ts';

export interface DeviceSave {
  game: CookieSave;
  /** `lastSave` of the server's save from which this save was derived. */
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

/** The save that was replaced by another one or by an import. Null when there is none. */
export function readLeftGame(username: string): CookieSave | null {
  try {
    return cookieSave.parse(JSON.parse(localStorage.getItem(leftKeyOf(username)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps only the last replaced save. Without storage it is lost. */
export function keepLeftGame(username: string, game: CookieSave): void {
  try {
    localStorage.setItem(leftKeyOf(username), JSON.stringify(game));
  } catch {
    // The browser keeps nothing for this page.
  }
}

/** The save as one line of text that can be copied and mailed. */
export const exportGame = (game: CookieSave): string => btoa(JSON.stringify(game));

/** The save of an exported text, or null when the text is malformed. */
export function importGame(text: string): CookieSave | null {
  try {
    return cookieSave.parse(JSON.parse(atob(text.trim())));
  } catch {
    return null;
  }
}
