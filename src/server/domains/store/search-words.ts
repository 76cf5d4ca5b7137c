/**
 * The words of a search, and corrections of misspelled ones. Pure: both databases get the same words, so that both find
 * the same items.
 */
import { plainWord, withoutUmlaut } from '../../../shared/rules/text/plain-text.ts';

/** A search matches an item that contains, for each of its words, one of the word's alternatives. */
export type SearchWords = readonly (readonly string[])[];

/** The words in lower case, each once, in the order of the text. */
export const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];

/** Each word as it was typed, and without what names are compared without. */
export const alternativesOf = (words: readonly string[]): SearchWords =>
  words.map((word) => [...new Set([word, plainWord(word) || word])]);

/** The plain words with one letter for umlauts that are typed with two. Null when there are none. */
export function withoutUmlauts(words: readonly string[]): SearchWords | null {
  const one = (word: string): string => withoutUmlaut(plainWord(word));
  return words.some((word) => one(word) !== plainWord(word)) ? alternativesOf(words.map(one)) : null;
}

/** Shorter words have too many neighbours to be corrected. */
const MIN_LETTERS = 4;
/** From this length on a word may have two mistakes. */
const TWO_MISTAKES_LETTERS = 8;
const MAX_ALTERNATIVES = 12;

/** Whether a word can be corrected at all. */
export const isCorrectable = (word: string): boolean => word.length >= MIN_LETTERS;

/**
 * Replaces each word that no known word contains by the known words that are nearest to it: with one mistake, from eight
 * letters on with up to two. Known words may go on after the searched one. Returns null when nothing was replaced.
 */
export function correct(words: readonly string[], known: readonly string[]): SearchWords | null {
  let isReplaced = false;
  const alternatives = words.map((word) => {
    if (!isCorrectable(word) || known.some((one) => one.includes(word))) return [word];
    const nearest = nearestTo(word, known);
    if (nearest.length === 0) return [word];
    isReplaced = true;
    return nearest;
  });
  return isReplaced ? alternatives : null;
}

function nearestTo(word: string, known: readonly string[]): string[] {
  let best = word.length >= TWO_MISTAKES_LETTERS ? 2 : 1;
  let nearest: string[] = [];
  for (const one of known) {
    const mistakes = mistakesIn(word, one, best);
    if (mistakes > best) continue;
    if (mistakes < best) nearest = [];
    best = mistakes;
    nearest.push(one);
  }
  return nearest.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MAX_ALTERNATIVES);
}

/** More than any number of mistakes that counts. */
const FAR = 0xffff;

/** Three rows of the matrix of distances, reused: a search compares thousands of words. */
let rows = rowsOf(32);

function rowsOf(length: number): readonly [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
}

/**
 * The least number of mistakes that turn the beginning of `known`, or all of it, into `word`: a letter too many, missing
 * or wrong, or two neighbours in the wrong order (optimal string alignment). Above `limit` it is `limit` + 1.
 */
export function mistakesIn(word: string, known: string, limit: number): number {
  if (known.length < word.length - limit) return limit + 1;
  // A longer beginning than this has more missing letters than the limit.
  const width = Math.min(known.length, word.length + limit);
  if (rows[0].length < width + 2) rows = rowsOf(2 * (width + 2));
  let [twoBack, back, now] = rows;
  for (let at = 0; at <= width; at += 1) back[at] = at;
  let least = 0;
  for (let row = 1; row <= word.length && least <= limit; row += 1) {
    // Places farther from the diagonal have more missing letters, or too many, than the limit.
    const first = Math.max(0, row - limit);
    const last = Math.min(width, row + limit);
    if (first > 0) now[first - 1] = FAR;
    now[last + 1] = FAR;
    least = FAR;
    for (let at = first; at <= last; at += 1) {
      let mistakes = row;
      if (at > 0) {
        const replaced = (back[at - 1] ?? FAR) + (word[row - 1] === known[at - 1] ? 0 : 1);
        mistakes = Math.min(replaced, (back[at] ?? FAR) + 1, (now[at - 1] ?? FAR) + 1);
        const isSwapped = row > 1 && at > 1 && word[row - 1] === known[at - 2] && word[row - 2] === known[at - 1];
        if (isSwapped) mistakes = Math.min(mistakes, (twoBack[at - 2] ?? FAR) + 1);
      }
      now[at] = mistakes;
      if (mistakes < least) least = mistakes;
    }
    const spare = twoBack;
    twoBack = back;
    back = now;
    now = spare;
  }
  return Math.min(least, limit + 1);
}
