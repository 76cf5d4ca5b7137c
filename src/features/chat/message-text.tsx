/** The text of a message: redacted words as blocks, custom emoji as pictures. */
import { EmojiText } from '../../rich-text/emoji/emoji-text.tsx';
import { REDACTION_MARKER } from '../../shared/rules/limits.ts';
import { REDACTED } from './text.ts';

export function MessageText({ text }: { text: string }) {
  return text.split(REDACTION_MARKER).flatMap((part, index) => [
    index > 0 && (
      <span key={`redacted-${index}`} className="chat-redacted">
        <span className="sr-only">{REDACTED}</span>
      </span>
    ),
    <EmojiText key={`part-${index}`} text={part} />,
  ]);
}
