/** Amounts of the cookie game for people: 1,234 and above are 1.2K, then M, B and T. */

const STEPS = [
  { size: 1e12, suffix: 'T' },
  { size: 1e9, suffix: 'B' },
  { size: 1e6, suffix: 'M' },
  { size: 1e3, suffix: 'K' },
] as const;

/** Where thousands of trillions would fill the line, powers of ten take over. */
const PLAIN_LIMIT = 1e18;

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Cut, never rounded up: 999,999 is 999.9K. */
export function formatCookies(amount: number): string {
  if (amount >= PLAIN_LIMIT) return amount.toExponential(2).replace('e+', 'e');
  const step = STEPS.find(({ size }) => amount >= size);
  if (step === undefined) return whole.format(Math.floor(amount));
  return tenths.format(Math.floor((amount / step.size) * 10) / 10) + step.suffix;
}

/** Below a thousand with one digit after the point: rates begin at 0.1. */
export const formatRate = (amount: number): string =>
  amount < 1000 ? String(Math.round(amount * 10) / 10) : formatCookies(amount);
