import { expect, it } from 'vitest';
import { dayOf } from './lanterns/lanterns.ts';
import { SLOT_MS, skyAt, weatherOf } from './weather.ts';

const DAY = dayOf(Date.parse('2026-11-23T00:00:00Z'));

it('is that of the day of the design', () => {
  expect(weatherOf(DAY).slice(0, 9)).toEqual([
    'clear',
    'drizzle',
    'fog',
    'clear',
    'clear',
    'clear',
    'clear',
    'fog',
    'fog',
  ]);
  expect(weatherOf(DAY)).toHaveLength(36);
});

it('is clear for half of the time, and never grey for more than two slots in a row', () => {
  const counts = { clear: 0, breeze: 0, drizzle: 0, fog: 0 };
  for (let day = DAY; day < DAY + 400; day++) {
    const slots = weatherOf(day);
    for (const weather of slots) counts[weather] += 1 / (400 * 36);
    const greys = slots.map((weather) => (weather === 'drizzle' || weather === 'fog' ? 'g' : '-')).join('');
    expect(greys).not.toContain('ggg');
  }
  expect(counts.clear).toBeCloseTo(0.47, 1);
  expect(counts.breeze).toBeCloseTo(0.35, 1);
  expect(counts.drizzle).toBeCloseTo(0.1, 1);
  expect(counts.fog).toBeCloseTo(0.08, 1);
});

it('fades for a minute from one slot to the next', () => {
  const start = Date.parse('2026-11-23T00:40:00Z');
  expect(skyAt(start - 1).shares).toEqual({ clear: 1, breeze: 0, drizzle: 0, fog: 0 });
  const half = skyAt(start + 30_000);
  expect(half).toEqual({ weather: 'drizzle', shares: { clear: 0.5, breeze: 0, drizzle: 0.5, fog: 0 } });
  expect(skyAt(start + 60_000).shares.drizzle).toBe(1);
  expect(skyAt(start + SLOT_MS - 1).weather).toBe('drizzle');
});
