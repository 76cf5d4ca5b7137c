/** The picker, whose code is fetched before its first use. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { EmojiLoading } from './emoji-loading.tsx';

export const EmojiPicker = lazyPart(async () => (await import('./emoji-picker.tsx')).EmojiPicker, EmojiLoading);
