/** The plain text of a player's BBCode as the page shows it: what is not text is named in the page's language. */
import { PLAIN_ENGLISH, plainText, type PlainWords } from '../../shared/rules/bbcode/plain-text.ts';
import { text } from './text.ts';

export const shownText = (source: string, maxLength?: number): string => plainText(source, maxLength, text.plain);

/** Of a plain text that the server sends, which is English. */
export function shownPlain(plain: string, words: PlainWords = text.plain): string {
  let shown = plain;
  for (const kind of Object.keys(PLAIN_ENGLISH) as (keyof PlainWords)[])
    shown = shown.replaceAll(PLAIN_ENGLISH[kind], words[kind]);
  return shown;
}
