/**
 * Custom emoji in text (specification: world, section 3): a marker `<:/emojis/name.webp:>` with the picture's path. It
 * counts with its full length. Client and server use this module.
 */

/** Valid paths in a marker, so that a marker cannot name a foreign picture. */
const EMOJI_PATH = String.raw`/emojis/[\w-]{1,60}\.(?:png|gif|webp)`;
const MARKER = new RegExp(`<:(${EMOJI_PATH}):>`, 'g');

export type EmojiPart = { kind: 'text'; text: string } | { kind: 'emoji'; imgUrl: string; name: string };

/** The marker of the custom emoji with this picture. */
export const emojiMarker = (imgUrl: string): string => `<:${imgUrl}:>`;

/** Splits a text into parts; empty ones are omitted. */
export function splitEmoji(text: string): EmojiPart[] {
  return text.split(MARKER).flatMap((part, index): EmojiPart[] => {
    if (index % 2 === 1) return [{ kind: 'emoji', imgUrl: part, name: nameOf(part) }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}

/** Plain text with `:cat-happy:` for a marker. */
export const emojiInWords = (text: string): string => text.replace(MARKER, (_, path: string) => nameOf(path));

const PICTURE = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`;
/** One standard emoji: a flag, a key cap, or pictures that are joined. */
const STANDARD = String.raw`\p{Regional_Indicator}{2}|[#*0-9]\uFE0F?\u20E3|${PICTURE}(?:\u200D${PICTURE})*`;
const FEW_EMOJI = new RegExp(String.raw`^(?:\s*(?:<:${EMOJI_PATH}:>|${STANDARD})\s*){1,3}$`, 'u');

/** Whether a text is one to three emoji and nothing else: bubbles show it larger. */
export const isFewEmoji = (text: string): boolean => FEW_EMOJI.test(text);

const nameOf = (path: string): string => `:${path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))}:`;
