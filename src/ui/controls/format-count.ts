/** Numbers in the page's language. */
import { locale } from '../../languages/texts.ts';

const format = new Intl.NumberFormat(locale);

/** Whole number with thousands separated: 12450 is '12,450'. */
export const formatCount = (value: number): string => format.format(value);
