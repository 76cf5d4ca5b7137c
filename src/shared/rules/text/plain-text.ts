/**
 * Text as a search compares it: without what people leave out when they type, so that both the known and the searched text are in this form.
 * English words without accents stay as they are. Pure.
 */

/**
 * In lower case, without accents, joined letters, hamza and other marks of Arabic letters, and with one letter where Arabic readers type one
 * of two.
 */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    // U+0640 makes Arabic words longer, and has no sound.
    .replace(/\p{M}|\u0640/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');

/** A searched word, also without the Arabic article: it is found in words with and without it. */
export const plainWord = (word: string): string => plainText(word).replace(/^ال(?=.{3})/, '');

/** Two letters that may be typed for an umlaut, before a consonant. */
const UMLAUT = /([aou])e(?=[^\Waeiou])/g;
/** Shorter words would become too short. */
const MIN_UMLAUT_LETTERS = 5;

/** A plain word with one letter for each umlaut that may be typed with two. */
export const withoutUmlaut = (word: string): string =>
  word.length < MIN_UMLAUT_LETTERS ? word : word.replace(UMLAUT, '$1');
