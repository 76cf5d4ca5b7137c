/** The end of a paid time. */
import { expect, it } from 'vitest';
import { addMonths } from './service.ts';

it('adds months to the same day, or to the last day of a shorter month', () => {
  const day = (text: string) => Date.parse(`${text}T10:00:00Z`);
  expect(addMonths(day('2026-01-15'), 1)).toBe(day('2026-02-15'));
  expect(addMonths(day('2026-01-31'), 1)).toBe(day('2026-02-28'));
  expect(addMonths(day('2028-02-29'), 12)).toBe(day('2029-02-28'));
  expect(addMonths(day('2026-12-31'), 1)).toBe(day('2027-01-31'));
});
