import type en from '../en/emoji-button.ts';
import type { Translation } from '../types.ts';

export default {
  openEmoji: 'إيموجي',
  emojiPicker: 'اختيار الإيموجي',
  noRoom: 'لا يتسع المكان لهذا الإيموجي.',
} satisfies Translation<typeof en>;
