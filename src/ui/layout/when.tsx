/** A time as text: relative to now, with the full date as a tooltip. */
import { locale } from '../../languages/texts.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { text } from '../text.ts';

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
/** The hour in two digits, as in all times of the pages. */
const whole = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** 'now', '5 minutes ago', 'yesterday', '3 days ago'; 'now' for times in the future. */
export function timeAgo(iso: string, nowMs = runtime.now()): string {
  const ageMs = Math.max(0, nowMs - Date.parse(iso));
  const step = STEPS.find(([, ms]) => ageMs >= ms);
  return step ? relative.format(-Math.floor(ageMs / step[1]), step[0]) : text.now;
}

/** 'Friday 20 November 2026 at 18:12' */
export const wholeDate = (iso: string): string => whole.format(new Date(iso));

export function TimeAgo({ iso, className }: { iso: string; className?: string }) {
  return (
    <time dateTime={iso} title={wholeDate(iso)} className={className}>
      {timeAgo(iso)}
    </time>
  );
}
