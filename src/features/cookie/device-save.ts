/**
 * The game's save on this device. The key contains the username, so that players who share a browser keep separate
 * saves. Malformed entries count as missing.
 */
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { cookieSave } from '../../shared/contract/cookie.ts';
import type { CookieSave } from '../../shared/rules/cookie/game.ts';

export interface DeviceSave {
  game: CookieSave;
  /** `lastSave` of the server's save from which this save was derived. */
  basedOn?: number | undefined;
}

const deviceSave = z.object({ game: cookieSave, basedOn: z.optional(z.number()) });
const keyOf = (username: string): string => `cookieGame:${username}`;

export const readDeviceSave = (username: string): DeviceSave | null => readStored('local', keyOf(username), deviceSave);

/** False when the browser's storage is full or forbidden. */
export const writeDeviceSave = (username: string, save: DeviceSave): boolean =>
  writeStored('local', keyOf(username), save);

const leftKeyOf = (username: string): string => `${keyOf(username)}:left`;

/** The save that was replaced by another one or by an import. Null when there is none. */
export const readLeftGame = (username: string): CookieSave | null =>
  readStored('local', leftKeyOf(username), cookieSave);

/** Keeps only the last replaced save; null removes it. Without storage it is lost. */
export function keepLeftGame(username: string, game: CookieSave | null): void {
  writeStored('local', leftKeyOf(username), game);
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
