import type en from '../en/net.ts';
import type { Translation } from '../types.ts';

export default {
  errors: {
    sessionLoading: 'جارٍ تحميل الجلسة، لحظة من فضلك',
    notAuthenticated: 'يلزم تسجيل الدخول',
    noSessionKey: 'لا مفتاح متاحًا للجلسة',
    sessionExpired: 'انتهت الجلسة. الرجاء تسجيل الدخول من جديد.',
    timeout: 'انتهت مهلة الطلب',
    network: 'خطأ في الشبكة',
    failed: 'لم ينجح الطلب',
  },
  unexpected: 'حدث خطأ غير متوقع',
} satisfies Translation<typeof en>;
