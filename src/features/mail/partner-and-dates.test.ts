import { describe, expect, it } from 'vitest';
import { previewOf } from './preview.ts';
import { shortDate } from './partner-and-dates.ts';

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
    expect(at(2026, 10, 3, 9, 0)).toBe('3 Nov');
    expect(at(2025, 10, 3, 9, 0)).toBe('3 Nov 2025');
    // A clock that runs ahead.
    expect(at(2026, 10, 21, 9, 0)).toBe('09:00');
  });
});
