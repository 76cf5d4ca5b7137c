/** The language of a page, and the scripts that it starts with. */
import { expect, it } from 'vitest';
import { inLanguage, languageOf } from './page-language.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><script type="module" src="/assets/index-1a2b.js"></script>' +
  '<link rel="modulepreload" href="/assets/texts-3c.js"><link rel="stylesheet" href="/assets/index-4d.css"></head></html>';

it.each([
  [{ cookie: 'a=b; language=fr', 'accept-language': 'de' }, 'fr'],
  [{ cookie: 'language=xx', 'accept-language': 'de,en' }, 'de'],
  [{ cookie: 'otherlanguage=fr' }, 'en'],
  [{ 'accept-language': 'ar-EG;q=0.9, nl' }, 'ar'],
  [{}, 'en'],
])('of %j is %s', (headers, language) => expect(languageOf(headers)).toBe(language));

it('names the language and the direction, and starts with the scripts of the language', () => {
  const page = inLanguage(PAGE, 'ar');
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('src="/assets/ar/index-1a2b.js"');
  expect(page).toContain('href="/assets/ar/texts-3c.js"');
  // Styles are the same in all languages.
  expect(page).toContain('href="/assets/index-4d.css"');
});

it('leaves the scripts of an English page where they are', () => {
  expect(inLanguage(PAGE, 'en')).toBe(PAGE.replace('lang="en"', 'lang="en" dir="ltr"'));
});
