/** What a row of the list shows of a message. */
const PREVIEW_LENGTH = 50;

/** Without its tags and on one line, truncated to 50 characters. */
export function previewOf(message: string): string {
  const plain = message
    .replace(/\[\/?[a-z*]+(?:=[^\]\n]*)?\]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...plain];
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('')}…` : plain;
}
