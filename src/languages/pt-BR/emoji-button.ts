import type en from '../en/emoji-button.ts';
import type { Translation } from '../types.ts';

export default {
  openEmoji: 'Emoji',
  emojiPicker: 'Seletor de emojis',
  noRoom: 'Não há espaço para esse emoji.',
} satisfies Translation<typeof en>;
