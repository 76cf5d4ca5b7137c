import type en from '../en/offline.ts';
import type { Translation } from '../types.ts';

export default {
  offlineTitle: 'يا للأسف! لا يوجد اتصال.',
  offlineText: 'ربما تخضع خدمتنا للصيانة، أو أن اتصالك بالإنترنت غير مستقر. الرجاء التحقق من اتصالك والمحاولة من جديد.',
  tryAgain: 'إعادة المحاولة',
  replacedTitle: 'اللعبة مفتوحة في نافذة أخرى',
  playHere: 'اللعب هنا',
} satisfies Translation<typeof en>;
