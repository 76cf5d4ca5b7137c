/** Replaces words in texts for people, such as names that must not stay. Pure. */

/** `text` with `replacement` for each of the words as a whole, in any case. Empty words are ignored. */
export function replaceWords(text: string, words: readonly string[], replacement: string): string {
  let replaced = text;
  // Long ones first: a name may be a part of an address.
  for (const word of words.filter((one) => one !== '').toSorted((a, b) => b.length - a.length)) {
    const pattern = word.replaceAll(/\W/g, (sign) => `\\${sign}`);
    replaced = replaced.replaceAll(new RegExp(`(?<!\\w)${pattern}(?!\\w)`, 'gi'), () => replacement);
  }
  return replaced;
}
