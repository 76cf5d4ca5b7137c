import type en from '../en/emoji-button.ts';
import type { Translation } from '../types.ts';

export default {
  openEmoji: 'Emoji',
  emojiPicker: 'Choix d’emoji',
  noRoom: 'Il n’y a plus de place pour cet emoji.',
} satisfies Translation<typeof en>;
