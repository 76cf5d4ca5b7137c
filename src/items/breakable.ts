/**
 * Where long words of item names may break in a narrow tile. Browsers know the syllables of a language only with a dictionary,
 * which many do not have, so the catalogue names the places: a soft hyphen shows where a line ends there.
 */
import { text } from './text.ts';

const SOFT_HYPHEN = '\u00AD';

const softened = new Map(
  text.breaks
    .split(' ')
    .filter(Boolean)
    .map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]),
);

/** For display only: names with soft hyphens are not the names that a search compares. */
export const breakable = (name: string): string =>
  softened.size === 0 ? name : name.replace(/\p{L}+/gu, (word) => softened.get(word) ?? word);
