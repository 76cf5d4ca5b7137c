/** The text of a speech bubble, with custom emoji as pictures. */
import type { ReactNode } from 'react';
import { isFewEmoji } from '../../shared/rules/text/emoji.ts';
import { EmojiText } from '../../rich-text/emoji/emoji-text.tsx';

export const renderWords = (text: string): ReactNode => (
  <span dir="auto" className={isFewEmoji(text) ? 'town-jumbo' : undefined}>
    <EmojiText text={text} />
  </span>
);
