/**
 * The daily lantern board: everyone gets the same deal on a day (UTC). The best of three tries counts for the ranking, which
 * gives a place and no more. A finished board, all lanterns lit, gives the lantern of its day; every seven lanterns a cosmetic
 * item of the season, whether or not the days are in a row. Days count from 1970-01-01.
 */

export const TRIES_A_DAY = 3;
export const DAILY_MOVES = 30;
export const LANTERNS_FOR_PRIZE = 7;

/** By quarter of the year, from winter. Cannot be bought. */
export const SEASON_PRIZES = [
  'lantern-crown-snow',
  'lantern-crown-candy',
  'lantern-crown-gold',
  'lantern-crown-copper',
] as const;

const DAY_MS = 86_400_000;

/** The item of the season of a day. */
export function prizeOf(day: number): string {
  const month = new Date(day * DAY_MS).getUTCMonth();
  return SEASON_PRIZES[Math.floor(((month + 1) % 12) / 3)] ?? SEASON_PRIZES[0];
}

/** Whether the lantern that makes so many is the last of seven. */
export const isPrizeDue = (lanterns: number): boolean => lanterns > 0 && lanterns % LANTERNS_FOR_PRIZE === 0;
