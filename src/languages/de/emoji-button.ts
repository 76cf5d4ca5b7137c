import type en from '../en/emoji-button.ts';
import type { Translation } from '../types.ts';

export default {
  openEmoji: 'Emoji',
  emojiPicker: 'Emoji-Auswahl',
  noRoom: 'Für dieses Emoji ist kein Platz.',
} satisfies Translation<typeof en>;
