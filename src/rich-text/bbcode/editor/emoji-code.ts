/** How an emoji of the picker is written in BBCode: custom ones by their tag, all others as themselves. */
import { splitEmoji } from '../../../shared/rules/emoji.ts';
import type { EmojiChoice } from '../../emoji/emoji-catalogue.ts';

export function writeEmoji({ emoji }: EmojiChoice): string {
  return splitEmoji(emoji)
    .map((part) => (part.kind === 'emoji' ? `[emoji]${part.imgUrl}[/emoji]` : part.text))
    .join('');
}
