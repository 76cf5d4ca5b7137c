/** Shown in the picker until its code is there. */
import { text } from './text.ts';

export function EmojiLoading() {
  return <p className="emoji-quiet">{text.loading}</p>;
}
