/** What a row of the list shows of a message. */
import { plainText } from '../../shared/rules/bbcode/plain-text.ts';

const PREVIEW_LENGTH = 50;
/** Beyond this nothing of a message can be in its preview, whatever marks it begins with. */
const READ_LENGTH = 2000;

/** Its words on one line, truncated to 50 characters. */
export function previewOf(message: string): string {
  const characters = Array.from(plainText(message.slice(0, READ_LENGTH)));
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('')}…` : characters.join('');
}
