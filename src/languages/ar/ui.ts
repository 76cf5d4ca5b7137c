import type en from '../en/ui.ts';
import type { Translation } from '../types.ts';

export default {
  close: 'إغلاق',
  cancel: 'إلغاء',
  back: 'رجوع',
  forward: 'تقدّم',
  leaveTitle: 'إهمال التغييرات؟',
  leaveText: 'تغييراتك غير محفوظة.',
  stay: 'متابعة التحرير',
  discard: 'إهمال',
  tryAgain: 'إعادة المحاولة',
  dismiss: 'إغلاق',
  coins: '{count, plural, zero {عملة} one {عملة} two {عملتان} few {عملات} many {عملة} other {عملة}}',
  gems: '{count, plural, zero {جوهرة} one {جوهرة} two {جوهرتان} few {جواهر} many {جوهرة} other {جوهرة}}',
  hidePassword: 'إخفاء كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  reason: 'السبب',
  reasonHint: 'يُحفظ في السجل الذي يقرؤه فريق الإشراف كله.',
  pleaseGiveAReason: 'يلزم ذكر سبب.',
  step: 'الخطوة {current} من {count}',
  now: 'الآن',
  notices: 'الإشعارات',
} satisfies Translation<typeof en>;
