/** The text of a speech bubble, with custom emoji as pictures. Its direction is that of the bubble, which finds it in the text. */
import type { ReactNode } from 'react';
import { isFewEmoji } from '../../shared/rules/text/emoji.ts';
import { EmojiText } from '../../rich-text/emoji/emoji-text.tsx';

export const renderWords = (text: string): ReactNode => (
  <span className={isFewEmoji(text) ? 'town-jumbo' : undefined}>
    <EmojiText text={text} />
  </span>
);
