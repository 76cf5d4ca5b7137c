/** Formats dates of the forum. Pure. */
import { locale } from '../../languages/texts.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { text } from './text.ts';

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const dayTime = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...clock });
const yearDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', ...clock });
const time = new Intl.DateTimeFormat(locale, clock);

/** '20 November, 13:40', with the year when it is another year. */
function longDate(date: Date, now: Date): string {
  const formatted = date.getFullYear() === now.getFullYear() ? dayTime.format(date) : yearDay.format(date);
  return formatted.replace(' at ', ', ');
}

/** '20 November, 13:40, edited 14:02'. The edit has a date when it was on another day. */
export function writtenAt(createdAt: string, lastEdited: string | null, now = new Date(runtime.now())): string {
  const written = new Date(createdAt);
  const formatted = longDate(written, now);
  if (lastEdited === null) return formatted;
  const edited = new Date(lastEdited);
  const isSameDay = edited.toDateString() === written.toDateString();
  return text.writtenAndEdited({
    written: formatted,
    changed: isSameDay ? time.format(edited) : longDate(edited, now),
  });
}
