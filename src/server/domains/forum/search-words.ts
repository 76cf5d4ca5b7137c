/** Normalizes text for the forum search: words without case, accents and punctuation. Pure. */
import type { DatabaseKind } from '../../db/database.ts';

/** In UTF-16 code units. Longer words are truncated. */
const WORD_MAX_LENGTH = 64;

/** The words of a text, separated by spaces. Contains no characters of the databases' query syntax. */
export const searchTextOf = (text: string): string => wordsOf(text).join(' ');

/** The full-text query for texts that contain each word as a prefix. `words` come from `wordsOf`. */
export const matchOf = (words: readonly string[], kind: DatabaseKind): string =>
  kind === 'sqlite' ? words.map((word) => `"${word}"*`).join(' ') : words.map((word) => `'${word}':*`).join(' & ');

/** The normalized words of a text or search; empty for text without letters and digits. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => truncate(word));
}

/** Truncates without splitting a surrogate pair. */
const truncate = (word: string): string => word.slice(0, WORD_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
