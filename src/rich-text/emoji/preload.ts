/** The code of the panel and the picker, and the emoji, fetched before their first use. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { EmojiPicker } from './lazy-picker.ts';
import { loadEmoji } from './use-emoji-catalogue.ts';

export const EmojiPanel = lazyPart(async () => (await import('./emoji-panel.tsx')).EmojiPanel);

/** Never rejects. */
export async function preloadEmoji(): Promise<void> {
  await Promise.allSettled([EmojiPanel.preload(), EmojiPicker.preload(), loadEmoji()]);
}
