/** Names of countries: those of the list in English, the browser's in other languages. */
import type { Country } from '../shared/rules/countries.ts';
import { DEFAULT_LANGUAGE } from '../shared/rules/languages.ts';
import messages from './en/countries.ts';
import { language, locale, texts } from './texts.ts';

const CELESTIAL: Readonly<Record<string, string>> = texts(messages);
const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

export const countryName = ({ code, name }: Country): string =>
  language === DEFAULT_LANGUAGE ? name : (CELESTIAL[code] ?? regions.of(code.toUpperCase()) ?? name);

/** Named and ordered in the page's language; the places outside the earth stay last. */
export function namedCountries(countries: readonly Country[]): readonly Country[] {
  if (language === DEFAULT_LANGUAGE) return countries;
  const order = new Intl.Collator(locale);
  const named = countries.map((country) => ({ code: country.code, name: countryName(country) }));
  const isCelestial = ({ code }: Country): number => Number(Object.hasOwn(CELESTIAL, code));
  return named.toSorted((a, b) => isCelestial(a) - isCelestial(b) || order.compare(a.name, b.name));
}
