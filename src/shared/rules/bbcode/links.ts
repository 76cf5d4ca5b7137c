/** Finds addresses and custom emoji in plain text, for chat and BBCode. */
import { checkEmojiPath, checkUrl } from './values.ts';

export type TextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'emoji'; path: string };

/** `<:/emojis/x.webp:>` (custom emoji) or an address. Each alternative is bounded, so the search is linear. */
const PIECE = /<:(\/emojis\/[^\s<>:]{1,120}):>|\b(?:https?:\/\/|www\.)[^\s<>"'`[\]{}|\\^]{2,2000}/gi;
const TRAILING = /[.,:;!?*_~]+$/;

export function splitText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const add = (piece: TextPiece, start: number, end: number): void => {
    if (start > from) pieces.push({ kind: 'text', text: text.slice(from, start) });
    pieces.push(piece);
    from = end;
  };
  for (const match of text.matchAll(PIECE)) {
    const [whole, emoji] = match;
    if (emoji !== undefined) {
      const path = checkEmojiPath(emoji).value;
      if (path !== undefined) add({ kind: 'emoji', path }, match.index, match.index + whole.length);
      continue;
    }
    const shown = withoutTrailing(whole);
    const url = checkUrl(/^www\./i.test(shown) ? `https://${shown}` : shown).value;
    if (url !== undefined) add({ kind: 'link', text: shown, url }, match.index, match.index + shown.length);
  }
  if (from < text.length || pieces.length === 0) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

/** Trailing punctuation and an unmatched closing bracket are not part of an address. */
function withoutTrailing(address: string): string {
  const shown = address.replace(TRAILING, '');
  if (!shown.endsWith(')') || shown.includes('(')) return shown;
  return shown.replace(/\)+$/, '').replace(TRAILING, '');
}
