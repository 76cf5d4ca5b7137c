/** Days of a month as rows of weeks that begin on Monday. Dates are YYYY-MM-DD in the player's time zone. */
import { locale } from '../../languages/texts.ts';

export interface Day {
  date: string;
  /** 1 to 31 */
  day: number;
  isInMonth: boolean;
}

export interface Month {
  year: number;
  /** 0 to 11 */
  month: number;
}

const DAYS_PER_WEEK = 7;

const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const weekdayLetter = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
/** The first day of 2024. */
const A_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export const WEEKDAYS = Array.from({ length: DAYS_PER_WEEK }, (_, day) => {
  const ms = A_MONDAY + day * DAY_MS;
  return { name: weekday.format(ms), letter: weekdayLetter.format(ms) };
});

export const monthOf = (moment: Date): Month => ({ year: moment.getFullYear(), month: moment.getMonth() });

export function addMonths({ year, month }: Month, count: number): Month {
  const at = year * 12 + month + count;
  return { year: Math.floor(at / 12), month: ((at % 12) + 12) % 12 };
}

/** 'November', or 'January 2027' when it is another year. */
export const nameOfMonth = ({ year, month }: Month, thisYear: number): string =>
  name.format(Date.UTC(year, month, 1)) + (year === thisYear ? '' : ` ${year}`);

/** 'Sat 21' */
export const shortDay = (date: string): string => short.format(Date.parse(date)).replace(',', '');

export const isInMonth = (date: string, { year, month }: Month): boolean =>
  date.startsWith(`${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-`);

/** Four to six weeks. */
export function weeksOf(of: Month): Day[][] {
  const first = new Date(Date.UTC(of.year, of.month, 1));
  const leading = (first.getUTCDay() + 6) % DAYS_PER_WEEK;
  const length = new Date(Date.UTC(of.year, of.month + 1, 0)).getUTCDate();
  const weekCount = Math.ceil((leading + length) / DAYS_PER_WEEK);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (__, weekday) => {
      const moment = new Date(Date.UTC(of.year, of.month, 1 - leading + week * DAYS_PER_WEEK + weekday));
      return {
        date: moment.toISOString().slice(0, 10),
        day: moment.getUTCDate(),
        isInMonth: moment.getUTCMonth() === of.month,
      };
    }),
  );
}
