/** Rules of creators' pages, followers and the favourites of a month, for client and server. */

/** Favourites that a month's list has. */
export const FAVOURITES_MAX = 10;
/** Works that a creator's page shows, newest first. */
export const WORKS_SHOWN_MAX = 200;
/** Players whose new works one player can follow. */
export const FOLLOWED_MAX = 200;
/** Accounts younger than this do not count as wearers. */
export const WEARER_AGE_MS = 7 * 24 * 3600 * 1000;
/** Wears are kept for this month and the one before. */
const MONTHS_A_YEAR = 12;

/** Longest message about a decision, in characters. */
export const TALK_MAX_LENGTH = 500;
/** Messages about one submission. */
export const TALK_MESSAGES_MAX = 20;
/** Messages of a creator that wait for an answer. */
export const TALK_UNANSWERED_MAX = 3;

/** The months since the year 0 in UTC, so that the month before is one less. */
export function monthOf(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * MONTHS_A_YEAR + date.getUTCMonth();
}

/** The first moment of a month, epoch ms. */
export const monthStart = (month: number): number =>
  Date.UTC(Math.floor(month / MONTHS_A_YEAR), month % MONTHS_A_YEAR, 1);
