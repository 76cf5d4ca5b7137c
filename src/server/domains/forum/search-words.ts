/** The words of a text as the forum's search compares them: without case, accents and signs. Pure. */
import type { DatabaseKind } from '../../db/database.ts';

/** Longer ones are compared by their beginning. */
const WORD_MAX_LENGTH = 64;

/** One space between words; nothing in it has a meaning to either database. */
export const searchTextOf = (text: string): string => wordsOf(text).join(' ');

/** What finds texts that have words beginning like each of these, which come from `wordsOf`. */
export const matchOf = (words: readonly string[], kind: DatabaseKind): string =>
  kind === 'sqlite' ? words.map((word) => `"${word}"*`).join(' ') : words.map((word) => `'${word}':*`).join(' & ');

/** The words of a text or a search; none when it holds signs alone. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => cut(word));
}

/** A letter of two units is not cut in half. */
const cut = (word: string): string => word.slice(0, WORD_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
