/** The text of a speech bubble, with custom emoji as pictures. */
import type { ReactNode } from 'react';
import { EmojiText } from '../../rich-text/emoji/emoji-text.tsx';

export const renderWords = (text: string): ReactNode => (
  <span dir="auto">
    <EmojiText text={text} />
  </span>
);
