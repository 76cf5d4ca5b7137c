import { describe, expect, it } from 'vitest';
import { isQuiet, isTimeZone, minuteOfDay } from './quiet-hours.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;

describe('quiet hours', () => {
  it.each([
    [{ from: at(22), to: at(7) }, at(22), true],
    [{ from: at(22), to: at(7) }, at(21, 59), false],
    [{ from: at(22), to: at(7) }, at(0), true],
    [{ from: at(22), to: at(7) }, at(6, 59), true],
    [{ from: at(22), to: at(7) }, at(7), false],
    [{ from: at(9), to: at(17) }, at(12), true],
    [{ from: at(9), to: at(17) }, at(17), false],
    [{ from: at(9), to: at(17) }, at(8, 59), false],
    [{ from: at(9), to: at(9) }, at(8, 59), true],
    [{ from: 0, to: 0 }, at(12), true],
  ])('%o at minute %i: %s', (hours, minute, expected) => {
    expect(isQuiet(hours, minute)).toBe(expected);
  });

  it('are those of the time zone, also where its clocks were changed', () => {
    const winter = Date.parse('2026-01-15T23:30:00Z');
    const summer = Date.parse('2026-07-15T23:30:00Z');
    expect(minuteOfDay(winter, 'Europe/Berlin')).toBe(at(0, 30));
    expect(minuteOfDay(summer, 'Europe/Berlin')).toBe(at(1, 30));
    expect(minuteOfDay(winter, 'Asia/Kathmandu')).toBe(at(5, 15));
    expect(minuteOfDay(winter, 'UTC')).toBe(at(23, 30));
  });

  it('know which time zones there are', () => {
    expect(['UTC', 'America/Sao_Paulo', '', 'Town/Lantern Bay'].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
