import type en from '../en/wardrobe.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'تعذّر تحميل خزانة الملابس: ',
  customise: 'تخصيص',
  equip: 'ارتداء',
  unequip: 'خلع',
  closeDetails: 'إغلاق التفاصيل',
  details: 'تفاصيل القطعة',
  category: 'الفئة',
  otherBody: '{body, select, feminine {للجسد الأنثوي} masculine {للجسد الذكوري} other {لنوع الجسد الآخر}} فقط.',
  hidden: 'لا تناسب نوع جسدك، وهي مخفية.',
  choose: 'لتجربة قطعة، يكفي اختيارها.',
} satisfies Translation<typeof en>;
