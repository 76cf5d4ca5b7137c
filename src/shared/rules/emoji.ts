/**
 * Custom emoji in text (specification: world, section 3): the picture's path between the marker's delimiters,
 * `<:/emojis/name.webp:>`, which counts as written. Both sides read and write them here.
 */

/** Paths of custom emoji; nothing else may stand in a marker, so a marker can never name a foreign picture. */
const EMOJI_PATH = String.raw`/emojis/[\w-]{1,60}\.(?:png|gif|webp)`;
const MARKER = new RegExp(`<:(${EMOJI_PATH}):>`, 'g');

export type EmojiPart = { kind: 'text'; text: string } | { kind: 'emoji'; imgUrl: string; name: string };

/** What stands in a text for the custom emoji with this picture. */
export const emojiMarker = (imgUrl: string): string => `<:${imgUrl}:>`;

/** A text in its parts; empty ones are left out. */
export function splitEmoji(text: string): EmojiPart[] {
  return text.split(MARKER).flatMap((part, index): EmojiPart[] => {
    if (index % 2 === 1) return [{ kind: 'emoji', imgUrl: part, name: nameOf(part) }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}

/** The same in words: `:cat-happy:` for a marker. */
export const emojiInWords = (text: string): string => text.replace(MARKER, (_, path: string) => nameOf(path));

const nameOf = (path: string): string => `:${path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))}:`;
