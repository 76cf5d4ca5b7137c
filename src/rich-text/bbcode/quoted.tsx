/** The first words of a player's text as one quoted paragraph, for questions about it. */
import { shownText } from './shown-text.ts';

const SHOWN_LENGTH = 160;

export function Quoted({ text }: { text: string }) {
  return (
    <blockquote className="well t-small clamp2 px-3 py-2 font-bold wrap-anywhere" dir="auto">
      {shownText(text, SHOWN_LENGTH)}
    </blockquote>
  );
}
