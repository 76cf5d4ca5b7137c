import type en from '../en/inventory.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'تعذّر تحميل المقتنيات: ',
  apply: 'تطبيق',
  changes: ' التغييرات',
  cancel: 'إلغاء',
  applied: 'تم تطبيق التغييرات!',
  cancelled: 'أُلغيت التغييرات',
  nothingToApply: 'لا تغييرات لتطبيقها',
  itemFailed: 'تعذّر {mark, select, equip {ارتداء القطعة} unequip {خلع القطعة} other {تغيير القطعة}}: {message}',
  applyFailed: 'تعذّر تطبيق التغييرات: {message}',
  info: 'معلومات',
  figure: 'الحجم والبشرة والجسد',
  height: 'الطول',
  width: 'العرض',
  resetSize: 'إعادة ضبط الحجم',
  bodyType: 'نوع الجسد',
  bodies: { feminine: 'أنثوي', masculine: 'ذكوري' },
  pendingChanges:
    '{count, plural, zero {لا تغييرات معلّقة} one {تغيير معلّق} two {تغييران معلّقان} few {{count} تغييرات معلّقة} many {{count} تغييرًا معلّقًا} other {{count} تغيير معلّق}}',
  pickItems: 'لتجربة القطع، يكفي اختيارها.',
  unapplied:
    '{count, plural, zero {كل التغييرات مطبّقة.} one {تغيير واحد لم يُطبَّق بعد.} two {تغييران لم يُطبَّقا بعد.} few {{count} تغييرات لم تُطبَّق بعد.} many {{count} تغييرًا لم يُطبَّق بعد.} other {{count} تغيير لم يُطبَّق بعد.}}',
  equipped: 'قيد الارتداء',
  pending: 'قيد الانتظار',
  toWear: 'للارتداء: {count}',
  toTakeOff: 'للخلع: {count}',
  items: '{count, plural, zero {قطعة} one {قطعة} two {قطعتان} few {قطع} many {قطعة} other {قطعة}}',
  undo: 'تراجع',
  redo: 'إعادة',
  backToWorn: 'العودة إلى ما كنت ألبسه',
  surprise: 'مفاجأة',
  surpriseLabel: 'مفاجأة مما عندي',
  lockNote: 'القفل يبقي الجزء كما هو.',
  lock: 'إبقاء {category}',
  dressTools: 'تجربة الإطلالات',
} satisfies Translation<typeof en>;
