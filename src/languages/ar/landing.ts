import type en from '../en/landing.ts';
import type { Translation } from '../types.ts';

export default {
  loadingStatus: 'جارٍ تحميل حالة الخادم…',
  reportWithoutAccount: 'للإبلاغ دون حساب:',
  creatorLine: 'لعبة من صانع منتج دردشة آخر.',
  statusLine: 'على الخط الآن {online, number} من أصل {total, number}',
} satisfies Translation<typeof en>;
