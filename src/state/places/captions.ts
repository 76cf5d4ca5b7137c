/** What is heard in the town, in words for players who do not hear it: the last sound that has a caption. */
import { proxy } from 'valtio';

/** `count` changes with each caption, so that an equal one is said again. */
export const captions = proxy<{ text: string; count: number }>({ text: '', count: 0 });

export function caption(text: string): void {
  Object.assign(captions, { text, count: captions.count + 1 });
}
