/** Renders plain text with custom emoji as pictures. Standard emoji are characters and stay unchanged. */
import './emoji.css';
import { memo } from 'react';
import { splitEmoji } from '../../shared/rules/text/emoji.ts';
import { EmojiImage } from './emoji-image.tsx';

export const EmojiText = memo(function EmojiText({ text }: { text: string }) {
  return splitEmoji(text).map((part, index) =>
    part.kind === 'text' ? part.text : <EmojiImage key={index} imgUrl={part.imgUrl} name={part.name} />,
  );
});
