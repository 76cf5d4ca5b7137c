import { describe, expect, it } from 'vitest';
import { previewOf } from './preview.ts';
import { longDate, partnerOf, shortDate } from './partner-and-dates.ts';

describe('the preview of a mail', () => {
  it('is truncated to 50 characters', () => {
    expect(previewOf('x'.repeat(50))).toBe('x'.repeat(50));
    expect(previewOf('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
    expect(previewOf('🎈'.repeat(60))).toBe(`${'🎈'.repeat(50)}…`);
  });

  it('leaves out tags and line breaks', () => {
    expect(previewOf('[b]Hello[/b]\n\n[color=#ff0000]you[/color]')).toBe('Hello you');
  });
});

describe('the date of a row', () => {
  const now = new Date(2026, 10, 20, 12, 0);
  const at = (...parts: [number, number, number, number, number]) => shortDate(new Date(...parts).toISOString(), now);

  it('is as short as possible for its age', () => {
    expect(at(2026, 10, 20, 0, 5)).toBe('00:05');
    expect(at(2026, 10, 19, 23, 59)).toBe('Yesterday');
    expect(at(2026, 10, 16, 9, 0)).toBe('Mon');
    expect(at(2026, 10, 14, 23, 59)).toBe('Sat');
    expect(at(2026, 10, 13, 0, 0)).toBe('13 Nov');
    expect(at(2026, 10, 3, 9, 0)).toBe('3 Nov');
    expect(at(2025, 10, 3, 9, 0)).toBe('3 Nov 2025');
    // A clock that runs ahead.
    expect(at(2026, 10, 21, 9, 0)).toBe('09:00');
  });
});

it('the date of an open mail has the weekday, in another year the year', () => {
  const now = new Date(2026, 10, 20, 12, 0);
  const at = (year: number) => longDate(new Date(year, 0, 2, 18, 5).toISOString(), now);
  expect(at(2026)).toBe('Friday 2 January, 18:05');
  expect(at(2025)).toBe('2 January 2025, 18:05');
});

it('the partner of a mail is the recipient of a sent one, else the sender', () => {
  const mail = { sender: 'odette', recipient: 'ana' };
  expect(partnerOf({ ...mail, isSender: false })).toBe('odette');
  expect(partnerOf({ ...mail, isSender: true })).toBe('ana');
});
