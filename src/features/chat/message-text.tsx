/** The text of a message: redacted words as blocks, custom emoji as pictures, codes of outfits as cards. */
import { EmojiText } from '../../rich-text/emoji/emoji-text.tsx';
import { REDACTION_MARKER } from '../../shared/rules/limits.ts';
import { splitOutfitCodes } from '../../shared/rules/text/outfit-code.ts';
import { LazyOutfitChip } from './lazy-outfit-chip.tsx';
import { text as said } from './text.ts';

export interface MessageTextProps {
  text: string;
  /** For places where nothing can be pressed: an outfit is its word. */
  isPlain?: boolean;
}

export function MessageText({ text, isPlain = false }: MessageTextProps) {
  return text.split(REDACTION_MARKER).flatMap((part, index) => [
    index > 0 && (
      <span key={`redacted-${index}`} className="chat-redacted">
        <span className="sr-only">{said.redacted}</span>
      </span>
    ),
    ...splitOutfitCodes(part).map(({ text: words, outfitId }, at) => {
      const key = `part-${index}-${at}`;
      if (outfitId === null) return <EmojiText key={key} text={words} />;
      return isPlain ? <span key={key}>{said.outfit}</span> : <LazyOutfitChip key={key} id={outfitId} />;
    }),
  ]);
}
