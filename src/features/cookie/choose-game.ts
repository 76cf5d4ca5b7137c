/**
 * Chooses between two saves: the one saved later (specification: avatar and commerce, section 4). The other one is kept when
 * it has progress that would be lost.
 */
import type { CookieSave } from '../../shared/rules/cookie/game.ts';
import { isAtLeast } from '../../shared/rules/cookie/plausible.ts';
import type { DeviceSave } from './device-save.ts';

export interface GameChoice {
  play: CookieSave;
  /** The save that was not chosen; null when it has nothing that the chosen one lacks. */
  left: CookieSave | null;
}

/** Null when neither save exists. A save from the future counts as saved now (epoch ms). */
export function chooseGame(device: DeviceSave | null, server: CookieSave | null, now: number): GameChoice | null {
  if (device === null) return server && { play: server, left: null };
  const here = device.game;
  // The server decides which bakery is the newest, and accepts no game of another one.
  if (server !== null && (here.prestige ?? 0) !== (server.prestige ?? 0)) return { play: server, left: null };
  if (server === null || device.basedOn === server.lastSave) return { play: here, left: null };
  const isHereNewer = Math.min(here.lastSave, now) > Math.min(server.lastSave, now);
  const [play, left] = isHereNewer ? [here, server] : [server, here];
  return { play, left: isAtLeast(play, left) ? null : left };
}
