/** Formats amounts of the cookie game for display: 1,234 is 1.2K, followed by M, B and T. */

const STEPS = [
  { size: 1e12, suffix: 'T' },
  { size: 1e9, suffix: 'B' },
  { size: 1e6, suffix: 'M' },
  { size: 1e3, suffix: 'K' },
] as const;

/** From this amount on, numbers are displayed in scientific notation. */
const PLAIN_LIMIT = 1e18;

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Rounded down: 999,999 is 999.9K. */
export function formatCookies(amount: number): string {
  if (amount >= PLAIN_LIMIT) return amount.toExponential(2).replace('e+', 'e');
  const step = STEPS.find(({ size }) => amount >= size);
  if (step === undefined) return whole.format(Math.floor(amount));
  return tenths.format(Math.floor((amount / step.size) * 10) / 10) + step.suffix;
}

/** Rounded up: 4,995 is 5.0K, so that the shown amount is never too little. */
export function formatMissing(amount: number): string {
  if (amount >= PLAIN_LIMIT) return formatCookies(amount);
  const unit = STEPS.find(({ size }) => amount >= size)?.size ?? 10;
  // Rounding up can reach the next step: 999,960 is 1.0M.
  return formatCookies(Math.ceil(amount / (unit / 10)) * (unit / 10));
}

/** Rates below 1,000 have one decimal, because the smallest rate is 0.1. */
export const formatRate = (amount: number): string =>
  amount < 1000 ? String(Math.round(amount * 10) / 10) : formatCookies(amount);
