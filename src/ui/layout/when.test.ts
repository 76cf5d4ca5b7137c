import { expect, it } from 'vitest';
import { timeAgo } from './when.tsx';

const NOW = Date.UTC(2026, 10, 20, 12);
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

it.each([
  [-5 * SECOND, 'now'],
  [59 * SECOND, 'now'],
  [60 * SECOND, '1 minute ago'],
  [HOUR, '1 hour ago'],
  [23 * HOUR, '23 hours ago'],
  [DAY, 'yesterday'],
  [29 * DAY, '29 days ago'],
  [30 * DAY, 'last month'],
  [400 * DAY, 'last year'],
])('an age of %i ms reads "%s"', (ageMs, words) => {
  expect(timeAgo(new Date(NOW - ageMs).toISOString(), NOW)).toBe(words);
});
