/** Dates and numbers that a page in German writes in another way than an English one. */
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  return () => {
    vi.unstubAllGlobals();
    // Other files of this thread share the modules: none may stay German.
    vi.resetModules();
  };
});

it('has a comma after the weekday of a mail', async () => {
  const { longDate } = await import('../features/mail/partner-and-dates.ts');
  const now = new Date(2026, 10, 20, 12, 0);
  expect(longDate(new Date(2026, 0, 2, 18, 5).toISOString(), now)).toBe('Freitag, 2. Januar, 18:05');
});

it('has a space before the sign of per cent', async () => {
  const { sizeOffset } = await import('../features/inventory/text.ts');
  expect([1, 1.04, 0.97].map(sizeOffset)).toEqual(['0\u00A0%', '+4\u00A0%', '-3\u00A0%']);
});

it('writes a billion of cookies as a milliard', async () => {
  const { formatCookies } = await import('../features/cookie/numbers.ts');
  const amounts = [1500, 1.5e6, 1.5e9, 1.5e12].map(formatCookies);
  expect(amounts).toEqual(['1.500', '1,5\u00A0Mio.', '1,5\u00A0Mrd.', '1,5\u00A0Bio.']);
});
