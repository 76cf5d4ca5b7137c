import type en from '../en/album.ts';
import type { Translation } from '../types.ts';

export default {
  today: 'فوانيس اليوم',
  introduction: 'خمسة فوانيس في المدينة كل يوم. يكفي الاقتراب من أحدها ليضيء.',
  found: 'وجدت منها',
  foundOf: '{count} من 5',
  dayFull: 'الخمسة كلها! لك 20 شرفًا وختم.',
  nextIn: 'فوانيس جديدة بعد {time}.',
  stamps: 'الأختام',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  weekFull: 'اكتمل صف هذا الأسبوع. أحسنت!',
  pageFull: 'صفحة كاملة! صورتها لك.',
  week: 'الأسبوع {number}',
  loading: 'جارٍ تحميل الألبوم',
  show: 'إظهار ألبومي في ملفي',
  showNote: 'يرى الآخرون عدد أختامك، ووسامًا لكل صفحة كاملة.',
  weekStamps: '{stamps} من 3 أختام',
  stampsAndStars:
    '{stamps} من 3 أختام، {stars, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {{stars} نجوم} many {{stars} نجمة} other {{stars} نجمة}}',
  minutes: '{minutes} د',
  hours: '{hours} س {minutes} د',
} satisfies Translation<typeof en>;
