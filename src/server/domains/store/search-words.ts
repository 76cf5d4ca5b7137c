/**
 * The words of a search, and corrections of misspelled ones. Pure: both databases get the same words, so that both find
 * the same items.
 */

/** A search matches an item that contains, for each of its words, one of the word's alternatives. */
export type SearchWords = readonly (readonly string[])[];

/** The words in lower case, each once, in the order of the text. */
export const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];

/** Shorter words have too many neighbours to be corrected. */
const MIN_LETTERS = 4;
/** From this length on a word may have two mistakes. */
const TWO_MISTAKES_LETTERS = 8;
const MAX_ALTERNATIVES = 12;

/**
 * Replaces each word that no known word contains by the known words that are nearest to it: with one mistake, from eight
 * letters on with up to two. Known words may go on after the searched one. Returns null when nothing was replaced.
 */
export function correct(words: readonly string[], known: readonly string[]): SearchWords | null {
  let isReplaced = false;
  const alternatives = words.map((word) => {
    if (word.length < MIN_LETTERS || known.some((one) => one.includes(word))) return [word];
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

/**
 * The least number of mistakes that turn the beginning of `known`, or all of it, into `word`: a letter too many, missing
 * or wrong, or two neighbours in the wrong order (optimal string alignment). Stops above `limit` and returns more.
 */
export function mistakesIn(word: string, known: string, limit: number): number {
  if (known.length < word.length - limit) return limit + 1;
  // A longer beginning than this has more missing letters than the limit.
  const width = Math.min(known.length, word.length + limit);
  let twoBack: number[] = [];
  let back = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= width; at += 1) {
      const isSame = word[row - 1] === known[at - 1];
      const replaced = (back[at - 1] ?? 0) + (isSame ? 0 : 1);
      let least = Math.min(replaced, (back[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1);
      const isSwapped = row > 1 && at > 1 && word[row - 1] === known[at - 2] && word[row - 2] === known[at - 1];
      if (isSwapped) least = Math.min(least, (twoBack[at - 2] ?? 0) + 1);
      now.push(least);
    }
    if (Math.min(...now) > limit) return limit + 1;
    twoBack = back;
    back = now;
  }
  return Math.min(...back);
}
