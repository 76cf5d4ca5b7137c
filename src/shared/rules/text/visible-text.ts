/**
 * Which characters of a text a reader can see. Client and server use these functions for "required" and for minimum
 * lengths. Pure, linear, and independent of the locale.
 */

/** Characters without a glyph and without a width: zero-width characters, fillers, controls, tags, bidi controls. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?!\s|\u0085)\p{Cc}/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');
/** Characters with a width and without ink, line breaks included. */
const BLANKS = /[\s\x85\u2800\u{1d159}]+/gu;

const ZERO_WIDTH_JOINER = '\u200d';
const JOINER = /[\u200c\u200d]/;
const LETTER = /[\p{Letter}\p{Mark}]/u;
const EMOJI_PART = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const VARIATION = /\p{Variation_Selector}|\u180e/u;
/** The letters of flags such as that of Scotland, after a black flag. */
const FLAG_PART = /[\u{1f3f4}\u{e0020}-\u{e007f}]/u;
const TAG = /[\u{e0020}-\u{e007f}]/u;
const JAMO_FILLER = /[\u115f\u1160]/;
const JAMO = /[\u1100-\u11ff]/;

/**
 * Removes invisible characters. Characters that shape their neighbours survive: joiners inside emoji and after letters,
 * variation selectors, the letters of flags, fillers between Korean letters. Idempotent.
 */
export function withoutInvisible(text: string): string {
  const characters = Array.from(text);
  let before = '';
  return characters
    .filter((character, at) => {
      const isKept = !INVISIBLE.test(character) || isShaping(character, before, characters[at + 1] ?? '');
      if (isKept) before = character;
      return isKept;
    })
    .join('');
}

function isShaping(character: string, before: string, after: string): boolean {
  if (JOINER.test(character)) {
    const isInEmoji = character === ZERO_WIDTH_JOINER && EMOJI_PART.test(before) && PICTOGRAPH.test(after);
    return isInEmoji || isVisibleLetter(before);
  }
  if (VARIATION.test(character)) return before !== '' && !INVISIBLE.test(before) && !/\s/.test(before);
  if (TAG.test(character)) return FLAG_PART.test(before);
  return JAMO_FILLER.test(character) && (JAMO.test(before) || JAMO.test(after));
}

/** Variation selectors are marks, but nothing joins to them. */
const isVisibleLetter = (character: string): boolean => LETTER.test(character) && !INVISIBLE.test(character);

/**
 * Number of visible characters, in code points. Blanks at the ends do not count, and adjacent ones count once. At most
 * the text's length in UTF-16 units.
 */
export function visibleLength(text: string): number {
  // The expressions are large: the first use compiles them, and an empty message line needs none.
  if (text === '') return 0;
  return Array.from(text.replace(ALL_INVISIBLE, '').replace(BLANKS, ' ').trim()).length;
}

export const hasVisibleText = (text: string): boolean => visibleLength(text) > 0;
