/** The plain text of a player's BBCode as the page shows it: what is not text is named in the page's language. */
import { plainText } from '../../shared/rules/bbcode/plain-text.ts';
import { text } from './text.ts';

export const shownText = (source: string, maxLength?: number): string => plainText(source, maxLength, text.plain);
