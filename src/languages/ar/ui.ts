import type en from '../en/ui.ts';
import type { Translation } from '../types.ts';

export default {
  close: 'إغلاق',
  cancel: 'إلغاء',
  back: 'رجوع',
  forward: 'تقدّم',
  leaveTitle: 'هل تُهمل التغييرات؟',
  leaveText: 'تغييراتك غير محفوظة.',
  stay: 'متابعة التحرير',
  discard: 'إهمال',
  tryAgain: 'حاول مرة أخرى',
  dismiss: 'إغلاق',
  coins: 'عملات',
  gems: 'جواهر',
  hidePassword: 'إخفاء كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  reason: 'السبب',
  reasonHint: 'يُحفظ في السجل الذي يستطيع كل المشرفين قراءته.',
  pleaseGiveAReason: 'اذكر سببًا من فضلك.',
  step: 'الخطوة {current} من {count}',
  now: 'الآن',
} satisfies Translation<typeof en>;
