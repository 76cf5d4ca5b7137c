/**
 * The search of lists that a page has whole: by the words of a name without regard to case, accents and the Arabic article. As in the shops, two
 * letters may be typed for an umlaut where the words are not found as they are. Pure.
 */
import { plainText, plainWord, withoutUmlaut } from './plain-text.ts';

/** Those whose text has every word of the search, in their order. All of them without a search. */
export function findByText<Entry>(
  entries: readonly Entry[],
  search: string,
  textOf: (entry: Entry) => string,
): readonly Entry[] {
  const words = search.split(/\s+/).filter(Boolean).map(plainWord);
  if (words.length === 0) return entries;
  const texts = entries.map((entry) => plainText(textOf(entry)));
  const having = (all: readonly string[]): Entry[] =>
    entries.filter((_, at) => all.every((word) => texts[at]?.includes(word)));
  const found = having(words);
  const shorter = words.map(withoutUmlaut);
  return found.length > 0 || shorter.every((word, at) => word === words[at]) ? found : having(shorter);
}
