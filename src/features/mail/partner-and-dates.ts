/** The partner of a mail and its dates in short form. */
import { factsOf, language, locale } from '../../languages/texts.ts';
import type { Mail } from '../../shared/contract/mail.ts';
import { DEFAULT_LANGUAGE } from '../../shared/rules/languages.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { text } from './text.ts';

/** The other party: the recipient of a sent mail, else the sender. */
export const partnerOf = ({ isSender, sender, recipient }: Pick<Mail, 'isSender' | 'sender' | 'recipient'>): string =>
  isSender ? recipient : sender;

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const wholeDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const fullDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
const fullDayOfYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
const DAY_MS = 86_400_000;

/**
 * '18:40' today, text.yesterday, 'Wed' within the week, '3 Nov' within the year, else with the year. In the player's time
 * zone.
 */
export function shortDate(iso: string, now = new Date(runtime.now())): string {
  const date = new Date(iso);
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS);
  if (days <= 0) return clock.format(date);
  if (days === 1) return text.yesterday;
  if (days < 7) return weekday.format(date);
  return (date.getFullYear() === now.getFullYear() ? dayOfYear : wholeDay).format(date);
}

/** English has no comma here, German needs it: 'Freitag, 20. November'. */
const dayOf = (date: Date): string =>
  language === DEFAULT_LANGUAGE ? fullDay.format(date).replace(',', '') : fullDay.format(date);

/** 'Friday 20 November, 18:12'. Another year replaces the weekday by the year. */
export function longDate(iso: string, now = new Date(runtime.now())): string {
  const date = new Date(iso);
  const day = date.getFullYear() === now.getFullYear() ? dayOf(date) : fullDayOfYear.format(date);
  return factsOf([day, clock.format(date)]);
}

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
