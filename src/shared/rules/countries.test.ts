/** The list of countries and places. */
import { expect, it } from 'vitest';
import { COUNTRIES, countryOf, flagAddress, isCountryCode } from './countries.ts';

it('has 255 unique places, the last two being the sun and the moon', () => {
  expect(COUNTRIES).toHaveLength(255);
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
  expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length);
  expect(COUNTRIES.slice(-2).map(({ name }) => name)).toEqual(['The Sun', 'The Moon']);
});

it('uses two lower-case letters as codes and sorts by name', () => {
  const countries = COUNTRIES.slice(0, -2);
  for (const { code } of countries) expect(code).toMatch(/^[a-z]{2}$/);
  const names = countries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

it('finds a country by its exact code', () => {
  expect(countryOf('jp')?.name).toBe('Japan');
  expect(isCountryCode('JP')).toBe(false);
  expect(isCountryCode('__proto__')).toBe(false);
  expect(flagAddress('moon')).toBe('/ui/flags/moon.svg');
});
