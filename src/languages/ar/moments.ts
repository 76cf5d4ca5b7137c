import type en from '../en/moments.ts';
import type { Translation } from '../types.ts';

export default {
  lanternNear: 'فانوس بالقرب منك.',
  foundLantern: 'وجدت الفانوس {count} من 5.',
  foundAll: 'الخمسة كلها! لك 20 شرفًا وختم.',
  close: 'إغلاق',
  openAlbum: 'فتح الألبوم',
  walkToPier: 'إلى الرصيف البحري',
  walkThere: 'السير إلى هناك',
  seconds: '{count} ث',
  minutes: '{count} د',
  aMinute: 'دقيقة',
  lanternsSoon: 'فوانيس فوق الخليج بعد {time}',
  lanternsRise: 'الفوانيس ترتفع فوق الخليج',
  lanternsRose:
    '{count, plural, zero {ارتفعت الفوانيس معًا.} one {ارتفع فانوس واحد.} two {ارتفع فانوسان معًا.} few {ارتفعت {count} فوانيس معًا.} many {ارتفع {count} فانوسًا معًا.} other {ارتفع {count} فانوس معًا.}}',
  stage: 'عزف Cadence على المسرح الآن.',
  eventSoon: '{title}: البداية بعد {time}',
  event: '{title}: جارٍ الآن.',
  eventWithPeople:
    '{title}: جارٍ الآن. {count, plural, zero {لا أحد هناك} one {شخص واحد هناك} two {شخصان هناك} few {{count} أشخاص هناك} many {{count} شخصًا هناك} other {{count} شخص هناك}}.',
} satisfies Translation<typeof en>;
