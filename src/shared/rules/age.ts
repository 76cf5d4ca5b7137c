/** The age of a person, in whole years. Pure. */

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_YEAR = 1900;

/**
 * The age on the day of `nowMs` (epoch milliseconds, UTC) of somebody who was born on `birthDate` (`YYYY-MM-DD`). null for a date that
 * does not exist, is before 1900 or in the future. Who was born on 29 February becomes older on 1 March in other years.
 */
export function ageOn(birthDate: string, nowMs: number): number | null {
  const [, year = 0, month = 0, day = 0] = (FORM.exec(birthDate) ?? []).map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal || year < FIRST_YEAR || date.getTime() > nowMs) return null;
  const now = new Date(nowMs);
  const isBefore = now.getUTCMonth() < month - 1 || (now.getUTCMonth() === month - 1 && now.getUTCDate() < day);
  return now.getUTCFullYear() - year - (isBefore ? 1 : 0);
}
