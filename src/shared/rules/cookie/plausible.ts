/**
 * Checks whether a save is plausible: owned buildings are paid for, and the earned cookies are possible in the elapsed
 * time. The server rejects other saves.
 */
import { BUILDING_IDS, CLICK_UPGRADE_IDS, GOLDEN_CARRY_MS, GOLDEN_GAP_MS, MAX_COOKIES } from './constants.ts';
import {
  areLevelsPossible,
  type CookieSave,
  clickPower,
  cookiesPerSecond,
  goldenWorth,
  levelOf,
  spentOn,
} from './game.ts';
import { sentence, type SentenceData } from '../sentence.ts';

/** Above the fastest manual clicking. */
const MAX_CLICKS_PER_SECOND = 30;
/** Tolerance for clock differences and network delays. */
const GRACE_S = 15;
/** Relative tolerance for rounding errors in sums of fractions. */
const DRIFT = 1e-6;

/** The player's previous save, and its age. */
export interface EarlierGame {
  game: CookieSave;
  /** Milliseconds by the server's clock. */
  agoMs: number;
  /** Time for golden cookies that the save left over, ms. Negative within the tolerance. */
  goldenMs?: number;
}

/** The reason why a save is not plausible, or null. `earlier` is the save that this game continues. */
export function findImplausibility(save: CookieSave, earlier: EarlierGame): SentenceData | null {
  if (!isPaidFor(save) || !areLevelsPossible(save)) return sentence('thisSaveOwnsMoreThan');
  const { game: before, agoMs } = earlier;
  if (goldenLeftMs(save, earlier) < -GRACE_S * 1000) return sentence('thisSaveGrewFasterThan');
  if (save.totalCookies < before.totalCookies) return null;
  const seconds = Math.max(0, agoMs) / 1000 + GRACE_S;
  const clicks = save.clickCount - before.clickCount;
  if (clicks > seconds * MAX_CLICKS_PER_SECOND) return sentence('thisSaveWasClickedFaster');
  const earned = save.totalCookies - before.totalCookies;
  const golden = caughtSince(save, before) * goldenWorth(save);
  const possible = cookiesPerSecond(save) * seconds + Math.max(0, clicks) * clickPower(save) + golden;
  if (earned > possible * (1 + DRIFT) + 1) return sentence('thisSaveGrewFasterThan');
  return null;
}

const caughtSince = (save: CookieSave, before: CookieSave): number =>
  Math.max(0, (save.golden ?? 0) - (before.golden ?? 0));

/**
 * Time for golden cookies that is left after a save, ms. The time since the earlier save and what that one left over pay for
 * each caught one, so that many small saves allow no more of them than a single one.
 */
export const goldenLeftMs = (save: CookieSave, { game: before, agoMs, goldenMs = 0 }: EarlierGame): number =>
  Math.min(GOLDEN_CARRY_MS, goldenMs + Math.max(0, agoMs) - caughtSince(save, before) * GOLDEN_GAP_MS);

function isPaidFor(save: CookieSave): boolean {
  if (save.totalCookies > MAX_COOKIES) return false;
  const expected = save.totalCookies - spentOn(save);
  return Math.abs(expected - save.cookies) <= Math.max(1, save.totalCookies * DRIFT);
}

/** Whether no value of `game` is less than in `other`, so that replacing `other` loses no progress. */
export function isAtLeast(game: CookieSave, other: CookieSave): boolean {
  return (
    game.totalCookies >= other.totalCookies &&
    game.clickCount >= other.clickCount &&
    (game.golden ?? 0) >= (other.golden ?? 0) &&
    BUILDING_IDS.every((id) => levelOf(game, id) >= levelOf(other, id)) &&
    BUILDING_IDS.every((id) => game.upgrades[id].count >= other.upgrades[id].count) &&
    CLICK_UPGRADE_IDS.every((id) => game.clickUpgrades[id].purchased || !other.clickUpgrades[id].purchased)
  );
}
