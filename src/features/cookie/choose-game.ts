/**
 * Chooses between two saves: the one saved later (specification: avatar and commerce, section 4), unless the other one
 * has progress that would be lost; then the player is asked.
 */
import type { CookieSave } from '../../shared/rules/cookie/game.ts';
import { isAtLeast } from '../../shared/rules/cookie/plausible.ts';
import type { DeviceSave } from './device-save.ts';

export type GameChoice = { play: CookieSave } | { askBetween: { here: CookieSave; server: CookieSave } };

/** Null when neither save exists. */
export function chooseGame(device: DeviceSave | null, server: CookieSave | null): GameChoice | null {
  if (device === null) return server && { play: server };
  const here = device.game;
  if (server === null || device.basedOn === server.lastSave) return { play: here };
  const [newer, older] = here.lastSave > server.lastSave ? [here, server] : [server, here];
  return isAtLeast(newer, older) ? { play: newer } : { askBetween: { here, server } };
}
