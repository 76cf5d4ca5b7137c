/** Renders plain text with custom emoji as pictures. Standard emoji are characters and stay unchanged. */
import './emoji.css';
import { memo } from 'react';
import { splitEmoji } from '../../shared/rules/text/emoji.ts';
import { EmojiImage } from './emoji-image.tsx';
import { useEmojiName } from './use-emoji-name.ts';

export const EmojiText = memo(function EmojiText({ text }: { text: string }) {
  return splitEmoji(text).map((part, index) =>
    part.kind === 'text' ? part.text : <OwnEmoji key={`${index} ${part.name}`} imgUrl={part.imgUrl} name={part.name} />,
  );
});

function OwnEmoji({ imgUrl, name }: { imgUrl: string; name: string }) {
  return <EmojiImage imgUrl={imgUrl} name={name} label={useEmojiName(name)} />;
}
