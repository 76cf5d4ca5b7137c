/** Texts of locations, which are in their folders: translated, and without words that depend on a player's gender. */
import { expect, it } from 'vitest';
import { LOCATIONS } from '../art/locations/registry.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '../shared/rules/languages.ts';
import type { LocationTexts } from '../shared/rules/town.ts';
import { findGendered } from './fixtures/gendered-words.ts';

function textsOf({ doors, places, seats }: LocationTexts): Map<string, string> {
  const all = new Map<string, string>();
  for (const [group, entries] of Object.entries({ doors, places, seats }))
    for (const [key, words] of Object.entries(entries))
      for (const [field, text] of Object.entries(words)) all.set(`${group} ${key} ${field}`, String(text));
  return all;
}

const withTexts = LOCATIONS.map((one) => ({ slug: one.slug, texts: one.data().Texts ?? {} }));

it.each(withTexts)('$slug', ({ texts }) => {
  const english = texts[DEFAULT_LANGUAGE];
  if (english === undefined) throw new Error('no English texts');
  const sources = textsOf(english);
  const problems: string[] = [];
  for (const language of LANGUAGE_TAGS.filter((tag) => tag !== DEFAULT_LANGUAGE)) {
    const own = texts[language];
    if (own === undefined) throw new Error(`no texts in ${language}`);
    for (const [path, text] of textsOf(own)) {
      const gendered = findGendered(language, text);
      if (gendered !== undefined) problems.push(`${language} ${path}: '${gendered}' depends on a player's gender`);
      if (text === sources.get(path)) problems.push(`${language} ${path}: '${text}' is English`);
    }
  }
  expect(problems).toEqual([]);
});
