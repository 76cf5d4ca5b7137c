/** Converts an emoji to BBCode: custom emoji to a tag, standard emoji unchanged. */
import { splitEmoji } from '../../../shared/rules/text/emoji.ts';
import type { EmojiChoice } from '../../emoji/emoji-catalogue.ts';

export function writeEmoji({ emoji }: EmojiChoice): string {
  return splitEmoji(emoji)
    .map((part) => (part.kind === 'emoji' ? `[emoji]${part.imgUrl}[/emoji]` : part.text))
    .join('');
}
