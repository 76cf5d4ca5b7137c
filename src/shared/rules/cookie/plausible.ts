/**
 * Whether a save can have come out of play: what is owned was paid for, and not more was earned than the time allows. The
 * server refuses what is not; a player's own game is judged by no one else.
 */
import { BUILDING_IDS, CLICK_UPGRADE_IDS, MAX_COOKIES } from './constants.ts';
import { type CookieSave, clickPower, cookiesPerSecond, spentOn } from './game.ts';

/** Faster clicking than this does not come from one finger. */
const MAX_CLICKS_PER_SECOND = 30;
/** Clocks and the network are given so much. */
const GRACE_S = 15;
/** Sums of many fractions drift this much, relative. */
const DRIFT = 1e-6;

/** What the player had before, and how long ago the server took it. */
export interface EarlierGame {
  game: CookieSave;
  /** Milliseconds by the server's clock. */
  agoMs: number;
}

/** Why the save cannot be, or null. `earlier` is the game that this one went on from. */
export function whyImplausible(save: CookieSave, earlier: EarlierGame): string | null {
  if (!isPaidFor(save)) return 'This save owns more than its cookies could buy.';
  const { game: before, agoMs } = earlier;
  if (save.totalCookies < before.totalCookies) return null;
  const seconds = Math.max(0, agoMs) / 1000 + GRACE_S;
  const clicks = save.clickCount - before.clickCount;
  if (clicks > seconds * MAX_CLICKS_PER_SECOND) return 'This save was clicked faster than anyone can.';
  const earned = save.totalCookies - before.totalCookies;
  const possible = cookiesPerSecond(save) * seconds + Math.max(0, clicks) * clickPower(save);
  if (earned > possible * (1 + DRIFT) + 1) return 'This save grew faster than the game can bake.';
  return null;
}

function isPaidFor(save: CookieSave): boolean {
  if (save.totalCookies > MAX_COOKIES) return false;
  const expected = save.totalCookies - spentOn(save);
  return Math.abs(expected - save.cookies) <= Math.max(1, save.totalCookies * DRIFT);
}

/** Whether a game has nothing less than another of anything: going on with it forgets nothing. */
export function isAtLeast(game: CookieSave, other: CookieSave): boolean {
  return (
    game.totalCookies >= other.totalCookies &&
    game.clickCount >= other.clickCount &&
    BUILDING_IDS.every((id) => game.upgrades[id].count >= other.upgrades[id].count) &&
    CLICK_UPGRADE_IDS.every((id) => game.clickUpgrades[id].purchased || !other.clickUpgrades[id].purchased)
  );
}
