/** The moment that a measured page is given: the wanted weather alone, and nothing that happens at full and half hours. */
import { expect, it } from 'vitest';
import { sinceHour } from '../../src/shared/rules/moments.ts';
import { skyAt, type Weather } from '../../src/shared/rules/weather.ts';
import { nextTimeOf } from './set-weather.ts';

const MINUTE_MS = 60_000;
const FROM_MS = Date.UTC(2026, 10, 25, 0, 40);

it.each<Weather>(['clear', 'breeze', 'drizzle', 'fog'])(
  'a moment of %s is after the change and before the next one',
  (weather) => {
    const atMs = nextTimeOf(weather, FROM_MS);
    expect(atMs).toBeGreaterThan(FROM_MS);
    for (const laterMs of [0, 10 * MINUTE_MS])
      expect(skyAt(atMs + laterMs)).toMatchObject({ weather, shares: { [weather]: 1 } });
    expect(sinceHour(atMs)).toBeGreaterThan(2 * MINUTE_MS);
    expect((atMs / MINUTE_MS) % 30).toBeGreaterThan(4);
  },
);
