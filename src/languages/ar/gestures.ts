import type en from '../en/gestures.ts';
import type { Translation } from '../types.ts';

export default {
  gesturesTitle: 'الإيماءات',
  close: 'إغلاق',
  taken: 'هذا المكان مشغول.',
  full: 'كل المقاعد هناك مشغولة.',
  far: 'لا يمكنك الجلوس هناك الآن.',
} satisfies Translation<typeof en>;
