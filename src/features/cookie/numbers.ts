/** Amounts of the cookie game in the page's language: English has the specification's letters, the others what `Intl` writes. */
import { language, locale } from '../../languages/texts.ts';
import * as english from '../../shared/rules/cookie/number-format.ts';
import { DEFAULT_LANGUAGE } from '../../shared/rules/languages.ts';
import { numbersIn } from './numbers-in.ts';

const foreign = language === DEFAULT_LANGUAGE ? null : numbersIn(locale);

export const formatCookies = foreign?.formatCookies ?? english.formatCookies;
export const formatMissing = foreign?.formatMissing ?? english.formatMissing;
export const formatRate = foreign?.formatRate ?? english.formatRate;
