/** Shown in the picker until its code is there. */
import { LOADING } from './text.ts';

export function EmojiLoading() {
  return <p className="emoji-quiet">{LOADING}</p>;
}
