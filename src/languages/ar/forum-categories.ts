import type en from '../en/forum-categories.ts';
import type { Translation } from '../types.ts';

export default {
  all: 'كل المنشورات',
  announcements: 'إعلانات',
  promenade: 'Promenade',
  general: 'عام',
  clothes: 'ملابس',
  creativity: 'إبداع',
} satisfies Translation<typeof en>;
