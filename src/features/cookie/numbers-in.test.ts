/** Amounts of the cookie game in each locale: the short words of `Intl`, rounding, and what has no word. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/rules/languages.ts';
import { numbersIn } from './numbers-in.ts';

const inLocale = (tag: keyof typeof LANGUAGES) => {
  const numbers = numbersIn(LANGUAGES[tag].locale);
  const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
  return {
    cookies: (amount: number) => plain(numbers.formatCookies(amount)),
    missing: (amount: number) => plain(numbers.formatMissing(amount)),
    rate: (amount: number) => plain(numbers.formatRate(amount)),
  };
};

describe('amounts of cookies', () => {
  it.each([
    ['de', ['999', '5.000', '12.345', '1,2 Mio.', '1,5 Mrd.', '2,0 Bio.']],
    ['fr', ['999', '5,0 k', '12,3 k', '1,2 M', '1,5 Md', '2,0 Bn']],
    ['es', ['999', '5,0 mil', '12,3 mil', '1,2 M', '1500 M', '2,0 B']],
    ['pt-BR', ['999', '5,0 mil', '12,3 mil', '1,2 mi', '1,5 bi', '2,0 tri']],
    ['ar', ['999', '5.0 آلاف', '12.3 ألف', '1.2 مليون', '1.5 مليار', '2.0 ترليون']],
  ] as const)('have the short words of %s, and no English letter', (tag, texts) => {
    const { cookies } = inLocale(tag);
    expect([999.9, 5000, 12_345, 1_290_000, 1.5e9, 2e12].map(cookies)).toEqual(texts);
  });

  it('are rounded down, and what is missing is rounded up', () => {
    const { cookies, missing } = inLocale('fr');
    expect([cookies(999_999), missing(4951), missing(999_960), missing(0.2)]).toEqual([
      '999,9 k',
      '5,0 k',
      '1,0 M',
      '1',
    ]);
    expect(inLocale('de').missing(4998.2)).toBe('4.999');
  });

  it('have a decimal in small rates, and an exponent where English has one', () => {
    const { cookies, rate } = inLocale('de');
    expect([rate(0.1), rate(999.94), rate(1500)]).toEqual(['0,1', '999,9', '1.500']);
    expect([cookies(9.9e17), cookies(1.234e18)]).toEqual(['990.000 Bio.', '1,23E18']);
  });
});
