/** The hours of the day in which a player wants no notifications. Pure. */

/** Minutes of a day. */
const DAY_MINUTES = 24 * 60;

export interface QuietHours {
  /** Minutes after midnight, 0 to 1439; quiet from this minute on. */
  from: number;
  /** Minutes after midnight, 0 to 1439; no longer quiet. Below `from`: on the next day. The same as `from`: the whole day. */
  to: number;
}

export const QUIET_MINUTE_MAX = DAY_MINUTES - 1;
/** Longer than any name of the time zone database. */
export const TIME_ZONE_MAX_LENGTH = 64;

/** Whether this platform knows the time zone, for example `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Minutes after midnight in the time zone, which must be valid. `now` is in epoch milliseconds. */
export function minuteOfDay(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const values = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return (values.hour ?? 0) * 60 + (values.minute ?? 0);
}

/** Whether the quiet hours include the minute of the day. */
export function isQuiet({ from, to }: QuietHours, minute: number): boolean {
  return (minute - from + DAY_MINUTES) % DAY_MINUTES < ((to - from + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES);
}
