/** Amounts of the cookie game with the decimal separator of the page's language. */
import { locale } from '../../languages/texts.ts';
import * as plain from '../../shared/rules/cookie/number-format.ts';

const decimal = new Intl.NumberFormat(locale).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.';
const inLocale =
  (format: (amount: number) => string) =>
  (amount: number): string =>
    format(amount).replace('.', decimal);

export const formatCookies = inLocale(plain.formatCookies);
export const formatMissing = inLocale(plain.formatMissing);
export const formatRate = inLocale(plain.formatRate);
