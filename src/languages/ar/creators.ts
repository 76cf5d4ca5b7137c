import type en from '../en/creators.ts';
import type { Translation } from '../types.ts';

export default {
  favourites: 'مفضلات الشهر',
  favouritesNote: 'أكثر ما ارتُدي في المدينة مما رُسم فيها. تُحتسب الحسابات من أسبوعها الثاني.',
  month: 'الشهر',
  ownPage: 'صفحتي',
  by: '، من',
  noFavourites: 'لم يُرتدَ شيء بعد :)',
  noFavouritesNote: 'هنا يظهر ما يُرتدى مما رُسم في المدينة.',
  works: 'الأعمال',
  loading: 'جارٍ التحميل…',
  loadFailed: 'خطأ في تحميل الأعمال: ',
  noWorks: 'لا أعمال بعد :)',
  noWorksNote: 'ما رُسم وقُبل يظهر هنا.',
  noOwnWorks: 'لا أعمال بعد :)',
  noOwnWorksNote: 'للبدء: رسم على القالب ثم تقديم الرسمة. ما يُقبل يظهر هنا.',
  workCount: '{count, plural, zero {لا أعمال} one {عمل واحد} two {عملان} few {# أعمال} many {# عملًا} other {# عمل}}',
  wornTimes:
    '{count, plural, zero {لم تُرتدَ هذا الشهر} one {ارتُديت مرة هذا الشهر} two {ارتُديت مرتين هذا الشهر} few {ارتُديت # مرات هذا الشهر} many {ارتُديت # مرة هذا الشهر} other {ارتُديت # مرة هذا الشهر}}',
  followers:
    '{count, plural, zero {لا متابعة} one {متابعة واحدة} two {متابعتان} few {# متابعات} many {# متابعة} other {# متابعة}}',
  about: 'عن {name}',
  wornBy:
    '{count, plural, zero {لم يُحسب أحد بعد} one {يرتديه شخص واحد} two {يرتديه شخصان} few {يرتديه # أشخاص} many {يرتديه # شخصًا} other {يرتديه # شخص}}',
  profile: 'الملف الشخصي',
  submissions: 'مشاركاتي',
  follow: 'متابعة',
  following: 'تتم المتابعة',
  blocked: 'بينكما حظر.',
  owned: 'لديك',
  inCart: 'في السلة',
  toCart: 'إضافة إلى السلة',
} satisfies Translation<typeof en>;
