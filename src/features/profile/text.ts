/** Texts of the full profile (specification: social, sections 2, 3 and 8). */
import messages from '../../languages/en/profile.ts';
import { locale, texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const UNAVAILABLE_ACTIONS = Object.values(text.unavailableActions);

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** `date` is the English date of the wire, '26 November 2026'. Another text stays as it is. */
export function joinedOn(date: string): string {
  const ms = Date.parse(`${date} UTC`);
  return Number.isNaN(ms) ? date : day.format(ms);
}
