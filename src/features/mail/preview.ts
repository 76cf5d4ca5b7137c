/** The preview of a message in a list row. */
import { shownText } from '../../rich-text/bbcode/shown-text.ts';

const PREVIEW_LENGTH = 50;
/** Limits the parsed text: later characters cannot reach the preview. */
const READ_LENGTH = 2000;

/** Plain text on one line, truncated to 50 characters. */
export function previewOf(message: string): string {
  const characters = Array.from(shownText(message.slice(0, READ_LENGTH)));
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('')}…` : characters.join('');
}
