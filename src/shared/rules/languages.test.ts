/** The choice among the languages of the product. */
import { expect, it } from 'vitest';
import { LANGUAGE_TAGS, LANGUAGES, matchLanguage, parseAcceptLanguage } from './languages.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['pt'], 'pt-BR'],
  [['pt-PT', 'fr'], 'pt-BR'],
  [['nl', 'AR-eg'], 'ar'],
  [['xx', ''], 'en'],
  [[], 'en'],
])('of %j takes %s', (wanted, found) => expect(matchLanguage(wanted)).toBe(found));

it('orders the languages of a header by their weight, and leaves out what is malformed or not wanted', () => {
  expect(parseAcceptLanguage('en;q=0.3, de-DE , fr;q=0.8, es;q=0, ;;, <b>')).toEqual(['de-DE', 'fr', 'en']);
  expect(parseAcceptLanguage(undefined)).toEqual([]);
});

it.each(LANGUAGE_TAGS)('%s has a locale that the runtime knows, with Western digits', (tag) => {
  const { locale } = LANGUAGES[tag];
  expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
  expect(new Intl.NumberFormat(locale).format(1234)).toMatch(/^1[.,\s\u202f\u00a0]?234$/);
});
