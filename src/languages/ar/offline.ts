import type en from '../en/offline.ts';
import type { Translation } from '../types.ts';

export default {
  offlineTitle: 'يا للأسف! لا يوجد اتصال.',
  offlineText: 'ربما تخضع خدمتنا للصيانة، أو أن اتصالك بالإنترنت غير مستقر. تحقّق من اتصالك وحاول مرة أخرى.',
  tryAgain: 'حاول مرة أخرى',
  replacedTitle: 'اللعبة مفتوحة في نافذة أخرى',
  playHere: 'العب هنا',
} satisfies Translation<typeof en>;
