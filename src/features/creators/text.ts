/** Texts of creators' pages and of the favourites of a month. */
import messages from '../../languages/en/creators.ts';
import { locale, texts } from '../../languages/texts.ts';

export const text = texts(messages);

const MONTH = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });

/** 'November' */
export const monthName = (startMs: number): string => MONTH.format(startMs);
