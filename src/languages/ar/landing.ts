import type en from '../en/landing.ts';
import type { Translation } from '../types.ts';

export default {
  loadingStatus: 'جارٍ تحميل حالة الخادم…',
  creatorLine: 'لعبة من صانع منتج دردشة آخر.',
  statusLine: '{online, number} من {total, number} متصلون الآن',
} satisfies Translation<typeof en>;
