/** Coins, gems and honor of the signed-in player. Honor is cached in the browser, so that the level is shown at once. */
import { proxy } from 'valtio';
import { readText, writeText } from '../../net/browser-storage.ts';

const HONOR_STORAGE_KEY = 'honor';

export interface Purse {
  coins: number;
  gems: number;
  honor: number;
}

export const purse = proxy<Purse>({ coins: 0, gems: 0, honor: 0 });

/** From the session's user; honor that it lacks comes from the browser's storage, else it is 0. */
export function fillPurse(user: Partial<Purse>): void {
  purse.coins = user.coins ?? 0;
  purse.gems = user.gems ?? 0;
  setHonor(user.honor ?? storedHonor());
}

/** After signing out: the next player of this browser does not see the honor of the previous one. */
export function emptyPurse(): void {
  Object.assign(purse, { coins: 0, gems: 0, honor: 0 });
  writeText('local', HONOR_STORAGE_KEY, null);
}

/** Applies a live update of honor and caches it. */
export function setHonor(honor: number): void {
  purse.honor = honor;
  writeText('local', HONOR_STORAGE_KEY, String(honor));
}

function storedHonor(): number {
  const honor = Number(readText('local', HONOR_STORAGE_KEY));
  return Number.isFinite(honor) && honor >= 0 ? honor : 0;
}
