/** Amounts of the cookie game with the decimal separator and the short words for large numbers of the page's language. */
import { direction, language, locale } from '../../languages/texts.ts';
import { DEFAULT_LANGUAGE } from '../../shared/rules/languages.ts';
import * as plain from '../../shared/rules/cookie/number-format.ts';

const decimal = new Intl.NumberFormat(locale).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.';

/**
 * Of a million, a billion and a trillion: in German 'Mrd.' is B and 'Bio.' is T. Spanish has no word for B, and right to left a word
 * would change its side: those keep the letters.
 */
function largeWords(): ReadonlyMap<string, string> {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' });
  const words = Object.entries({ M: 1e6, B: 1e9, T: 1e12 }).map(([letter, size]) => {
    const parts = compact.formatToParts(size);
    const isOne = parts.some(({ type, value }) => type === 'integer' && value === '1');
    return [letter, isOne ? (parts.find(({ type }) => type === 'compact')?.value ?? '') : ''] as const;
  });
  const isUsed = language !== DEFAULT_LANGUAGE && direction === 'ltr' && words.every(([, word]) => word !== '');
  return new Map(isUsed ? words : []);
}

const words = largeWords();
const inLocale =
  (format: (amount: number) => string) =>
  (amount: number): string =>
    format(amount)
      .replace('.', decimal)
      .replace(/[MBT]$/, (letter) => (words.has(letter) ? `\u00A0${words.get(letter)}` : letter));

export const formatCookies = inLocale(plain.formatCookies);
export const formatMissing = inLocale(plain.formatMissing);
export const formatRate = inLocale(plain.formatRate);
