import type en from '../en/bell-button.ts';
import type { Translation } from '../types.ts';

export default {
  bell: 'الجرس',
  announced: 'جديد في جرسك، غير المقروء: {unread}',
  named: 'الجرس، غير المقروء: {unread}',
} satisfies Translation<typeof en>;
