import type en from '../en/rewards.ts';
import type { Translation } from '../types.ts';

export default {
  region: 'أخبار سارة',
  heart: 'توافق القلوب مع {name}',
  request: 'طلب صداقة من {name}',
  inCommon:
    'المستوى {reached}، {mutual, plural, zero {لا أصدقاء مشتركين} one {صديق مشترك واحد} two {صديقان مشتركان} few {{mutual} أصدقاء مشتركين} many {{mutual} صديقًا مشتركًا} other {{mutual} صديق مشترك}}',
  friend: 'صداقة جديدة مع {name}',
  bought: '{item} من مقتنياتك الآن',
  boughtMany: 'قطع جديدة من مقتنياتك الآن: {count}',
  outfit: 'حُفظت الإطلالة {name}. نقرة واحدة تكفي لارتدائها في أي وقت',
  lanterns: 'الخمسة كلها! لك {honor} شرفًا وختم',
  filled: {
    week: 'اكتمل صف هذا الأسبوع. أحسنت!',
    page: 'صفحة كاملة! صورتها لك.',
  },
  more: 'أخبار سارة أخرى: {count}',
  atLevel: 'المستوى {reached}',
  nice: 'رائع!',
  seeProfile: 'عرض الملف',
  whisper: 'همس',
  accept: 'قبول',
  later: 'لاحقًا',
  sayHello: 'إلقاء التحية',
  wave: 'تلويح',
  openPost: 'فتح المنشور',
  openList: 'فتح القائمة',
  openAlbum: 'فتح الألبوم',
  wearIt: 'ارتداء الآن',
  wearThem: 'ارتداء الكل',
  gotIt: 'حسنًا',
  notWorn: 'لم تعد هذه القطعة في مقتنياتك.',
  level: 'المستوى {reached}',
  levelWithCoins:
    'المستوى {reached}: {coins, plural, one {عملة واحدة} two {عملتان} few {{coins, number} عملات} many {{coins, number} عملة} other {{coins, number} عملة}}',
  walkLevel:
    'بلغت المستوى {reached}! لك {coins, plural, one {عملة واحدة} two {عملتان} few {{coins, number} عملات} many {{coins, number} عملة} other {{coins, number} عملة}}',
  tip: 'شكر من {name} على منشورك: {coins, plural, one {عملة واحدة} two {عملتان} few {{coins, number} عملات} many {{coins, number} عملة} other {{coins, number} عملة}}',
  tips: 'شكرك {count, plural, one {شخص واحد} two {شخصان} few {{count} أشخاص} many {{count} شخصًا} other {{count} شخص}}: {coins, plural, one {عملة واحدة} two {عملتان} few {{coins, number} عملات} many {{coins, number} عملة} other {{coins, number} عملة}}',
} satisfies Translation<typeof en>;
