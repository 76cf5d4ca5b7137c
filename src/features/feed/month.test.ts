import { expect, it } from 'vitest';
import { dateOf } from '../../shared/rules/local-date.ts';
import { addMonths, isInMonth, nameOfMonth, shortDay, weeksOf } from './month.ts';

it('shows all weeks of a month, Monday first', () => {
  // November 2026 begins on a Sunday: six weeks.
  const weeks = weeksOf({ year: 2026, month: 10 });
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.map(({ day }) => day)).toEqual([26, 27, 28, 29, 30, 31, 1]);
  expect(weeks[0]?.map((one) => one.isInMonth)).toEqual([false, false, false, false, false, false, true]);
  expect(weeks[5]?.[0]).toEqual({ date: '2026-11-30', day: 30, isInMonth: true });
  expect(weeks[5]?.[1]).toEqual({ date: '2026-12-01', day: 1, isInMonth: false });
  // February 2027 has 28 days and begins on a Monday: four weeks.
  expect(weeksOf({ year: 2027, month: 1 })).toHaveLength(4);
});

it('turns months across the year', () => {
  expect(addMonths({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 });
  expect(addMonths({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 });
  expect(nameOfMonth({ year: 2026, month: 10 }, 2026)).toBe('November');
  expect(nameOfMonth({ year: 2027, month: 0 }, 2026)).toBe('January 2027');
});

it('names days and tests whether they belong to a month', () => {
  expect(shortDay('2026-11-21')).toBe('Sat 21');
  expect(dateOf(new Date(2026, 2, 4, 23, 59))).toBe('2026-03-04');
  expect(isInMonth('2026-11-21', { year: 2026, month: 10 })).toBe(true);
  expect(isInMonth('2026-11-21', { year: 2026, month: 9 })).toBe(false);
});
