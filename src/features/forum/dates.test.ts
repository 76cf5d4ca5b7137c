import { expect, it } from 'vitest';
import { writtenAt } from './dates.ts';

const now = new Date(2026, 10, 23, 12, 0);
const iso = (...parts: [number, number, number, number, number]): string => new Date(...parts).toISOString();

it('dates a post with its time, and with the year when it is another year', () => {
  expect(writtenAt(iso(2026, 10, 20, 13, 40), null, now)).toBe('20 November, 13:40');
  expect(writtenAt(iso(2025, 10, 20, 13, 40), null, now)).toBe('20 November 2025, 13:40');
});

it('dates an edit by its time, on another day also by its date', () => {
  const written = iso(2026, 10, 20, 13, 40);
  expect(writtenAt(written, iso(2026, 10, 20, 14, 2), now)).toBe('20 November, 13:40, edited 14:02');
  expect(writtenAt(written, iso(2026, 10, 21, 9, 5), now)).toBe('20 November, 13:40, edited 21 November, 09:05');
});
