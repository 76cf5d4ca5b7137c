import type en from '../en/emoji-button.ts';
import type { Translation } from '../types.ts';

export default {
  openEmoji: 'Emoji',
  emojiPicker: 'Selector de emojis',
  noRoom: 'Ese emoji no cabe.',
} satisfies Translation<typeof en>;
