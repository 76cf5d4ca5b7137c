/** The code by which players share an outfit: a tag in the texts that they write. */

const CODE = /\[outfit\]\s*([\w-]{1,64})\s*\[\/outfit\]/i;

export interface TextPart {
  /** Empty for an outfit. */
  text: string;
  /** Null for text. */
  outfitId: string | null;
}

/** The words and the codes of a text, in order. A text without codes is one part. */
export function splitOutfitCodes(text: string): TextPart[] {
  // With a group in the expression, every second piece is the id of a code.
  return text
    .split(CODE)
    .map((piece, index) => (index % 2 === 1 ? { text: '', outfitId: piece } : { text: piece, outfitId: null }))
    .filter((part, _, parts) => part.outfitId !== null || part.text !== '' || parts.length === 1);
}

/** The text with `word` in place of each code. */
export const withoutOutfitCodes = (text: string, word: string): string =>
  splitOutfitCodes(text)
    .map((part) => (part.outfitId === null ? part.text : word))
    .join('');
