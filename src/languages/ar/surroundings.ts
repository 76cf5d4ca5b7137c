import type en from '../en/surroundings.ts';
import type { Translation } from '../types.ts';

export default {
  places: 'الأماكن',
  surroundings: 'ما حولك',
  whereAmI: 'أين أنا؟',
  toMessage: 'الانتقال إلى الرسالة',
} satisfies Translation<typeof en>;
