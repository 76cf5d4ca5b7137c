/**
 * Amounts of the cookie game as a locale writes them: 5,000 is '5,0 k' in French, '5,0 mil' in Spanish and '5.000' in German, which has
 * no short word for a thousand. Pure. English has the specification's letters, see `shared/rules/cookie/number-format.ts`.
 */

/** From this amount on, numbers are displayed in scientific notation, as in English. */
const PLAIN_LIMIT = 1e18;
/** Amounts from here on have a short word, where the locale knows one. */
const SHORT_FROM = 1000;
/** Spanish has no word for a thousand millions: 1,500 M has no decimal. */
const DIGITS_WITH_DECIMAL = 3;

type Rounding = 'floor' | 'ceil';

export function numbersIn(locale: string) {
  const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const scientific = format({ notation: 'scientific', maximumFractionDigits: 2 });
  const upToTenths = format({ maximumFractionDigits: 1 });

  const amounts = (roundingMode: Rounding) => {
    const whole = format({ maximumFractionDigits: 0, roundingMode });
    const tenths = format({ notation: 'compact', minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode });
    const long = format({ notation: 'compact', maximumFractionDigits: 0, roundingMode });
    return (amount: number): string => {
      if (amount >= PLAIN_LIMIT) return scientific.format(amount);
      if (amount < SHORT_FROM) return whole.format(amount);
      const parts = tenths.formatToParts(amount);
      if (!parts.some(({ type }) => type === 'compact')) return whole.format(amount);
      const digits = parts.reduce((sum, { type, value }) => sum + (type === 'integer' ? value.length : 0), 0);
      return digits > DIGITS_WITH_DECIMAL ? long.format(amount) : parts.map(({ value }) => value).join('');
    };
  };

  const formatCookies = amounts('floor');
  return {
    /** Rounded down. */
    formatCookies,
    /** Rounded up, so that the shown amount is never too little. */
    formatMissing: amounts('ceil'),
    /** Rates below 1,000 have one decimal, because the smallest rate is 0.1. */
    formatRate: (amount: number): string => (amount < SHORT_FROM ? upToTenths.format(amount) : formatCookies(amount)),
  };
}
